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
import dlx.core.EngineName;
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
import java.util.function.Supplier;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CrossCheckTest {

    private static final String DIFFER = "puzzle 5: the engines other and links differ: ";
    /** The solutions of four queens. */
    private static final int[] ONE = {1, 7, 8, 14};

    private static final int[] OTHER = {2, 4, 11, 13};
    private static final int[] WRONG = {1, 7, 8};

    private static final String REPORT_IT = "; please report it with the puzzle\n";

    /** Tests the check of simulated answers by the reference engine. */
    @Nested
    class ByTheReference {

        private final ByteArrayOutputStream err = new ByteArrayOutputStream();
        private final Console console =
                new ProcessConsole(new ByteArrayOutputStream(), err, false, false, () -> false, () -> {});
        private ExitStatus status = new ExitStatus();
        private final CrossCheck check = new CrossCheck(console);
        private final PuzzleTask<Integer, ToyQueens.Queen> four = queens(4);
        private final Solver<ToyQueens.Queen> solver = four.solver();

        @Test
        void rightAnswersAreConfirmedInSilence() {
            SearchReport two = report(StopReason.EXHAUSTED, 2);
            SearchReport limit = report(StopReason.SOLUTION_LIMIT, 2);
            Solution<ToyQueens.Queen> some = solution(OTHER);
            confirms("links", () -> check.count(four, status, two));
            confirms(
                    "links",
                    () -> check.unique(
                            four, status, new Uniqueness<>(Uniqueness.Verdict.MULTIPLE, List.of(some), limit)));
            confirms(prover(), () -> best(new Best<>(List.of(some), OptionalLong.of(0), true, two)));
            confirms("links", () -> check.first(four, status, FirstSolution.of(new Found<>(Optional.of(some), limit))));
            confirms("links", () -> check.inAnyOrder(four, status, sum(solver, ONE, OTHER), two));
            confirms("links", () -> check.inAnyOrder(four, status, sum(solver, OTHER, ONE), two));
            confirms("links", () -> check.sample(four, status, sample(2, OTHER)));
        }

        @Test
        void ofSolutionsUpToALimitOnlyTheNumberIsCompared() {
            confirms(
                    "links",
                    () -> check.inAnyOrder(
                            four,
                            status,
                            sum(solver.toBuilder().solutionLimit(1).build(), OTHER),
                            report(StopReason.SOLUTION_LIMIT, 1)));
        }

        @Test
        void wrongAnswersAreFailures() {
            SearchReport one = report(StopReason.EXHAUSTED, 1);
            SearchReport two = report(StopReason.EXHAUSTED, 2);
            fails(
                    () -> check.count(four, status, report(StopReason.EXHAUSTED, 3)),
                    DIFFER + "other says 3 solutions, links says 2 solutions");
            fails(
                    () -> check.unique(four, status, new Uniqueness<>(Uniqueness.Verdict.UNIQUE, List.of(), one)),
                    DIFFER + "other says unique, links says multiple");
            fails(
                    () -> best(new Best<>(List.of(), OptionalLong.empty(), true, report(StopReason.EXHAUSTED, 0))),
                    "puzzle 5: the engines other and " + prover() + " differ: other says no solution, proven, "
                            + prover() + " says score 0, proven");
            fails(
                    () -> check.inAnyOrder(four, status, sum(solver, OTHER), one),
                    DIFFER + "other says 1 solution, links says 2 solutions");
            fails(
                    () -> check.inAnyOrder(four, status, sum(solver, ONE, ONE), two),
                    DIFFER + "other says 2 solutions, links says the same number, but other solutions");
            fails(
                    () -> check.sample(four, status, sample(3, OTHER)),
                    DIFFER + "other says 3 solutions, links says 2 solutions");
        }

        /** Also where a limit ended the search. */
        @Test
        void solutionsThatAreNoneAreFailures() {
            SearchReport stopped = report(StopReason.TIME, 1);
            String sentence = "puzzle 5: the solution of the engine other is wrong: row 3 is not covered";
            fails(() -> best(new Best<>(List.of(solution(WRONG)), OptionalLong.empty(), false, stopped)), sentence);
            fails(() -> check.inAnyOrder(four, status, sum(solver, ONE, WRONG), stopped), sentence);
            fails(() -> check.sample(four, status, sample(2, WRONG)), sentence);
            SearchReport limit = report(StopReason.SOLUTION_LIMIT, 1);
            fails(
                    () -> check.first(four, status, FirstSolution.of(new Found<>(Optional.of(solution(WRONG)), limit))),
                    sentence);
        }

        @Test
        void whereALimitEndedASearchNothingIsCompared() {
            SearchReport stopped = report(StopReason.TIME, 1);
            String time = "the time limit ended the search of the engine other\n";
            isLeft(() -> check.count(four, status, stopped), time);
            isLeft(() -> check.inAnyOrder(four, status, sum(solver, ONE), stopped), time);
            isLeft(() -> best(new Best<>(List.of(solution(OTHER)), OptionalLong.empty(), false, stopped)), time);
        }

        @Test
        void whereALimitEndsTheSecondSearchNothingIsCompared() {
            isLeft(
                    () -> check.count(
                            four.with(solver.toBuilder().nodeLimit(1).build()),
                            status,
                            report(StopReason.EXHAUSTED, 3)),
                    "the limit on nodes ended the search of the engine links\n");
            Best<ToyQueens.Queen> first =
                    new Best<>(List.of(solution(OTHER)), OptionalLong.of(0), true, report(StopReason.EXHAUSTED, 2));
            isLeft(
                    () -> best(
                            first, solver.toBuilder().timeLimit(Duration.ZERO).build()),
                    "the time limit ended the search");
        }

        private Optional<String> best(Best<ToyQueens.Queen> first) {
            return best(first, solver);
        }

        private Optional<String> best(Best<ToyQueens.Queen> first, Solver<ToyQueens.Queen> asked) {
            SearchQuestion.Best one = new SearchQuestion.Best(asked.goal(), 1);
            return check.best(four.with(asked), status, one, first, Solver::best);
        }

        /** Returns the engine that confirms a best score: one that proves it by bounds, if there is one. */
        private String prover() {
            return EngineName.names().contains("prices") ? "prices" : "links";
        }

        private Solution<ToyQueens.Queen> solution(int... options) {
            return Solution.of(solver.cover(), 1, options);
        }

        private Sample<ToyQueens.Queen> sample(long solutions, int... drawn) {
            SearchReport report = report(StopReason.EXHAUSTED, solutions);
            return new Sample<>(List.of(solution(drawn)), true, report, Sample.Method.ENUMERATION, 0);
        }

        private SolutionSum<ToyQueens.Queen> sum(Solver<ToyQueens.Queen> asked, int[]... solutions) {
            SolutionSum<ToyQueens.Queen> sum = new SolutionSum<>(asked);
            Arrays.stream(solutions).forEach(sum::add);
            return sum;
        }

        private void confirms(String engine, Supplier<Optional<String>> answer) {
            assertThat(answer.get()).contains(engine);
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
            assertThat(status.code()).isZero();
        }

        private void fails(Supplier<Optional<String>> answer, String sentence) {
            status = new ExitStatus();
            err.reset();
            assertThat(answer.get()).isEmpty();
            assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(sentence + REPORT_IT);
            assertThat(status.code()).isEqualTo(ExitStatus.INTERNAL);
            assertThat(status.satCode()).isEqualTo(ExitStatus.INTERNAL);
        }

        private void isLeft(Supplier<Optional<String>> answer, String reason) {
            err.reset();
            assertThat(answer.get()).isEmpty();
            String said = err.toString(StandardCharsets.UTF_8);
            assertThat(said)
                    .startsWith("warning: puzzle 5: not cross-checked: " + reason)
                    .hasLineCount(1);
            assertThat(status.code()).isZero();
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

        if (EngineName.names().size() == 1) {
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
        return new PuzzleTask<>(model, size, model.solver(size), 5, "tests");
    }

    private static String withoutNanos(String json) {
        return json.replaceAll("\"(read|build|search)\":\\d+", "\"$1\":N");
    }
}
