package dlx.core.engine.prices.covering;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Deadline;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.prices.WeighedCovers;
import dlx.core.engine.prices.linear.DualSimplex;
import dlx.core.search.CancellationToken;
import dlx.core.search.internal.SearchQuestion;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoveringSearchTest {

    private static final int COVERS = (int) RandomCovers.amount(2000);

    /** Stores every score and bound that a search reports. */
    private static final class Watch implements SearchControl.ProgressWatch {

        final List<OptionalLong> scores = new ArrayList<>();
        final List<OptionalLong> bounds = new ArrayList<>();

        @Override
        public void look(Search search) {}

        @Override
        public void improved(Search search) {
            scores.add(search.score());
            bounds.add(search.bound());
        }
    }

    private static SearchControl control(long nodes, Watch watch) {
        return new SearchControl(nodes, Deadline.of(new CancellationToken()), watch, 1);
    }

    private static List<List<Integer>> found(Search search) {
        List<List<Integer>> found = new ArrayList<>();
        while (search.advance()) {
            int[] options = search.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    /** Threshold of the gain that is always exceeded. */
    private static final double ANYHOW = -1e12;

    /**
     * Settings of the linear program: never, from the start, and after 3 nodes. By default it starts after more nodes
     * than any search here has.
     */
    private static final List<CoveringSearch.Linear> LINEAR = List.of(
            new CoveringSearch.Linear(Integer.MAX_VALUE, 0, Long.MAX_VALUE, 0),
            new CoveringSearch.Linear(0, ANYHOW, Long.MAX_VALUE, 0),
            new CoveringSearch.Linear(Integer.MAX_VALUE, 0, 3, ANYHOW));

    private static CoveringSearch.Linear linear(long number) {
        return LINEAR.get((int) (number % LINEAR.size()));
    }

    private static List<List<Integer>> solve(PlainCover cover, SearchQuestion.Best question, Watch watch) {
        return solve(cover, question, List.of(), watch, LINEAR.get(0));
    }

    private static List<List<Integer>> solve(
            PlainCover cover,
            SearchQuestion.Best question,
            List<int[]> symmetries,
            Watch watch,
            CoveringSearch.Linear linear) {
        Covering covering = new Covering(WeighedCovers.problem(cover), () -> {});
        return found(new CoveringSearch(
                covering,
                WeighedCovers.request(cover, question, symmetries, 1),
                control(Long.MAX_VALUE, watch),
                Integer.MAX_VALUE,
                linear));
    }

    @ParameterizedTest
    @EnumSource
    void theBestFewAreThoseThatLookingAtEverySubsetFinds(Goal goal) {
        int solved = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities()) {
                continue;
            }
            List<List<Integer>> all = WeighedCovers.solutions(cover, goal);
            solved += all.isEmpty() ? 0 : 1;
            for (int count : new int[] {1, 2, 5, 10_000}) {
                String where = goal + ", seed " + seed + ", " + count + ": " + cover;
                Watch watch = new Watch();
                List<List<Integer>> found =
                        solve(cover, new SearchQuestion.Best(goal, count), List.of(), watch, linear(seed + count));
                List<List<Integer>> expected = all.subList(0, Math.min(count, all.size()));
                assertThat(found.stream().map(cover::score))
                        .as(where)
                        .containsExactlyElementsOf(expected.stream().map(cover::score)::iterator);
                assertThat(new HashSet<>(found)).as(where).hasSameSizeAs(found);
                assertThat(new HashSet<>(all).containsAll(found)).as(where).isTrue();
                if (!all.isEmpty()) {
                    assertBoundsHold(where, watch, goal, cover.score(all.get(0)));
                }
            }
        }
        assertThat(solved).as("covers with solutions").isGreaterThan(COVERS / 3);
    }

    /** Checks that each bound is at least as good as the best score, and that the last bound equals it. */
    private static void assertBoundsHold(String where, Watch watch, Goal goal, long best) {
        for (OptionalLong bound : watch.bounds) {
            if (bound.isPresent()) {
                assertThat(goal.prefers(best, bound.getAsLong()))
                        .as("%s: bound %s, best %s", where, bound, best)
                        .isFalse();
            }
        }
        assertThat(watch.bounds.get(watch.bounds.size() - 1)).as(where).hasValue(best);
        assertThat(watch.scores.get(watch.scores.size() - 1)).as(where).hasValue(best);
    }

    @Test
    void allOptimaAreFoundOnceEach() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities()) {
                continue;
            }
            List<List<Integer>> all = WeighedCovers.solutions(cover, Goal.LEAST);
            Set<List<Integer>> optima = all.stream()
                    .filter(s -> cover.score(s) == cover.score(all.get(0)))
                    .collect(Collectors.toSet());
            List<List<Integer>> found =
                    solve(cover, new SearchQuestion.Best(Goal.LEAST, 1, true, 0), List.of(), new Watch(), linear(seed));
            assertThat(new HashSet<>(found)).as("seed %s: %s", seed, cover).isEqualTo(optima);
            assertThat(found).as("seed %s: %s", seed, cover).hasSameSizeAs(optima);
        }
    }

    @Test
    void aGapIsKept() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            List<List<Integer>> all = WeighedCovers.solutions(cover, Goal.LEAST);
            if (!cover.hasMultiplicities() || all.isEmpty()) {
                continue;
            }
            long gap = 1 + seed % 5;
            List<List<Integer>> found = solve(
                    cover, new SearchQuestion.Best(Goal.LEAST, 1, false, gap), List.of(), new Watch(), linear(seed));
            assertThat(all).as("seed %s: %s", seed, cover).containsAll(found);
            assertThat(cover.score(found.get(0)))
                    .as("seed %s: %s", seed, cover)
                    .isBetween(cover.score(all.get(0)), cover.score(all.get(0)) + gap);
        }
    }

    @Test
    void whatAStoppedSearchHasProvedIsTrue() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            List<List<Integer>> all = WeighedCovers.solutions(cover, Goal.LEAST);
            if (!cover.hasMultiplicities() || all.isEmpty()) {
                continue;
            }
            long best = cover.score(all.get(0));
            Covering covering = new Covering(WeighedCovers.problem(cover), () -> {});
            CoveringSearch search = new CoveringSearch(
                    covering,
                    WeighedCovers.request(cover, new SearchQuestion.Best(Goal.LEAST, 2), List.of(), 1),
                    control(1 + seed % 4, new Watch()),
                    Integer.MAX_VALUE,
                    linear(seed / 4));
            String where = "seed " + seed + ": " + cover;
            assertThat(all).as(where).containsAll(found(search));
            assertThat(search.bound().orElse(best)).as(where).isLessThanOrEqualTo(best);
            assertThat(search.score().orElse(best)).as(where).isGreaterThanOrEqualTo(best);
        }
    }

    /** Tests a cover that consists of two copies of one cover, with a map that exchanges the copies. */
    @Test
    void aSymmetryOfTheFirstMoveLosesNoOptimum() {
        for (long seed = 0; seed < COVERS / 3; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities()
                    || cover.options().size() > 5
                    || cover.pins().size() + cover.banned().size() > 0) {
                continue;
            }
            PlainCover twice = twice(cover);
            int n = cover.options().size();
            int[] map = IntStream.range(0, 2 * n).map(k -> (k + n) % (2 * n)).toArray();
            List<List<Integer>> all = WeighedCovers.solutions(twice, Goal.LEAST);
            assertThat(
                            solve(
                                            twice,
                                            new SearchQuestion.Best(Goal.LEAST, 1),
                                            List.of(map),
                                            new Watch(),
                                            linear(seed))
                                    .stream()
                                    .map(twice::score))
                    .as("seed %s: %s", seed, twice)
                    .containsExactlyElementsOf(all.stream().limit(1).map(twice::score)::iterator);
        }
    }

    /**
     * Returns two copies of a cover, joined by an item that needs one option from both, so that the copies are not
     * independent.
     */
    private static PlainCover twice(PlainCover cover) {
        int items =
                (int) cover.primary().stream().filter(isPrimary -> isPrimary).count();
        int secondary = cover.primary().size() - items;
        List<Bounds> bounds = new ArrayList<>(cover.bounds().subList(0, items));
        bounds.addAll(cover.bounds().subList(0, items));
        bounds.add(WeighedCovers.REPEATED);
        bounds.addAll(Collections.nCopies(2 * secondary, Bounds.ONCE));
        List<PlainCover.Option> options = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (PlainCover.Option option : cover.options()) {
                int primary = side * items;
                int other = 2 * items + 1 - items + side * secondary;
                List<Integer> held = new ArrayList<>(option.items());
                held.replaceAll(i -> i < items ? i + primary : i + other);
                List<Integer> colors = new ArrayList<>(option.colors());
                if (options.size() % cover.options().size() == 0) {
                    held.add(2 * items);
                    colors.add(PlainCover.Option.NO_COLOR);
                }
                options.add(new PlainCover.Option(held, colors, option.weight()));
            }
        }
        List<Boolean> kinds =
                IntStream.range(0, bounds.size()).mapToObj(i -> i <= 2 * items).toList();
        List<Integer> relaxed =
                cover.relaxed().stream().flatMap(i -> Stream.of(i, i + items)).toList();
        return new PlainCover(kinds, bounds, options, List.of(), List.of(), relaxed);
    }

    @Test
    void greatWeightsAreExactOrRefused() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities() || cover.options().isEmpty()) {
                continue;
            }
            long factor = 1L << seed % 58;
            List<PlainCover.Option> options = cover.options().stream()
                    .map(o -> new PlainCover.Option(o.items(), o.colors(), o.weight() * factor + o.weight() % 2))
                    .toList();
            PlainCover great = new PlainCover(
                    cover.primary(), cover.bounds(), options, cover.pins(), cover.banned(), cover.relaxed());
            if (CoveringSearch.fits(WeighedCovers.problem(great), StopCheck.NEVER)) {
                List<List<Integer>> all = WeighedCovers.solutions(great, Goal.LEAST);
                assertThat(solve(great, new SearchQuestion.Best(Goal.LEAST, 1), new Watch()).stream()
                                .map(great::score))
                        .as("seed %s: %s", seed, great)
                        .containsExactlyElementsOf(all.stream().limit(1).map(great::score)::iterator);
            } else {
                assertThat(factor).as("seed %s: %s", seed, great).isGreaterThan(1L << 40);
            }
        }
    }

    /** Returns a search that is shared from its first node on. */
    private static CoveringSearch shared(
            PlainCover cover,
            SearchQuestion.Best question,
            List<int[]> symmetries,
            int threads,
            SearchControl control) {
        Covering covering = new Covering(WeighedCovers.problem(cover), () -> {});
        return new CoveringSearch(
                covering,
                WeighedCovers.request(cover, question, symmetries, threads),
                control,
                0,
                linear(cover.options().size() + threads));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void severalThreadsFindTheSame(int threads) {
        for (long seed = threads; seed < COVERS; seed += 4) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities()) {
                continue;
            }
            String where = "seed " + seed + ", " + threads + " threads: " + cover;
            List<List<Integer>> all = WeighedCovers.solutions(cover, Goal.LEAST);
            Watch watch = new Watch();
            List<List<Integer>> found = found(shared(
                    cover, new SearchQuestion.Best(Goal.LEAST, 3), List.of(), threads, control(Long.MAX_VALUE, watch)));
            assertThat(found.stream().map(cover::score))
                    .as(where)
                    .containsExactlyElementsOf(all.stream().limit(3).map(cover::score)::iterator);
            assertThat(all).as(where).containsAll(found);
            if (!all.isEmpty()) {
                assertBoundsHold(where, watch, Goal.LEAST, cover.score(all.get(0)));
            }
            SearchQuestion.Best optima = new SearchQuestion.Best(Goal.LEAST, 1, true, 0);
            assertThat(found(shared(cover, optima, List.of(), threads, control(Long.MAX_VALUE, new Watch()))))
                    .as(where)
                    .isEqualTo(solve(cover, optima, new Watch()));
        }
    }

    @Test
    void aSymmetryLosesNoOptimumInSeveralThreads() {
        for (long seed = 0; seed < COVERS / 3; seed++) {
            PlainCover cover = WeighedCovers.random(seed);
            if (!cover.hasMultiplicities()
                    || cover.options().size() > 5
                    || cover.pins().size() + cover.banned().size() > 0) {
                continue;
            }
            PlainCover twice = twice(cover);
            int n = cover.options().size();
            int[] map = IntStream.range(0, 2 * n).map(k -> (k + n) % (2 * n)).toArray();
            CoveringSearch search = shared(
                    twice,
                    new SearchQuestion.Best(Goal.LEAST, 1),
                    List.of(map),
                    3,
                    control(Long.MAX_VALUE, new Watch()));
            assertThat(found(search).stream().map(twice::score))
                    .as("seed %s: %s", seed, twice)
                    .containsExactlyElementsOf(WeighedCovers.solutions(twice, Goal.LEAST).stream()
                            .limit(1)
                            .map(twice::score)::iterator);
        }
    }

    /**
     * Returns a cover of a random graph with three edges per point, each of which must be hit at one end: a tree of
     * some thousand nodes with many ties.
     */
    private static PlainCover vertexCover(int points, long seed) {
        Random random = new Random(seed);
        List<List<Integer>> held = new ArrayList<>();
        IntStream.range(0, points).forEach(k -> held.add(new ArrayList<>()));
        int edges = 3 * points;
        for (int i = 0; i < edges; i++) {
            int a = i < points ? i : random.nextInt(points);
            int b = (a + 1 + random.nextInt(points - 1)) % points;
            held.get(a).add(i);
            held.get(b).add(i);
        }
        List<PlainCover.Option> options = held.stream()
                .map(items -> new PlainCover.Option(items, random.nextInt(1, 4)))
                .toList();
        return WeighedCovers.of(edges, WeighedCovers.REPEATED, options);
    }

    @Test
    void manyRunsOfAGreatTreeAgree() {
        for (long seed = 0; seed < 3; seed++) {
            PlainCover cover = vertexCover(36, seed);
            SearchQuestion.Best optima = new SearchQuestion.Best(Goal.LEAST, 1, true, 0);
            List<List<Integer>> alone = solve(cover, optima, new Watch());
            for (int threads = 2; threads < 9; threads++) {
                Watch watch = new Watch();
                List<List<Integer>> found =
                        found(shared(cover, optima, List.of(), threads, control(Long.MAX_VALUE, watch)));
                assertThat(found).as("seed %s, %s threads", seed, threads).isEqualTo(alone);
                assertBoundsHold("seed " + seed, watch, Goal.LEAST, cover.score(alone.get(0)));
            }
        }
    }

    @Test
    void aStoppedSearchContinuesWithWhatItKnows() {
        PlainCover cover = vertexCover(30, 7);
        SearchQuestion.Best question = new SearchQuestion.Best(Goal.LEAST, 2);
        List<Long> best =
                solve(cover, question, new Watch()).stream().map(cover::score).toList();
        for (int threads = 1; threads < 4; threads++) {
            for (long limit = 1; limit < 2_000; limit = 2 * limit + 1) {
                String where = threads + " threads, limit " + limit;
                CoveringSearch stopped = shared(cover, question, List.of(), threads, control(limit, new Watch()));
                found(stopped);
                assertThat(stopped.nodes()).as(where).isLessThanOrEqualTo(limit);
                assertThat(stopped.bound().orElse(best.get(0))).as(where).isLessThanOrEqualTo(best.get(0));
                CoveringSearch resumed =
                        shared(cover, question, List.of(), threads, control(Long.MAX_VALUE, new Watch()));
                resumed.begin(stopped.kept(), stopped.bound());
                assertThat(found(resumed).stream().map(cover::score).toList())
                        .as(where)
                        .isEqualTo(best);
                assertThat(resumed.bound()).as(where).hasValue(best.get(0));
            }
        }
    }

    /** Returns a random cover of points by sets. */
    private static PlainCover setCover(int points, int sets, long seed) {
        Random random = new Random(seed);
        List<PlainCover.Option> options = new ArrayList<>();
        for (int k = 0; k < sets; k++) {
            int length = 3 + random.nextInt(4);
            List<Integer> held = random.ints(0, points)
                    .distinct()
                    .limit(length)
                    .sorted()
                    .boxed()
                    .toList();
            options.add(new PlainCover.Option(held, random.nextInt(10, 20)));
        }
        return WeighedCovers.of(points, WeighedCovers.REPEATED, options);
    }

    @Test
    void theLinearProgramMakesTheTreeSmall() {
        Covering covering = new Covering(WeighedCovers.problem(setCover(60, 300, 1)), () -> {});
        long[] nodes = new long[LINEAR.size()];
        long[] updates = new long[LINEAR.size()];
        for (int k = 0; k < nodes.length; k++) {
            CoveringSearch search = new CoveringSearch(
                    covering,
                    WeighedCovers.request(setCover(60, 300, 1), new SearchQuestion.Best(Goal.LEAST, 1), List.of(), 1),
                    control(Long.MAX_VALUE, new Watch()),
                    Integer.MAX_VALUE,
                    LINEAR.get(k));
            found(search);
            nodes[k] = search.nodes();
            updates[k] = search.updates();
        }
        assertThat(nodes[1]).as("%s", Arrays.toString(nodes)).isBetween(20L, nodes[0] / 8);
        assertThat(nodes[2]).as("%s", Arrays.toString(nodes)).isLessThan(nodes[0] / 8);
        assertThat(updates[1]).as("a node takes hundreds").isGreaterThan(100 * nodes[1]);
    }

    private static CoveringSearch search(PlainCover cover, long nodes, long memory, CoveringSearch.Linear linear) {
        SearchRequest any = WeighedCovers.request(cover, new SearchQuestion.Best(Goal.LEAST, 1), List.of(), 1);
        SearchRequest request = new SearchRequest(
                any.kind(),
                any.givens(),
                any.strategy(),
                memory,
                any.workforce(),
                any.sizes(),
                any.best(),
                any.symmetries(),
                any.constraint());
        return new CoveringSearch(
                new Covering(WeighedCovers.problem(cover), () -> {}),
                request,
                control(nodes, new Watch()),
                Integer.MAX_VALUE,
                linear);
    }

    private static long nodes(PlainCover cover, long memory, CoveringSearch.Linear linear) {
        CoveringSearch search = search(cover, Long.MAX_VALUE, memory, linear);
        found(search);
        return search.nodes();
    }

    @Test
    void aProgramThatIsTurnedDownLeavesTheTreeAsItWas() {
        CoveringSearch.Linear refused = new CoveringSearch.Linear(0, -ANYHOW, Long.MAX_VALUE, 0);
        for (long seed = 0; seed < Tier.of(1, 5); seed++) {
            PlainCover cover = setCover(50, 250, seed);
            long without = nodes(cover, 1 << 20, LINEAR.get(0));
            assertThat(nodes(cover, 1 << 20, refused)).as("seed %s", seed).isLessThan(without + without / 4 + 50);
        }
    }

    @Test
    void aProgramWithoutMemoryIsNotAsked() {
        PlainCover cover = setCover(50, 250, 1);
        long matrix = DualSimplex.bytes(50);

        assertThat(nodes(cover, matrix - 1, LINEAR.get(1))).isEqualTo(nodes(cover, 1 << 20, LINEAR.get(0)));
        assertThat(nodes(cover, matrix, LINEAR.get(1))).isEqualTo(nodes(cover, 1 << 20, LINEAR.get(1)));
    }

    @Test
    void whatStepsHaveProvedIsKnownBeforeTheProgramIsSolved() {
        CoveringSearch search = search(setCover(50, 250, 1), 1, 1 << 20, LINEAR.get(1));
        found(search);

        assertThat(search.bound()).isPresent();
    }
}
