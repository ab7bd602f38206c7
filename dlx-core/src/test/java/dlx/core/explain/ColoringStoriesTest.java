package dlx.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.search.Givens;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the sentences about weights, one by one. */
class ColoringStoriesTest {

    private static final String RULES = "no solution: the rules alone are impossible";

    private static List<String> lines(Cover<?> cover, Givens givens) {
        Solver<?> solver = Solver.builder(cover)
                .given(givens)
                .timeLimit(Duration.ofMinutes(5))
                .build();
        return Sentences.of(cover, givens).lines(solver.ask(Question.explanation()));
    }

    private static List<String> lines(Cover<?> cover) {
        return lines(cover, Givens.NONE);
    }

    private static Cover<String> boards(int n, int rows, int columns) {
        return Boards.pieces(Boards.free(n), rows, columns, true);
    }

    private static Cover<String> copies(String drawing, int rows, int columns) {
        return Boards.pieces(List.of(Boards.piece(drawing)), rows, columns, false);
    }

    @ParameterizedTest
    @CsvSource({"14, 15", "10, 21", "5, 42"})
    void hexominoes(int rows, int columns) {
        assertThat(lines(boards(6, rows, columns)))
                .containsExactly(
                        RULES,
                        "Color the board like a chessboard.",
                        "24 of the 35 pieces cover an odd number of white cells, 11 an even one,"
                                + " so together they cover an even number.",
                        "The board has 105 white cells, an odd number.");
    }

    @Test
    void tetrominoesWithOneThatIsNotLikeTheOthers() {
        assertThat(lines(boards(4, 4, 5)).subList(1, 4))
                .containsExactly(
                        "Color the board like a chessboard.",
                        "The piece 1 covers an odd number of white cells, each of the 4 other pieces an even one,"
                                + " so together they cover an odd number.",
                        "The board has 10 white cells, an even number.");
    }

    @Test
    void tetrominoesT() {
        assertThat(lines(copies("###/.#.", 10, 10)))
                .containsExactly(
                        RULES,
                        "Color the board like a chessboard.",
                        "Every option, such as r1c1 r1c2 r1c3 r2c2, covers 4 cells, so 25 are needed.",
                        "Each covers an odd number of black cells, and 25 odd numbers add up to an odd one.",
                        "But the board has 50 black cells.");
    }

    @Test
    void tetrominoesL() {
        assertThat(lines(copies("###/#..", 10, 10)))
                .containsExactly(
                        RULES,
                        "Color the columns in turn black and white.",
                        "Every option, such as r1c1 r1c2 r1c3 r2c1, covers 4 cells, so 25 are needed.",
                        "Each covers an odd number of black cells, and 25 odd numbers add up to an odd one.",
                        "But the board has 50 black cells.");
    }

    @Test
    void tetrominoesI() {
        assertThat(lines(copies("####", 10, 10)))
                .containsExactly(
                        RULES,
                        "Mark the cells whose row and column are both odd.",
                        "Every option, such as r1c1 r1c2 r1c3 r1c4, covers an even number of marked cells.",
                        "The board has 25 marked cells, an odd number.");
    }

    @Test
    void tetrominoesS() {
        assertThat(lines(copies("##./.##", 10, 10)))
                .containsExactly(
                        RULES,
                        "Color the rising diagonals in pairs, two white and two black in turn:"
                                + " those of r1c4 and r1c5 are white.",
                        "Every option, such as r1c1 r1c2 r2c2 r2c3, covers an even number of white cells.",
                        "The board has 49 white cells, an odd number.");
    }

    @Test
    void bricks() {
        assertThat(lines(Boards.bricks(6)))
                .containsExactly(
                        RULES,
                        "Mark the cells whose row, column and layer are all odd.",
                        "Every option, such as brick [0, 0, 0] [1, 2, 4], covers an even number of marked cells.",
                        "There are 27 marked cells, an odd number.");
    }

    @Test
    void area() {
        assertThat(lines(copies("###", 4, 5)))
                .containsExactly(
                        RULES,
                        "Every option, such as r1c1 r1c2 r1c3, covers 3 cells.",
                        "The board has 20 cells, no multiple of 3.");
        assertThat(lines(copies("##", 5, 5)))
                .endsWith("Every option, such as r1c1 r1c2, covers 2 cells.", "The board has 25 cells, an odd number.");
    }

    @ParameterizedTest
    @CsvSource({"8, 32, 30", "20, 200, 198"})
    void boardsWithoutTwoCorners(int n, int white, int black) {
        assertThat(lines(Boards.mutilated(n)))
                .containsExactly(
                        RULES,
                        "Color the board like a chessboard.",
                        "Every option, such as r1c2 r1c3, covers as many white cells as black ones.",
                        "But the board has " + white + " white cells and " + black + " black ones.");
    }

    @ParameterizedTest
    @CsvSource({"13, 6, cover, 7, even, are 13 odd slots", "101, 50, cover, 51, even, are 101 odd slots"})
    void langford(int n, int odd, String cover, int even, String parity, String has) {
        assertThat(lines(Boards.langford(n)))
                .containsExactly(
                        RULES,
                        "Look at the odd slots.",
                        odd + " of the " + n + " numbers " + cover + " an odd number of odd slots, " + even
                                + " an even one, so together they cover an " + parity + " number.",
                        "There " + has + ", an odd number.");
    }

    @Test
    void fewStepsAreReportedAsTheyAre() {
        assertThat(lines(Boards.langford(2)))
                .contains("number 2 leaves only 2@1", "slot 3 has no option left:")
                .noneMatch(line -> line.contains("odd"));
    }

    @Test
    void graphs() {
        assertThat(lines(Boards.complete("vertex ", 5, 3)))
                .containsExactly(
                        RULES,
                        "Every option, such as 1-0, covers 2 vertices.",
                        "The vertices must be covered 15 times in all, an odd number.");
        assertThat(lines(Boards.complete("v", 5, 3)))
                .endsWith(
                        "Every option, such as 1-0, covers 2 items.",
                        "The items must be covered 15 times in all, an odd number.");
    }

    @Test
    void pieces() {
        Cover<String> cover = Cover.of(c -> {
            Items pieces = c.items("piece", 3);
            Items cells = c.items("cell", 7);
            for (int piece = 0; piece < 3; piece++) {
                for (int a = 0; a < 7; a++) {
                    for (int b = 0; b < a; b++) {
                        c.option(piece + ":" + a + b, pieces.at(piece), cells.at(a), cells.at(b));
                    }
                }
            }
        });
        assertThat(lines(cover)).endsWith("Every piece covers 2 cells.", "There are 7 cells, an odd number.");
        assertThat(reported(cover, 0, -2, -2, -2, 1, 1, 1, 1, 1, 1, 1))
                .containsExactly("The 3 pieces together cover 6 cells.", "There are 7 cells.");
    }

    private static List<String> reported(Cover<?> cover, Givens given, Givens holds, long modulus, long... weights) {
        return WeightSentences.of(
                        new Sentences.Names(cover, UnaryOperator.identity()),
                        given,
                        Weights.of(cover.data(), holds, modulus, weights),
                        false)
                .lines();
    }

    private static List<String> reported(Cover<?> cover, long modulus, long... weights) {
        return reported(cover, Givens.NONE, Givens.NONE, modulus, weights);
    }

    @Test
    void whatFitsNoFormIsReportedWithItsWeights() {
        assertThat(reported(Boards.named("a, b, c", "a, b", "b, c"), 5, 1, 4, 1))
                .containsExactly(
                        "Give the items a and c the weight 1 and the item b the weight 4.",
                        "Every option, such as a+b, then weighs a multiple of 5.",
                        "But all together weigh 6, no multiple of 5.");
        assertThat(reported(
                        Boards.named("row 1, row 2, column 1, pot 1, pot 2", "row 1, column 1", "row 2, pot 1"),
                        2,
                        1,
                        1,
                        1,
                        1,
                        1))
                .containsExactly(
                        "Mark each row, the column 1 and each pot.",
                        "Every option, such as row 1+column 1, covers an even number of marked items.",
                        "But 5 are marked, an odd number.");
        assertThat(reported(Boards.named("a, b, c", "a, b", "b, c"), 0, 2, -2, 2))
                .containsExactly(
                        "Color the items a and c white, the item b black.",
                        "Every option, such as a+b, covers as many white items as black ones.",
                        "But there are 2 white items and 1 black one.");
    }

    @Test
    void aRegionCutOff() {
        Cover<String> cover = Boards.named(
                "cell r1c1, cell r1c2, cell r2c1, cell r9c8, cell r9c9",
                "cell r1c1, cell r1c2",
                "cell r1c1, cell r2c1",
                "cell r9c8, cell r9c9");
        assertThat(reported(cover, 2, 1, 1, 1, 0, 0))
                .containsExactly(
                        "Mark the cells r1c1, r1c2 and r2c1.",
                        "Every option, such as cell r1c1+cell r1c2, covers an even number of marked cells.",
                        "The board has 3 marked cells, an odd number.");
        assertThat(reported(cover, 0, -1, 1, 1, 0, 0))
                .containsExactly(
                        "Color the cells r1c2 and r2c1 white, the cell r1c1 black.",
                        "Every option, such as cell r1c1+cell r1c2, covers as many white cells as black ones.",
                        "But the board has 2 white cells and 1 black one.");
    }

    @Test
    void cellsWithoutAPatternAreDrawn() {
        Set<Boards.Cell> cells = Boards.piece("###/#.#/###/..#/###/#.#/###");
        assertThat(cells).hasSize(17);
        Cover<String> cover = Boards.dominoes(cells);
        long[] weights = new long[17];
        Arrays.fill(weights, 1);
        assertThat(reported(cover, 2, weights))
                .containsExactly(
                        "Every option, such as r1c1 r1c2, covers 2 cells.", "The board has 17 cells, an odd number.");
        Cover<String> pairs = Boards.named(
                IntStream.rangeClosed(1, 29).mapToObj(k -> "cell r1c" + k).collect(Collectors.joining(", ")),
                IntStream.rangeClosed(1, 14)
                        .mapToObj(k -> "cell r1c" + (2 * k - 1) + ", cell r1c" + 2 * k)
                        .toArray(String[]::new));
        long[] some = LongStream.of(
                        1, 4, 4, 1, 4, 1, 1, 4, 1, 4, 4, 1, 1, 4, 1, 4, 1, 4, 4, 1, 4, 1, 4, 1, 1, 4, 1, 4, 2)
                .toArray();
        assertThat(reported(pairs, 5, some))
                .containsExactly(
                        "Give the cells these weights:",
                        "  14414114144114141441414114142",
                        "Every option, such as cell r1c1+cell r1c2, then weighs a multiple of 5.",
                        "But all together weigh 72, no multiple of 5.");
    }

    @Test
    void beside() {
        Cover<String> cover = Cover.of(c -> {
            ItemGrid cells = c.grid("cell", 4, 4);
            Item holes = c.item("hole").times(2, 2);
            for (int k = 0; k < 16; k++) {
                int row = k / 4;
                int column = k % 4;
                c.option("hole " + row + column, holes, cells.at(row, column));
                if (column < 3) {
                    c.option("right " + row + column, cells.at(row, column), cells.at(row, column + 1));
                }
                if (row < 3) {
                    c.option("down " + row + column, cells.at(row, column), cells.at(row + 1, column));
                }
            }
        });
        List<String> labels =
                IntStream.range(0, cover.optionCount()).mapToObj(cover::label).toList();
        Givens givens = Givens.of(labels.indexOf("hole 00"), labels.indexOf("right 21"), labels.indexOf("hole 33"));
        assertThat(lines(cover, givens))
                .containsExactly(
                        "no solution: 2 of 3 givens contradict each other (no smaller set does):",
                        "  hole 00  hole 33",
                        "Color the board like a chessboard.",
                        "Every option that is left, such as right 01, covers as many white cells as black ones.",
                        "But 8 white cells and 6 black ones are left.",
                        "there is a solution without any one of them");
        assertThat(lines(
                                cover,
                                Givens.of(labels.indexOf("hole 00"))
                                        .forbidden(IntStream.range(0, labels.size())
                                                .filter(k -> labels.get(k).startsWith("hole")
                                                        && (labels.get(k).charAt(5)
                                                                                + labels.get(k)
                                                                                        .charAt(6))
                                                                        % 2
                                                                == 1)
                                                .toArray()))
                        .subList(0, 1))
                .containsExactly("no solution even without givens: the rules are impossible beside what is forbidden");
    }

    @Test
    void optionsThatAreGoneAreNotCalledEveryOption() {
        Cover<String> cover = Boards.named("a, b, c", "a, b", "b, c", "a");
        assertThat(reported(cover, Givens.NONE, Givens.NONE.forbidden(2), 2, 1, 1, 1))
                .containsExactly(
                        "Without a search it follows that 1 option is impossible.",
                        "Every option that is left, such as a+b, covers 2 items.",
                        "There are 3 items, an odd number.");
    }

    @Test
    void whatFollowsIsSaid() {
        Cover<String> cover = Boards.named("a, b, c, d, e", "a, b", "b, c", "c, d", "d, e", "c, e");
        assertThat(reported(cover, Givens.NONE, Givens.of(0).forbidden(1), 2, 0, 0, 1, 1, 1))
                .containsExactly(
                        "Without a search it follows that a+b must be taken and 1 option is impossible.",
                        "Every option that is left, such as c+d, covers 2 items.",
                        "3 items are left, an odd number.");
    }

    @Test
    void namesOfStrangersAreShownAsTheHostWants() {
        Cover<String> cover = Cover.of(c -> {
            Items items = c.items("evil", 3).named(k -> "evil\u001bname " + k + "\u001b[2J");
            for (int k = 0; k < 3; k++) {
                c.option("\u001b" + k, items.at(k), items.at((k + 1) % 3));
            }
        });
        Explanation why = Solver.of(cover).ask(Question.explanation());
        List<String> lines = Sentences.of(cover, Givens.NONE)
                .showing(name -> name.replace("\u001b", "?"))
                .lines(why);
        assertThat(lines)
                .contains("Every option, such as ?0, covers 2 items.")
                .noneMatch(line -> line.contains("\u001b"));
    }

    /**
     * Tests options that hold two items that must be covered; one option holds a third, optional item of the same name.
     */
    @Test
    void itemsThatNeedNotBeCoveredAreNotMeant() {
        Cover<String> cover = Cover.of(c -> {
            Items items = c.items("point", 3);
            Item free = c.item("point 3").secondary();
            c.option("a", items.at(0), items.at(1), free);
            c.option("b", items.at(0), items.at(1));
            c.option("c", items.at(0), items.at(2));
            c.option("d", items.at(1), items.at(2));
        });
        List<String> lines = lines(cover);
        assertThat(lines.subList(1, lines.size()))
                .containsExactly(
                        "Mark the points 0, 1 and 2.",
                        "Every option, such as a, covers 2 marked points.",
                        "There are 3 marked points, an odd number.");
    }

    /** Tests points 0, 3 and 6, which are not every third point from 3 on. */
    @Test
    void whatIsCountedFromZeroIsNotCountedInLines() {
        Cover<String> cover = Cover.of(c -> {
            Items items = c.items("point", 9);
            for (int k = 0; k < 9; k++) {
                c.option("alone " + k, items.at(k % 3 == 0 ? 1 : k));
            }
            c.option("a", items.at(0), items.at(1), items.at(3));
            c.option("b", items.at(3), items.at(4), items.at(6));
            c.option("c", items.at(0), items.at(6), items.at(7));
        });
        assertThat(lines(cover)).contains("Mark the points 0, 3 and 6.");
    }
}
