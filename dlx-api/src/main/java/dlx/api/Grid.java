package dlx.api;

import java.util.Arrays;
import java.util.Objects;

/**
 * Boards of characters as text: what most models draw.
 *
 * @since 0.1
 */
public final class Grid {

    private Grid() {}

    /**
     * A board of one character.
     *
     * @param rows how many rows, {@code >= 0}
     * @param columns how many columns, {@code >= 0}
     * @param fill the character in every cell
     * @return the board by row and column, to be written on
     */
    public static char[][] filled(int rows, int columns, char fill) {
        char[][] board = new char[rows][columns];
        for (char[] row : board) {
            Arrays.fill(row, fill);
        }
        return board;
    }

    /**
     * A board as lines.
     *
     * @param board the cells by row and column; rows may differ in length
     * @return one line per row, each with its line end
     */
    public static String text(char[][] board) {
        Objects.requireNonNull(board, "board");
        StringBuilder text = new StringBuilder();
        for (char[] row : board) {
            text.append(row).append('\n');
        }
        return text.toString();
    }

    /**
     * A board of words as lines, in columns: each word padded on the left to the longest one, one blank between columns.
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
