package dlx.formats.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TablesTest {

    private static final String SETS = "items a b c\nP: a c\nQ: b\n";
    private static final String COSTS = "jobs paint tile\nAnn 4 1\nBob -2 -\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",a,b,c\nP,1,0,1\nQ,0,1,0\n",
                "\uFEFF;a;b;c\r\nP;x;;X\r\nQ;;x;\r\n",
                "set\ta\tb\tc\nP\t1\t\t1\nQ\t\t1\t",
                "\"set\",\"a\",\"b\",\"c\"\n\"P\",TRUE,FALSE,TRUE\n\nQ,FALSE,true,FALSE,\n,,,,\n",
                "\ta\tb\tc\rP\t\u2713\t\t\u2713\rQ\t\t\u2713\t\r",
            })
    void marksWithNamesAreSets(String table) {
        assertThat(read("marks.csv", table)).isEqualTo(new ReadPuzzles("table", "sets", SETS, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5,2,3\n4,5,6\n7,8,9\n", "\"3,5\";2;1\n4;5;6\n7;8;9\n", "a,b,c\n0.5,1,2\n3,4,5\n"})
    void decimalsAreNobodysNames(String table) {
        assertThatThrownBy(() -> read("t", table, "assignment")).hasMessageContaining("expected a whole number");
    }

    @Test
    void marksWithNamesAboveAloneAreNumberedSets() {
        assertThat(read("t", "a,b,c\n1,0,1\n0,1,0\n").text()).isEqualTo("items a b c\n1: a c\n2: b\n");
        assertThat(read("t", ",1,2,3\n1,1,0,1\n2,0,1,0\n").text()).isEqualTo("items 1 2 3\n1: 1 3\n2: 2\n");
    }

    @Test
    void whatNoTextCanSayIsTold() {
        ReadPuzzles read = read("t", "set,first item,a:b,\"c|\n#\"\n#P,x,,\nnone,,,\nitems,,x,x\n");
        assertThat(read.text()).isEqualTo("items first_item a_b c_#\n_P: first_item\nitems_: a_b c_#\n");
        assertThat(read.lost())
                .containsExactly(
                        "5 names as they were: blanks, colons, bars and '#' became '_', numbers got a word in front",
                        "1 row without a mark");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",paint,tile\nAnn,4,1\nBob,-2,\n",
                "worker;paint;tile\nAnn;4;1\nBob;-2;-\n",
                "\tpaint\ttile\nAnn\t4\t+1\nBob\t-2\t\n"
            })
    void numbersWithNamesAreAnAssignment(String table) {
        assertThat(read("t", table)).isEqualTo(new ReadPuzzles("table", "assignment", COSTS, List.of()));
    }

    @Test
    void numbersAreNoNamesOfWorkers() {
        ReadPuzzles read = read("t", "cost,1,2\n1,4,1\njobs,2,3\n");
        assertThat(read.text()).isEqualTo("jobs job1 job2\nworker1 4 1\njobs_ 2 3\n");
        assertThat(read.lost()).hasSize(1);
    }

    @Test
    void numbersAloneAreAnAssignment() {
        assertThat(read("t", "4,4\n3,-\n")).isEqualTo(new ReadPuzzles("table", "assignment", "4 4\n3 -\n", List.of()));
    }

    @Test
    void marksAreCostsWhereThatIsSaid() {
        String table = ",a,b\nP,1,0\nQ,0,1\n";
        assertThat(read("t", table, "assignment").text()).isEqualTo("jobs a b\nP 1 0\nQ 0 1\n");
        assertThat(read("t", table).model()).isEqualTo("sets");
    }

    @Test
    void squaresOfDigitsAreSudokus() {
        String first = "\t\t3\t\t2\t\t6\t\t\n";
        String empty = "\t".repeat(8) + "\n";
        ReadPuzzles expected =
                new ReadPuzzles("table", "sudoku", "..3.2.6..\n" + ".........\n".repeat(7) + "9........\n", List.of());
        assertThat(read("t", first + empty.repeat(7) + "9\t\t\t\t\t\t\t\t")).isEqualTo(expected);
        String zeros = "0,0,3,0,2,0,6,0,0\n" + "0,0,0,0,0,0,0,0,0\n".repeat(7) + "9,0,0,0,0,0,0,0,0\n";
        assertThat(read("t", zeros)).isEqualTo(expected);
        StringBuilder named = new StringBuilder(",1,2,3,4,5,6,7,8,9\n");
        int row = 0;
        for (String line : zeros.split("\n")) {
            named.append((char) ('A' + row++)).append(',').append(line).append('\n');
        }
        assertThat(read("t", named.toString(), "sudoku")).isEqualTo(expected);
        assertThatThrownBy(() -> read("t", named.toString()))
                .hasMessageContaining("model: it may be one of assignment, sudoku; expected the one that is meant");
    }

    @Test
    void zerosAndOnesAreAMatrix() {
        assertThat(read("t", "0;1;1\n1;0;0\n"))
                .isEqualTo(new ReadPuzzles("table", "matrix", "0 1 1\n1 0 0\n", List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "-|a,b/c,d|row 2, column 2: \"d\" is neither a mark nor a whole number; expected marks (0, 1, x or nothing)"
                        + " or whole numbers, with names above and at the left, or a sudoku, or zeros and ones alone",
                "-|x,0/0,x|cells: together they are of no kind known here; expected marks (0, 1, x or nothing) or"
                        + " whole numbers, with names above and at the left, or a sudoku, or zeros and ones alone",
                "-|1,0,0,0/0,1,0,0/0,0,1,0/0,0,0,1|model: it may be one of sudoku, matrix; expected the one that is meant,"
                        + " as in --as sudoku",
                "knuth|a,b/1,0|model: no table becomes \"knuth\"; expected sets, assignment, sudoku, matrix",
                "sets|,a,b/P,1,7|cells: row 2, column 3 is \"7\"; expected names of items in the first row, then rows of a"
                        + " name and marks: 0, 1, x or nothing",
                "sets|,a,b/P,0,0|cells: the names or the marks are missing; expected names of items in the first row, then rows"
                        + " of a name and marks: 0, 1, x or nothing",
                "sets|,a,a/P,1,0|names: columns 1 and 2 are both called \"a\"; expected names that differ",
                "assignment|,a,b/P,3.5,7|row 2, column 2: \"3.5\" is not a cost; expected a whole number, or '-' or nothing for"
                        + " what is not allowed",
                "assignment|,|cells: missing; expected rows of costs",
                "sudoku|1,2/2,1|size: it has 2 rows and 2 columns; expected a square of 4, 6, 8, 9, 10, 12, 15, 16, 18, 20,"
                        + " 24, 25, 30 or 36 cells",
                "sudoku|1,2,3,4/,,,/5,,,/,,,|row 3, column 1: \"5\" is not a cell; expected 1 to 4, or nothing where it is"
                        + " free",
                "sudoku|,,,/,,,/,,,/,,,|cells: all are free; expected a number",
                "matrix|0,1/1,2|row 2, column 2: \"2\" is not a cell; expected 0 or 1",
                "-|,a/\"P,1|row 2, column 1: a quote begins and does not have an end; expected another '\"'",
            })
    void saysWhatIsWrong(String model, String table, String problem) {
        assertThatThrownBy(() -> new Tables()
                        .read(
                                new ForeignText("t.csv", table.replace('/', '\n')),
                                Optional.of(model).filter(id -> !id.equals("-"))))
                .hasMessage("t.csv:1:1: table: " + problem);
    }

    @Test
    void readsQuotedCells() {
        assertThat(read("t", "\"\",\"a \"\"1\"\"\",b\nP,\"1\",\"\"\nQ,,x\n").text())
                .isEqualTo("items a_\"1\" b\nP: a_\"1\"\nQ: b\n");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(new Tables().read(new ForeignText("other", text), Optional.empty()))
                        .isEmpty());
        for (String text : List.of("no puzzle\n", "Hello, world.\nNo table here.\n", ",")) {
            assertThat(new Tables().read(new ForeignText("other", text), Optional.empty()))
                    .isEmpty();
        }
    }

    @Test
    void readsOrRefusesMutations() {
        long seed = 11;
        for (String table : List.of(
                ",a,b,c\nP,1,0,1\nQ,0,1,0\n",
                "w;\"paint\";tile\nAnn;4;1\nBob;-2;\n",
                "\t2\t3\t\n\t\t\t1\n\t\t\t\n\t\t\t4\n",
                "0,1,1\n1,0,0\n")) {
            for (String model : List.of("", "sets", "assignment", "sudoku", "matrix")) {
                Optional<String> as = Optional.of(model).filter(id -> !id.isEmpty());
                Mutations.areReadOrRefused(text -> new Tables().read(text, as), table, seed++);
            }
        }
    }

    @Test
    void refusesHugeTablesInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            for (String part : List.of("1,", "x,0\n", "\"\"", "\"a\",", ";", "\t")) {
                assertThatThrownBy(() -> read("t", ',' + part.repeat(1 << 19), "sudoku"))
                        .hasMessageStartingWith("t:1:1: table: ");
            }
            assertThatThrownBy(() -> read("t.csv", ",".repeat(1 << 17) + "a\n".repeat(1 << 17)))
                    .hasMessage("t.csv:1:1: table: size: there are more than 1000000 cells; expected fewer");
        });
    }

    private static ReadPuzzles read(String name, String table) {
        return new Tables().read(new ForeignText(name, table), Optional.empty()).orElseThrow();
    }

    private static ReadPuzzles read(String name, String table, String model) {
        return new Tables()
                .read(new ForeignText(name, table), Optional.of(model))
                .orElseThrow();
    }
}
