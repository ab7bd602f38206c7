package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExportCommandTest {

    @Test
    void writesWhatTheModelKnuthCounts() {
        Result queens = dlx("6\n", "export", "queens", "--to", "knuth");
        assertThat(queens.code()).isZero();
        assertThat(queens.err()).isEmpty();
        assertThat(queens.out()).startsWith("| queens, puzzle 1: ");
        assertThat(dlx(queens.out(), "count", "knuth")).isEqualTo(new Result(0, "4\n", ""));
    }

    /** The givens of a puzzle are part of the problem. */
    @ParameterizedTest
    @CsvSource({"knuth, knuth", "matrix, matrix"})
    void writesGivensToo(String form, String model) {
        String sudoku = dlx("", "info", "sudoku", "--example").out();
        Result exported = dlx(sudoku, "export", "sudoku", "--to", form);
        assertThat(dlx(exported.out(), "unique", model).out()).isEqualTo("unique\n");
        String queens = "Q...\n....\n....\n....\n"; // solutions do not have a queen in a corner
        assertThat(dlx(dlx(queens, "export", "queens", "--to", form).out(), "count", model)
                        .out())
                .isEqualTo("0\n");
        String open = ".Q..\n....\n....\n....\n";
        assertThat(dlx(dlx(open, "export", "queens", "--to", form).out(), "count", model)
                        .out())
                .isEqualTo("1\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"knuth", "matrix", "dimacs", "lp", "mps", "opb", "veripb"})
    void writesOnePuzzle(String form) {
        Result result = dlx("4\n5\n", "export", "queens", "--to", form);
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out())
                .isEqualTo(dlx("4\n", "export", "queens", "--to", form).out());
        assertThat(result.err())
                .isEqualTo(
                        "--to " + form + ": cannot write puzzle 2 too, because the output contains one puzzle; expected"
                                + " one puzzle, or --to json\n");
    }

    @Test
    void aProgramInMpsIsReadBackWithItsObjective() {
        String mps = dlx("items a b\nx: a |3\ny: b |2\nz: a b |6\n", "export", "set-cover", "--to", "mps")
                .out();
        assertThat(dlx(mps, "best", "set-cover", "-").out()).isEqualTo("x1: i1 |3\nx2: i2 |2\nscore 5\n");
        assertThat(dlx("1 0=5\n", "export", "toy-cover", "--to", "mps").err()).isEmpty();
    }

    @Test
    void writesAnObjectPerPuzzle() {
        Result result = dlx("4\nx\n", "export", "queens", "--to", "json");
        assertThat(result.out().lines())
                .hasSize(2)
                .satisfiesExactly(
                        cover -> assertThat(cover).startsWith("{\"type\":\"cover\",\"title\":\"queens, puzzle 1\","),
                        error -> assertThat(error).startsWith("{\"type\":\"error\",\"puzzle\":2,"));
        assertThat(result.code()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"matrix", "dimacs"})
    void warnsOfWeightsThatItLeavesOut(String form) {
        assertThat(dlx("1 0=5\n", "export", "toy-cover", "--to", form).err())
                .isEqualTo("warning: puzzle 1: --to " + form + " does not support weights; they are left out\n");
        assertThat(dlx("1 0=5\n", "export", "toy-cover", "--to", "lp").err()).isEmpty();
        assertThat(dlx("1 0=5\n", "export", "toy-cover", "--to", "opb").err()).isEmpty();
        assertThat(dlx("1 0=5\n", "export", "toy-cover", "--to", "veripb").err())
                .endsWith("; a proof of best or of no solution needs --to opb\n");
    }

    /** The file is right, and solvers are not that read it. */
    @ParameterizedTest
    @CsvSource({"lp, 9007199254740992, 53", "opb, 2147483648, 31"})
    void warnsOfWeightsThatSolversDoNotHold(String form, long first, int bits) {
        for (long sign : new long[] {1, -1}) {
            String large = "1 0=" + sign * first + "\n";
            String small = "1 0=" + sign * (first - 1) + "\n";
            assertThat(dlx(large, "export", "toy-cover", "--to", form).err())
                    .startsWith("warning: puzzle 1: the weight " + sign * first + " is beyond ")
                    .contains(" " + bits + " bits");
            assertThat(dlx(small, "export", "toy-cover", "--to", form).err()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "export queens | dlx export: missing required option: '--to=FORM'; see dlx export --help",
                "export queens --to dimcas | no form is called \"dimcas\"; did you mean \"dimacs\"? Known: knuth, matrix,"
                        + " dimacs, lp, mps, opb, veripb, json, sudokupad, fpuzzles, penpa, puzzlink",
                "export queens --to lp --strict | --strict requires --to knuth, not lp",
            })
    void refusesWhatMeansNothing(String line, String sentence) {
        assertThat(dlx("4\n", line.split(" "))).isEqualTo(new Result(2, "", sentence + "\n"));
    }
}
