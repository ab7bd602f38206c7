package dlx.modelers.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.matrix.MatrixModel.Row;
import dlx.skips.Tier;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixModelTest extends ExactCoverModelContract<ZeroOneMatrix, Row> {

    private final List<String> warnings = new ArrayList<>();

    @Override
    protected MatrixModel model() {
        return new MatrixModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1\n",
                1L,
                "0\n",
                0L,
                "1\n1\n0\n1\n",
                3L,
                "0 0 1\n1 0 0\n0 1 0\n",
                1L,
                "3 3\n0 1 1\n1 1 0\n1 0 1\n",
                0L,
                subsets(4),
                15L, // Bell numbers, OEIS A000110
                subsets(5),
                52L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        Map<String, String> errors = new HashMap<>(super.syntaxErrors());
        errors.put("\u0000\n", "<text>:1:1: '\\u0000' is not a cell");
        return errors;
    }

    /** A matrix without a size ends with the text. */
    @Override
    protected boolean mayTakeTheWholeText() {
        return true;
    }

    @Test
    void choosesRowsOneFourAndFiveOfTheExample() {
        assertThat(solutions(model().example(), Map.of())).containsExactly("1 4 5\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 1 0\n0 0 1\n1 0 0\n",
                "010\n001\n100\n",
                "01 0\n\t0 01 \n# between\n\n100",
                "0 1 0\r\n0 0 1\r\n1 0 0\r\n",
                "0,1,0\n0,0,1\n1,0,0\n",
                "0;1;0\n0; 0; 1\n1 ;0;0\n",
                "0\t1\t0\n0\t0\t1\n1\t0\t0\n",
                "a,b,c\n0,1,0\n0,0,1\n1,0,0\n",
                "\"first\";\"second\";\"third\"\n0;1;0\n0;0;1\n1;0;0\n",
                "A B C\n0 1 0\n0 0 1\n1 0 0\n",
                "1,2,3\n0,1,0\n0,0,1\n1,0,0\n",
                "1 2 3\n010\n001\n100\n",
                "[[0, 1, 0], [0, 0, 1], [1, 0, 0]]",
                "[[0, 1, 0],\n [0, 0, 1],\n [1, 0, 0]]\n",
                "[\n  [0, 1, 0],\n  [0, 0,\n   1],\n  [1, 0, 0],\n]\n",
                "[[0 1 0]\n [0 0 1]\n [1 0 0]]\n",
                "[0,1,0]\n[0,0,1]\n[1,0,0]\n",
                "{{0,1,0},{0,0,1},{1,0,0}};\n",
                "array([[0, 1, 0],\n       [0, 0, 1],\n       [1, 0, 0]])\n",
                "M = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0]], dtype=int64)\n",
                "M = [[0, 1, 0], [0, 0, 1], [1, 0, 0]]\n",
                "M = [0 1 0; 0 0 1; 1 0 0];\n",
                "[0;1;0]\n[0;0;1]\n[1;0;0]\n",
                "0.0 1.0 0.0\n0.0 0.0 1.0\n1.0 0.0 0.0\n",
                "[[0. 1. 0.]\n [0. 0. 1.]\n [1. 0. 0.]]\n",
                "False True False\nFalse False True\nTrue False False\n",
                "False,True,False\nFalse,False,True\nTrue,False,False\n",
                "[[false, true, false], [false, false, true], [true, false, false]]\n",
                "a,b,c\nFalse,True,False\nFalse,False,True\nTrue,False,False\n",
                "| a | b | c |\n|---|---|---|\n| 0 | 1 | 0 |\n| 0 | 0 | 1 |\n| 1 | 0 | 0 |\n",
                "| a b | c | d |\n|:--|--:|:-:|\n| 0 | 1 | 0 |\n| 0 | 0 | 1 |\n| 1 | 0 | 0 |\n",
                "|   |   |   |\n|---|---|---|\n| 0 | 1 | 0 |\n| 0 | 0 | 1 |\n| 1 | 0 | 0 |\n",
                "| 0 | 1 | 0 |\n|---|---|---|\n| 0 | 0 | 1 |\n| 1 | 0 | 0 |\n",
                "|0|1|0|\n|0|0|1|\n|1|0|0|\n",
                "3 3\n0 1 0\n0 0 1\n1 0 0\n",
                "3 3\n010\n001\n100\n",
                "3 3\n0 1\n0 0 0\n1 1 0\n# a row may go on in the next line\n0\n"
            })
    void readsTheSameMatrixInEveryManner(String text) {
        ZeroOneMatrix matrix = LoadedModel.of(model(), "test").puzzle(text);
        assertThat(matrix.columns()).isEqualTo(3);
        assertThat(matrix.numbers()).containsExactly(1, 2, 3);
        assertThat(solutions(text, Map.of())).containsExactly("1 2 3\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '\0',
            value = {
                "| 0 | 1 |;|---|---|;| 0 | | ~ 3:8: the end of the line comes too early; expected 2 cells as in the first row",
                "| a | b |;|---|---|;| 0 | 2 | ~ 3:7: '2' is not a cell; expected 0 or 1",
                "1.0 0.5 ~ 1:6: '.' is not a cell; expected 0 or 1",
                "[[1, 0]]) ~ 1:9: ')' ends no list; expected 0, 1 or a bracket",
                "M = array([[1, 0], [1]]) ~ 1:22: the row has 1 cell; expected 2 as in the first row"
            })
    void saysWhatIsWrongInTablesAndArrays(String text, String message) {
        assertThatThrownBy(() -> LoadedModel.of(model(), "test").puzzle(text.replace(';', '\n')))
                .hasMessage("<text>:" + message);
    }

    @Test
    void countsRowsThatCannotBeChosen() {
        assertThat(solutions("000\n110\n000\n001\n", Map.of())).containsExactly("2 4\n");
        assertThat(warnings).as("all zero rows are harmless").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'1 1\n1\n', 1, 1", // one row of one cell
        "'1 1\n0 1\n', 2, 2", // as long as the first line: two rows of two cells
        "'1 1\n', 1, 2", // nothing below: a row
        "'1 0\n0 1\n', 2, 2",
        "'10 10\n0110\n', 2, 4",
        "'1 11\n01010101010\n', 1, 11",
        "'01 3\n101\n', 1, 3",
        "'1 1 1\n111\n', 2, 3"
    })
    void tellsASizeFromARow(String text, int rows, int columns) {
        ZeroOneMatrix matrix = LoadedModel.of(model(), "test").puzzle(text);
        assertThat(matrix.columns()).isEqualTo(columns);
        assertThat(matrix.numbers()).hasSize(rows);
    }

    @Test
    void readsManyMatricesWithSizes() {
        PuzzleText text = PuzzleText.of("2 2\n01\n10\n\n# next\n1 3\n111\n0 2\n2 0\n1 1\n1\n");
        List<String> answers = new ArrayList<>();
        LoadedModel<ZeroOneMatrix, Row> modeler = LoadedModel.of(model(), "test");
        for (Optional<ZeroOneMatrix> matrix = modeler.next(text); matrix.isPresent(); matrix = modeler.next(text)) {
            ZeroOneMatrix puzzle = matrix.get();
            answers.add(modeler.solver(puzzle)
                    .solve()
                    .options()
                    .map(s -> modeler.render(puzzle, Solution.of(s)))
                    .orElse("none"));
        }
        assertThat(answers).containsExactly("1 2\n", "1\n", "none", "\n", "1\n");
    }

    @Test
    void answersAMatrixWithASizeBeforeComplainingAboutTheNext() {
        PuzzleText text = PuzzleText.of("1 2\n11\nrubbish\n");
        LoadedModel<ZeroOneMatrix, Row> modeler = LoadedModel.of(model(), "test");
        assertThat(modeler.next(text)).isPresent();
        assertThatThrownBy(() -> modeler.next(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:3:1: 'r' is not a cell; expected 0 or 1");
    }

    @Test
    void namesColumnsAsTheyAreCounted() {
        Cover<Row> cover = cover("101\n", Map.of("secondary", "2"));
        assertThat(List.of(cover.itemName(0), cover.itemName(1), cover.itemName(2)))
                .containsExactly("column 1", "column 3", "column 2");
        assertThat(cover.isPrimary(1)).isTrue();
        assertThat(cover.isPrimary(2)).isFalse();
    }

    @Test
    void survivesALineOfMegabytes() {
        int columns = Tier.of(2_000_000, 20_000_000);
        String text = "01 ".repeat(columns / 2);
        assertThatThrownBy(() -> read(text, Map.of()))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:1:1: the row has " + columns + " cells; expected at most 1000000");
    }

    @Test
    void saysWhereAByteIsNoText() {
        byte[] bytes = "01\n0?\n".getBytes(StandardCharsets.US_ASCII);
        bytes[4] = (byte) 0xff;
        PuzzleText text = PuzzleText.of("m.txt", new ByteArrayInputStream(bytes), Map.of(), warnings::add);
        assertThatThrownBy(() -> model().parse(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageStartingWith("m.txt:2:2: the byte 0xff is not UTF-8");
    }

    @Test
    void readsAndSolvesALargeMatrix() {
        int n = 500;
        SplittableRandom random = new SplittableRandom(4929);
        int[] rowOfColumn = random.ints(n, 0, n / 2).toArray(); // the hidden solution: rows 1, 3, 5, ...
        StringBuilder text = new StringBuilder(n + " " + n + "\n");
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                boolean one = r % 2 == 0 ? rowOfColumn[c] == r / 2 : random.nextInt(100) == 0;
                text.append(one ? "1 " : "0 ");
            }
            text.append('\n');
        }
        ZeroOneMatrix matrix = LoadedModel.of(model(), "test").puzzle(text.toString());
        List<Row> solution =
                LoadedModel.of(model(), "test").solver(matrix).solve().options().orElseThrow();
        int[] ones = new int[n];
        solution.forEach(row -> {
            for (int c = 0; c < n; c++) {
                ones[c] += text.charAt(8 + (row.number() - 1) * (2 * n + 1) + 2 * c) - '0';
            }
        });
        assertThat(ones).containsOnly(1);
    }

    @Nested
    class SecondarySetting {

        @Test
        void letsColumnsStayUncovered() {
            String text = "110\n001\n100\n011\n";
            assertThat(solutions(text, Map.of())).containsExactly("1 2\n", "3 4\n");
            assertThat(solutions("100\n001\n", Map.of("secondary", "2"))).containsExactly("1 2\n");
            assertThat(solutions("110\n011\n", Map.of("secondary", "2")))
                    .as("at most one row holds column 2")
                    .isEmpty();
        }

        @ParameterizedTest
        @CsvSource({"2, 1", "'2,3', 2", "2-4, 3", "'2,4-6,8', 5", "'2-3,3-4', 3", "1-8, 8"})
        void takesNumbersAndRanges(String value, int count) {
            ZeroOneMatrix matrix = read("11111111\n", Map.of("secondary", value));
            assertThat(matrix.secondary().cardinality()).isEqualTo(count);
        }

        @Test
        void leavesOutRowsThatHoldSecondaryColumnsOnly() {
            assertThat(solutions("011\n010\n001\n100\n", Map.of("secondary", "3")))
                    .containsExactlyInAnyOrder("1 4\n", "2 4\n");
            assertThat(warnings)
                    .containsExactly("<text>:3: row 3 has ones in secondary columns only; it is never chosen");
        }

        @Test
        void hasOneSolutionWhereAllColumnsAreSecondary() {
            assertThat(solutions("11\n", Map.of("secondary", "1-2"))).containsExactly("\n");
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '~',
                value = {
                    "5 ~ 1:1: '5' is not a column of this matrix; expected a number from 1 to 4",
                    "0 ~ 1:1: '0' is not a column of this matrix; expected a number from 1 to 4",
                    "1,,2 ~ 1:3: '' is not a column; expected column numbers and ranges with commas between, like 2,5-7",
                    "1,b ~ 1:3: 'b' is not a column; expected column numbers and ranges with commas between, like 2,5-7",
                    "1,2-9 ~ 1:5: '9' is not a column of this matrix; expected a number from 1 to 4",
                    "1,2- ~ 1:5: '' is not a column; expected column numbers and ranges with commas between, like 2,5-7",
                    "4-2 ~ 1:1: '4-2' ends before it starts; expected the lower column first"
                })
        void isNamedInItsErrors(String value, String message) {
            assertThatThrownBy(() -> read("1111\n", Map.of("secondary", value)))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("--set secondary:" + message);
        }
    }

    private List<String> solutions(String text, Map<String, String> settings) {
        ZeroOneMatrix matrix = read(text, settings);
        LoadedModel<ZeroOneMatrix, Row> modeler = LoadedModel.of(model(), "test");
        return modeler.solver(matrix).iterator().stream()
                .map(solution -> modeler.render(matrix, Solution.of(solution)))
                .toList();
    }

    private Cover<Row> cover(String text, Map<String, String> settings) {
        return LoadedModel.of(model(), "test").solver(read(text, settings)).cover();
    }

    private ZeroOneMatrix read(String text, Map<String, String> settings) {
        return model().parse(PuzzleText.of(
                "<text>", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), settings, warnings::add));
    }

    /** All subsets of n things that are not empty, a row each: an exact cover is a partition. */
    private static String subsets(int n) {
        StringBuilder text = new StringBuilder();
        for (int set = 1; set < 1 << n; set++) {
            for (int i = 0; i < n; i++) {
                text.append(set >> i & 1);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
