package dlx.api;

import java.util.Arrays;
import java.util.Objects;

/**
 * Boards of characters as text, as most models draw them.
 *
 * @since 0.1
 */
public final class Grid {

    private Grid() {}

    /**
     * Returns a board with one character in every cell.
     *
     * @param rows number of rows, 0 or more
     * @param columns number of columns, 0 or more
     * @param fill the character in every cell
     * @return a new board by row and column, to be modified
     */
    public static char[][] filled(int rows, int columns, char fill) {
        char[][] board = new char[rows][columns];
        for (char[] row : board) {
            Arrays.fill(row, fill);
        }
        return board;
    }

    /**
     * Returns a board as lines.
     *
     * @param board the cells by row and column; rows may differ in length
     * @return one line per row, each with its line end
     */
    public static String text(char[][] board) {
        Objects.requireNonNull(board, "board");
        StringBuilder text = new StringBuilder();
        Arrays.asList(board).forEach(row -> text.append(row).append('\n'));
        return text.toString();
    }

    /**
     * Returns a board of words as lines, in columns. Each word is padded on the left to the length of the longest, with
     * one blank between columns.
     *
     * @param board the words by row and column
     * @return one line per row, each with its line end
     */
    public static String columns(String[][] board) {
        Objects.requireNonNull(board, "board");
        int width = 0;
        for (String[] row : board) {
            for (String word : row) {
                width = Math.max(width, word.length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (String[] row : board) {
            for (int c = 0; c < row.length; c++) {
                text.append(" ".repeat(width - row[c].length() + (c > 0 ? 1 : 0)))
                        .append(row[c]);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
