package dlx.modelers.nonogram;

import dlx.api.Cells;
import dlx.api.Grid;
import dlx.modelers.nonogram.Mark.Black;
import dlx.modelers.nonogram.Mark.Block;
import java.util.List;

/** The picture as far as chosen options determine it. */
final class Canvas {

    /**
     * Bit of a cell that is black for its row. The bits of a cell are this, {@code OF_COLUMN} (black for its column)
     * and {@code WHITE}; 0 if it is unknown.
     */
    private static final int OF_ROW = 1;

    private static final int OF_COLUMN = 2;
    private static final int WHITE = 4;

    /** The sign of a cell, indexed by the bits of the cell, 0 to 4. */
    private static final String SIGNS = "?-|#" + NonogramReader.WHITE;

    private final int[][] known;

    Canvas(Nonogram puzzle, List<Mark> chosen) {
        known = new int[puzzle.rows().size()][puzzle.columns().size()];
        for (Mark mark : chosen) {
            for (int[] cell : mark.cells()) {
                known[cell[0]][cell[1]] |= sign(mark);
            }
        }
    }

    private static int sign(Mark mark) {
        if (mark instanceof Block block) {
            return block.line().across() ? OF_ROW : OF_COLUMN;
        }
        if (mark instanceof Black black) {
            return black.line().across() ? OF_ROW : OF_COLUMN;
        }
        return WHITE;
    }

    /** Returns the sign of a cell with these bits. Black wins if options contradict each other. */
    private static char sign(int known) {
        int black = known & (OF_ROW | OF_COLUMN);
        return SIGNS.charAt(black == 0 ? known : black);
    }

    boolean isBlack(int row, int column) {
        return (known[row][column] & (OF_ROW | OF_COLUMN)) != 0;
    }

    boolean isWhite(int row, int column) {
        return known[row][column] == WHITE;
    }

    /** Returns true if the cell is black for its row ({@code across}) or for its column. */
    boolean isBlackFor(boolean across, int row, int column) {
        return (known[row][column] & (across ? OF_ROW : OF_COLUMN)) != 0;
    }

    /** Returns a picture with the given numbers of rows and columns; entries are true for black cells. */
    static boolean[][] picture(int rows, int columns, Cells.Where isBlack) {
        boolean[][] picture = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                picture[row][column] = isBlack.at(row, column);
            }
        }
        return picture;
    }

    /** Returns the black cells, by row and column. */
    boolean[][] black() {
        return picture(known.length, known[0].length, this::isBlack);
    }

    /**
     * Returns the lines of cells as text; {@code -} and {@code |} are cells that are black for their row or for their
     * column only.
     */
    String text() {
        char[][] drawn = Grid.filled(known.length, known[0].length, SIGNS.charAt(0));
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length; column++) {
                drawn[row][column] = sign(known[row][column]);
            }
        }
        return Grid.text(drawn);
    }
}
