package dlx.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.derived.Portfolio;
import dlx.core.engine.Deadline;
import dlx.core.engine.EarlyHandOvers;
import dlx.core.engine.HandOvers;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.plan.Compilations;
import dlx.core.plan.Engines;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.StopReason;
import dlx.core.search.internal.Waiting;
import dlx.core.threads.Threads;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests searches for any solution by several engines, given up and restarted in other orders, here after a node or two.
 */
class PortfolioTest {

    private static final long COVERS = RandomCovers.amount(600);

    /** Returns a control that checks at each node. */
    private static SearchControl control(long nodes, SearchControl.ProgressWatch watch, CancellationToken token) {
        return new SearchControl(nodes, Deadline.of(token), watch, Integer.MAX_VALUE);
    }

    private static SearchControl control() {
        return control(Long.MAX_VALUE, search -> {}, new CancellationToken());
    }

    private static Portfolio portfolio(PlainCover cover, int threads, long shortest, SearchControl control) {
        HandOvers early = EarlyHandOvers.usual().portfolio(shortest).build();
        SearchRequest request =
                Requests.threads(Requests.with(Requests.of(SearchMode.FIRST, cover.givens()), early), threads);
        Compilations compilations =
                new Compilations(cover.cover().data(), threads == 1 ? Waiting.NEVER : Threads.WAITING);
        return EngineWay.portfolio("auto", request, compilations, control);
    }

    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_ALL)
    void findsASolutionJustWhereThereIsOne(Family family) {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            int threads = seed % 8 == 0 ? 2 : 1;
            SearchControl control = control();
            Portfolio search = portfolio(cover, threads, 1 + seed % 5, control);
            assertThat(search.advance()).as(family + " " + seed).isEqualTo(!all.isEmpty());
            assertThat(control.stopped()).as(family + " " + seed).isEqualTo(StopReason.EXHAUSTED);
            if (!all.isEmpty()) {
                assertThat(all).as(family + " " + seed).contains(Requests.options(search));
            }
            assertThat(search.advance()).as("one is all that is shown").isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {
                "ONE_WORD",
                "MANY_WORDS",
                "FORCED",
                "GIVEN",
                "INFEASIBLE",
                "COLORED_WORDS",
                "MULTIPLE_WORDS",
                "GUARDS"
            })
    void findsOneInLargerCoversAsUsual(Family family) {
        for (long seed = 0; seed < Math.max(5, COVERS / 40); seed++) {
            PlainCover cover = family.cover(seed);
            boolean isThere = cover.solver().solve().report().outcome() == Outcome.SOLVED;
            Portfolio search = portfolio(cover, 1 + (int) (seed % 3), 8, control());
            assertThat(search.advance()).as(family + " " + seed).isEqualTo(isThere);
            if (isThere) {
                assertThat(cover.isSolution(Requests.options(search)))
                        .as(family + " " + seed)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 1", "1, 7", "1, 40", "2, 0", "2, 7", "3, 40"})
    void allTriesTogetherPassNoLimit(int threads, long limit) {
        int stopped = 0;
        for (long seed = 0; seed < RandomCovers.amount(50); seed++) {
            SearchControl control = control(limit, search -> {}, new CancellationToken());
            Portfolio search = portfolio(Family.MANY_WORDS.cover(seed), threads, 2, control);
            boolean found = search.advance();
            assertThat(search.nodes()).as("seed " + seed).isLessThanOrEqualTo(limit);
            stopped += control.stopped() == StopReason.NODES ? 1 : 0;
            assertThat(found && control.stopped() == StopReason.NODES).isFalse();
        }
        assertThat(stopped).isPositive();
    }

    /** Tests that a thread that gets no further nodes leaves the other threads theirs. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void entersAllTheNodesThatItMay(int threads) {
        for (int run = 0; run < Tier.of(3, 20); run++) {
            SearchControl control = control(1_000, search -> {}, new CancellationToken());
            Portfolio search = portfolio(endless(), threads, 1, control);
            assertThat(search.advance()).isFalse();
            assertThat(control.stopped()).isEqualTo(StopReason.NODES);
            assertThat(search.nodes()).isEqualTo(1_000);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void endsWhenItIsCancelled(int threads) {
        CancellationToken token = new CancellationToken();
        List<Long> seen = new ArrayList<>();
        SearchControl control = control(
                Long.MAX_VALUE,
                search -> {
                    seen.add(search.nodes());
                    if (seen.size() > 3) {
                        token.cancel();
                    }
                },
                token);
        Portfolio search = portfolio(endless(), threads, 1, control);
        assertThat(search.advance()).isFalse();
        assertThat(control.stopped()).isEqualTo(StopReason.CANCELLED);
        assertThat(seen).isSorted();
    }

    /** Returns the pairings of an odd number of items: far more nodes than are visited here. */
    private static PlainCover endless() {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int i = 0; i < 61; i++) {
            for (int j = 0; j < i; j++) {
                options.add(new PlainCover.Option(List.of(i, j), 0));
            }
        }
        return new PlainCover(java.util.Collections.nCopies(61, true), options, List.of());
    }

    @Test
    void theSameEachTimeWithOneThread() {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover cover = Family.DENSE.cover(seed);
            Portfolio once = portfolio(cover, 1, 3, control());
            Portfolio again = portfolio(cover, 1, 3, control());
            assertThat(once.advance()).isEqualTo(again.advance());
            assertThat(Requests.options(once)).as("seed " + seed).isEqualTo(Requests.options(again));
            assertThat(once.nodes()).isEqualTo(again.nodes());
        }
    }

    /** Compares all engines on a cover in another order: the solutions are equal. */
    @ParameterizedTest
    @EnumSource(value = Family.class, names = "TINY.*", mode = EnumSource.Mode.MATCH_ALL)
    void anotherOrderChangesNoAnswer(Family family) {
        int searched = 0;
        for (long seed = 0; seed < COVERS / 6; seed++) {
            PlainCover cover = family.cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            Compilations compilations = new Compilations(cover.cover().data(), Waiting.NEVER);
            for (String engine : Engines.names()) {
                for (SearchMode mode : List.of(SearchMode.ALL, SearchMode.ANY, SearchMode.COUNT)) {
                    SearchRequest request = Requests.of(mode, cover.givens()).engine(engine);
                    Search search;
                    try {
                        search = compilations
                                .inOtherOrder(request.kind(), seed, control())
                                .start(request, control());
                    } catch (dlx.api.ModelException e) {
                        continue; // this engine does not do this
                    }
                    searched++;
                    Set<List<Integer>> found = new HashSet<>();
                    while (search.advance()) {
                        found.add(Requests.options(search));
                    }
                    String of = engine + " " + mode + " " + family + " " + seed;
                    assertThat(search.solutions()).as(of).isEqualTo(all.size());
                    if (mode != SearchMode.COUNT) {
                        assertThat(found).as(of).isEqualTo(all);
                    }
                }
            }
        }
        assertThat(searched).isGreaterThan((int) COVERS / 6);
    }

    /** Tests the public API: one solution in any order, of a cover whose own order is the worst. */
    @Test
    void aSolverInAnyOrderFindsOne() {
        Solver<Integer> solver = RandomCovers.solver(11).toBuilder().anyOrder().build();
        assertThat(solver.solve().options().isPresent())
                .isEqualTo(RandomCovers.solver(11).solve().options().isPresent());
        Solver<Integer> together = Family.ONE_WORD.cover(3).solver().toBuilder()
                .anyOrder()
                .threads(2)
                .build();
        assertThat(together.solve().report().outcome()).isEqualTo(Outcome.SOLVED);
    }
}
