package dlx.modelers.nonogram;

import dlx.api.Grid;
import dlx.modelers.nonogram.Mark.Black;
import dlx.modelers.nonogram.Mark.Block;
import java.util.List;

/** The picture as far as chosen options determine it. */
final class Canvas {

    private static final char UNKNOWN = '?';

    /** The sign of a cell that has a color for its row only. */
    private static final char OF_ROW = '-';

    private static final char OF_COLUMN = '|';

    /** The signs of the cells for their rows: of a color, white or unknown. */
    private final char[][] across;

    private final char[][] down;

    Canvas(Nonogram puzzle, List<Mark> chosen) {
        across = Grid.filled(puzzle.rows().size(), puzzle.columns().size(), UNKNOWN);
        down = Grid.filled(across.length, across[0].length, UNKNOWN);
        for (Mark mark : chosen) {
            for (int[] cell : mark.cells()) {
                draw(mark, cell[0], cell[1]);
            }
        }
    }

    /** Draws a cell of an option. A color wins if options contradict each other. */
    private void draw(Mark mark, int row, int column) {
        if (mark instanceof Block block) {
            (block.line().across() ? across : down)[row][column] = block.color();
        } else if (mark instanceof Black black) {
            (black.line().across() ? across : down)[row][column] = black.color();
        } else {
            across[row][column] = isColor(across[row][column]) ? across[row][column] : NonogramReader.WHITE;
            down[row][column] = isColor(down[row][column]) ? down[row][column] : NonogramReader.WHITE;
        }
    }

    static boolean isColor(char sign) {
        return sign != UNKNOWN && sign != NonogramReader.WHITE;
    }

    /** Returns the sign of a cell for its row ({@code isAcross}) or for its column. */
    char sign(boolean isAcross, int row, int column) {
        return (isAcross ? across : down)[row][column];
    }

    /** Returns the sign of a cell. */
    private char sign(int row, int column) {
        char ofRow = across[row][column];
        char ofColumn = down[row][column];
        return isColor(ofRow) == isColor(ofColumn) ? ofRow : isColor(ofRow) ? OF_ROW : OF_COLUMN;
    }

    /** Returns the cells by row and column, each the sign of a color or of a white cell. */
    char[][] picture() {
        char[][] picture = new char[across.length][across[0].length];
        for (int row = 0; row < picture.length; row++) {
            for (int column = 0; column < picture[row].length; column++) {
                char ofRow = across[row][column];
                char sign = isColor(ofRow) ? ofRow : down[row][column];
                picture[row][column] = isColor(sign) ? sign : NonogramReader.WHITE;
            }
        }
        return picture;
    }

    /**
     * Returns the lines of cells as text; {@code -} and {@code |} are cells that have a color for their row or for their
     * column only.
     */
    String text() {
        char[][] drawn = Grid.filled(across.length, across[0].length, UNKNOWN);
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length; column++) {
                drawn[row][column] = sign(row, column);
            }
        }
        return Grid.text(drawn);
    }
}
