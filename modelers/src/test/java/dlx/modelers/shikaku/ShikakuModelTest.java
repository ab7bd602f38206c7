package dlx.modelers.shikaku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import dlx.modelers.grid.Texts;
import dlx.modelers.packing.Cell;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShikakuModelTest extends ExactCoverModelContract<Shikaku, Rectangle> {

    /** The puzzle by which pzprjs (puzz.link) tests its rules of Shikaku, test/script/shikaku.js. */
    private static final String PUBLISHED = """
            . . . . 3 .
            5 6 . . 6 .
            . . . . . .
            . . . . . .
            . 6 . . 2 3
            . 5 . . . .
            """;

    private static final String PUBLISHED_SOLVED = """
            ABBCCC
            ABBDDD
            ABBDDD
            AEEEFG
            AEEEFG
            HHHHHG
            """;

    private final LoadedModel<Shikaku, Rectangle> boards = LoadedModel.of(new ShikakuModel(), "test");

    @Override
    protected ShikakuModel model() {
        return new ShikakuModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        Map<String, Long> counts = new HashMap<>();
        counts.put(PUBLISHED, 1L);
        counts.put("1x1\n", 1L);
        counts.put("1x6\n", 32L); // A000079
        counts.put("2x2\n", 8L); // A182275, A116694
        counts.put("3x3\n", 322L);
        counts.put("2x4\n", 148L);
        counts.put("4x2\n", 148L);
        counts.put(". 3 . .\n. . . 3\n4 . 2 .\n", 1L);
        counts.put(". 3 . .\n. . . 3\n3 . 2 .\n", 0L);
        counts.put("2 .\n. 2\n", 2L);
        counts.put("? ?\n. .\n", 1L);
        counts.put("? .\n. ?\n", 2L);
        counts.put("? . .\n", 1L);
        return counts;
    }

    @Test
    void solvesAPublishedPuzzle() {
        Shikaku board = boards.puzzle(PUBLISHED);
        assertThat(boards.render(
                        board,
                        Solution.of(boards.solver(board).solve().options().orElseThrow())))
                .isEqualTo(PUBLISHED_SOLVED);
        assertThat(boards.solver(board).unique().isUnique()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 4", "3, 1", "2, 2", "2, 3", "3, 2", "3, 3", "2, 5"})
    void cutsFreeBoardsInAllWays(int rows, int columns) {
        assertSame(Shikaku.free(rows, columns), "free");
    }

    /** Boards with random numbers, half of them of a division of the board, against all sets of walls. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void findsWhatASlowSearchFinds(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int solvable = 0;
        for (int round = 0; round < 80; round++) {
            int rows = 1 + random.nextInt(3);
            int columns = 1 + random.nextInt(rows == 3 ? 3 : 4);
            Shikaku board = random.nextBoolean() ? planted(rows, columns, random) : random(rows, columns, random);
            if (!board.isFree()) {
                solvable += assertSame(board, "seed " + seed + ", round " + round);
            }
        }
        assertThat(solvable).isGreaterThan(30);
    }

    /** Returns a board with the numbers of a random division; one of five numbers is unknown. */
    private static Shikaku planted(int rows, int columns, SplittableRandom random) {
        List<List<Integer>> all = new SlowDivisions(Shikaku.free(rows, columns)).solutions();
        List<Integer> division = all.get(random.nextInt(all.size()));
        List<Integer> numbers = new ArrayList<>(Collections.nCopies(rows * columns, Shikaku.NONE));
        division.stream().distinct().forEach(first -> {
            int[] cells = IntStream.range(0, division.size())
                    .filter(cell -> division.get(cell).equals(first))
                    .toArray();
            numbers.set(cells[random.nextInt(cells.length)], random.nextInt(5) == 0 ? Shikaku.ANY : cells.length);
        });
        return new Shikaku(columns, numbers);
    }

    private static Shikaku random(int rows, int columns, SplittableRandom random) {
        return new Shikaku(
                columns,
                random.ints(rows * columns, -6, 5)
                        .map(n -> Math.max(n, n < -5 ? -1 : 0))
                        .boxed()
                        .toList());
    }

    /** Returns 1 where there is a solution. */
    private int assertSame(Shikaku board, String described) {
        List<List<Integer>> found = new ArrayList<>();
        boards.solver(board).forEach(solution -> {
            Integer[] parts = new Integer[board.numbers().size()];
            for (Rectangle rectangle : solution) {
                for (Cell cell : rectangle.cells()) {
                    parts[cell.row() * board.columns() + cell.column()] =
                            rectangle.top() * board.columns() + rectangle.left();
                }
            }
            found.add(List.of(parts));
            return Visit.CONTINUE;
        });
        List<List<Integer>> expected = new SlowDivisions(board).solutions();
        assertThat(found).as("%s: %s", described, board).containsExactlyInAnyOrderElementsOf(expected);
        return expected.isEmpty() ? 0 : 1;
    }

    @Test
    void namesCellsNumbersAndRectangles() {
        Cover<Rectangle> cover = cover("3 . ?\n");
        assertThat(IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName))
                .containsExactly("number r1c1=3", "cell r1c2", "number r1c3=?");
        assertThat(IntStream.range(0, cover.optionCount()).mapToObj(cover::label))
                .containsExactly("r1c3", "r1c2-r1c3");
    }

    @Test
    void readsManyAndGoesOnAfterAnError() {
        String text = "# one\n1\n\n. 2\n# no row\n\n2x5\n3 3\n. .\n. .\n\n5 .\n\n. 2\n";
        assertThat(Texts.readOn(boards, PuzzleText.of(text), board -> board.rows() + "x" + board.columns()))
                .isEqualTo("1x1 error in line 5 2x5 3x2 error in line 12 1x2");
    }

    @Test
    void keepsTheSymmetriesOfTheNumbers() {
        assertThat(symmetries("3x3\n")).isEqualTo(7);
        assertThat(symmetries("2x3\n")).isEqualTo(3);
        assertThat(symmetries("2 . 2\n. . .\n")).isEqualTo(1);
        assertThat(symmetries("2 . 4\n. . .\n")).isZero();
    }

    private int symmetries(String text) {
        return boards.symmetries(boards.puzzle(text)).size();
    }

    @Test
    void drawsNumbersOnRectangles() {
        Shikaku board = boards.puzzle("4 . .\n. . ?\n");
        String svg = model().picture(board, Solution.of(List.of(new Rectangle(0, 0, 2, 2))))
                .toString();
        assertThat(svg).contains(">4</text>", ">?</text>");
        assertThat(boards.render(board, Solution.of(List.of(new Rectangle(0, 0, 2, 2)))))
                .isEqualTo("AA.\nAA.\n");
    }

    /** Each has one solution, for the generator has asked; the areas are those of people. */
    @Test
    void makesPuzzlesWithoutVeryLargeRectangles() {
        Generator<Shikaku, Rectangle> generator = Generator.of(boards, boards.puzzle("9x9\n"));
        for (int number = 1; number <= 5; number++) {
            Shikaku made = generator.generate(number).puzzle().orElseThrow().shape();
            assertThat(made.numbers()).allMatch(area -> area >= 0 && area <= 12);
            assertThat(made.numbers().stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(81);
            assertThat(made.numbers().stream().filter(area -> area == 1).count())
                    .isLessThan(3);
        }
    }

    @Test
    void refusesBoardsWithTooManyRectangles() {
        RectangleFinder finder = new RectangleFinder(boards.puzzle("3x3\n"), 50, rectangle -> {});
        assertThatThrownBy(finder::find)
                .isInstanceOf(ModelException.class)
                .hasMessage(
                        "the board may have too many rectangles; expected rectangles of at most 50 cells in all. Perhaps"
                                + " take a smaller board, or give more numbers");
    }

    /** A line may have millions of characters: it is not taken apart before that is known. */
    @Test
    void refusesALineOfMillions() {
        assertThatThrownBy(() -> ShikakuReader.read(PuzzleText.of(". ".repeat(5_000_000))))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("the line has 10000000 characters; expected at most 100 cells");
    }

    private Cover<Rectangle> cover(String text) {
        return cover(boards.puzzle(text));
    }

    private Cover<Rectangle> cover(Shikaku puzzle) {
        return Cover.of(builder -> model().describe(puzzle, builder));
    }
}
