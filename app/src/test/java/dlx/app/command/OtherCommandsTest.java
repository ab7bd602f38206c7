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

/** {@code models}, {@code info}, {@code judge}, {@code inspect}, {@code doctor}. */
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
        void suggestsWhatTheModelIsFor() {
            assertThat(dlx("", "info", "domination").out())
                    .endsWith("Try:\n  dlx info domination --example | dlx best domination\n");
            assertThat(dlx("", "info", "sudoku").out())
                    .endsWith("Try:\n  dlx info sudoku --example | dlx solve sudoku\n  dlx generate sudoku\n");
        }
    }

    @Nested
    class Doctor {

        @Test
        void writesTheScheduleOfEachPuzzle() {
            assertThat(schedules(dlx("4\n5\n", "doctor", "toy-queens"))).isEqualTo(free(1) + free(2));
            assertThat(schedules(dlx("4\n", "doctor", "toy-queens", "--engine", "links")))
                    .isEqualTo("""
                            puzzle 1, schedule of solve
                              contender  task   due  share
                              links      leads  0 s  1
                            """);
            assertThat(schedules(dlx("4\n", "doctor", "toy-queens", "--engine", "links", "--any-order")))
                    .isEqualTo("""
                            puzzle 1, schedule of solve
                              contender        task      due     share
                              links            leads     0 s     1
                              links, shuffled  searches  0.02 s  1
                            """);
        }

        private static String free(int puzzle) {
            return """
                    puzzle %d, schedule of solve
                      contender        task      due     share
                      slots            leads     0 s     1
                      learn            searches  0.02 s  0.75
                      local            guesses   0.02 s  0.5
                      links, shuffled  searches  0.02 s  0.125
                      diagram          searches  0.5 s   0.125
                      orbits           searches  0.02 s  0.25
                      symmetric        guesses   0.02 s  0.25
                      memo             counts    0.5 s   0.0625
                      weights          refutes   0.02 s  0.125
                    """.formatted(puzzle);
        }

        private static String schedules(Result result) {
            assertThat(result.code()).as(result.err()).isZero();
            return result.out().substring(result.out().indexOf("puzzle 1"));
        }

        @Test
        void writesNoScheduleWithoutAModel() {
            assertThat(dlx("4\n", "doctor").out()).startsWith("dlx ").doesNotContain("schedule");
        }

        @Test
        void rejectsWhatItCannotShow() {
            assertThat(dlx("x\n", "doctor", "toy-queens").code()).isEqualTo(3);
            assertThat(dlx("4\n", "doctor", "no-such-model").code()).isEqualTo(2);
            for (String option : new String[] {"--engine=slots", "--any-order", "--set=a=b"}) {
                assertThat(dlx("", "doctor", option))
                        .isEqualTo(new Result(2, "", option.split("=")[0] + " requires MODEL\n"));
            }
            assertThat(dlx("4\n", "doctor", "toy-queens", "--engine", "prices").err())
                    .startsWith("--engine prices: ");
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
        void readsAFile() throws IOException {
            Path file = Files.writeString(folder.resolve("judge.in"), "4\n");

            assertThat(dlx("", "judge", "TOY1", file.toString()).out()).isEqualTo("1: 4\n");
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
                    .isEqualTo(new Result(2, "", "--probes " + probes + ": must be 1 to 1000000\n"));
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
