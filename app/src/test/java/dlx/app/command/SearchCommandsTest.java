package dlx.app.command;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.Cli.Result;
import dlx.app.toys.ToyQueens;
import dlx.core.Found;
import dlx.core.model.LoadedModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve}, {@code count}, {@code unique}, {@code best}: answers, formats, limits, exit codes. */
class SearchCommandsTest {

    private static final String FOUR = ".Q..\n...Q\nQ...\n..Q.\n";
    private static final String OTHER_FOUR = "..Q.\nQ...\n...Q\n.Q..\n";

    @Nested
    class Solve {

        @Test
        void writesTheFirstSolutionOfEachPuzzleAndNothingElse() {
            assertThat(dlx("4\n\n# and\n1\n", "solve", "toy-queens")).isEqualTo(new Result(0, FOUR + "Q\n", ""));
        }

        @Test
        void writesEverySolution() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--all").out()).isEqualTo(FOUR + "\n" + OTHER_FOUR);
        }

        @Test
        void aLimitGivesTheFirstOnes() {
            String all = dlx("6\n", "solve", "toy-queens", "--all").out();
            String three = dlx("6\n", "solve", "toy-queens", "--limit", "3").out();

            assertThat(three).hasLineCount(20);
            assertThat(all).startsWith(three).hasLineCount(27);
        }

        @Test
        void writesOptionNumbersFromOne() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--all", "--format", "options")
                            .out())
                    .isEqualTo("2 8 9 15\n3 5 12 14\n");
        }

        @Test
        void saysWhichPuzzleHasNoSolution() {
            assertThat(dlx("4\n3\n", "solve", "toy-queens")).isEqualTo(new Result(4, FOUR, "puzzle 2: no solution\n"));
        }

        @Test
        void theLastPuzzleDecidesTheExitCode() {
            assertThat(dlx("3\n4\n", "solve", "toy-queens").code()).isZero();
        }

        /** Of 20 queens {@code slots} does not find one within the nodes after which it begins anew. */
        @Test
        void asksForAnySolutionUnlessTheFirstOfTheOrderIsWanted() {
            String[] anyOne = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--stats"};
            String[] first = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--limit", "1"};
            String[] two = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--limit", "2"};
            Found<ToyQueens.Queen> answer = LoadedModel.of(new ToyQueens(), "tests")
                    .solver(20)
                    .engine("slots")
                    .solve();

            Result any = dlx("20\n", anyOne);

            assertThat(stats(any).get("nodes").getAsLong())
                    .isEqualTo(answer.report().nodes());
            assertThat(any.out()).isNotEqualTo(dlx("20\n", first).out());
            assertThat(any.out()).isEqualTo(dlx("20\n", anyOne).out());
            assertThat(dlx("20\n", two).out()).startsWith(dlx("20\n", first).out());
            assertThat(dlx("20\n", "solve", "toy-queens", "--engine", "slots").out())
                    .isEqualTo(new ToyQueens().render(20, answer.solution().orElseThrow()));
        }

        @Test
        void anEmptyInputHasNoPuzzles() {
            assertThat(dlx("", "solve", "toy-queens"))
                    .isEqualTo(new Result(0, "", "warning: <stdin>: there is no puzzle in it\n"));
        }

        @Test
        void symmetriesThatAModelDoesNotKnowAreMissedOnce() {
            assertThat(dlx("1 0=1\n1 0=1\n", "count", "toy-cover", "--distinct"))
                    .isEqualTo(new Result(
                            0,
                            "1\n1\n",
                            "warning: puzzle 1: the model toy-cover knows no symmetries of it, so --distinct changes"
                                    + " nothing\n"));
        }

        @Test
        void aPuzzleInPlaceOfAFileGetsTheCommandThatWasMeant() {
            assertThat(dlx("", "count", "toy-queens", "8").err())
                    .isEqualTo(
                            "8: there is no such file; expected a file that can be read. A puzzle comes in a file, or so:"
                                    + " echo 8 | dlx count toy-queens\n");
            assertThat(dlx("", "solve", "toy-cover", "1 0=1").err())
                    .endsWith("or so: echo '1 0=1' | dlx solve toy-cover\n");
            assertThat(dlx("", "count", "toy-queens", "eight").err())
                    .isEqualTo("eight: there is no such file; expected a file that can be read\n");
        }

        @Test
        void helpOfACommandIsThatOfItsOption() {
            assertThat(dlx("", "help", "solve")).isEqualTo(dlx("", "solve", "--help"));
            assertThat(dlx("", "help")).isEqualTo(dlx("", "--help"));
            assertThat(dlx("", "help", "slove").err()).contains("did you mean \"solve\"");
        }

        @Test
        void aSettingThatDoesNotFitIsSaidOncePerFile() {
            String rows = "53..7....\n\n6..195...\n\n.98....6.\n\n8...6...3\n";
            assertThat(dlx(rows, "solve", "sudoku", "--set", "box=2x2").err())
                    .isEqualTo("<stdin>:1:10: the line has 9 cells; expected 16 for a board, or 4 for a row\n"
                            + "<stdin>: the same is wrong in 3 lines more, up to line 7\n");
        }

        /** It fits one board, so it is not to blame for the others. */
        @Test
        void whatIsWrongBesideASettingThatFitsIsSaidOfEachLine() {
            String lines = "1234341221434321\n53..7....\n\n6..195...\n";
            String wrong = ":10: the line has 9 cells; expected 16 for a board, or 4 for a row\n";
            assertThat(dlx(lines, "solve", "sudoku", "--set", "box=2x2"))
                    .isEqualTo(new Result(3, "1234341221434321\n", "<stdin>:2" + wrong + "<stdin>:4" + wrong));
        }

        @Test
        void theEmptyCoverHasTheEmptySolution() {
            assertThat(dlx("0\n", "solve", "toy-cover"))
                    .isEqualTo(new Result(0, "\n", "warning: <stdin>:1: this cover has no options\n"));
        }

        @Test
        void aSeedBreaksTiesReproducibly() {
            String[] line = {"solve", "toy-queens", "--all", "--format", "options", "--seed", "7"};

            assertThat(dlx("6\n", line).out())
                    .isEqualTo(dlx("6\n", line).out())
                    .isNotEqualTo(dlx("6\n", "solve", "toy-queens", "--all", "--format", "options")
                            .out());
        }

        @Test
        void theStrategyIsTakenFromTheCommandLine() {
            JsonObject mrv = stats(dlx("8\n", "solve", "toy-queens", "--all", "--stats"));
            JsonObject first = stats(dlx("8\n", "solve", "toy-queens", "--all", "--stats", "--strategy", "first"));

            assertThat(first.get("solutions")).isEqualTo(mrv.get("solutions"));
            assertThat(first.get("nodes").getAsLong())
                    .isGreaterThan(mrv.get("nodes").getAsLong());
        }
    }

    @Nested
    class AnyOrder {

        @Test
        void hasEverySolutionOnce() {
            List<String> inOrder = dlx("6\n8\n", "solve", "toy-queens", "--all", "--format", "options")
                    .out()
                    .lines()
                    .toList();
            Result any = dlx("6\n8\n", "solve", "toy-queens", "--all", "--any-order", "--format", "options");

            assertThat(any.code()).isZero();
            assertThat(any.err()).isEmpty();
            assertThat(any.out().lines()).containsExactlyInAnyOrderElementsOf(inOrder);
        }

        @Test
        void isTheSameEachTime() {
            String[] line = {"solve", "toy-queens", "--all", "--any-order"};

            assertThat(dlx("6\n", line).out()).isEqualTo(dlx("6\n", line).out()).hasLineCount(27);
        }

        @Test
        void numbersTheSolutions() {
            String json = dlx("4\n", "solve", "toy-queens", "--all", "--any-order", "--format", "json")
                    .out();

            assertThat(json.lines()).hasSize(3);
            assertThat(json).contains("\"number\":1,").contains("\"number\":2,").contains("\"stopped\":\"EXHAUSTED\"");
        }

        @Test
        void aLimitGivesSomeOfThem() {
            List<String> all = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                    .out()
                    .lines()
                    .toList();
            Result some = dlx(
                    "8\n",
                    "solve",
                    "toy-queens",
                    "--limit",
                    "9",
                    "--any-order",
                    "--format",
                    "options",
                    "--memo-memory",
                    "1M");

            assertThat(some.code()).isZero();
            assertThat(some.out().lines()).hasSize(9).doesNotHaveDuplicates().allMatch(all::contains);
        }

        @Test
        void keepsToTheGivensAndSaysWhereThereIsNone() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--all", "--any-order", "--pin", "Queen[row=0, column=1]"))
                    .isEqualTo(new Result(0, FOUR, ""));
            assertThat(dlx("3\n", "solve", "toy-queens", "--all", "--any-order"))
                    .isEqualTo(new Result(4, "", "puzzle 1: no solution\n"));
        }

        @Test
        void isRefusedWhereOneSolutionIsAskedFor() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--any-order"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--any-order is for the order of several solutions, and one is asked for; expected it with"
                                    + " --all or --limit\n"));
            assertThat(dlx("4\n", "solve", "toy-queens", "--all", "--memo-memory", "1M"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--memo-memory is the room for a diagram of all solutions, which has an order of its own;"
                                    + " expected it with --any-order\n"));
        }

        @Test
        void aTimeLimitStopsIt() {
            Result result = dlx("8\n", "solve", "toy-queens", "--all", "--any-order", "--time", "0s");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit after 0 solutions");
        }
    }

    @Nested
    class Count {

        @ParameterizedTest
        @CsvSource({"1,1", "2,0", "3,0", "6,4", "8,92"}) // OEIS A000170
        void writesTheNumberOfSolutions(String size, String solutions) {
            assertThat(dlx(size + "\n", "count", "toy-queens")).isEqualTo(new Result(0, solutions + "\n", ""));
        }

        @Test
        void writesOneLinePerPuzzle() {
            assertThat(dlx("4\n3\n8\n", "count", "toy-queens").out()).isEqualTo("2\n0\n92\n");
        }

        @Test
        void writesNoNumberThatIsNotTheAnswer() {
            Result result = dlx("10\n", "count", "toy-queens", "--nodes", "1500");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEmpty();
            assertThat(result.err())
                    .matches(
                            "puzzle 1: stopped by the limit on nodes after \\d+ solutions; the search was not complete\n");
        }
    }

    @Nested
    class Sample {

        @Test
        void drawsOneSolutionOfEachPuzzle() {
            Result result = dlx("4\n\n1\n", "sample", "toy-queens");

            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).isIn(FOUR + "Q\n", OTHER_FOUR + "Q\n");
        }

        @Test
        void drawsWhatTheSolverDraws() {
            List<String> expected = LoadedModel.of(new ToyQueens(), "tests").solver(6).sample(9, -5).drawn().stream()
                    .map(solution -> Arrays.stream(solution.numbers())
                            .mapToObj(option -> String.valueOf(option + 1))
                            .collect(Collectors.joining(" ")))
                    .toList();
            String[] line = {"sample", "toy-queens", "-n", "9", "--seed", "-5", "--format", "options"};

            assertThat(dlx("6\n", line).out().lines()).containsExactlyElementsOf(expected);
        }

        @Test
        void isTheSameEachTimeAndAnotherOneByAnotherSeed() {
            String[] line = {"sample", "toy-queens", "--number", "20", "--format", "options"};
            String[] zero = {"sample", "toy-queens", "-n", "20", "--seed", "0", "--format", "options"};
            String[] seven = {"sample", "toy-queens", "-n", "20", "--seed", "7", "--format", "options"};
            String out = dlx("8\n", line).out();

            assertThat(out).hasLineCount(20).isEqualTo(dlx("8\n", line).out());
            assertThat(dlx("8\n", zero).out()).isEqualTo(out);
            assertThat(dlx("8\n", seven).out()).hasLineCount(20).isNotEqualTo(out);
        }

        /** One of 4 or more of 92 would be missing among 2000 draws with chance below 1e-7. */
        @Test
        void drawsEverySolutionInTheEnd() {
            String all = dlx("8\n", "solve", "toy-queens", "--all", "--format", "options")
                    .out();
            String drawn = dlx("8\n", "sample", "toy-queens", "-n", "2000", "--format", "options")
                    .out();

            assertThat(drawn.lines()).hasSize(2000);
            assertThat(drawn.lines().distinct())
                    .containsExactlyInAnyOrderElementsOf(all.lines().toList());
        }

        @Test
        void jsonHasTheSeedAndWhetherTheDrawsAreUniform() {
            List<JsonObject> objects = dlx("4\n", "sample", "toy-queens", "-n", "3", "--seed", "7", "--format", "json")
                    .out()
                    .lines()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .toList();

            assertThat(objects).hasSize(4);
            assertThat(objects.get(2).get("number").getAsInt()).isEqualTo(3);
            assertThat(objects.get(3).get("seed").getAsLong()).isEqualTo(7);
            assertThat(objects.get(3).get("uniform").getAsBoolean()).isTrue();
            assertThat(objects.get(3).get("solutions").getAsString()).isEqualTo("2");
        }

        @Test
        void keepsToTheGivens() {
            String[] pinned = {"sample", "toy-queens", "-n", "2", "--pin", "Queen[row=0, column=1]"};
            String[] forbidden = {"sample", "toy-queens", "-n", "2", "--forbid", "Queen[row=0, column=1]"};

            assertThat(dlx("4\n", pinned)).isEqualTo(new Result(0, FOUR + "\n" + FOUR, ""));
            assertThat(dlx("4\n", forbidden)).isEqualTo(new Result(0, OTHER_FOUR + "\n" + OTHER_FOUR, ""));
        }

        @Test
        void saysWhichPuzzleHasNoSolution() {
            assertThat(dlx("1\n3\n", "sample", "toy-queens", "-n", "2"))
                    .isEqualTo(new Result(4, "Q\nQ\n", "puzzle 2: no solution\n"));
        }

        @Test
        void whatASearchThatIsStoppedHasDrawnIsNotUniform() {
            String[] line = {"sample", "toy-queens", "-n", "2", "--nodes", "500", "--engine", "links"};
            Result result = dlx("8\n", line);

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).hasLineCount(17);
            assertThat(result.err())
                    .matches("puzzle 1: stopped by the limit on nodes after \\d+ solutions; the draws are not uniform,"
                            + " because they are from the solutions seen by then\n");
        }

        @Test
        void aTimeLimitMayLeaveNoDraw() {
            assertThat(dlx("8\n", "sample", "toy-queens", "--time", "0s"))
                    .isEqualTo(new Result(
                            5,
                            "",
                            "puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n"));
        }

        @Test
        void drawsAlsoWhereADiagramHasNoRoom() {
            Result result = dlx("8\n", "sample", "toy-queens", "-n", "5", "--memo-memory", "1K");

            assertThat(result.code()).isZero();
            assertThat(result.err()).isEmpty();
            assertThat(result.out()).hasLineCount(44);
        }

        @Test
        void refusesNumbersThatAreNone() {
            assertThat(dlx("4\n", "sample", "toy-queens", "-n", "0"))
                    .isEqualTo(new Result(2, "", "-n 0: this is no number of draws; expected 1 or more\n"));
            for (String[] wrong : new String[][] {{"-n", "99999999999"}, {"-n", "two"}, {"--seed", "x"}}) {
                Result result = dlx("4\n", "sample", "toy-queens", wrong[0], wrong[1]);

                assertThat(result.code()).isEqualTo(2);
                assertThat(result.out()).isEmpty();
                assertThat(result.err())
                        .contains("'" + wrong[1] + "' is no whole number")
                        .hasLineCount(1);
            }
        }

        @Test
        void refusesAnEngineThatNeverDraws() {
            Result result = dlx("4\n", "sample", "toy-queens", "--engine", "memo");

            assertThat(result.code()).isEqualTo(2);
            assertThat(result.err()).startsWith("--engine memo: ").contains("links");
        }

        @Test
        void standardOutputTakesOnePicture() {
            assertThat(dlx("4\n", "sample", "toy-queens", "-n", "2", "--format", "svg"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--format svg: standard output takes one picture; expected --output DIR where there may be"
                                    + " several\n"));
        }
    }

    @Nested
    class Unique {

        @Test
        void reportsUniqueMultipleAndNone() {
            assertThat(dlx("1\n4\n", "unique", "toy-queens")).isEqualTo(new Result(0, "unique\nmultiple\n", ""));
            assertThat(dlx("1\n4\n3\n", "unique", "toy-queens"))
                    .isEqualTo(new Result(4, "unique\nmultiple\nnone\n", ""));
        }

        @Test
        void writesNothingThatIsNotKnown() {
            Result result = dlx("20\n", "unique", "toy-queens", "--nodes", "2");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEmpty();
        }

        @Test
        void stopsAtTheSecondSolution() {
            JsonObject stats = stats(dlx("8\n", "unique", "toy-queens", "--stats"));

            assertThat(stats.get("solutions").getAsString()).isEqualTo("2");
            assertThat(stats.get("stopped").getAsString()).isEqualTo("SOLUTION_LIMIT");
        }
    }

    @Nested
    class Best {

        @Test
        void writesTheBestSolutionAndItsScore() {
            assertThat(dlx("4 01=3 23=4 02=1 13=9\n", "best", "toy-cover"))
                    .isEqualTo(new Result(0, "02=1 13=9\nscore 10\n", ""));
        }

        @Test
        void scoresMayBeNegative() {
            assertThat(dlx("1 0=-3 0=-2\n", "best", "toy-cover").out()).isEqualTo("0=-2\nscore -2\n");
        }

        @Test
        void aPuzzleWithoutSolutionHasNoScore() {
            assertThat(dlx("2 0=1\n", "best", "toy-cover"))
                    .isEqualTo(
                            new Result(
                                    4,
                                    "",
                                    "puzzle 1: no solution\n"
                                            + "warning: puzzle 1: no option holds the item \"thing 1\", so there is no solution\n"));
        }

        /** Costs 7, 8 and 10; the greatest is the best. */
        private static final String THREE = "3 01=3 2=4 0=1 12=9 012=8\n";

        @Test
        void writesTheBestFewTheBestFirst() {
            assertThat(dlx(THREE, "best", "toy-cover", "--limit", "2"))
                    .isEqualTo(new Result(0, "0=1 12=9\nscore 10\n012=8\nscore 8\n", ""));
            assertThat(dlx(THREE, "best", "toy-cover", "--limit", "9", "--format", "options"))
                    .isEqualTo(new Result(
                            0,
                            "3 4\n5\n1 2\n",
                            "puzzle 1, solution 1: score 10\npuzzle 1, solution 2: score 8\n"
                                    + "puzzle 1, solution 3: score 7\n"));
        }

        @Test
        void warnsWhereNothingCanProve() {
            assertThat(dlx(THREE, "best", "toy-cover", "--seed", "7").err())
                    .startsWith("warning: --strategy and --seed have best look at every solution")
                    .hasLineCount(1);
            assertThat(dlx(THREE, "best", "toy-cover", "--seed", "7", "--engine", "links")
                            .err())
                    .isEmpty();
        }

        @Test
        void writesAllOptima() {
            assertThat(dlx("2 01=7 0=4 1=3 1=2\n", "best", "toy-cover", "--all")
                            .out()
                            .lines())
                    .containsExactlyInAnyOrder("01=7", "score 7", "0=4 1=3", "score 7");
            assertThat(dlx(THREE, "best", "toy-cover", "--all").out()).isEqualTo("0=1 12=9\nscore 10\n");
        }

        @Test
        void jsonNumbersTheBestFew() {
            List<JsonObject> objects = dlx(THREE, "best", "toy-cover", "--limit", "2", "--format", "json")
                    .out()
                    .lines()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .toList();

            assertThat(objects).hasSize(3);
            assertThat(objects.get(0).get("number").getAsInt()).isEqualTo(1);
            assertThat(objects.get(0).get("score").getAsLong()).isEqualTo(10);
            assertThat(objects.get(1).get("number").getAsInt()).isEqualTo(2);
            assertThat(objects.get(1).get("score").getAsLong()).isEqualTo(8);
            assertThat(objects.get(2).get("score").getAsLong()).isEqualTo(10);
            assertThat(objects.get(2).get("bound").getAsLong()).isEqualTo(10);
        }

        @Test
        void theModelSaysThatTheLeastIsTheBest() {
            assertThat(dlx("A B\nA |5\nB |2\nA B |9\n", "best", "knuth", "--limit", "2"))
                    .isEqualTo(new Result(0, "A |5\nB |2\nscore 7\nA B |9\nscore 9\n", ""));
        }

        /** The solutions cost 8, 9 and 11. */
        @Test
        void takesWhatIsWithinTheGap() {
            Result result =
                    dlx("A B\nA |5\nB |6\nA B |9\nA B |8\n", "best", "knuth", "--gap", "1", "--format", "options");

            assertThat(result.code()).isZero();
            assertThat(result.out()).isIn("4\n", "3\n");
        }

        @Test
        void improvementsAreObjectsWhereTheyAreAskedFor() {
            String[] plain = {"best", "toy-cover", "--engine", "links", "--format", "json"};
            String[] told = {"best", "toy-cover", "--engine", "links", "--format", "json", "--progress"};
            List<String> progress = dlx(THREE, told)
                    .out()
                    .lines()
                    .filter(line -> line.contains("\"progress\""))
                    .toList();

            assertThat(dlx(THREE, plain).out()).hasLineCount(2);
            assertThat(cli().with(THREE).onTerminal().run(plain).out()).hasLineCount(2);
            assertThat(progress).isNotEmpty();
            assertThat(progress.get(0))
                    .matches(
                            "\\{\"type\":\"progress\",\"puzzle\":1,\"score\":\\d+,\"nodes\":\\d+,\"seconds\":\\d+\\.\\d{6}}");
            assertThat(progress.get(progress.size() - 1)).contains("\"score\":10,");
            assertThat(dlx(THREE, told).out()).hasLineCount(progress.size() + 2);
            assertThat(dlx(THREE, "best", "toy-cover", "--format", "json", "--progress")
                            .out()
                            .lines()
                            .filter(line -> line.contains("\"progress\"")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("\\{\"type\":\"progress\",\"puzzle\":1,(\"score\":\\d+,)?"
                            + "(\"bound\":\\d+,)?\"nodes\":\\d+,\"seconds\":\\d+\\.\\d{6}}"));
            assertThat(dlx(THREE, "best", "toy-cover", "--progress").out()).isEqualTo("0=1 12=9\nscore 10\n");
        }

        @Test
        void tellsHowFarItCameWhereALimitStopsIt() {
            Result result = dlx("8\n", "best", "toy-queens", "--nodes", "100", "--engine", "links");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).endsWith("score 0\n").hasLineCount(9);
            assertThat(result.err())
                    .isEqualTo(
                            "warning: puzzle 1: no option has a score, so every solution is a best one, with the score"
                                    + " 0\npuzzle 1: stopped by the limit on nodes; best so far 0, no bound is known\n");
            assertThat(dlx("8\n", "best", "toy-queens", "--nodes", "2", "--engine", "links"))
                    .isEqualTo(
                            new Result(
                                    5,
                                    "",
                                    "warning: puzzle 1: no option has a score, so every solution is a best one, with the score"
                                            + " 0\npuzzle 1: stopped by the limit on nodes; no solution so far, no bound is known\n"));
        }

        @Test
        void withoutAProofItShowsWhatItHasAndTellsSo() {
            Result result =
                    dlx("12\n", "best", "toy-queens", "--engine", "links", "--nodes", "2000", "--format", "json");

            assertThat(result.code()).isEqualTo(5);
            JsonObject status = last(result.out());
            assertThat(status.get("outcome").getAsString()).isEqualTo("SOLVED");
            assertThat(status.get("stopped").getAsString()).isEqualTo("NODES");
            assertThat(status.has("score")).isTrue();
            assertThat(status.has("bound")).as("a bound nobody proved").isFalse();
        }

        @Test
        void jsonHasTheScoreInItsPlace() {
            List<String> lines = dlx("2 01=7 0=1 1=2\n", "best", "toy-cover", "--engine", "links", "--format", "json")
                    .out()
                    .lines()
                    .toList();

            assertThat(lines.get(0))
                    .isEqualTo("{\"type\":\"solution\",\"puzzle\":1,\"number\":1,\"score\":7,\"options\":[1],"
                            + "\"chosen\":[\"01=7\"],\"text\":\"01=7\\n\"}");
            assertThat(lines.get(1))
                    .startsWith("{\"type\":\"status\",\"puzzle\":1,\"outcome\":\"SOLVED\",\"stopped\":\"EXHAUSTED\","
                            + "\"solutions\":\"2\",\"score\":7,\"bound\":7,\"stats\":{");
        }
    }

    @Nested
    class Json {

        @Test
        void hasTheKeysOfTheContractInTheirOrder() {
            List<String> lines = dlx("4\n3\n", "solve", "toy-queens", "--format", "json")
                    .out()
                    .lines()
                    .toList();

            assertThat(lines.get(0))
                    .isEqualTo("{\"type\":\"solution\",\"puzzle\":1,\"number\":1,\"options\":[2,8,9,15],\"chosen\":["
                            + "\"Queen[row=0, column=1]\",\"Queen[row=1, column=3]\",\"Queen[row=2, column=0]\","
                            + "\"Queen[row=3, column=2]\"],\"text\":\".Q..\\n...Q\\nQ...\\n..Q.\\n\"}");
            assertThat(withoutNanos(lines.get(1)))
                    .isEqualTo(
                            "{\"type\":\"status\",\"puzzle\":1,\"outcome\":\"SOLVED\",\"stopped\":\"SOLUTION_LIMIT\","
                                    + "\"solutions\":\"1\",\"stats\":{\"solutions\":\"1\",\"complete\":false,\"outcome\":\"SOLVED\","
                                    + "\"stopped\":\"SOLUTION_LIMIT\",\"nodes\":N,\"updates\":N,\"engine\":\"slots\","
                                    + "\"items\":22,\"options\":16,\"threads\":1,"
                                    + "\"nanos\":{\"read\":N,\"build\":N,\"search\":N}}}");
            assertThat(lines.get(2))
                    .startsWith(
                            "{\"type\":\"status\",\"puzzle\":2,\"outcome\":\"NO_SOLUTION\",\"stopped\":\"EXHAUSTED\","
                                    + "\"solutions\":\"0\",");
            assertThat(lines).hasSize(3);
        }

        @ParameterizedTest
        @CsvSource({
            "solve toy-queens --all --format options",
            "solve toy-queens --limit 100",
            "solve toy-queens --all --cross-check --format options",
            "count toy-queens --engine links",
            "unique toy-queens",
            "best toy-queens --engine links --limit 3",
            "sample toy-queens -n 4 --seed 1",
        })
        void anyNumberOfThreadsAnswersTheSame(String line) {
            Result one = dlx("8\n9\n", line.split(" "));

            assertThat(one.out()).isNotEmpty();
            for (String threads : List.of("2", "5", "0")) {
                assertThat(dlx("8\n9\n", (line + " --threads " + threads).split(" ")))
                        .as(threads)
                        .isEqualTo(one);
            }
        }

        @Test
        void statisticsTellTheNumberOfThreads() {
            assertThat(dlx("6\n", "count", "toy-queens", "--threads", "3", "--stats")
                            .err())
                    .contains("\"threads\":3,");
            assertThat(dlx("6\n", "count", "toy-queens", "--threads", "0", "--stats")
                            .err())
                    .contains("\"threads\":" + Runtime.getRuntime().availableProcessors() + ',');
        }

        @Test
        void statisticsGoToStandardErrorOneLineAPuzzle() {
            Result result = dlx("4\n8\n", "count", "toy-queens", "--stats");

            assertThat(result.out()).isEqualTo("2\n92\n");
            assertThat(result.err().lines().map(SearchCommandsTest::withoutNanos))
                    .hasSize(2)
                    .last()
                    .isEqualTo(
                            "{\"solutions\":\"92\",\"complete\":true,\"outcome\":\"SOLVED\",\"stopped\":\"EXHAUSTED\","
                                    + "\"nodes\":N,\"updates\":N,\"engine\":\"memo\",\"items\":46,\"options\":64,"
                                    + "\"threads\":1,\"nanos\":{\"read\":N,\"build\":N,\"search\":N}}");
        }

        @Test
        void uniqueAddsItsVerdict() {
            assertThat(last(dlx("1\n", "unique", "toy-queens", "--format", "json")
                                    .out())
                            .get("verdict")
                            .getAsString())
                    .isEqualTo("unique");
        }
    }

    @Nested
    class PinsAndForbids {

        private static final String SECOND = "Queen[row=0, column=1]";
        private static final String THIRD = "Queen[row=0, column=2]";

        @Test
        void areKeptByEverySearchingCommand() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--pin", THIRD)).isEqualTo(new Result(0, OTHER_FOUR, ""));
            assertThat(dlx("4\n", "solve", "toy-queens", "--all", "--forbid", SECOND))
                    .isEqualTo(new Result(0, OTHER_FOUR, ""));
            assertThat(dlx("4\n", "count", "toy-queens", "--pin", THIRD).out()).isEqualTo("1\n");
            assertThat(dlx("4\n", "unique", "toy-queens", "--forbid", THIRD).out())
                    .isEqualTo("unique\n");
            assertThat(dlx("2 01=7 0=4 1=2\n", "best", "toy-cover", "--forbid", "01=7")
                            .out())
                    .isEqualTo("0=4 1=2\nscore 6\n");
        }

        @Test
        void mayBeGivenOften() {
            assertThat(dlx("4\n", "count", "toy-queens", "--forbid", SECOND, "--forbid", THIRD)
                            .out())
                    .isEqualTo("0\n");
            assertThat(dlx("4\n", "solve", "toy-queens", "--pin", THIRD, "--pin", "Queen[row=3, column=1]")
                            .out())
                    .isEqualTo(OTHER_FOUR);
            assertThat(dlx("4\n", "solve", "toy-queens", "--pin", SECOND, "--pin", THIRD))
                    .isEqualTo(new Result(
                            4,
                            "",
                            "puzzle 1: no solution\nwarning: puzzle 1: the givens \"" + SECOND + "\" and \"" + THIRD
                                    + "\" both hold the item \"row 0\"\n"));
        }

        @Test
        void areCrossChecked() {
            Result result = dlx("4\n", "best", "toy-queens", "--pin", THIRD, "--cross-check", "--stats");

            assertThat(result.out()).isEqualTo(OTHER_FOUR + "score 0\n");
            assertThat(stats(result).has("checked_by")).isTrue();
        }

        @Test
        void aLabelThatNoOptionHasIsRefusedWithOneThatIsNear() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--pin", "Qeen[row=0, column=2]"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--pin Qeen[row=0, column=2]: puzzle 1 has no option of this label; did you mean"
                                    + " \"Queen[row=0, column=2]\"?\n"));
            assertThat(dlx("4\n", "count", "toy-queens", "--forbid", "x"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--forbid x: puzzle 1 has no option of this label; expected one like"
                                    + " \"Queen[row=0, column=0]\"\n"));
            assertThat(dlx("0\n", "count", "toy-cover", "--pin", "x").err())
                    .endsWith("--pin x: puzzle 1 has no option of this label; it has no option at all\n");
        }

        @Test
        void aLabelThatSeveralOptionsHaveIsRefused() {
            assertThat(dlx("2 1=5 0=1 0=2 0=1\n", "solve", "toy-cover", "--pin", "0=1"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--pin 0=1: 2 options of puzzle 1 have this label, the first of them option 2; expected a"
                                    + " label that one option has\n"));
        }

        @Test
        void aDescriptionThatALimitStoppedHasNoLabels() {
            Result result =
                    dlx("c colors 1000\np edge 10000 0\n", "solve", "graph-coloring", "--time", "20ms", "--pin", "x");

            assertThat(result.code()).isEqualTo(5);
        }
    }

    @Nested
    class Limits {

        @Test
        void aTimeLimitEndsASearchThatWouldTakeDays() {
            Result result = dlx("24\n", "count", "toy-queens", "--time", "50ms", "--stats");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit after ");
            assertThat(stats(result).get("stopped").getAsString()).isEqualTo("TIME");
        }

        /** Ten million options: to describe them all takes many times longer. */
        @Test
        void aTimeLimitEndsADescriptionToo() {
            Result result = dlx(
                    "c colors 1000\np edge 10000 0\n", "solve", "graph-coloring", "--time", "20ms", "--format", "json");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.err())
                    .isEqualTo("puzzle 1: stopped by the time limit after 0 solutions; the search was not complete\n");
            assertThat(result.out()).contains("\"type\":\"status\"", "\"outcome\":\"UNKNOWN\",\"stopped\":\"TIME\"");
        }

        @Test
        void aLimitThatComesAfterTheAnswerDoesNotMatter() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--nodes", "1000000").code())
                    .isZero();
        }

        @Test
        void everyLaterPuzzleIsStillAsked() {
            Result result = dlx("20\n1\n", "solve", "toy-queens", "--nodes", "3");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEqualTo("Q\n");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "solve, 4, 10",
        "solve, 3, 20",
        "count, 4, 10",
        "count, 3, 20",
        "unique, 1, 10",
        "best, 4, 10",
        "best, 3, 20"
    })
    void mapsExitCodesToThoseOfSatSolvers(String command, String size, int code) {
        assertThat(dlx(size + "\n", command, "toy-queens", "--exit-code=sat").code())
                .isEqualTo(code);
    }

    @Test
    void whatIsUnknownIsZeroForSatAndErrorsStayErrors() {
        assertThat(dlx("20\n", "solve", "toy-queens", "--nodes", "2", "--exit-code=sat")
                        .code())
                .isZero();
        assertThat(dlx("x\n", "solve", "toy-queens", "--exit-code=sat").code()).isEqualTo(3);
    }

    @Test
    void progressIsShownOnATerminalOrWhenAskedForAndNeverOtherwise() {
        String[] line = {"count", "toy-queens", "--time", "900ms"};

        assertThat(dlx("20\n", line).err()).doesNotContain("% done");
        assertThat(cli().with("20\n").onTerminal().run(line).err()).contains("% done");
        assertThat(cli().with("20\n")
                        .onTerminal()
                        .run("count", "toy-queens", "--time", "900ms", "--no-progress")
                        .err())
                .doesNotContain("% done");
        assertThat(dlx("20\n", "count", "toy-queens", "--time", "900ms", "--progress")
                        .err())
                .contains("% done");
    }

    private static JsonObject stats(Result result) {
        return last(result.err());
    }

    private static JsonObject last(String lines) {
        List<String> all = lines.lines().toList();
        return JsonParser.parseString(all.get(all.size() - 1)).getAsJsonObject();
    }

    private static String withoutNanos(String json) {
        return json.replaceAll("\"(nodes|updates|read|build|search)\":\\d+", "\"$1\":N");
    }

    @Test
    void warnsOfCostsOnceWhereTheyAreIgnored() {
        String text = "A B\nA |5\nB |2\nA B |9\n";
        String warning = "warning: <stdin>:2: costs are ignored here; only the best solution depends on them\n";
        assertThat(dlx(text, "count", "knuth")).isEqualTo(new Result(0, "2\n", warning));
        assertThat(dlx(text, "unique", "knuth")).isEqualTo(new Result(0, "multiple\n", warning));
        assertThat(dlx(text, "solve", "knuth").err()).isEqualTo(warning);
        assertThat(dlx(text, "best", "knuth")).isEqualTo(new Result(0, "A |5\nB |2\nscore 7\n", ""));
        assertThat(dlx(text, "inspect", "knuth").err()).isEmpty();
    }

    @Test
    void warnsOnceOfCostsThatAreMissingWhereTheyCount() {
        String text = "A B\nA |5\nB\nA B |9\n";
        String missing = "warning: <stdin>:3:2: this option states no cost, unlike others; it counts as 0\n";
        assertThat(dlx(text, "best", "knuth")).isEqualTo(new Result(0, "A |5\nB\nscore 5\n", missing));
        assertThat(dlx(text, "count", "knuth").err())
                .isEqualTo("warning: <stdin>:2: costs are ignored here; only the best solution depends on them\n");
    }

    @Test
    void aCostThatIsNoneHasItsPlace() {
        assertThat(dlx("A\nA |x\n", "best", "knuth"))
                .isEqualTo(new Result(3, "", "<stdin>:2:3: '|x' is not a cost; expected digits right after the |\n"));
    }

    /** The text is refused at the cost that is too much; the answers before it stay, and those behind it come. */
    @Test
    void aSumOfCostsThatFitsNowhereIsRefusedAtItsPlace(@TempDir Path folder) throws IOException {
        Path good = Files.writeString(folder.resolve("good.dlx"), "A\nA |3\n");
        Path dear =
                Files.writeString(folder.resolve("dear.dlx"), "A B\nA |9223372036854775807\nB |9223372036854775807\n");

        Result result = dlx("", "best", "knuth", good.toString(), dear.toString(), good.toString());

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.out()).isEqualTo("A |3\nscore 3\nA |3\nscore 3\n");
        assertThat(result.err())
                .isEqualTo(dear + ":3:3: '|9223372036854775807' lets the total overflow; expected numbers so small that"
                        + " every total fits into 64 bits\n");
        assertThat(dlx("", "count", "knuth", dear.toString()).out())
                .as("nobody adds up")
                .isEqualTo("1\n");
        String either = "A B\nA |9223372036854775807\nA |9223372036854775807\nB |0\n";
        assertThat(dlx(either, "best", "knuth").out())
                .as("no solution has both")
                .endsWith("score 9223372036854775807\n");
        String both = "0:2|A\nA |9223372036854775807\nA |1\n";
        assertThat(dlx(both, "best", "knuth").err()).startsWith("<stdin>:3:3: ");
    }
}
