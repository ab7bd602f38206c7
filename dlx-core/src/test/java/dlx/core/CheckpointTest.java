package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.digest.Sha256;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.engine.SplitPolicy;
import dlx.core.search.Checkpoint;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a search broken off anywhere and resumed shows each solution once, in order, and counts the whole. */
class CheckpointTest {

    private static final SplitPolicy FINE = new SplitPolicy(2, 0, 1, 40);

    /** An exception that ends a search like an accident. */
    static final class Accident extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Accident() {
            super("an accident", null, false, false);
        }
    }

    /** A search that breaks off at some checkpoint, with the solutions shown and the checkpoint left. */
    private static final class Broken {

        private final List<List<Integer>> shown = new ArrayList<>();
        private final int breaksAt;
        private int made;
        private String saved = "";
        private int shownWhenSaved;

        Broken(int breaksAt) {
            this.breaksAt = breaksAt;
        }

        void keep(Checkpoint checkpoint) {
            if (++made > breaksAt) {
                throw new Accident();
            }
            saved = checkpoint.text();
            shownWhenSaved = shown.size();
            assertThat(checkpoint.tally().solutions())
                    .as("what it says was shown")
                    .isEqualTo(shownWhenSaved);
        }

        Visit show(int[] options, int length) {
            shown.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return Visit.CONTINUE;
        }
    }

    /** Maximum number of nodes of a cover; a larger search with a checkpoint at each third node takes minutes. */
    private static final long MOST_NODES = Tier.of(500, 5000);

    private static Solver<Integer> solver(PlainCover cover, String engine) {
        return Solver.builder(cover.cover())
                .given(cover.givens())
                .engine(engine)
                .sizes(Sizes.USUAL.cutting(FINE))
                .build();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PARTS")
    void aSearchThatIsGoneOnWithShowsTheRest(Family family) {
        for (long seed = 0; seed < Math.max(Tier.of(1, 2), family.covers(RandomCovers.COVERS) / 20); seed++) {
            for (String engine : List.of("links", "slots", "masks")) {
                PlainCover cover = family.cover(seed);
                String where = "family " + family + ", seed " + seed + ", " + engine;
                Solver<Integer> whole =
                        solver(cover, engine).toBuilder().solutionLimit(500).build();
                Broken all = new Broken(Integer.MAX_VALUE);
                SearchReport report;
                try {
                    report = whole.forEach(all::show);
                } catch (ModelException e) {
                    continue; // not a cover for this engine
                }
                if (report.nodes() > MOST_NODES) {
                    continue;
                }
                Random random = new Random(seed);
                for (int threads = 1; threads <= 3; threads += Tier.of(2, 1)) {
                    resumed(whole, threads, random, where + ", " + threads + " threads", all.shown, report);
                }
            }
        }
    }

    /** Breaks a search off again and again until it ends. */
    private static void resumed(
            Solver<Integer> whole,
            int threads,
            Random random,
            String where,
            List<List<Integer>> expected,
            SearchReport report) {
        List<List<Integer>> shown = new ArrayList<>();
        Solver<Integer> solver = whole.toBuilder().threads(threads).build();
        for (int run = 0; ; run++) {
            int before = shown.size();
            Broken broken = new Broken(run < 5 ? 1 + random.nextInt(40) : Integer.MAX_VALUE);
            broken.shown.addAll(shown);
            try {
                SearchReport last = solver.toBuilder()
                        .checkpoints(Duration.ZERO, broken::keep)
                        .build()
                        .forEach(broken::show);
                assertThat(broken.shown).as(where).isEqualTo(expected);
                assertThat(last.solutions()).as(where).isEqualTo(report.solutions());
                if (threads == 1 || report.isComplete()) { // workers may have been ahead of the last solution
                    assertThat(last.nodes()).as("%s: nodes", where).isEqualTo(report.nodes());
                }
                assertThat(last.stopped()).as(where).isEqualTo(report.stopped());
                return;
            } catch (Accident e) {
                shown = new ArrayList<>(broken.shown.subList(0, broken.shownWhenSaved));
                Checkpoint saved = Checkpoint.parse(broken.saved);
                assertThat(saved.text()).as(where).isEqualTo(broken.saved);
                solver = whole.toBuilder().threads(threads).start(saved).build();
                assertThat(shown.size()).isGreaterThanOrEqualTo(before);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks", "memo", "sweep", "orbits", "auto"})
    void aCountThatIsGoneOnWithCountsTheWhole(String engine) {
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = Family.BOARDS.cover(seed);
            Solver<Integer> whole = solver(cover, engine);
            BigInteger expected = solver(cover, "links").count().solutions();
            for (int threads : new int[] {1, 2}) {
                Broken broken = new Broken(1 + (int) seed % 30);
                BigInteger counted;
                try {
                    counted = whole.toBuilder()
                            .threads(threads)
                            .checkpoints(Duration.ZERO, c -> {
                                if (++broken.made > broken.breaksAt) {
                                    throw new Accident();
                                }
                                broken.saved = c.text();
                            })
                            .build()
                            .count()
                            .solutions();
                } catch (Accident e) {
                    counted = whole.toBuilder()
                            .start(Checkpoint.parse(broken.saved))
                            .build()
                            .count()
                            .solutions();
                }
                assertThat(counted).as("seed %d, %d threads", seed, threads).isEqualTo(expected);
            }
        }
    }

    @Test
    void aCompleteSearchHasNothingLeft() {
        Solver<Integer> solver = solver(Family.BOARDS.cover(3), "links");
        List<Checkpoint> made = new ArrayList<>();
        SearchReport report = solver.toBuilder()
                .checkpoints(Duration.ofDays(1), made::add)
                .build()
                .count();
        Checkpoint last = made.get(made.size() - 1);
        assertThat(last.isComplete()).isTrue();
        assertThat(last.share()).isEqualTo(1);
        SearchReport again = solver.toBuilder().start(last).build().count();
        assertThat(again.tally()).isEqualTo(report.tally());
        assertThat(again.stopped()).isEqualTo(StopReason.EXHAUSTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mrv", "weights", "any order"})
    void aFinishedSearchShowsNothingAgain(String how) {
        Solver<Integer> plain = solver(Family.BOARDS.cover(3), "auto");
        Solver<Integer> solver = how.equals("weights")
                ? plain.toBuilder().strategy(Strategy.WEIGHTS).build()
                : how.equals("mrv") ? plain : plain.toBuilder().anyOrder().build();
        List<Checkpoint> made = new ArrayList<>();
        Broken first = new Broken(Integer.MAX_VALUE);
        SearchReport report = solver.toBuilder()
                .checkpoints(Duration.ofDays(1), made::add)
                .build()
                .forEach(first::show);
        assertThat(first.shown).isNotEmpty();
        Broken again = new Broken(Integer.MAX_VALUE);
        SearchReport second = solver.toBuilder()
                .start(Checkpoint.parse(made.get(0).text()))
                .build()
                .forEach(again::show);
        assertThat(again.shown).isEmpty();
        assertThat(second.solutions()).isEqualTo(report.solutions());
        assertThat(second.isComplete()).isTrue();
    }

    /**
     * Tests a search in any order: the resumed search is one search along the order, and other orders are not tried.
     */
    @Test
    void aSearchForOneSolutionInAnyOrderIsGoneOnWithAlongTheOrder() {
        int goneOnWith = 0;
        for (long seed = 0; seed < 20; seed++) {
            PlainCover cover = Family.BOARDS.cover(seed);
            Optional<List<Integer>> first = solver(cover, "links").toBuilder()
                    .solutionLimit(1)
                    .build()
                    .solve()
                    .options();
            Solver<Integer> solver =
                    solver(cover, "links").toBuilder().anyOrder().build();
            List<Checkpoint> made = new ArrayList<>();
            Solver<Integer> kept = solver.toBuilder()
                    .checkpoints(Duration.ofDays(1), made::add)
                    .build();
            assertThat(kept.solve().options()).as("seed " + seed).isEqualTo(first);
            made.clear();
            if (kept.toBuilder().nodeLimit(1).build().solve().report().stopped() == StopReason.NODES) {
                assertThat(solver.toBuilder().start(made.get(0)).build().solve().options())
                        .as("seed " + seed)
                        .isEqualTo(first);
                goneOnWith++;
            }
        }
        assertThat(goneOnWith).isPositive();
    }

    /** Counts 2^70 solutions, more than any counter of shown solutions can hold. */
    @Test
    void aCountBeyondAllNumbersIsGoneOnWith() {
        Cover<Integer> coins = Cover.of(Integer.class, cover -> {
            Items items = cover.items("coin", 70);
            for (int k = 0; k < 140; k++) {
                cover.option(k, items.at(k / 2));
            }
        });
        for (String engine : List.of("memo", "sweep", "auto")) {
            List<Checkpoint> made = new ArrayList<>();
            Solver<Integer> solver = Solver.builder(coins).engine(engine).build();
            BigInteger all = solver.toBuilder()
                    .checkpoints(Duration.ZERO, made::add)
                    .build()
                    .count()
                    .solutions();
            assertThat(all).isEqualTo(BigInteger.TWO.pow(70));
            for (Checkpoint checkpoint : made) {
                assertThat(solver.toBuilder().start(checkpoint).build().count().solutions())
                        .as(engine)
                        .isEqualTo(all);
            }
        }
    }

    @Test
    void anInterruptAmidACheckpointEndsTheSearch() {
        Solver<Integer> several =
                solver(Family.BOARDS.cover(3), "links").toBuilder().threads(3).build();
        List<Checkpoint> made = new ArrayList<>();
        SearchReport report = several.toBuilder()
                .checkpoints(Duration.ZERO, checkpoint -> {
                    made.add(checkpoint);
                    Thread.currentThread().interrupt();
                })
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
        assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
        Broken rest = new Broken(Integer.MAX_VALUE);
        several.toBuilder().start(made.get(made.size() - 1)).build().forEach(rest::show);
        assertThat(made.get(made.size() - 1).tally().solutions().intValueExact() + rest.shown.size())
                .isEqualTo(several.count().solutions().intValueExact());
    }

    @Test
    void drawsAndUniquenessAreNotGoneOnWith() {
        Solver<Integer> solver = solver(Family.BOARDS.cover(3), "links");
        List<Checkpoint> made = new ArrayList<>();
        solver.toBuilder().checkpoints(Duration.ZERO, made::add).build().count();
        Solver<Integer> resumed = solver.toBuilder().start(made.get(0)).build();
        assertThatThrownBy(resumed::unique).isInstanceOf(CheckpointException.class);
        assertThatThrownBy(() -> resumed.sample(1, 1)).isInstanceOf(CheckpointException.class);
    }

    @Test
    void numbersThatTheCoverDoesNotHaveAreRefused() {
        Solver<Integer> solver = solver(Family.BOARDS.cover(3), "links").toBuilder()
                .solutionLimit(1)
                .build();
        List<Checkpoint> made = new ArrayList<>();
        solver.toBuilder()
                .checkpoints(Duration.ofDays(1), made::add)
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        for (String[] change : new String[][] {
            {"part ", "part 0.1 999999 | |\npart "},
            {"counted ", "counted -"},
            {"\npart 0.", "\npart NaN 1 | |\npart 0."},
            {"shown 0", "shown -3"},
            {"cover ", "cover"}
        }) {
            String body = made.get(0).text().substring(0, made.get(0).text().lastIndexOf("sha256 "));
            String forged = body.replaceFirst(change[0], change[1]);
            String text = forged + "sha256 " + Sha256.of(forged) + "\n";
            assertThat(forged).as(change[0]).isNotEqualTo(body);
            assertThatThrownBy(() -> solver.toBuilder()
                            .start(Checkpoint.parse(text))
                            .build()
                            .solve()
                            .options())
                    .as(change[1])
                    .isInstanceOf(CheckpointException.class);
        }
    }

    @Test
    void anotherCoverOrQuestionOrTextIsRefused() {
        Solver<Integer> solver = solver(Family.BOARDS.cover(3), "links");
        List<Checkpoint> made = new ArrayList<>();
        solver.toBuilder()
                .solutionLimit(1)
                .checkpoints(Duration.ZERO, made::add)
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        Checkpoint saved = made.get(0);
        assertThatThrownBy(() -> solver(Family.BOARDS.cover(4), "links").toBuilder()
                        .solutionLimit(1)
                        .start(saved)
                        .build()
                        .solve()
                        .options())
                .isInstanceOf(CheckpointException.class)
                .hasMessageStartingWith("checkpoint: it was made of another puzzle; expected ");
        assertThatThrownBy(() -> solver.toBuilder().start(saved).build().count())
                .isInstanceOf(CheckpointException.class)
                .hasMessageContaining(
                        "it was made for another question: \"All[limit=1, anyOrder=false]; engine links;");
        String text = saved.text();
        for (int cut = 0; cut < text.length(); cut++) {
            String truncated = text.substring(0, cut);
            assertThatThrownBy(() -> Checkpoint.parse(truncated))
                    .as("cut at %d", cut)
                    .isInstanceOf(CheckpointException.class);
            String altered = truncated + (char) (text.charAt(cut) ^ 1) + text.substring(cut + 1);
            assertThatThrownBy(() -> Checkpoint.parse(altered))
                    .as("altered at %d", cut)
                    .isInstanceOf(CheckpointException.class);
        }
    }

    @Test
    void theBestOfAllIsFoundAgain() {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            Solver<Integer> whole = solver(Family.TINY.cover(seed), "links");
            Best<Integer> expected = whole.ask(Question.best(3));
            Broken broken = new Broken(1 + (int) seed % 20);
            Best<Integer> found;
            try {
                found = whole.toBuilder()
                        .checkpoints(Duration.ZERO, c -> {
                            if (++broken.made > broken.breaksAt) {
                                throw new Accident();
                            }
                            broken.saved = c.text();
                        })
                        .build()
                        .ask(Question.best(3));
            } catch (Accident e) {
                found = whole.toBuilder()
                        .start(Checkpoint.parse(broken.saved))
                        .build()
                        .ask(Question.best(3));
            }
            assertThat(found.found()).as("seed %d", seed).isEqualTo(expected.found());
            assertThat(found.proven()).as("seed %d", seed).isEqualTo(expected.proven());
        }
    }

    /** Breaks off a count again and again while it tries two orders of the items, part by part. */
    @Test
    void aCountInTwoOrdersCountsEachSolutionOnce() {
        Cover<Integer> sums = Cover.of(Integer.class, cover -> {
            Items rows = cover.items("row", 5);
            Items columns = cover.items("column", 5);
            for (int k = 0; k < 5; k++) {
                rows.at(k).times(2, 2);
                columns.at(k).times(2, 2);
            }
            for (int k = 0; k < 25; k++) {
                cover.option(k, rows.at(k / 5), columns.at(k % 5));
            }
        });
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            Random random = new Random(seed);
            int few = 1 + random.nextInt(40);
            Sizes early = EarlySizes.after(1)
                    .due(100L * few)
                    .looks(1 + random.nextInt(4))
                    .cutting(FINE)
                    .build();
            Solver<Integer> whole = Solver.builder(sums)
                    .engine("memo")
                    .sizes(early)
                    .threads(1 + (int) (seed % 2))
                    .build();
            Solver<Integer> solver = whole;
            for (int run = 0; run < 6; run++) {
                int most = 1 + random.nextInt(8);
                List<Checkpoint> made = new ArrayList<>();
                try {
                    solver.toBuilder()
                            .checkpoints(Duration.ZERO, checkpoint -> {
                                if (made.size() == most) {
                                    throw new Accident();
                                }
                                made.add(checkpoint);
                            })
                            .build()
                            .count();
                } catch (Accident e) {
                    // only the checkpoints before remain
                }
                solver = whole.toBuilder()
                        .start(Checkpoint.parse(made.get(made.size() - 1).text()))
                        .build();
            }
            assertThat(solver.count().solutions()).as("seed %d", seed).isEqualTo(2040);
        }
    }

    /**
     * Resumes from a checkpoint that keeps a solution known beforehand, although the givens may exclude that solution.
     */
    @Test
    void aSearchThatKnowsWhatIsExcludedIsGoneOnWith() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items cells = c.items("cell", 2);
            for (int k = 0; k < 4; k++) {
                c.option(k, k, cells.at(k / 2));
            }
        });
        for (String engine : List.of("auto", "prices", "links", "slots")) {
            Solver<Integer> solver = Solver.builder(cover)
                    .engine(engine)
                    .forbidden(List.of(1))
                    .knownSolutions(List.of(new int[] {3, 1}))
                    .build();
            List<Checkpoint> made = new ArrayList<>();
            assertThat(solver.toBuilder()
                            .checkpoints(Duration.ZERO, made::add)
                            .build()
                            .best()
                            .score())
                    .isEqualTo(4);
            for (Checkpoint checkpoint : made) {
                assertThat(solver.toBuilder()
                                .start(Checkpoint.parse(checkpoint.text()))
                                .build()
                                .best()
                                .score())
                        .as(engine)
                        .isEqualTo(4);
            }
        }
    }
}
