package dlx.core;

import static dlx.core.covers.KnownCovers.SIX;
import static dlx.core.covers.KnownCovers.sixOptions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.RootReduction;
import dlx.core.search.Step;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StepsTest {

    /** Returns a cover whose options are words of their items, {@code a} to {@code g}. */
    private static Cover<String> cover(List<String> options) {
        return Cover.of(String.class, c -> {
            Items item = c.items("item", 7);
            for (String option : options) {
                c.option(option, option.chars().mapToObj(x -> item.at(x - 'a')).toArray(Item[]::new));
            }
        });
    }

    /** Returns a step as text. */
    private static String reported(Cover<String> cover, Step step) {
        StringBuilder text = new StringBuilder(step.level() + " " + step.kind());
        if (step.option() != Step.NONE) {
            text.append(' ').append(cover.option(step.option()));
        }
        if (step.item() != Step.NONE && step.option() == Step.NONE) {
            text.append(' ').append((char) ('a' + step.item()));
        }
        if (step.count() != 0) {
            text.append(" of ").append(step.count());
        }
        if (!step.forced().isEmpty()) {
            text.append(", forced ").append(names(cover, step.forced()));
        }
        if (step.stuck() != Step.NONE) {
            text.append(", stuck ").append((char) ('a' + step.stuck()));
        }
        return text.append(" below ").append(names(cover, step.path())).toString();
    }

    private static String names(Cover<String> cover, List<Integer> options) {
        return options.stream().map(cover::option).toList().toString();
    }

    private static List<String> reported(Solver<String> solver) {
        Steps steps = solver.steps();
        List<String> reported = new ArrayList<>();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            reported.add(reported(solver.cover(), step.get()));
        }
        return reported;
    }

    @Nested
    class OnTheSixOptions {

        @ParameterizedTest
        @ValueSource(strings = {"auto", "links", "masks"})
        void theStepsAreThoseOfTheBook(String engine) {
            assertThat(reported(Solver.builder(sixOptions()).engine(engine).build()))
                    .containsExactly(
                            "0 ENTER below []",
                            "0 CHOOSE a of 2 below []",
                            "0 TAKE adg below []",
                            "1 CHOOSE b of 1 below [adg]",
                            "1 DEAD_END bcf, stuck e below [adg]",
                            "1 GIVE_BACK b below [adg]",
                            "0 DROP adg below []",
                            "0 TAKE adf below []",
                            "1 CHOOSE b of 1 below [adf]",
                            "1 TAKE bg below [adf]",
                            "2 CHOOSE c of 1 below [adf, bg]",
                            "2 TAKE ce below [adf, bg]",
                            "3 SOLUTION of 1 below [adf, bg, ce]",
                            "2 DROP ce below [adf, bg]",
                            "2 GIVE_BACK c below [adf, bg]",
                            "1 DROP bg below [adf]",
                            "1 GIVE_BACK b below [adf]",
                            "0 DROP adf below []",
                            "0 GIVE_BACK a below []");
        }

        @Test
        void slotsTakeOptionsThatAreTheLastOfTheirItemsAtOnce() {
            assertThat(reported(Solver.builder(sixOptions()).engine("slots").build()))
                    .containsExactly(
                            "0 ENTER below []",
                            "0 CHOOSE a of 2 below []",
                            "0 DEAD_END adg, forced [bcf], stuck e below []",
                            "0 TAKE adf, forced [bg, ce] below []",
                            "1 SOLUTION of 1 below [adf]",
                            "0 DROP adf below []",
                            "0 GIVE_BACK a below []");
        }

        @Test
        void enteringShowsWhatTheGivensForce() {
            Solver<String> solver = Solver.builder(sixOptions())
                    .engine("slots")
                    .given(Givens.NONE.forbidden(SIX.indexOf("adg")))
                    .build();
            assertThat(reported(solver))
                    .containsExactly("0 ENTER, forced [adf, bg, ce] below []", "0 SOLUTION of 1 below []");
        }

        @Test
        void optionsAreAllThatAreTakenWhileThePathHasTheChosenOnes() {
            Steps steps = Solver.builder(sixOptions())
                    .engine("slots")
                    .given(Givens.of(SIX.indexOf("ce")))
                    .build()
                    .steps();
            steps.next();
            assertThat(steps.options()).containsExactly(0, 3, 4);
            assertThat(steps.path()).isEmpty();
            assertThat(steps.tally())
                    .as("the solution has not been told")
                    .isEqualTo(new Tally(BigInteger.ZERO, 0, steps.tally().updates()));
            assertThat(steps.remaining()).containsExactly(Givens.of(0));
        }
    }

    /** Tests that entering shows forced options, taken by the search or by a reduction before it. */
    @ParameterizedTest
    @CsvSource({"slots, AUTO", "slots, OFF", "masks, ON"})
    void enteringShowsTheOptionsOfEverySolution(String engine, RootReduction reduction) {
        Cover<String> forced = cover(List.of("ab", "bc", "cdg", "dcg", "ef", "fe"));
        Solver<String> solver =
                Solver.builder(forced).engine(engine).reduction(reduction).build();
        assertThat(reported(solver).get(0)).isEqualTo("0 ENTER, forced [ab] below []");
        assertThat(reported(solver.toBuilder().given(List.of("ab")).build()).get(0))
                .as("what is given is not forced")
                .isEqualTo("0 ENTER below []");
    }

    /** Tests a search for fewest options, which has one solution: before it everything remains, after it nothing. */
    @Test
    void nothingRemainsBehindTheOnlySolutionOfIda() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 2).repeated();
            c.option(0, items.at(0));
            c.option(1, items.at(1));
            c.option(2, items.at(1));
        });
        Steps steps = Solver.builder(cover).engine("ida").build().steps();
        int solutions = 0;
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            solutions += step.get().kind() == Step.Kind.SOLUTION ? 1 : 0;
            assertThat(steps.remaining())
                    .as(step.get().toString())
                    .isEqualTo(solutions == 0 ? List.of(Givens.NONE) : List.of());
        }
        assertThat(solutions).isEqualTo(1);
        assertThat(steps.remaining()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks"})
    void aDeadRootIsEnteredAndLeft(String engine) {
        Solver<String> solver = Solver.builder(cover(List.of("ab", "ba", "cd", "dc", "efg", "gfe")))
                .engine(engine)
                .build();
        Solver<String> dead = solver.toBuilder().forbidden(List.of("ab", "ba")).build();
        Steps steps = dead.steps();
        Step step = steps.next().orElseThrow();
        assertThat(step.kind()).isEqualTo(Step.Kind.ENTER);
        assertThat((char) ('a' + step.stuck())).isEqualTo('a');
        assertThat(steps.next()).isEmpty();
        assertThat(steps.remaining()).isEmpty();
        assertThat(steps.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
        assertThat(steps.report().stopped()).isEqualTo(StopReason.EXHAUSTED);

        Steps none = solver.toBuilder().given(Givens.of(0).forbidden(0)).build().steps();
        assertThat(none.next()).as("givens that clash leave nothing to enter").isEmpty();
        assertThat(none.remaining()).isEmpty();
        assertThat(none.tally().nodes()).isZero();
        assertThat(none.report().outcome()).isEqualTo(Outcome.NO_SOLUTION);
    }

    /** Takes steps to the end and returns the solutions. */
    private static List<List<Integer>> solutions(Steps steps) {
        List<List<Integer>> seen = new ArrayList<>();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            if (step.get().kind() == Step.Kind.SOLUTION) {
                seen.add(steps.options());
            }
        }
        return seen;
    }

    /** Checks that the seen and the remaining parts are the whole together: solutions in their order, and nodes. */
    private static void checkCut(
            Solver<Integer> solver, List<List<Integer>> seen, Steps steps, Tally whole, String where) {
        List<List<Integer>> all = new ArrayList<>(seen);
        Tally tally = steps.tally();
        for (Givens part : steps.remaining()) {
            Steps rest = Solver.builder(solver.cover())
                    .engine(steps.report().engine())
                    .given(part)
                    .build()
                    .steps();
            all.addAll(solutions(rest));
            tally = tally.plus(rest.tally());
        }
        assertThat(all).as(where).isEqualTo(solutions(solver.steps()));
        assertThat(tally.nodes()).as("%s: nodes", where).isEqualTo(whole.nodes());
        assertThat(tally.solutions()).as("%s: solutions", where).isEqualTo(whole.solutions());
    }

    private static Solver<Integer> cover(long seed) {
        return seed % 50 == 0 ? Family.BOARDS.cover(seed).solver() : RandomCovers.solver(seed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks"})
    void aTokenInMidSearchLeavesJustWhatWasNotSeen(String engine) {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            Solver<Integer> solver =
                    RandomCovers.solver(seed).toBuilder().engine(engine).build();
            Steps complete = solver.steps();
            solutions(complete);
            for (int after : new int[] {0, 1, 2, 5, 9}) {
                CancellationToken token = new CancellationToken();
                Steps steps = solver.toBuilder().token(token).build().steps();
                List<List<Integer>> seen = new ArrayList<>();
                boolean ended = false;
                for (int k = 0; k < after && !ended; k++) {
                    Optional<Step> step = steps.next();
                    ended = step.isEmpty();
                    if (!ended && step.get().kind() == Step.Kind.SOLUTION) {
                        seen.add(steps.options());
                    }
                }
                token.cancel();
                assertThat(steps.next()).isEmpty();
                String where = engine + ", seed " + seed + ", after " + after + " steps";
                assertThat(steps.report().stopped())
                        .as(where)
                        .isEqualTo(ended ? StopReason.EXHAUSTED : StopReason.CANCELLED);
                checkCut(solver, seen, steps, complete.tally(), where);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks"})
    void whatAStepShowsIsACopy(String engine) {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            Steps steps =
                    RandomCovers.solver(seed).toBuilder().engine(engine).build().steps();
            List<Object> shown = new ArrayList<>();
            List<String> then = new ArrayList<>();
            for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
                for (Object what :
                        Arrays.asList(step.get(), steps.path(), steps.options(), steps.tally(), steps.remaining())) {
                    shown.add(what);
                    then.add(what.toString());
                }
                assertThat(step.get().path()).isUnmodifiable();
                assertThat(step.get().forced()).isUnmodifiable();
            }
            assertThat(shown.stream().map(Object::toString).toList())
                    .as("%s, seed %d: what was shown, at the end", engine, seed)
                    .isEqualTo(then);
        }
    }

    /** Tests that the options are the path with given and forced options, in any state of the search. */
    @ParameterizedTest
    @ValueSource(strings = {"links", "slots", "masks"})
    void optionsAreThoseTakenAtAnyTime(String engine) {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            Solver<Integer> solver =
                    RandomCovers.solver(seed).toBuilder().engine(engine).build();
            for (long limit : new long[] {3, Long.MAX_VALUE}) {
                Steps steps = solver.toBuilder().nodeLimit(limit).build().steps();
                Givens givens = solver.givens();
                String where = engine + ", seed " + seed + ", limit " + limit;
                assertThat(steps.options())
                        .as("%s: before it begins", where)
                        .containsAll(
                                Arrays.stream(givens.givenOptions()).boxed().toList());
                for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
                    assertThat(steps.options())
                            .as(where)
                            .containsAll(steps.path())
                            .containsAll(
                                    Arrays.stream(givens.givenOptions()).boxed().toList())
                            .isSorted()
                            .doesNotHaveDuplicates();
                    if (step.get().kind() == Step.Kind.TAKE || step.get().kind() == Step.Kind.ENTER) {
                        assertThat(steps.options())
                                .as(where)
                                .containsAll(step.get().forced());
                    }
                    if (step.get().kind() == Step.Kind.DEAD_END || step.get().kind() == Step.Kind.DROP) {
                        assertThat(steps.options())
                                .as("%s: not taken, or not any more", where)
                                .doesNotContain(step.get().option());
                    }
                }
                assertThat(steps.options()).as("%s: at the end", where).containsAll(steps.path());
            }
        }
    }

    @Nested
    class StartingAtAPath {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                links | 0    | 0 | [0]
                links | 1 1  | 1 | [1, 1]
                links | 3 0  | 1 | [3, 0]
                links | 1 2 0 | 2 | [1, 2, 0]
                links | 3 4 0 5 | 3 | [3, 4, 0, 5]
                links | -1   | 0 | [-1]
                links | 99   | 0 | [99]
                slots | 1 2  | 1 | [1, 2]
                slots | 5    | 0 | [5]
                slots | 99   | 0 | [99]
                masks | 3 0  | 1 | [3, 0]
                masks | -1   | 0 | [-1]
                """)
        void thatLeavesTheTreeIsRefused(String engine, String options, int level, String shown) {
            List<Integer> path =
                    Arrays.stream(options.split(" ")).map(Integer::valueOf).toList();
            Solver<String> solver =
                    Solver.builder(sixOptions()).engine(engine).start(path).build();
            String message = "path: " + shown + " leaves the tree at level " + level
                    + "; expected options in the order in which this engine chose them for this cover";
            assertThatThrownBy(solver::steps)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
            assertThatThrownBy(solver::count)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(message);
            assertThat(solver.toBuilder().start(List.of()).build().count().solutions())
                    .as("the solver can still be used")
                    .isOne();
        }

        @Test
        void theFirstStepIsTheLastOneOfThePath() {
            assertThat(reported(
                            Solver.builder(sixOptions()).start(List.of(3, 4)).build()))
                    .startsWith("1 TAKE bg below [adf]", "2 CHOOSE c of 1 below [adf, bg]")
                    .endsWith("0 DROP adf below []", "0 GIVE_BACK a below []");
            assertThat(reported(Solver.builder(sixOptions())
                                    .start(List.of(1, 2))
                                    .build())
                            .get(0))
                    .isEqualTo("1 DEAD_END bcf, stuck e below [adg]");
        }

        @Test
        void beforeTheFirstStepAllBehindThePathRemains() {
            Steps steps = Solver.builder(sixOptions()).start(List.of(1)).build().steps();
            assertThat(steps.remaining()).containsExactly(Givens.of(1, 2), Givens.of(3));
            assertThat(steps.next().orElseThrow().kind())
                    .as("nobody has heard of it yet")
                    .isEqualTo(Step.Kind.TAKE);
            assertThat(steps.path()).containsExactly(1);
        }
    }
}
