package dlx.modelers.nonogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.modelers.nonogram.Mark.Black;
import dlx.modelers.nonogram.Mark.Block;
import dlx.modelers.nonogram.Mark.White;
import dlx.testkit.ExactCoverModelContract;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NonogramModelTest extends ExactCoverModelContract<Nonogram, Mark> {

    private static final List<String> SETTINGS = List.of("yes", "no");

    private final LoadedModel<Nonogram, Mark> nonograms = LoadedModel.of(new NonogramModel(), "test");

    @Override
    protected NonogramModel model() {
        return new NonogramModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put("rows\n1\n1\n1\n1\n1\ncolumns\n1\n1\n1\n1\n1\n", 120L); // as many as permutations
        counts.put("rows\n1 1\n1,1\n1, 1\n1 1\ncolumns\n1 1\n1 1\n1 1\n1 1\n", 2L); // two chessboards
        counts.put("rows\n0\n0\ncolumns\n0\n0\n0\n", 1L);
        counts.put("rows\n2\n1\ncolumns\n1\n1\n", 0L); // more black cells in rows than in columns
        counts.put("rows\n1 1\n1\ncolumns\n1\n1\n1\n", 1L);
        counts.put("rows\n1 2\n?\ncolumns\n1\n0\n1\n1\n", 1L);
        counts.put("rows\n1\n?\n?\ncolumns\n?\n?\n?\n", 192L); // 3 * 2^6
        counts.put("3x3\n", 512L);
        counts.put("1x1\n", 2L);
        counts.put("#.#.\n.##.\n....\n", 1L);
        counts.put("# .\n. #\n", 2L);
        counts.put("width 3\nheight 3\n\nrows\n1\n\n1,1\n\ncolumns\n1\n\n1 1\n", 1L); // blank lines are white ones
        counts.put("width 3\nheight 2\nrows\n3\n\n1,1\n\ncolumns\n2\n1\n\n2\n\ngoal 111101\n", 1L);
        counts.put(new NonogramModel().example(), 1L);
        return counts;
    }

    /** A block alone looks like another block of its line in the same place. */
    @Override
    protected boolean isDrawn(Mark option) {
        return !(option instanceof Block block && block.number() > 0);
    }

    /** Clues of random pictures, some of them changed or left out, against all pictures of the size; lines solved or not. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int several = 0;
        int none = 0;
        for (int round = 0; round < 50; round++) {
            int rows = 1 + random.nextInt(4);
            int columns = 1 + random.nextInt(12 / rows);
            Nonogram other = picture(random, rows, columns);
            Nonogram planted = picture(random, rows, columns);
            List<Clue> clues = new ArrayList<>(planted.rows());
            if (random.nextInt(3) == 0) {
                clues.set(0, random.nextBoolean() ? Clue.OPEN : other.rows().get(0));
            }
            List<String> expected = SlowPictures.solutions(new Nonogram(clues, planted.columns(), false));
            for (boolean linesFirst : new boolean[] {false, true}) {
                Nonogram puzzle = new Nonogram(clues, planted.columns(), linesFirst);
                assertThat(pictures(puzzle))
                        .as("seed %s, round %s: %s", seed, round, puzzle)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
            several += expected.size() > 1 ? 1 : 0;
            none += expected.isEmpty() ? 1 : 0;
        }
        assertThat(several).isGreaterThan(1);
        assertThat(none).isGreaterThan(2);
    }

    private static Nonogram picture(SplittableRandom random, int rows, int columns) {
        boolean[][] picture = new boolean[rows][columns];
        int black = 30 + random.nextInt(40);
        for (boolean[] row : picture) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextInt(100) < black;
            }
        }
        return Nonogram.of(picture, false);
    }

    private List<String> pictures(Nonogram puzzle) {
        List<String> found = new ArrayList<>();
        nonograms.solver(puzzle).forEach(solution -> {
            found.add(nonograms.render(puzzle, Solution.of(solution)));
            return Visit.CONTINUE;
        });
        return found;
    }

    @ParameterizedTest
    @CsvSource({"12, 12, 1", "7, 15, 2", "20, 20, 3"})
    void fillsPicturesThatTheirClueTellsAndThatAreReadBack(int rows, int columns, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean[][] noise = new boolean[rows][columns];
        for (boolean[] row : noise) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextBoolean();
            }
        }
        String text = new PictureFiller(noise, random).fill().orElseThrow().text();
        for (String lines : SETTINGS) {
            Nonogram puzzle =
                    nonograms.next(Texts.of(text, Map.of("lines", lines))).orElseThrow();
            assertThat(puzzle.blank()).isEqualTo(Nonogram.open(rows, columns, lines.equals("yes")));
            assertThat(nonograms.solver(puzzle).unique().isUnique()).isTrue();
        }
    }

    @Test
    void solvesLinesFirstWherePicturesAreLarge() {
        assertThat(nonograms.puzzle("30x30\n").linesFirst()).isFalse();
        assertThat(nonograms.puzzle("30x31\n").linesFirst()).isTrue();
        assertThat(nonograms
                        .next(Texts.of("30x31\n", Map.of("lines", "no")))
                        .orElseThrow()
                        .linesFirst())
                .isFalse();
        Cover<Mark> solved = cover(nonograms.puzzle("#.#\n###\n.#.\n"), true);
        assertThat(solved.optionCount()).isEqualTo(4 + 3 + 3); // blocks of rows, of columns, white cells
        assertThat(cover(nonograms.puzzle("#.#\n###\n.#.\n"), false).optionCount())
                .isEqualTo(2 + 1 + 3 + 2 + 2 + 2 + 9);
    }

    private Cover<Mark> cover(Nonogram puzzle, boolean linesFirst) {
        Nonogram own = new Nonogram(puzzle.rows(), puzzle.columns(), linesFirst);
        return Cover.of(builder -> model().describe(own, builder));
    }

    @Test
    void namesLinesBlocksAndCells() {
        Cover<Mark> cover = cover(nonograms.puzzle("rows\n1 1\n?\ncolumns\n?\n?\n?\n?\n"), false);
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .startsWith("row 1 at c1", "row 1 at c2")
                .contains("column 4 at r2", "row 1 block 2", "row 1 gap 1 shift 1");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .startsWith("row 1 block 1: c1", "row 1 block 1: c2", "row 1 block 2: c3", "row 1 block 2: c4")
                .contains("row 2 black: c1", "column 4 black: r2", "r2c4 white");
        assertThat(new Block(new CellLine(false, 2), 0, 4, 3)).hasToString("column 3 block 1: r5-r7");
    }

    @Test
    void drawsWhatIsKnownOfEachCell() {
        Nonogram puzzle = nonograms.puzzle("#..\n##.\n");
        CellLine row = new CellLine(true, 1);
        CellLine column = new CellLine(false, 0);
        assertThat(nonograms.render(puzzle, Solution.of(List.of()))).isEqualTo("???\n???\n");
        assertThat(nonograms.render(
                        puzzle,
                        Solution.of(List.of(new Block(row, 0, 0, 2), new Block(column, 0, 0, 2), new White(0, 2)))))
                .isEqualTo("|?.\n#-?\n");
        assertThat(nonograms.render(puzzle, Solution.of(List.of(new Black(row, 1)))))
                .isEqualTo("???\n?-?\n");
        assertThat(nonograms.render(puzzle, Solution.of(List.of(new Black(row, 1), new White(1, 1)))))
                .isEqualTo("???\n?-?\n");
    }

    @Test
    void readsManyPuzzlesAndTheirSettings() {
        String text = "# a picture\n##\n#.\n\n2x3\n\ntitle \"Dot\"\nby \"us\"\nwidth 1\nheight 1\nrows\n1\n\n"
                + "columns\n1\n\n# the goal\ngoal \"1\"\n\nrows\n1\n\ncolumns\n1\n\n\n#\n";
        List<Nonogram> puzzles = Texts.all(nonograms, PuzzleText.of(text));
        assertThat(puzzles.stream().map(puzzle -> puzzle.rows() + " " + puzzle.columns()))
                .containsExactly("[2, 1] [2, 1]", "[?, ?] [?, ?, ?]", "[1] [1]", "[1] [1]", "[1] [1]");
    }

    @Test
    void warnsWhereRowsAndColumnsHaveOtherNumbersOfBlackCells() {
        List<String> warnings = new ArrayList<>();
        byte[] text = "rows\n2\n1\ncolumns\n1\n1\n".getBytes(StandardCharsets.UTF_8);
        nonograms.next(PuzzleText.of("<text>", new ByteArrayInputStream(text), Map.of(), warnings::add));
        assertThat(warnings)
                .containsExactly("<text>:5: the columns have 2 black cells, the rows 3: this picture does not exist");
    }

    @Test
    void aVeryLongLineIsRefusedBeforeItIsTakenApart() {
        for (String text : List.of("1 ".repeat(200_000), ". ".repeat(200_000), "rows\n" + "1 ".repeat(200_000))) {
            PuzzleText hostile = PuzzleText.of(text + "\ncolumns\n1\n");
            assertThatThrownBy(() -> new NonogramReader(hostile).read()).hasMessageContaining("expected");
        }
    }
}
