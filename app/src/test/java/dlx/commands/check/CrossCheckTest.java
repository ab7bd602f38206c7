package dlx.commands.check;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.app.Cli.Result;
import dlx.app.console.ProcessConsole;
import dlx.app.toys.ToyQueens;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.run.PuzzleTask;
import dlx.core.Best;
import dlx.core.Engine;
import dlx.core.Found;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrossCheckTest {

    private static final String DIFFER = "puzzle 5: the engines other and links differ: ";
    /** The solutions of four queens. */
    private static final int[] ONE = {1, 7, 8, 14};

    private static final int[] OTHER = {2, 4, 11, 13};

    private static final String REPORT_IT = "; please report it with the puzzle\n";

    /** The reference confirms, or not, what an engine that does not exist is said to have answered. */
    @Nested
    class ByTheReference {

        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final Console console =
                new ProcessConsole(new ByteArrayOutputStream(), err, false, false, () -> false, () -> {});
        private final ExitStatus status = new ExitStatus();
        private final CrossCheck check = new CrossCheck(console);
        private final PuzzleTask<Integer, ToyQueens.Queen> four = queens(4);
        private final Solver<ToyQueens.Queen> solver = four.solver();

        @Test
        void rightAnswersAreConfirmedInSilence() {
            SearchReport two = report(StopReason.EXHAUSTED, 2);
            SearchReport limit = report(StopReason.SOLUTION_LIMIT, 2);
            Solution<ToyQueens.Queen> some = Solution.of(solver.cover(), 1, 2, 4, 11, 13);
            Optional<Solution<ToyQueens.Queen>> one = Optional.of(some);

            assertThat(check.count(four, status, two)).contains("links");
            assertThat(check.unique(four, status, new Uniqueness<>(Uniqueness.Verdict.MULTIPLE, List.of(some), limit)))
                    .contains("links");
            assertThat(best(new Best<>(List.of(some), OptionalLong.of(0), true, two)))
                    .contains(prover());
            assertThat(check.first(four, status, FirstSolution.of(new Found<>(one, limit))))
                    .contains("links");
            assertThat(said()).isEmpty();
            assertThat(status.code()).isZero();
        }

        @Test
        void aWrongCountIsAFailure() {
            assertThat(check.count(four, status, report(StopReason.EXHAUSTED, 3)))
                    .isEmpty();
            assertFails(DIFFER + "other says 3 solutions, links says 2 solutions" + REPORT_IT);
        }

        @Test
        void aWrongVerdictIsAFailure() {
            Uniqueness<ToyQueens.Queen> wrong =
                    new Uniqueness<>(Uniqueness.Verdict.UNIQUE, List.of(), report(StopReason.EXHAUSTED, 1));

            assertThat(check.unique(four, status, wrong)).isEmpty();
            assertFails(DIFFER + "other says unique, links says multiple" + REPORT_IT);
        }

        @Test
        void aWrongBestIsAFailure() {
            Best<ToyQueens.Queen> wrong =
                    new Best<>(List.of(), OptionalLong.empty(), true, report(StopReason.EXHAUSTED, 0));

            assertThat(best(wrong)).isEmpty();
            assertFails("puzzle 5: the engines other and " + prover() + " differ: other says no solution, proven, "
                    + prover() + " says score 0, proven" + REPORT_IT);
        }

        @Test
        void aBestOneThatIsNoneIsAFailureAlsoWhereALimitEndedTheSearch() {
            Solution<ToyQueens.Queen> three = Solution.of(solver.cover(), 1, 1, 7, 8);
            Best<ToyQueens.Queen> part =
                    new Best<>(List.of(three), OptionalLong.empty(), false, report(StopReason.TIME, 1));

            assertThat(best(part)).isEmpty();
            assertFails("puzzle 5: the solution of the engine other covers the item \"row 3\" 0 times" + REPORT_IT);
        }

        @Test
        void aBestOneOfASearchThatALimitEndedIsNotCompared() {
            Solution<ToyQueens.Queen> some = Solution.of(solver.cover(), 1, 2, 4, 11, 13);

            assertThat(best(new Best<>(List.of(some), OptionalLong.empty(), false, report(StopReason.TIME, 1))))
                    .isEmpty();
            assertThat(said())
                    .isEqualTo("warning: puzzle 5: not cross-checked: the time limit ended the search of the engine"
                            + " other\n");
            assertThat(status.code()).isZero();
        }

        @Test
        void aLimitThatEndsTheSecondSearchForTheBestIsNoDifference() {
            Solution<ToyQueens.Queen> some = Solution.of(solver.cover(), 1, 2, 4, 11, 13);
            Best<ToyQueens.Queen> first =
                    new Best<>(List.of(some), OptionalLong.of(0), true, report(StopReason.EXHAUSTED, 2));

            assertThat(best(first, solver.toBuilder().timeLimit(Duration.ZERO).build()))
                    .isEmpty();
            assertThat(said()).startsWith("warning: puzzle 5: not cross-checked: the time limit ended the search");
            assertThat(status.code()).isZero();
        }

        private Optional<String> best(Best<ToyQueens.Queen> first) {
            return best(first, solver);
        }

        private Optional<String> best(Best<ToyQueens.Queen> first, Solver<ToyQueens.Queen> asked) {
            SearchQuestion.Best one = new SearchQuestion.Best(asked.goal(), 1);
            return check.best(four.with(asked), status, one, first, Solver::best);
        }

        /** Who confirms a best score: an engine that proves it by bounds, where there is one. */
        private String prover() {
            return Engine.names().contains("prices") ? "prices" : "links";
        }

        @Test
        void solutionsThatComeInAnotherOrderAreConfirmed() {
            assertThat(check.inAnyOrder(four, status, sum(ONE, OTHER), report(StopReason.EXHAUSTED, 2)))
                    .contains("links");
            assertThat(check.inAnyOrder(four, status, sum(OTHER, ONE), report(StopReason.EXHAUSTED, 2)))
                    .contains("links");
            assertThat(said()).isEmpty();
            assertThat(status.code()).isZero();
        }

        @Test
        void aSolutionTooFewIsAFailure() {
            assertThat(check.inAnyOrder(four, status, sum(OTHER), report(StopReason.EXHAUSTED, 1)))
                    .isEmpty();
            assertFails(DIFFER + "other says 1 solution, links says 2 solutions" + REPORT_IT);
        }

        @Test
        void aSolutionThatComesTwiceIsAFailure() {
            assertThat(check.inAnyOrder(four, status, sum(ONE, ONE), report(StopReason.EXHAUSTED, 2)))
                    .isEmpty();
            assertFails(DIFFER + "other says 2 solutions, links says as many, but not the same ones" + REPORT_IT);
        }

        @Test
        void aSolutionInAnyOrderThatIsNoneIsAFailure() {
            int[] wrong = {1, 7, 8};

            assertThat(check.inAnyOrder(four, status, sum(ONE, wrong), report(StopReason.TIME, 2)))
                    .isEmpty();
            assertFails("puzzle 5: the solution of the engine other covers the item \"row 3\" 0 times" + REPORT_IT);
        }

        @Test
        void ofSolutionsUpToALimitOnlyTheNumberIsCompared() {
            SolutionSum<ToyQueens.Queen> first =
                    new SolutionSum<>(solver.toBuilder().solutionLimit(1).build());
            first.add(OTHER);

            assertThat(check.inAnyOrder(four, status, first, report(StopReason.SOLUTION_LIMIT, 1)))
                    .contains("links");
            assertThat(said()).isEmpty();
        }

        @Test
        void solutionsInAnyOrderAreNotComparedWhereALimitEndedTheSearch() {
            assertThat(check.inAnyOrder(four, status, sum(ONE), report(StopReason.TIME, 1)))
                    .isEmpty();
            assertThat(said())
                    .isEqualTo("warning: puzzle 5: not cross-checked: the time limit ended the search of the engine"
                            + " other\n");
            assertThat(status.code()).isZero();
        }

        @Test
        void drawsAreHeldAgainstTheRulesAndTheirNumber() {
            assertThat(check.sample(four, status, sample(2, OTHER))).contains("links");
            assertThat(said()).isEmpty();
            assertThat(check.sample(four, status, sample(3, OTHER))).isEmpty();
            assertFails(DIFFER + "other says 3 solutions, links says 2 solutions" + REPORT_IT);
        }

        @Test
        void aDrawThatIsNoSolutionIsAFailure() {
            assertThat(check.sample(four, status, sample(2, 1, 7, 8))).isEmpty();
            assertFails("puzzle 5: the solution of the engine other covers the item \"row 3\" 0 times" + REPORT_IT);
        }

        private Sample<ToyQueens.Queen> sample(long solutions, int... drawn) {
            Solution<ToyQueens.Queen> solution = Solution.of(solver.cover(), 1, drawn);
            return new Sample<>(
                    List.of(solution), true, report(StopReason.EXHAUSTED, solutions), Sample.Method.ENUMERATION, 0);
        }

        private SolutionSum<ToyQueens.Queen> sum(int[]... solutions) {
            SolutionSum<ToyQueens.Queen> sum = new SolutionSum<>(solver);
            Arrays.stream(solutions).forEach(sum::add);
            return sum;
        }

        @Test
        void aSolutionThatIsNoneIsAFailure() {
            FirstSolution wrong = FirstSolution.of(new Found<>(
                    Optional.of(Solution.of(solver.cover(), 1, 1, 7, 8)), report(StopReason.SOLUTION_LIMIT, 1)));

            assertThat(check.first(four, status, wrong)).isEmpty();
            assertFails("puzzle 5: the solution of the engine other covers the item \"row 3\" 0 times" + REPORT_IT);
        }

        @Test
        void aSearchThatALimitEndedIsNotChecked() {
            assertThat(check.count(four, status, report(StopReason.TIME, 1))).isEmpty();
            assertThat(said())
                    .isEqualTo("warning: puzzle 5: not cross-checked: the time limit ended the search of the engine"
                            + " other\n");
            assertThat(status.code()).isZero();
        }

        @Test
        void aLimitThatEndsTheSecondSearchIsNoDifference() {
            assertThat(check.count(
                            four.with(solver.toBuilder().nodeLimit(1).build()),
                            status,
                            report(StopReason.EXHAUSTED, 3)))
                    .isEmpty();
            assertThat(said())
                    .isEqualTo("warning: puzzle 5: not cross-checked: the limit on nodes ended the search of the"
                            + " engine links\n");
            assertThat(status.code()).isZero();
        }

        private void assertFails(String sentence) {
            assertThat(said()).isEqualTo(sentence);
            assertThat(status.code()).isEqualTo(ExitStatus.INTERNAL);
            assertThat(status.satCode()).isEqualTo(ExitStatus.INTERNAL);
        }

        private String said() {
            return err.toString(StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve toy-queens",
                "solve toy-queens --all",
                "solve toy-queens --limit 3 --format options",
                "solve toy-queens --all --seed 7",
                "solve toy-queens --all --any-order",
                "solve toy-queens --limit 3 --any-order --format json",
                "solve toy-queens --all --strategy first",
                "solve toy-queens --format json",
                "sample toy-queens -n 3 --seed 7",
                "sample toy-queens --format json",
                "diagram toy-queens",
                "count toy-queens",
                "count toy-queens --format json",
                "unique toy-queens",
                "best toy-queens",
                "best toy-queens --limit 3",
                "best toy-queens --all --format options",
                "best toy-queens --gap 2 --format json",
                "best toy-queens --engine links --exit-code=sat"
            })
    void changesNothingOnStandardOutput(String line) {
        String puzzles = "4\n1\n3\n6\nx\n5\n";
        Result without = dlx(puzzles, line.split(" "));
        Result with = dlx(puzzles, (line + " --cross-check").split(" "));

        assertThat(withoutNanos(with.out()))
                .isEqualTo(withoutNanos(without.out()))
                .isNotEmpty();
        assertThat(with.code()).isEqualTo(without.code());
    }

    /** With colors, and with items that may be covered more often, whichever engine can search them. */
    @ParameterizedTest
    @ValueSource(strings = {"", "--all", "--limit 3", "--gap 2", "--engine links --all", "--engine links --limit 2"})
    void theBestOfEveryKindOfCoverIsConfirmed(String options) {
        for (String cover :
                List.of("1:2|A B\nA |2\nA B |3\nB |1\n", "A B | X\nA X:r |2\nA X:b |1\nB X:r |2\nB X:b |3\nA B |4\n")) {
            Result result = dlx(
                    cover,
                    ("best knuth --cross-check --stats " + options).strip().split(" "));

            assertThat(result.code()).as(result.err()).isZero();
            assertThat(result.err()).contains("\"checked_by\":").doesNotContain("warning", "differ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve", "solve --all", "solve --all --any-order", "sample -n 2", "diagram",
                "count", "unique", "best", "best --limit 2", "best --all"
            })
    void namesTheSecondEngineOrSaysThatThereIsNone(String command) {
        String err = dlx("4\n", (command + " toy-queens --engine links --cross-check --stats").split(" "))
                .err();

        if (Engine.names().size() == 1) {
            assertThat(err)
                    .contains("warning: puzzle 1: not cross-checked: the engine links is the only one that can search"
                            + " this cover\n")
                    .doesNotContain("checked_by");
        } else {
            assertThat(err).containsPattern("\"engine\":\"links\",\"checked_by\":\"(?!links)\\w+\",\"items\":");
        }
    }

    private static SearchReport report(StopReason stopped, long solutions) {
        Outcome outcome = solutions > 0 ? Outcome.SOLVED : Outcome.NO_SOLUTION;
        return SearchReport.builder(outcome, stopped)
                .tally(new Tally(BigInteger.valueOf(solutions), 1, 1))
                .engine("other")
                .build();
    }

    private static PuzzleTask<Integer, ToyQueens.Queen> queens(int size) {
        LoadedModel<Integer, ToyQueens.Queen> model = LoadedModel.of(new ToyQueens(), "tests");
        return new PuzzleTask<>(model, size, model.solver(size), 5, "tests", 0, 0);
    }

    private static String withoutNanos(String json) {
        return json.replaceAll("\"(read|build|search)\":\\d+", "\"$1\":N");
    }
}
