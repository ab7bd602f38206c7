package dlx.modelers.nonogram;

import dlx.api.Cells;
import dlx.api.Grid;
import dlx.modelers.nonogram.Mark.Black;
import dlx.modelers.nonogram.Mark.Block;
import java.util.List;

/** The picture as far as chosen options tell it. */
final class Canvas {

    /** Black for the row, black for the column, white; zero where nothing is known. */
    private static final int OF_ROW = 1;

    private static final int OF_COLUMN = 2;
    private static final int WHITE = 4;

    /** By what is known. */
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

    /** Of options that contradict each other, black is seen. */
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

    /** Whether a row, or else a column, says that the cell is black. */
    boolean isBlackFor(boolean across, int row, int column) {
        return (known[row][column] & (across ? OF_ROW : OF_COLUMN)) != 0;
    }

    /** Returns a picture of some rows and columns with the cells that are black. */
    static boolean[][] picture(int rows, int columns, Cells.Where isBlack) {
        boolean[][] picture = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                picture[row][column] = isBlack.at(row, column);
            }
        }
        return picture;
    }

    /** The black cells. */
    boolean[][] black() {
        return picture(known.length, known[0].length, this::isBlack);
    }

    /** Lines of cells; {@code -} and {@code |} for those that are black for their row or for their column only. */
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
