package dlx.core;

import static dlx.core.covers.KnownCovers.rooks;
import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.skips.Tier;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SolverTest {

    @Test
    void solvesTheExampleOfTheBook() {
        assertThat(Solver.of(sixOptions()).solve().options()).contains(List.of("ce", "adf", "bg"));
        assertThat(Solver.of(sixOptions()).unique().isUnique()).isTrue();
    }

    @Test
    void aCoverWithoutPrimaryItemsHasTheEmptySolution() {
        Cover<String> empty = Cover.of(String.class, c -> c.items("s", 3).secondary());
        assertThat(Solver.of(empty).iterator().stream()).containsExactly(List.of());
    }

    @Test
    void anItemWithoutOptionsLeavesNoSolution() {
        Cover<String> infeasible = Cover.of(String.class, c -> {
            c.option("a", c.item("p"));
            c.item("q");
        });
        Found<String> answer = Solver.of(infeasible).solve();
        assertThat(answer.solution()).isEmpty();
        assertThat(answer.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(answer.report().stopped()).isEqualTo(StopReason.EXHAUSTED);
    }

    @Test
    @Timeout(300)
    void depthIsBoundedByMemoryNotByTheStack() {
        int length = Tier.of(100_000, 1_000_000);
        Cover<Integer> chain = Cover.of(Integer.class, c -> {
            Items items = c.items("link", length);
            for (int k = 0; k < length; k++) {
                c.option(k, items.at(k));
            }
        });
        for (Strategy strategy : List.of(Strategy.MRV, Strategy.FIRST)) {
            Found<Integer> answer = Solver.builder(chain)
                    .engine("links")
                    .strategy(strategy)
                    .build()
                    .solve();
            assertThat(answer.solution().orElseThrow()).hasSize(length);
            assertThat(answer.report().nodes()).isEqualTo(length + 1);
            assertThat(Solver.builder(chain).strategy(strategy).build().unique().isUnique())
                    .isTrue();
        }
        assertThat(Solver.of(chain).count().solutions()).isEqualTo(BigInteger.ONE);
    }

    @Test
    void aSeedGivesTheSameOrderAgainAndOthersGiveOthers() {
        Solver<Integer> solver = Solver.of(rooks(5));
        List<List<Integer>> one = solver.toBuilder().strategy(Strategy.seeded(1)).build().iterator().stream()
                .toList();
        assertThat(solver.toBuilder().strategy(Strategy.seeded(1)).build().iterator().stream())
                .isEqualTo(one);
        assertThat(Stream.of(2, 3, 4)
                        .map(seed -> solver.toBuilder().strategy(Strategy.seeded(seed)).build().iterator().stream()
                                .toList()))
                .anyMatch(other -> !other.equals(one));
    }

    @Test
    void aStrategyOfOnesOwnIsAskedForEachItem() {
        AtomicInteger asked = new AtomicInteger();
        Strategy own = () -> open -> {
            asked.incrementAndGet();
            assertThat(open.optionsLeft(open.first())).isPositive();
            return open.first();
        };
        assertThat(Solver.builder(sixOptions()).strategy(own).build().count().solutions())
                .isEqualTo(BigInteger.ONE);
        assertThat(asked.get()).isPositive();
    }

    @Nested
    class Visitors {

        @Test
        void getSolutionsThatTheyCannotChange() {
            assertThatThrownBy(() -> Solver.of(sixOptions())
                            .solve()
                            .options()
                            .orElseThrow()
                            .add("more"))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Nested
    class Streams {

        @Test
        @Timeout(300)
        void areLazy() {
            try (Stream<List<Integer>> stream = Solver.of(rooks(20)).iterator().stream()) {
                assertThat(stream.limit(3)).hasSize(3);
            }
        }

        @Test
        void closeEndsTheIterator() {
            SolutionIterator<Integer> iterator = Solver.of(rooks(20)).iterator();
            assertThat(iterator.hasNext()).isTrue();
            iterator.next();
            iterator.close();
            assertThat(iterator.hasNext()).isFalse();
            assertThat(iterator.report().stopped()).isEqualTo(StopReason.VISITOR);
            assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @Nested
    class Pins {

        @Test
        void mustBeOptions() {
            Solver<Integer> solver = Solver.of(rooks(2));
            assertThatThrownBy(() -> solver.toBuilder().given(List.of(99)).build())
                    .isInstanceOf(ModelException.class)
                    .hasMessage("the value 99 is not an option of the cover");
        }

        @Test
        void shareWhatWasCompiled() {
            Solver<Integer> solver = Solver.of(rooks(6));
            assertThat(solver.count().buildNanos()).isPositive();
            assertThat(solver.toBuilder().given(List.of(3)).build().count().buildNanos())
                    .isZero();
        }
    }

    @Test
    void anEngineSaysWhatItDoesNotKnow() {
        Cover<String> colored = Cover.of(
                String.class,
                c -> c.option("o", c.item("p"), c.item("s").secondary().colored(1)));
        Cover<String> multiple = Cover.of(String.class, c -> c.items("p", 2).times(0, 2));
        assertThatThrownBy(() -> Solver.builder(colored).engine("masks").build().count())
                .isInstanceOf(ModelException.class)
                .hasMessage("the cover cannot be searched: the engine masks does not support colors");
        assertThatThrownBy(() ->
                        Solver.builder(multiple).engine("masks").build().solve().options())
                .isInstanceOf(ModelException.class)
                .hasMessage("the cover cannot be searched: the engine masks does not support multiplicities");
    }

    /**
     * Tests a cover that the reduction finds infeasible; the two given options share an item that may be covered twice.
     */
    @Test
    void givensOfAnInfeasibleCoverWithMultiplicitiesAreLookedAtAsSuch() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            var twice = c.item("twice").times(2, 2);
            var never = c.item("never").times(2, 2);
            for (int k = 0; k < 3; k++) {
                c.option(k, twice);
            }
            c.option(3, never);
        });
        for (String engine : List.of("links", "slots", "memo", "auto")) {
            assertThat(Solver.builder(cover)
                            .engine(engine)
                            .reduction(RootReduction.ON)
                            .given(Givens.of(0, 1))
                            .build()
                            .count()
                            .solutions())
                    .as(engine)
                    .isZero();
        }
    }

    /** Tests the memory of planes: items with many options take a bit per option, items without needs take no words. */
    @Test
    void longItemsWithMultiplicitiesAreNoObstacleForSlots() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            var few = c.item("few").times(0, 4);
            var many = c.item("many").times(1, 6000);
            for (int k = 0; k < 6000; k++) {
                c.option(k, c.item("p" + k), few, many);
            }
            for (int k = 0; k < 6000; k++) {
                c.option(6000 + k, c.item("q" + k), many);
            }
        });
        assertThat(Solver.builder(cover).engine("slots").build().solve().options())
                .isEmpty();
    }

    /** Tests colors: two of q's options agree with p's option. */
    @Test
    void optionsThatColorAnItemAlikeGoTogether() {
        Cover<String> cover = Cover.of(String.class, c -> {
            var p = c.item("p");
            var q = c.item("q");
            var s = c.item("s").secondary();
            c.option("p red", p, s.colored("red"));
            c.option("q red", q, s.colored("red"));
            c.option("q blue", q, s.colored("blue"));
            c.option("q plain", q, s);
            c.option("q", q);
        });
        for (String engine : List.of("links", "slots", "memo", "sweep", "orbits", "auto")) {
            assertThat(Solver.builder(cover).engine(engine).build().count().solutions())
                    .isEqualTo(2);
        }
        assertThat(Solver.of(cover).iterator().stream().toList())
                .containsExactly(List.of("p red", "q red"), List.of("p red", "q"));
    }

    @Test
    void manyThreadsSearchOneCoverAtOnce() throws Exception {
        Solver<Integer> solver = Solver.of(rooks(7));
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Callable<BigInteger> count = () -> solver.count().solutions();
            for (Future<BigInteger> answer : threads.invokeAll(Collections.nCopies(32, count))) {
                assertThat(answer.get()).isEqualTo(BigInteger.valueOf(5040));
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    @Timeout(300)
    void progressGrows() {
        List<Progress> seen = new ArrayList<>();
        CancellationToken token = new CancellationToken();
        Solver.builder(rooks(20))
                .engine(EngineName.MEMO)
                .token(token)
                .progress(progress -> {
                    seen.add(progress);
                    if (seen.size() == 3) {
                        token.cancel();
                    }
                })
                .build()
                .count();
        assertThat(seen).hasSize(3);
        assertThat(seen).extracting(Progress::share).isSorted().allMatch(share -> share >= 0 && share <= 1);
    }

    /** Tests that a yes-or-no answer cannot be confused with a limit. */
    @Test
    void aLimitIsNoAnswerToAYesOrNo() {
        Cover<String> three = Cover.of(c -> {
            Items items = c.items("item", 3);
            for (int i = 0; i < 3; i++) {
                c.option("a" + i, items.at(i));
                c.option("b" + i, items.at(i));
            }
        });
        Solver<String> stopped = Solver.builder(three).timeLimit(Duration.ZERO).build();
        assertThat(stopped.solve().found()).isEmpty();
        assertThat(stopped.unique().verdict()).isEqualTo(Uniqueness.Verdict.UNKNOWN);
        assertThatThrownBy(() -> stopped.solve().options())
                .isInstanceOf(NotKnownException.class)
                .hasMessage("it is not known whether there is a solution: the search was stopped (time); set"
                        + " greater limits, or call solve().found(), which is empty then");
        assertThatThrownBy(() -> stopped.unique().isUnique())
                .isInstanceOf(NotKnownException.class)
                .hasMessageStartingWith("it is not known whether there is just one solution")
                .hasMessageEndingWith("or call unique().verdict(), which is UNKNOWN then");
        assertThat(Solver.builder(three).nodeLimit(100).build().unique().isUnique())
                .isFalse();
        assertThat(Solver.builder(three).solutionLimit(1).build().solve().options())
                .isPresent();
        assertThat(Solver.builder(three).solutionLimit(1).build().unique().isUnique())
                .isFalse();
    }

    @Test
    void takesOptionsByTheirLabels() {
        Cover<List<String>> cover = Cover.of(c -> {
            Items items = c.items("item", 2);
            c.option(List.of("one"), items.at(0));
            c.option(List.of("two"), items.at(0));
            c.option(List.of("twin"), items.at(1));
            c.option(List.of("twin"), items.at(1));
        });
        Solver<List<String>> solver = Solver.of(cover);
        assertThat(solver.toBuilder().given("[two]").build().count().solutions())
                .isEqualTo(2);
        assertThat(solver.toBuilder().given("[two]", "[one]").build().count().solutions())
                .isZero();
        assertThatThrownBy(() -> solver.toBuilder().given("[tow]").build())
                .isInstanceOf(ModelException.class)
                .hasMessage("no option has the label '[tow]'; did you mean '[two]'?");
        assertThatThrownBy(() -> solver.toBuilder().given("[twin]").build())
                .isInstanceOf(ModelException.class)
                .hasMessage("2 options have the label '[twin]'; expected a label that one option has");
    }

    /** Tests the annotation by which a checker finds a solver that is changed but not used. */
    @Test
    void whatBeginsOrMakesAnotherSolverSaysThatItIsToBeUsed() throws NoSuchMethodException {
        assertThat(List.of(Solver.class.getMethod("toBuilder"), SolverBuilder.class.getMethod("build")))
                .allMatch(method -> method.isAnnotationPresent(CheckReturnValue.class));
    }

    @Test
    void aBuilderThatChangesLeavesItsSolversAsTheyAre() {
        SolverBuilder<List<String>> builder = Solver.builder(Cover.<List<String>>of(c -> {
            Items items = c.items("item", 1);
            c.option(List.of("one"), items.at(0));
            c.option(List.of("two"), items.at(0));
        }));
        Solver<List<String>> before = builder.build();
        Solver<List<String>> after = builder.given("[one]").build();
        assertThat(before.count().solutions()).isEqualTo(2);
        assertThat(after.count().solutions()).isOne();
    }
}
