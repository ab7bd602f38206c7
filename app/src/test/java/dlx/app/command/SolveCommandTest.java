package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.Solution;
import dlx.app.Cli.Result;
import dlx.app.toys.ToyQueens;
import dlx.core.Found;
import dlx.core.model.LoadedModel;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Tests {@code solve}: solutions in their order and in any, formats, limits. */
class SolveCommandTest {

    @Test
    void aLimitGivesTheFirstOnes() {
        String all = dlx("6\n", "solve", "toy-queens", "--all").out();
        String three = dlx("6\n", "solve", "toy-queens", "--limit", "3").out();

        assertThat(three).hasLineCount(20);
        assertThat(all).startsWith(three).hasLineCount(27);
    }

    /** Of 20 queens {@code slots} does not find one within the nodes after which it begins anew. */
    @Test
    void asksForAnySolutionUnlessTheFirstOfTheOrderIsWanted() {
        String[] anyOne = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--stats"};
        String[] first = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--limit", "1"};
        String[] two = {"solve", "toy-queens", "--engine", "slots", "--format", "options", "--limit", "2"};
        Found<ToyQueens.Queen> answer = LoadedModel.of(new ToyQueens(), "tests").solver(20).toBuilder()
                .engine("slots")
                .build()
                .solve();

        Result any = dlx("20\n", anyOne);

        assertThat(stats(any).get("nodes").getAsLong())
                .isEqualTo(answer.report().nodes());
        assertThat(any.out()).isNotEqualTo(dlx("20\n", first).out());
        assertThat(any.out()).isEqualTo(dlx("20\n", anyOne).out());
        assertThat(dlx("20\n", two).out()).startsWith(dlx("20\n", first).out());
        assertThat(dlx("20\n", "solve", "toy-queens", "--engine", "slots").out())
                .isEqualTo(
                        new ToyQueens().render(20, Solution.of(answer.solution().orElseThrow())));
    }

    @Test
    void helpOfACommandIsThatOfItsOption() {
        assertThat(dlx("", "help", "solve")).isEqualTo(dlx("", "solve", "--help"));
        assertThat(dlx("", "help")).isEqualTo(dlx("", "--help"));
        assertThat(dlx("", "help", "slove").err()).contains("did you mean \"solve\"");
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
        void findsOneSolutionOrThatThereIsNone() {
            List<String> all = dlx("4\n", "solve", "toy-queens", "--all", "--format", "options")
                    .out()
                    .lines()
                    .toList();
            for (String engine : List.of("auto", "links", "slots")) {
                for (String threads : List.of("1", "2")) {
                    String[] line = {
                        "solve",
                        "toy-queens",
                        "--any-order",
                        "--format",
                        "options",
                        "--engine",
                        engine,
                        "--threads",
                        threads
                    };
                    Result one = dlx("4\n", line);
                    assertThat(one.code()).isZero();
                    assertThat(all).contains(one.out().strip());
                    assertThat(dlx("3\n", line)).isEqualTo(new Result(4, "", "puzzle 1: no solution\n"));
                }
            }
            assertThat(dlx("4\n3\n", "solve", "toy-queens", "--any-order", "--cross-check")
                            .code())
                    .isEqualTo(4);
        }

        @Test
        void isRefusedWithWhatWantsAnOrder() {
            assertThat(dlx("4\n", "solve", "toy-queens", "--any-order", "--checkpoint", "kept"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--any-order and --checkpoint exclude each other for one solution, because each try starts"
                                    + " again; expected one of them, or --limit 1\n"));
            assertThat(dlx("4\n", "solve", "toy-queens", "--any-order", "--distinct"))
                    .isEqualTo(new Result(
                            2,
                            "",
                            "--any-order and --distinct exclude each other for one solution, because any solution will"
                                    + " do; expected one of them, or --limit 1\n"));
            for (String order : List.of("--all", "--any-order")) {
                assertThat(dlx("4\n", "solve", "toy-queens", order, "--memo-memory", "1M"))
                        .isEqualTo(new Result(
                                2,
                                "",
                                "--memo-memory requires --any-order and --all or --limit, because it is the memory for"
                                        + " a diagram of all solutions\n"));
            }
        }

        @Test
        void aTimeLimitStopsIt() {
            Result result = dlx("8\n", "solve", "toy-queens", "--all", "--any-order", "--time", "0s");

            assertThat(result.code()).isEqualTo(5);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).startsWith("puzzle 1: stopped by the time limit after 0 solutions");
        }
    }

    private static JsonObject stats(Result result) {
        return last(result.err());
    }

    private static JsonObject last(String lines) {
        List<String> all = lines.lines().toList();
        return JsonParser.parseString(all.get(all.size() - 1)).getAsJsonObject();
    }
}
