package dlx.core;

import static dlx.core.covers.KnownCovers.queens;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.ModelException;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.engine.SplitPolicy;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import dlx.core.threads.Threads;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that several threads give the same solutions, order and counts as one thread. The work is cut as finely as
 * possible.
 */
@Order(4)
@ExtendWith(OwnThreadGroup.class)
class ThreadsTest {

    /** Workers that share from the second node on, give away as much as they can, and often wait for each other. */
    private static final Sizes FINE = Sizes.USUAL.cutting(new SplitPolicy(1, 0, 1, 40));

    /** Workers that find many solutions before they must wait. */
    private static final Sizes ROOMY = Sizes.USUAL.cutting(new SplitPolicy(2, 0, 1, 1 << 20));

    /**
     * Maximum number of nodes of a cover. Cut so finely, a larger search takes minutes: some random covers have tens of
     * millions for one engine.
     */
    private static final long MOST_NODES = 5000;

    private static final List<String> WALKS = List.of("links", "slots", "masks");

    /** The solutions that a search shows, and its report. */
    private record Shown(List<List<Integer>> solutions, Tally tally, StopReason stopped) {}

    private static Shown shown(Solver<Integer> solver, long most) {
        List<List<Integer>> solutions = new ArrayList<>();
        SearchReport report = solver.forEach((options, length) -> {
            solutions.add(Arrays.stream(options, 0, length).boxed().toList());
            return solutions.size() < most ? Visit.CONTINUE : Visit.STOP;
        });
        return new Shown(solutions, report.tally(), report.stopped());
    }

    private static Solver<Integer> solver(PlainCover cover, String engine) {
        return Solver.builder(cover.cover())
                .given(cover.givens())
                .engine(engine)
                .build();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PARTS")
    void showTheSameAsOneThread(Family family) {
        for (long seed = 0; seed < Math.max(Tier.of(1, 2), family.covers(RandomCovers.COVERS) / 20); seed++) {
            for (String engine : WALKS) {
                hold(family.cover(seed), engine, "family " + family + ", seed " + seed + ", " + engine);
            }
        }
    }

    /**
     * Tests diagrams without memory, which use the tree; with a limit, threads search more of the tree than the
     * solutions shown.
     */
    @Test
    void aDiagramWithoutMemoryCountsWhatOneThreadCounts() {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            Solver<Integer> one = solver(Family.DENSE.cover(seed), "diagram").toBuilder()
                    .anyOrder()
                    .memoMemory(1)
                    .solutionLimit(2)
                    .sizes(FINE)
                    .build();
            assertThat(shown(one.toBuilder().threads(2).build(), Long.MAX_VALUE))
                    .as("seed %d", seed)
                    .isEqualTo(shown(one, Long.MAX_VALUE));
        }
    }

    private static void hold(PlainCover cover, String engine, String where) {
        Solver<Integer> one =
                solver(cover, engine).toBuilder().solutionLimit(3000).build();
        Shown all;
        try {
            all = shown(one, Long.MAX_VALUE);
        } catch (ModelException e) {
            return; // not a cover for this engine
        }
        if (all.tally.nodes() > MOST_NODES) {
            return;
        }
        int found = all.solutions.size();
        for (Sizes cutting : List.of(FINE, ROOMY)) {
            for (int threads : Tier.isAll() ? new int[] {2, 3, 8} : new int[] {2, 8}) {
                String how = where + ", " + threads + " threads, " + cutting;
                Solver<Integer> several =
                        one.toBuilder().sizes(cutting).threads(threads).build();
                assertThat(shown(several, Long.MAX_VALUE)).as(how).isEqualTo(all);
                if (found > 1) {
                    long some = 1 + found / 2;
                    assertThat(shown(several.toBuilder().solutionLimit(some).build(), Long.MAX_VALUE))
                            .as("%s, limit %d", how, some)
                            .isEqualTo(shown(one.toBuilder().solutionLimit(some).build(), Long.MAX_VALUE));
                    assertThat(shown(several, some))
                            .as("%s, stopped after %d", how, some)
                            .isEqualTo(shown(one, some));
                }
                if (all.stopped == StopReason.EXHAUSTED) {
                    SearchReport counted = several.toBuilder()
                            .solutionLimit(Long.MAX_VALUE)
                            .build()
                            .count();
                    assertThat(counted.solutions()).as(how).isEqualTo(BigInteger.valueOf(found));
                }
            }
        }
    }

    /**
     * Tests searches that learn or restart: the first solution and the proof that it is the only solution equal those
     * of one thread, in every stage, with the same counts.
     */
    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"ONE_WORD", "TWO_WORDS", "DENSE", "BOARDS", "INFEASIBLE", "FORCED", "MULTIPLE", "COLORED"})
    void firstAndUniqueAreThoseOfOneThread(Family family) {
        for (long seed = 0; seed < Tier.of(2, 16); seed++) {
            PlainCover cover = family.cover(seed);
            for (String engine : List.of("auto", "slots", "links")) {
                for (int few : new int[] {1, 2, 5}) {
                    Sizes early = EarlySizes.after(few)
                            .due(500L * few)
                            .seed(seed)
                            .cutting(FINE.cutting())
                            .build();
                    Solver<Integer> one = Solver.builder(cover.cover())
                            .given(cover.givens())
                            .engine(engine)
                            .sizes(early)
                            .build();
                    String where = family + ", seed " + seed + ", " + engine + ", " + early;
                    Found<Integer> first = one.solve();
                    Uniqueness<Integer> unique = one.unique();
                    for (int threads : new int[] {2, 3, 8}) {
                        Found<Integer> again =
                                one.toBuilder().threads(threads).build().solve();
                        assertThat(again.found()).as(where).isEqualTo(first.found());
                        Uniqueness<Integer> asked =
                                one.toBuilder().threads(threads).build().unique();
                        assertThat(asked.found()).as(where).isEqualTo(unique.found());
                        assertThat(asked.verdict()).as(where).isEqualTo(unique.verdict());
                    }
                }
            }
        }
    }

    /** Tests 70 queens: slots alone do not find a solution soon, a contender does. */
    @Test
    void aHardFirstSolutionIsThatOfOneThread() {
        Solver<Integer> one = Solver.of(queens(70));
        Found<Integer> first = one.solve();
        assertThat(first.report().engine()).isNotEqualTo("slots");
        Found<Integer> two = one.toBuilder().threads(2).build().solve();
        assertThat(two.found()).isEqualTo(first.found());
        assertThat(two.report().engine()).isEqualTo(first.report().engine());
    }

    /** Tests multiples of 2^29 threads, which once made a pool without threads. */
    @ParameterizedTest
    @ValueSource(ints = {-1, Threads.MOST + 1, 1 << 29, 1 << 30, Integer.MAX_VALUE})
    void moreThreadsThanAnybodyHasAreRefused(int threads) {
        assertThatThrownBy(() -> Solver.builder(queens(4)).threads(threads).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("threads: " + threads + "; expected 0 for all cores, or 1 to 4096");
    }

    @Test
    void asManyAsThereMayBeFindTheSame() {
        Solver<Integer> one =
                Solver.builder(queens(8)).engine("links").sizes(FINE).build();
        assertThat(one.toBuilder().threads(Threads.MOST).build().iterator().stream()
                        .toList())
                .isEqualTo(one.iterator().stream().toList());
    }

    @Test
    void whatAnIteratorHasNotHandedOutRemains() {
        for (long seed = 0; seed < RandomCovers.amount(20); seed++) {
            Solver<Integer> one = solver(Family.BOARDS.cover(seed), "links").toBuilder()
                    .sizes(ROOMY)
                    .build();
            List<Set<Integer>> all = one.iterator().stream().map(Set::copyOf).toList();
            int some = all.size() / 2;
            List<Set<Integer>> parts = new ArrayList<>();
            try (SolutionIterator<Integer> solutions =
                    one.toBuilder().threads(3).build().iterator()) {
                for (int k = 0; k < some; k++) {
                    parts.add(Set.copyOf(solutions.next()));
                }
                for (Givens part : solutions.remaining().orElseThrow()) {
                    one.toBuilder().given(part).build().iterator().stream()
                            .map(Set::copyOf)
                            .forEach(parts::add);
                }
            }
            assertThat(parts).as("seed %d", seed).isEqualTo(all);
        }
    }

    @Test
    void aVisitorThatThrowsLeavesNoThreadBehind() throws InterruptedException {
        Solver<Integer> several = Solver.builder(queens(8))
                .engine("links")
                .sizes(ROOMY)
                .threads(4)
                .build();
        for (int at = 1; at < 30; at++) {
            int last = at;
            List<Integer> seen = new ArrayList<>();
            assertThatThrownBy(() -> several.forEach((options, length) -> {
                        seen.add(length);
                        if (seen.size() == last) {
                            throw new IllegalStateException("enough");
                        }
                        return Visit.CONTINUE;
                    }))
                    .hasMessage("enough");
        }
        assertThatNoSearchThreadIsLeft();
    }

    @Test
    void aStrategyThatThrowsInAWorkerIsHeardInTheCallingThread() throws InterruptedException {
        Thread caller = Thread.currentThread();
        Solver<Integer> several = solver(Family.DENSE.cover(1), "links").toBuilder()
                .sizes(ROOMY)
                .threads(4)
                .strategy(() -> open -> {
                    if (Thread.currentThread() != caller) {
                        throw new IllegalStateException("no idea");
                    }
                    return open.first();
                })
                .build();
        assertThatThrownBy(several::count).hasMessage("no idea");
        assertThatNoSearchThreadIsLeft();
    }

    @Test
    void aCancelledSearchEndsAllWorkers() throws InterruptedException {
        CancellationToken token = new CancellationToken();
        SearchReport report = Solver.builder(queens(14))
                .threads(3)
                .token(token)
                .progress(progress -> token.cancel())
                .engine("links")
                .build()
                .count();
        assertThat(report.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThatNoSearchThreadIsLeft();
    }

    @Test
    void theShareDoneRisesToOne() {
        List<Double> shares = new ArrayList<>();
        Solver.builder(queens(10))
                .threads(3)
                .engine("slots")
                .checkpoints(Duration.ZERO, checkpoint -> shares.add(checkpoint.share()))
                .build()
                .forEach((options, length) -> Visit.CONTINUE);
        assertThat(shares).isSorted().last().isEqualTo(1.0);
    }

    /** Tests a count that goes beyond the trial and whose table does not pay: from there on all threads count. */
    @Test
    void aCountWhoseTableDoesNotPayIsCountedByAll() {
        for (int threads : new int[] {1, 2, 3}) {
            SearchReport report = Solver.builder(queens(10))
                    .engine("memo")
                    .memoMemory(1)
                    .threads(threads)
                    .build()
                    .count();
            assertThat(report.solutions()).as("%d threads", threads).isEqualTo(724);
            assertThat(Solver.builder(queens(11))
                            .threads(threads)
                            .build()
                            .count()
                            .solutions())
                    .isEqualTo(2680);
        }
    }

    @Test
    void solutionsInAnyOrderComeInTheSameOne() {
        Solver<Integer> one = Solver.builder(queens(9)).anyOrder().build();
        List<List<Integer>> all = one.iterator().stream().toList();
        assertThat(all).hasSize(352);
        assertThat(one.toBuilder().threads(3).sizes(ROOMY).build().iterator().stream()
                        .toList())
                .isEqualTo(all);
    }

    @Test
    void aWatcherThatThrowsInACountOfManyThreadsLeavesNoneBehind() throws InterruptedException {
        for (String engine : List.of("memo", "auto", "links")) {
            Solver<Integer> several = Solver.builder(queens(16))
                    .engine(engine)
                    .memoMemory(1)
                    .threads(3)
                    .build();
            assertThatThrownBy(() -> several.toBuilder()
                            .progress(progress -> {
                                throw new IllegalStateException("enough of " + engine);
                            })
                            .build()
                            .count())
                    .hasMessage("enough of " + engine);
        }
        assertThatNoSearchThreadIsLeft();
    }

    /** Tests learning strategies over multiplicities: the tree depends on the thread, so it cannot be shared. */
    @Test
    void strategiesThatLearnKeepToOneThread() {
        for (Strategy strategy : List.of(Strategy.WEIGHTS, Strategy.FRB)) {
            for (Family family : List.of(Family.MULTIPLE, Family.BOTH, Family.DENSE)) {
                for (long seed = 0; seed < RandomCovers.amount(20); seed++) {
                    PlainCover cover = family.cover(seed);
                    Solver<Integer> one = Solver.builder(cover.cover())
                            .given(cover.givens())
                            .engine("links")
                            .strategy(strategy)
                            .solutionLimit(300)
                            .build();
                    assertThat(shown(one.toBuilder().sizes(FINE).threads(3).build(), Long.MAX_VALUE))
                            .as("%s, %s, seed %d", strategy, family, seed)
                            .isEqualTo(shown(one, Long.MAX_VALUE));
                }
            }
        }
    }

    /** Waits until the idle threads of a pool that has been shut down have ended. */
    private static void assertThatNoSearchThreadIsLeft() throws InterruptedException {
        for (Thread thread : OwnThreadGroup.threads("dlx-search")) {
            thread.join(120_000);
            assertThat(thread.isAlive()).isFalse();
        }
    }
}
