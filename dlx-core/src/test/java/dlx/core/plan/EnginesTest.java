package dlx.core.plan;

import static dlx.core.covers.KnownCovers.rooks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.Solver;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the features of each engine, and their promises in addition to right solutions. */
class EnginesTest {

    /** Returns a cover of pairs of identical options: each item is covered in two ways, independent of the others. */
    private static Cover<Integer> coins(int items) {
        return Cover.of(Integer.class, c -> {
            Items coins = c.items("coin", items);
            for (int k = 0; k < 2 * items; k++) {
                c.option(k, coins.at(k / 2));
            }
        });
    }

    /** Returns a cover of two items with many options each. */
    private static Cover<Integer> longLists(int options) {
        return Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2);
            Items others = c.items("other", 10).secondary();
            for (int k = 0; k < options; k++) {
                c.option(k, items.at(k % 2), others.at(k % 10));
            }
        });
    }

    private static String engineOf(Solver<?> solver) {
        return solver.forEach((options, length) -> Visit.CONTINUE).engine();
    }

    @Test
    void theEngineIsChosenByTheShapeAndTheQuestion() {
        assertThat(engineOf(Solver.of(rooks(4)))).isEqualTo("slots");
        assertThat(engineOf(Solver.of(longLists(200)))).isEqualTo("masks");
        assertThat(Solver.of(rooks(4)).count().engine()).isEqualTo("memo");
        assertThat(Solver.builder(rooks(4)).solutionLimit(3).build().count().engine())
                .isEqualTo("slots");
        assertThat(Solver.of(rooks(4)).unique().report().engine()).isEqualTo("slots");
        assertThat(engineOf(Solver.builder(rooks(4)).strategy(Strategy.FIRST).build()))
                .isEqualTo("slots");
        assertThat(engineOf(Solver.builder(rooks(64))
                        .strategy(Strategy.FIRST)
                        .solutionLimit(1)
                        .build()))
                .isEqualTo("slots");
        assertThat(Solver.builder(rooks(4))
                        .strategy(Strategy.FIRST)
                        .build()
                        .solve()
                        .report()
                        .engine())
                .isEqualTo("links");
        assertThat(engineOf(Solver.builder(rooks(4))
                        .strategy(Strategy.FIRST)
                        .listener(new SearchListener() {})
                        .build()))
                .isEqualTo("links");
        assertThat(engineOf(
                        Solver.builder(rooks(4)).strategy(Strategy.seeded(1)).build()))
                .isEqualTo("links");
        assertThat(engineOf(Solver.builder(rooks(4))
                        .listener(new SearchListener() {})
                        .build()))
                .isEqualTo("links");
        assertThat(engineOf(Solver.builder(rooks(4)).engine("masks").build())).isEqualTo("masks");
    }

    @Test
    void aCoverThatIsTooLargeForWordsIsSearchedAsLists() {
        Cover<Integer> large = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 200);
            for (int k = 0; k < 200_000; k++) {
                c.option(k, items.at(k % 200), items.at((k + 1 + k / 200 % 199) % 200));
            }
        });
        assertThat(Solver.builder(large).nodeLimit(10).build().count().engine()).isEqualTo("links");
        assertThatThrownBy(() ->
                        Solver.builder(large).engine("slots").build().solve().options())
                .isInstanceOf(ModelException.class)
                .hasMessage("the cover cannot be searched: the engine slots cannot hold 200000 options of 200 items");
    }

    @Test
    void anEngineThatCannotSaysWhy() {
        assertThatThrownBy(() ->
                        Solver.builder(rooks(3)).engine("memo").build().solve().options())
                .hasMessage("the cover cannot be searched: the engine memo only counts, and only all solutions");
        assertThatThrownBy(() -> Solver.builder(rooks(3))
                        .engine("memo")
                        .solutionLimit(1)
                        .build()
                        .count())
                .hasMessage("the cover cannot be searched: the engine memo only counts, and only all solutions");
        assertThatThrownBy(() -> Solver.builder(rooks(65))
                        .engine("masks")
                        .build()
                        .solve()
                        .options())
                .hasMessage(
                        "the cover cannot be searched: the engine masks supports at most 128 items, and there are 130");
        assertThatThrownBy(() -> Solver.builder(rooks(3))
                        .engine("slots")
                        .strategy(Strategy.FRB)
                        .build()
                        .solve()
                        .options())
                .hasMessage(
                        "the cover cannot be searched: the engine slots supports only the strategies mrv (without a seed), first and weights");
        assertThatThrownBy(() -> engineOf(Solver.builder(rooks(3))
                        .engine("slots")
                        .strategy(Strategy.WEIGHTS)
                        .build()))
                .hasMessage(
                        "the cover cannot be searched: the engine slots keeps the order of solutions with the strategy"
                                + " mrv only");
        assertThatThrownBy(() -> Solver.builder(rooks(3)).engine("memo").build().steps())
                .hasMessage("the cover cannot be searched: the engine memo only counts, and only all solutions");
        assertThatThrownBy(() -> Solver.builder(rooks(3))
                        .engine("memo")
                        .listener(new SearchListener() {})
                        .build()
                        .count())
                .hasMessage("the cover cannot be searched: the engine memo does not go step by step");
        assertThatThrownBy(() -> Solver.builder(rooks(3))
                        .engine("memo")
                        .start(List.of(0))
                        .build()
                        .count())
                .hasMessage("the cover cannot be searched: the engine memo begins at the root only");
    }

    @Test
    void localSearchesForOneSolutionIfItIsNamed() {
        Solver<Integer> named = Solver.builder(rooks(40)).engine("local").build();
        assertThat(named.solve().report().engine()).isEqualTo("local");
        assertThat(Solver.of(rooks(40)).solve().report().engine()).isNotEqualTo("local");
        assertThatThrownBy(() -> named.toBuilder().start(List.of(0)).build().solve())
                .hasMessage("the cover cannot be searched: the engine local begins at the root only");
        assertThatThrownBy(() -> named.toBuilder()
                        .listener(new SearchListener() {})
                        .build()
                        .solve())
                .hasMessage("the cover cannot be searched: the engine local does not go step by step");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 40, 64, 65, 125, 126, 127, 128, 129, 200, 1000})
    void countsAreExactAtAnySize(int items) {
        SearchReport report = Solver.of(coins(items)).count();
        assertThat(report.engine()).isEqualTo("memo");
        assertThat(report.solutions()).isEqualTo(BigInteger.TWO.pow(items));
        assertThat(report.nodes()).isLessThan(4L * items + 2000);
        for (String engine : List.of("memo", "sweep")) {
            assertThat(Solver.builder(coins(items))
                            .engine(engine)
                            .build()
                            .count()
                            .solutions())
                    .as(engine)
                    .isEqualTo(BigInteger.TWO.pow(items));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 64, 1000, 4096, 100_000})
    void littleMemoryMakesTheMemoSlowerNotWrong(long bytes) {
        assertThat(Solver.builder(rooks(8)).memoMemory(bytes).build().count().solutions())
                .isEqualTo(40_320);
        assertThat(Solver.builder(coins(14)).memoMemory(bytes).build().count().solutions())
                .isEqualTo(1 << 14);
    }

    @Test
    void aCountThatIsStoppedSaysHowManyItHasCounted() {
        SearchReport report = Solver.builder(coins(100)).nodeLimit(1100).build().count();
        assertThat(report.stopped()).isEqualTo(StopReason.NODES);
        assertThat(report.isComplete()).isFalse();
        assertThat(report.solutions()).isPositive().isLessThan(BigInteger.TWO.pow(100));
    }

    @ParameterizedTest
    @EnumSource(RootReduction.class)
    void reductionKeepsSolutionsAndTheirOrder(RootReduction reduction) {
        LongStream.range(0, RandomCovers.amount(1500)).forEach(seed -> {
            Solver<Integer> random = RandomCovers.solver(seed);
            List<List<Integer>> expected = random.toBuilder().engine("links").build().iterator().stream()
                    .toList();
            for (String engine : List.of("links", "slots", "masks")) {
                Solver<Integer> solver =
                        random.toBuilder().engine(engine).reduction(reduction).build();
                assertThat(solver.iterator().stream())
                        .as("%s, seed %d", engine, seed)
                        .isEqualTo(expected);
                assertThat(solver.count().solutions())
                        .as("%s counts, seed %d", engine, seed)
                        .isEqualTo(expected.size());
            }
            for (String engine : List.of("memo", "sweep", "orbits", "auto")) {
                assertThat(random.toBuilder()
                                .engine(engine)
                                .reduction(reduction)
                                .build()
                                .count()
                                .solutions())
                        .as("%s counts, seed %d", engine, seed)
                        .isEqualTo(expected.size());
            }
        });
    }

    @Test
    void reductionTakesForcedOptionsOnce() {
        Cover<Integer> forced = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 4);
            c.option(10, items.at(0), items.at(1)); // the only one of item 0
            c.option(20, items.at(1), items.at(2)); // excluded by it
            c.option(30, items.at(2), items.at(3));
            c.option(40, items.at(3), items.at(2));
        });
        SearchReport reduced = Solver.builder(forced)
                .engine("links")
                .reduction(RootReduction.ON)
                .build()
                .count();
        SearchReport plain = Solver.builder(forced).engine("links").build().count();
        assertThat(reduced.solutions()).isEqualTo(plain.solutions()).isEqualTo(2);
        assertThat(reduced.nodes()).isLessThan(plain.nodes());
        List<List<Integer>> found = new ArrayList<>();
        Solver.builder(forced).given(List.of(10)).build().forEach(solution -> {
            found.add(solution);
            return Visit.CONTINUE;
        });
        assertThat(found).containsExactly(List.of(10, 30), List.of(10, 40));
        assertThat(Solver.builder(forced).given(List.of(20)).build().solve().options())
                .isEmpty();
    }

    @Test
    void aHardSearchForOneSolutionStillFindsOne() {
        // items that only the last of very many options covers: the search restarts, and must not lose it
        LongStream.range(0, RandomCovers.amount(300)).forEach(seed -> {
            Solver<Integer> solver = Family.values()[(int) (seed % Family.values().length)]
                    .cover(seed)
                    .solver();
            boolean solvable = solver.toBuilder()
                            .engine("links")
                            .solutionLimit(1)
                            .build()
                            .count()
                            .solutions()
                            .signum()
                    > 0;
            assertThat(solver.solve().options().isPresent()).as("seed %d", seed).isEqualTo(solvable);
        });
    }
}
