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
import java.util.TreeMap;
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
        counts.put("color r #f00\ncolor b #0000ff\n1x3\n", 27L);
        counts.put("color r #f00\ncolor b #00f\nrows\n1r 1b\n2b\ncolumns\n1r,1b\n2b\n", 1L); // blocks touch
        counts.put("title t\ncolor r #f00\nwidth 3\nheight 1\nrows\n1r,1r\ncolumns\n1r\n\n1r\n\ngoal r0r\n", 1L);
        counts.put("color r #f00\ncolor b #00f\nrows\n1r\n1b\ncolumns\n1r\n1r\n", 0L);
        counts.put("color r #f00\ncolor b #00f\n\nr.b\n.b.\n", 2L);
        counts.put("color r #f00\ncolor b #00f\nrows\n?\n?\ncolumns\n1r\n1b\n", 4L);
        return counts;
    }

    /** A block alone looks like another block of its line in the same place, a partial color like another one. */
    @Override
    protected boolean isDrawn(Mark option) {
        return option instanceof Block block
                ? block.number() == 0
                : !(option instanceof Black black && black.color() == 'r');
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
            Nonogram other = picture(random, rows, columns, Nonogram.BLACK);
            Nonogram planted = picture(random, rows, columns, Nonogram.BLACK);
            List<Clue> clues = new ArrayList<>(planted.rows());
            if (random.nextInt(3) == 0) {
                clues.set(0, random.nextBoolean() ? Clue.OPEN : other.rows().get(0));
            }
            List<String> expected =
                    SlowPictures.solutions(new Nonogram(clues, planted.columns(), Nonogram.BLACK, false));
            for (boolean linesFirst : new boolean[] {false, true}) {
                Nonogram puzzle = new Nonogram(clues, planted.columns(), Nonogram.BLACK, linesFirst);
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

    /** Clues of pictures of two or three colors, some of them of another picture or left out; lines solved or not. */
    @ParameterizedTest
    @ValueSource(longs = {5, 6, 7, 8})
    void findsTheColoredPicturesThatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long several = 0;
        long none = 0;
        for (int round = 0; round < 1500; round++) {
            Map<Character, String> colors = new TreeMap<>(Map.of('r', "#f00", 'g', "#0f0"));
            if (round % 3 == 0) {
                colors.put('b', "#00f");
            }
            int rows = 1 + random.nextInt(4);
            int columns = 1 + random.nextInt(Math.min(5, 10 / rows));
            Nonogram other = picture(random, rows, columns, colors);
            Nonogram planted = picture(random, rows, columns, colors);
            List<Clue> clues = new ArrayList<>(planted.rows());
            if (random.nextInt(3) == 0) {
                clues.set(0, random.nextBoolean() ? Clue.OPEN : other.rows().get(0));
            }
            Nonogram puzzle = new Nonogram(clues, planted.columns(), colors, random.nextBoolean());
            List<String> expected = SlowPictures.solutions(puzzle);
            assertThat(pictures(nonograms.puzzle(puzzle.text())))
                    .as("seed %s, round %s: %s", seed, round, puzzle)
                    .containsExactlyInAnyOrderElementsOf(expected);
            assertThat(pictures(puzzle)).hasSameSizeAs(expected);
            several += expected.size() > 1 ? 1 : 0;
            none += expected.isEmpty() ? 1 : 0;
        }
        assertThat(several).isGreaterThan(50);
        assertThat(none).isGreaterThan(50);
    }

    private static Nonogram picture(SplittableRandom random, int rows, int columns, Map<Character, String> colors) {
        char[][] picture = new char[rows][columns];
        int black = 30 + random.nextInt(40);
        String signs = Nonogram.signs(colors);
        for (char[] row : picture) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextInt(100) < black ? signs.charAt(random.nextInt(signs.length())) : '.';
            }
        }
        return Nonogram.of(picture, colors, false);
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
    @CsvSource({"12, 12, 1, #", "7, 15, 2, #", "20, 20, 3, #", "15, 15, 4, br"})
    void fillsPicturesThatTheirClueTellsAndThatAreReadBack(int rows, int columns, long seed, String signs) {
        SplittableRandom random = new SplittableRandom(seed);
        Map<Character, String> colors = new TreeMap<>(Nonogram.BLACK);
        if (signs.length() > 1) {
            colors = new TreeMap<>(Map.of('b', "#00f", 'r', "#f00"));
        }
        char[][] noise = new char[rows][columns];
        for (char[] row : noise) {
            for (int column = 0; column < columns; column++) {
                row[column] = (signs + '.').charAt(random.nextInt(signs.length() + 1));
            }
        }
        String text =
                new PictureFiller(noise, colors, random).fill().orElseThrow().text();
        for (String lines : SETTINGS) {
            Nonogram puzzle =
                    nonograms.next(Texts.of(text, Map.of("lines", lines))).orElseThrow();
            assertThat(puzzle.blank()).isEqualTo(Nonogram.open(rows, columns, colors, lines.equals("yes")));
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
        Nonogram own = new Nonogram(puzzle.rows(), puzzle.columns(), puzzle.colors(), linesFirst);
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
        assertThat(new Block(new CellLine(false, 2), 0, 4, 3, '#')).hasToString("column 3 block 1: r5-r7");
    }

    @Test
    void drawsWhatIsKnownOfEachCell() {
        Nonogram puzzle = nonograms.puzzle("#..\n##.\n");
        CellLine row = new CellLine(true, 1);
        CellLine column = new CellLine(false, 0);
        assertThat(nonograms.render(puzzle, Solution.of(List.of()))).isEqualTo("???\n???\n");
        assertThat(nonograms.render(
                        puzzle,
                        Solution.of(List.of(
                                new Block(row, 0, 0, 2, '#'), new Block(column, 0, 0, 2, '#'), new White(0, 2)))))
                .isEqualTo("|?.\n#-?\n");
        assertThat(nonograms.render(puzzle, Solution.of(List.of(new Black(row, 1, '#')))))
                .isEqualTo("???\n?-?\n");
        assertThat(nonograms.render(puzzle, Solution.of(List.of(new Black(row, 1, '#'), new White(1, 1)))))
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
    void coloredCellsAndCluesAreDrawn() {
        Nonogram puzzle = nonograms.puzzle("color r #f00\ncolor b #00f\nrb\n.b\n");
        CellLine row = new CellLine(true, 0);
        Solution<Mark> first = Solution.of(List.of(
                new Block(row, 0, 0, 1, 'r'),
                new Block(row, 1, 1, 1, 'b'),
                new Block(new CellLine(false, 0), 0, 0, 1, 'r')));
        assertThat(nonograms.render(puzzle, first)).isEqualTo("r-\n??\n");
        assertThat(model().picture(puzzle, first).toString())
                .contains(
                        "width=\"1\" height=\"1\" fill=\"#f00\"",
                        "<polygon",
                        "width=\"0.5\" height=\"0.18\" fill=\"#00f\"")
                .contains(">1<")
                .doesNotContain(">1r<", dlx.modelers.grid.Ink.FOUND);
        assertThat(IntStream.range(0, cover(puzzle, false).itemCount()).mapToObj(cover(puzzle, false)::itemName))
                .contains("color r2c2");
        assertThat(cover(nonograms.puzzle("rows\n?\ncolumns\n1\n"), false).itemCount())
                .isEqualTo(3);
        assertThat(puzzle.text())
                .isEqualTo("color b #00f\ncolor r #f00\nwidth 2\nheight 2\nrows\n1r,1b\n1b\ncolumns\n1r\n2b\n");
    }

    @Test
    void aVeryLongLineIsRefusedBeforeItIsTakenApart() {
        for (String text : List.of("1 ".repeat(200_000), ". ".repeat(200_000), "rows\n" + "1 ".repeat(200_000))) {
            PuzzleText hostile = PuzzleText.of(text + "\ncolumns\n1\n");
            assertThatThrownBy(() -> new NonogramReader(hostile).read()).hasMessageContaining("expected");
        }
    }
}
