package shorts;

import dlx.api.*;

/** Places n queens so that no two attack each other. */
public final class QueensModel implements ExactCoverModel<Integer, QueensModel.Queen> {
    public record Queen(int row, int column) {
        @Override public String toString() { return "r" + (row + 1) + "c" + (column + 1); }
    }

    @Override public String id() { return "short-queens"; }
    @Override public String grammar() { return "A line is a puzzle: the size of the board.\n"; }
    @Override public String example() { return "8\n"; }

    @Override
    public Integer parse(PuzzleText text) {
        return text.nextInt("a board size", 1, 100);
    }

    @Override
    public void describe(Integer n, CoverBuilder<Queen> cover) {
        Items rows = cover.items("row", n);
        Items columns = cover.items("column", n);
        Items falling = cover.items("falling diagonal", 2 * n - 1).secondary();
        Items rising = cover.items("rising diagonal", 2 * n - 1).secondary();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                cover.option(new Queen(r, c), rows.at(r), columns.at(c), falling.at(r - c + n - 1), rising.at(r + c));
            }
        }
    }

    @Override
    public String render(Integer n, Solution<Queen> solution) {
        char[][] board = Grid.filled(n, n, '.');
        solution.options().forEach(queen -> board[queen.row()][queen.column()] = 'Q');
        return Grid.text(board);
    }
}
