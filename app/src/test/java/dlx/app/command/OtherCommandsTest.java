package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code models}, {@code info}, {@code judge}, {@code inspect}. */
class OtherCommandsTest {

    @Nested
    class Models {

        @Test
        void areListedOnALineEachWithTabsBetween() {
            Result result = dlx("", "models");

            assertThat(result.code()).isZero();
            assertThat(result.out().lines())
                    .contains(
                            "toy-queens\tQueens\\u0009for\\u000atests\ttest-classes",
                            "toy-cover\ttoy-cover\ttest-classes")
                    .allMatch(line -> line.split("\t").length == 3)
                    .isSorted();
        }

        @Test
        void aTitleThatFailsCostsOnlyTheTitle() {
            Result result = dlx("", "models");

            assertThat(result.out().lines()).contains("toy-broken\ttoy-broken\ttest-classes");
            assertThat(result.err())
                    .isEqualTo("warning: toy-broken: title failed with java.lang.IllegalStateException: no title today;"
                            + " the plugin's author can mend it\n");
        }
    }

    @Nested
    class Info {

        @Test
        void reportsTheGrammarAndAnExample() {
            assertThat(dlx("", "info", "toy-queens").out()).isEqualTo("""
                            toy-queens: Queens\\u0009for\\u000atests
                            Loaded from test-classes.
                            Fresh puzzles: no.
                            Can: pictures, judge problems, recovery.

                            Input:
                              a number a line

                            Example:
                              4

                            Try:
                              dlx info toy-queens --example | dlx solve toy-queens
                            """);
        }

        @Test
        void reportsTheSettings() {
            assertThat(dlx("", "info", "toy-cover").out()).contains("""
                            Settings:
                              --set least=0 to 9
                                  the smallest number of items allowed
                            """);
        }

        @Test
        void suggestsWhatTheModelIsFor() {
            assertThat(dlx("", "info", "domination").out())
                    .endsWith("Try:\n  dlx info domination --example | dlx best domination\n");
            assertThat(dlx("", "info", "sudoku").out())
                    .endsWith("Try:\n  dlx info sudoku --example | dlx solve sudoku\n  dlx generate sudoku\n");
        }

        @Test
        void theExampleCanBePiped() {
            String example = dlx("", "info", "toy-queens", "--example").out();

            assertThat(example).isEqualTo("4\n");
            assertThat(dlx(example, "count", "toy-queens").out()).isEqualTo("2\n");
        }
    }

    @Nested
    class Judge {

        @TempDir
        Path folder;

        @Test
        void listsItsProblems() {
            assertThat(dlx("", "judge", "--list").out().lines())
                    .contains("TOY1\tany queens\ttoy-queens", "TOY3\tthe best\ttoy-cover")
                    .isSorted();
        }

        @Test
        void answersEachCaseInItsTurn() {
            assertThat(dlx("4\n3\n8\n", "judge", "TOY1")).isEqualTo(new Result(0, "1: 4\n2: -1\n3: 8\n", ""));
        }

        @Test
        void knowsOneFromMany() {
            assertThat(dlx("1\n2\n4\n", "judge", "TOY2").out()).isEqualTo("one\nnone\nmany\n");
        }

        @Test
        void knowsTheBest() {
            assertThat(dlx("2 01=7 0=1 1=8\n2 0=1\n", "judge", "TOY3").out()).isEqualTo("9\n-1\n");
        }

        @Test
        void readsAFile() throws IOException {
            Path file = Files.writeString(folder.resolve("judge.in"), "4\n");

            assertThat(dlx("", "judge", "TOY1", file.toString()).out()).isEqualTo("1: 4\n");
        }

        @Test
        void whatWasAnsweredBeforeAnErrorIsNotLost() {
            assertThat(dlx("4\nx\n", "judge", "TOY1"))
                    .isEqualTo(new Result(
                            3, "1: 4\n", "<stdin>:2:1: 'x' is not a board size; expected a number from 1 to 512\n"));
        }

        @Test
        void anUnknownProblemIsAMatterOfUsage() {
            Result result = dlx("", "judge", "TOY9");

            assertThat(result.code()).isEqualTo(2);
            assertThat(result.err()).startsWith("no judge problem is called \"TOY9\"; did you mean \"TOY");
        }
    }

    @Nested
    class Inspect {

        @Test
        void writesBoundsThatAnyNumberWillMeetAsATraceDoes() {
            assertThat(dlx("2\n", "inspect", "domination").out())
                    .contains("\" 1+, ")
                    .doesNotContain("2147483647");
        }

        @Test
        void reportsTheSizesOfACover() {
            assertThat(dlx("5 01=1 01=2 23=1 4=1\n", "inspect", "toy-cover").out())
                    .isEqualTo("""
                            puzzle 1
                              items       5 (5 primary)
                              options     4
                              nodes       7
                              density     0.35
                              pins        0
                              left        5 items, 4 options
                              fewest      "thing 2" 1, "thing 3" 1, "thing 4" 1, "thing 0" 2, "thing 1" 2
                              dead        0 options
                              components  3
                              tree        about 5 nodes, 95 % range 5 to 5 (1000 random walks)
                              solutions   about 2, 95 % range 2 to 2
                            """);
        }

        @Test
        void hasAJsonForm() {
            assertThat(dlx("2 0=1 01=1\n", "inspect", "toy-cover", "--format", "json")
                            .out())
                    .isEqualTo("{\"type\":\"inspect\",\"puzzle\":1,\"items\":2,\"primary\":2,\"options\":2,\"nodes\":3,"
                            + "\"density\":0.75,\"pins\":0,\"open_items\":2,\"open_options\":2,\"fewest\":["
                            + "{\"item\":\"thing 1\",\"options\":1,\"need\":1},"
                            + "{\"item\":\"thing 0\",\"options\":2,\"need\":1}],\"dead\":1,"
                            + "\"components\":1,\"tree\":2,\"colors\":0,\"bounded\":0,\"tree_low\":2,\"tree_high\":2,"
                            + "\"solutions_estimate\":1,\"solutions_low\":1,\"solutions_high\":1,"
                            + "\"probes\":1000,\"seed\":19750129}\n");
        }

        @Test
        void estimatesWithWalksOfOnesOwnChoice() {
            Result result = dlx("8\n", "inspect", "queens", "--probes", "2000", "--seed", "7");

            assertThat(result.out())
                    .containsPattern(
                            "tree +about 10[0-9]0 nodes, 95 % range 1[0-9]+ to 1[0-9]+ \\(2000 random walks\\)")
                    .containsPattern("solutions +about [89][0-9.]+, 95 % range [78][0-9.]+ to 1?[0-9.]+\n");
            assertThat(dlx("8\n", "inspect", "queens", "--probes", "2000", "--seed", "7"))
                    .isEqualTo(result);
            assertThat(dlx("8\n", "inspect", "queens", "--probes", "2000", "--seed", "8")
                            .out())
                    .isNotEqualTo(result.out());
            assertThat(dlx("8\n", "inspect", "queens", "--seed", "-8", "--format", "json")
                            .out())
                    .endsWith(",\"probes\":1000,\"seed\":-8}\n");
        }

        @Test
        void hasNoUpperEndFromAFewWalks() {
            assertThat(dlx("8\n", "inspect", "queens", "--probes", "3").out())
                    .containsPattern("nodes, [0-9]+ or more \\(3 random walks\\)");
            assertThat(dlx("8\n", "inspect", "queens", "--probes", "3", "--format", "json")
                            .out())
                    .contains("\"tree_low\":")
                    .doesNotContain("_high");
        }

        @ParameterizedTest
        @ValueSource(strings = {"0", "-1", "1000001"})
        void refusesNumbersOfWalksThatAreNone(String probes) {
            assertThat(dlx("8\n", "inspect", "queens", "--probes", probes))
                    .isEqualTo(new Result(
                            2, "", "--probes " + probes + ": this is no number of walks; expected 1 to 1000000\n"));
        }
    }

    @Nested
    class InspectOfColorsAndMultiplicities {

        private static final String TEXT = """
                2|a 0:2|b c | s t
                a b s:red
                a s:blue
                a t:red
                b c
                c t:green
                """;

        @Test
        void namesThem() {
            assertThat(dlx(TEXT, "inspect", "knuth").out()).isEqualTo("""
                    puzzle 1
                      items       5 (3 primary)
                      options     5
                      nodes       11
                      density     0.44
                      colors      3 (red, blue, green)
                      bounds      2 items ("a" 2, "b" 0:2)
                      pins        0
                      left        5 items, 5 options
                      fewest      "a" 3 for 2, "c" 2
                      dead        0 options
                      components  1
                      tree        about 7 nodes, 95 % range 7 to 7 (1000 random walks)
                      solutions   about 2, 95 % range 2 to 2
                    """);
        }

        @Test
        void haveKeys() {
            assertThat(dlx(TEXT, "inspect", "knuth", "--format", "json").out())
                    .contains("{\"item\":\"a\",\"options\":3,\"need\":2}")
                    .contains(",\"colors\":3,\"bounded\":2,");
        }
    }

    @Nested
    class InspectOfLargeTrees {

        @Test
        void sayThatTheEstimateIsBeyondAllNumbers() {
            assertThat(dlx(digits(350), "inspect", "sets").out())
                    .containsPattern("tree +more than 1e308 nodes \\([0-9]+ random walks\\)");
            assertThat(dlx(digits(350), "inspect", "sets", "--format", "json").out())
                    .contains(",\"components\":350,\"tree_above\":1.0E308,");
        }

        @Test
        void writeLongNumbersAsPowersOfTen() {
            assertThat(dlx(digits(20), "inspect", "sets").out()).contains("about 1.11e+20 nodes");
            assertThat(dlx(digits(14), "inspect", "sets").out()).contains("about 111000000000000 nodes");
        }

        /** Ten options for each item: a tree of 10^items leaves. */
        private static String digits(int items) {
            StringBuilder family = new StringBuilder("items");
            for (int i = 0; i < items; i++) {
                family.append(" i").append(i);
            }
            family.append('\n');
            for (int k = 0; k < 10 * items; k++) {
                family.append(k).append(": i").append(k / 10).append('\n');
            }
            return family.toString();
        }
    }
}
