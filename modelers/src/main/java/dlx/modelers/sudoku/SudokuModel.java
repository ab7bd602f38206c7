package dlx.modelers.sudoku;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Items;
import dlx.api.JudgeProblem;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Fills an n x n board with the values 1 to n, so that no row, column or box of a x b cells (n = ab) holds a value
 * twice.
 *
 * <p>An option is a value in a cell. Each cell takes one value; each row, column and box takes each value once.
 *
 * @since 0.1
 */
public final class SudokuModel implements ExactCoverModel<Board, Placement> {

    static final String BOX = "box";

    /** Made by ServiceLoader. */
    public SudokuModel() {}

    @Override
    public String id() {
        return "sudoku";
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public String title() {
        return "sudoku, boxes from 2x2 to 6x6";
    }

    @Override
    public String grammar() {
        return """
                A board of n x n cells is one line of all its cells, row after row, or n lines of n cells; with or
                without blanks between cells. n is one of %s.

                A cell is empty (one of . 0 - _ *), or holds a value:
                  1 to 9, then A for 10, B for 11 and so on
                  A for 1, B for 2 and so on, on boards without digits; n is at most 26
                  a number, where blanks stand between cells; the only way to write 36x36
                Lower-case letters will do. Solutions are written like the board.

                An input may hold many boards. It ends with a line "end", or with the text. Blank lines separate
                boards where needed, lines that start with '#' are comments.

                A box is as near to a square as can be and lies rather than stands (6x6 has boxes of 2 rows and 3
                columns), unless the setting "box" gives its rows and columns; then n is their product.
                A line of 16 cells is a 4x4 board if that and the next line can be; if not, a row of 16x16. The
                setting decides that too. Likewise 36 numbers.
                """.formatted(Size.list(Size.GREATEST, n -> n));
    }

    @Override
    public String example() {
        return """
                53..7....
                6..195...
                .98....6.
                8...6...3
                4..8.3..1
                7...2...6
                .6....28.
                ...419..5
                ....8..79
                """;
    }

    @Override
    public List<Setting> settings() {
        return List.of(new Setting(BOX, "ROWSxCOLUMNS", "rows and columns of a box, from 2x2 to 6x6"));
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return BoardReader.skipToBoard(text);
    }

    @Override
    public Board parse(PuzzleText text) {
        return new BoardReader(text).read();
    }

    @Override
    public boolean resume(PuzzleText text) {
        try {
            new BoardReader(text).skipRest();
            return true;
        } catch (PuzzleSyntaxException e) {
            return false; // a line that is no text, or a setting that is no box
        }
    }

    @Override
    public void describe(Board board, CoverBuilder<Placement> cover) {
        Size size = Size.of(board);
        int n = size.n;
        Items cells = cover.primary("cell", n * n, i -> "cell r" + (i / n + 1) + "c" + (i % n + 1));
        Items rows = cover.primary("row", n * n, i -> digitName("row", i, n));
        Items columns = cover.primary("column", n * n, i -> digitName("column", i, n));
        Items boxes = cover.primary("box", n * n, i -> digitName("box", i, n));
        int[] given = new int[n * n];
        board.givens().forEach(p -> given[(p.row() - 1) * n + p.column() - 1] = p.value());
        for (int cell = 0; cell < n * n; cell++) {
            int row = cell / n;
            int column = cell % n;
            for (int value = 1; value <= n; value++) {
                if (given[cell] == 0 || given[cell] == value) {
                    cover.option(
                            size.placement(cell, value),
                            cells.at(cell),
                            rows.at(row * n + value - 1),
                            columns.at(column * n + value - 1),
                            boxes.at(size.box(row, column) * n + value - 1));
                }
            }
        }
    }

    @Override
    public String render(Board board, List<Placement> solution) {
        return BoardWriter.write(Size.of(board), board.style(), '.', solution);
    }

    @Override
    public Optional<Board> shape(Board board) {
        return Size.of(board).empty;
    }

    @Override
    public Collection<Placement> pins(Board board) {
        return board.givens();
    }

    @Override
    public List<JudgeProblem<Board, Placement>> judgeProblems() {
        return SudokuJudges.all();
    }

    private static String digitName(String line, int index, int n) {
        return line + ' ' + (index / n + 1) + " digit " + (index % n + 1);
    }
}
