package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.core.covers.Boards;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.search.Checkpoint;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests searches that have not found a solution for long and count the solutions to find out whether there are any. */
class EmptinessCheckTest {

    private static final long COVERS = RandomCovers.amount(1000);

    /** Limit of nodes: far below the size of the trees, which cannot be searched. */
    private static final long FEW = 5_000_000;

    /** Returns sizes with which a search asks for a count after {@code nodes} nodes and checks at each node. */
    private static Sizes doubting(int nodes) {
        return EarlySizes.after(1).due(nodes).looks(1).build();
    }

    private static Solver<Integer> solver(PlainCover cover, int doubt) {
        return cover.solver().toBuilder().sizes(doubting(doubt)).nodeLimit(FEW).build();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void noSolutionIsLostAndNoneIsMadeUp(int threads) {
        int ended = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = seed % 2 == 0 ? RandomCovers.plain(seed) : Boards.random(seed);
            Solver<Integer> solver = solver(cover, 1 + (int) (seed % 9)).toBuilder()
                    .threads(threads)
                    .build();
            Set<List<Integer>> all = seed % 2 == 0 ? BruteForce.solutions(cover) : ofLinks(cover);
            Set<List<Integer>> found = new HashSet<>();
            SearchReport report = solver.forEach(options -> {
                assertThat(found.add(options.stream().sorted().toList())).isTrue();
                return Visit.CONTINUE;
            });
            assertThat(found).as("seed " + seed).isEqualTo(all);
            assertThat(report.isComplete()).as("seed " + seed).isTrue();
            ended += counted(report);
            Uniqueness<Integer> two = solver.unique();
            assertThat(two.found()).as("unique, seed " + seed).hasSize(Math.min(2, all.size()));
            assertThat(two.report().stopped() == StopReason.EXHAUSTED).isEqualTo(all.size() < 2);
            ended += counted(two.report());
            Found<Integer> first = solver.solve();
            assertThat(first.solution().isPresent()).as("first, seed " + seed).isEqualTo(!all.isEmpty());
            ended += counted(first.report());
            SearchReport few = solver.toBuilder().nodeLimit(20).build().solve().report();
            assertThat(few.nodes()).as("nodes of 20, seed " + seed).isLessThanOrEqualTo(21);
        }
        assertThat(ended).as("searches that a count ended").isGreaterThan((int) COVERS / 20);
    }

    @Test
    void noBoundIsLeftWhereACountFindsThatThereIsNothing() {
        int ended = 0;
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            for (Goal goal : Goal.values()) {
                Best<Integer> best = solver(Family.INFEASIBLE.cover(seed), 1).toBuilder()
                        .goal(goal)
                        .build()
                        .best();
                assertThat(best.report().outcome()).as("seed " + seed).isEqualTo(Outcome.NO_SOLUTION);
                assertThat(best.bound()).as("seed %d, %s", seed, goal).isEmpty();
                ended += counted(best.report());
            }
        }
        assertThat(ended).as("searches that a count ended").isPositive();
    }

    /** Returns the solutions by {@code links}, which searches its tree without emptiness checks because it is named. */
    private static Set<List<Integer>> ofLinks(PlainCover cover) {
        Set<List<Integer>> found = new HashSet<>();
        cover.solver().toBuilder().engine("links").build().forEach(options -> {
            found.add(options.stream().sorted().toList());
            return Visit.CONTINUE;
        });
        return found;
    }

    private static int counted(SearchReport report) {
        return Set.of("memo", "sweep").contains(report.engine()) ? 1 : 0;
    }

    private static IntStream sides() {
        return IntStream.of(8, 10, 12, 14).limit(Tier.of(2, 4));
    }

    @ParameterizedTest
    @MethodSource("sides")
    void dominoesDoNotTileABoardWithoutTwoCorners(int side) {
        Solver<Integer> solver = Boards.withoutTwoCorners(side).solver().toBuilder()
                .nodeLimit(FEW)
                .build();
        assertNone(solver.solve().report());
        assertNone(solver.unique().report());
        assertNone(solver.toBuilder().solutionLimit(3).build().forEach(options -> Visit.CONTINUE));
        assertNone(solver.best().report());
    }

    private static void assertNone(SearchReport report) {
        assertThat(report.outcome()).isEqualTo(Outcome.NO_SOLUTION);
    }

    /**
     * Tests a cover whose only solution is one option that holds all items; the rest is a board that cannot be tiled.
     */
    @Test
    void aSecondSolutionIsDoubtedToo() {
        PlainCover board = Boards.withoutTwoCorners(10);
        int items = board.primary().size();
        List<PlainCover.Option> options = new ArrayList<>(board.options());
        options.add(new PlainCover.Option(IntStream.range(0, items).boxed().toList(), 0));
        PlainCover cover = new PlainCover(Collections.nCopies(items, true), options, List.of());
        Uniqueness<Integer> unique =
                cover.solver().toBuilder().nodeLimit(FEW).build().unique();
        assertThat(unique.report().stopped()).isEqualTo(StopReason.EXHAUSTED);
        assertThat(unique.found()).hasSize(1);
    }

    @Test
    void whoNamesAnEngineWantsItsTree() {
        Solver<Integer> solver = Boards.withoutTwoCorners(8).solver();
        assertThat(solver.toBuilder().engine("links").build().solve().report().engine())
                .isEqualTo("links");
    }

    @Test
    void aSearchThatIsKeptIsDone() {
        List<Checkpoint> kept = new ArrayList<>();
        SearchReport report = Boards.withoutTwoCorners(12).solver().toBuilder()
                .nodeLimit(FEW)
                .checkpoints(Duration.ofDays(1), kept::add)
                .build()
                .forEach(options -> Visit.CONTINUE);
        assertNone(report);
        assertThat(kept.get(kept.size() - 1).isComplete()).isTrue();
    }

    @Test
    void whoStopsTheSearchStopsTheCount() {
        PlainCover cover = Boards.withoutTwoCorners(16);
        assertThat(cover.solver().toBuilder()
                        .nodeLimit(150_000)
                        .build()
                        .solve()
                        .report()
                        .stopped())
                .isEqualTo(StopReason.NODES);
        assertThat(cover.solver().toBuilder()
                        .timeLimit(Duration.ZERO)
                        .build()
                        .solve()
                        .report()
                        .stopped())
                .isEqualTo(StopReason.TIME);
    }
}
