package dlx.modelers.fillomino;

import dlx.api.Svg;
import dlx.modelers.grid.Ink;
import dlx.modelers.packing.Cell;
import java.util.Arrays;
import java.util.List;

/** A picture of the regions with thick borders. Given numbers are black on gray, found numbers are blue. */
final class FillominoPicture {

    private static final String GIVEN_GROUND = "#dedede";
    private static final double THIN = 0.02;
    private static final double THICK = 0.08;
    private static final int NOBODY = -1;

    private final Fillomino board;
    private final List<Region> regions;

    /** Number of the region of each cell, or {@link #NOBODY}. */
    private final int[] owners;

    private final Svg svg;

    private FillominoPicture(Fillomino board, List<Region> regions) {
        this.board = board;
        this.regions = regions;
        owners = new int[board.numbers().size()];
        Arrays.fill(owners, NOBODY);
        for (int k = 0; k < regions.size(); k++) {
            for (Cell cell : regions.get(k).cells()) {
                owners[cell.row() * board.columns() + cell.column()] = k;
            }
        }
        svg = new Svg(board.columns(), board.rows());
    }

    static Svg of(Fillomino board, List<Region> regions) {
        FillominoPicture picture = new FillominoPicture(board, regions);
        picture.drawGrounds();
        picture.drawThinLines();
        picture.drawBorders();
        picture.drawNumbers();
        return picture.svg;
    }

    private void drawGrounds() {
        for (int cell = 0; cell < owners.length; cell++) {
            if (!board.isFree(cell)) {
                svg.box(cell % board.columns(), cell / board.columns(), 1, 1, GIVEN_GROUND);
            }
        }
    }

    private void drawThinLines() {
        for (int row = 1; row < board.rows(); row++) {
            svg.line(0, row, board.columns(), row, THIN, Ink.GIVEN);
        }
        for (int column = 1; column < board.columns(); column++) {
            svg.line(column, 0, column, board.rows(), THIN, Ink.GIVEN);
        }
    }

    /** Draws thick lines around the board and between cells of different regions. */
    private void drawBorders() {
        int rows = board.rows();
        int columns = board.columns();
        for (int y : new int[] {0, rows}) {
            svg.line(0, y, columns, y, THICK, Ink.GIVEN);
        }
        for (int x : new int[] {0, columns}) {
            svg.line(x, 0, x, rows, THICK, Ink.GIVEN);
        }
        for (int cell = 0; cell < owners.length; cell++) {
            int x = cell % columns;
            int y = cell / columns;
            if (x + 1 < columns && owners[cell] != owners[cell + 1]) {
                svg.line(x + 1, y, x + 1, y + 1, THICK, Ink.GIVEN);
            }
            if (y + 1 < rows && owners[cell] != owners[cell + columns]) {
                svg.line(x, y + 1, x + 1, y + 1, THICK, Ink.GIVEN);
            }
        }
    }

    private void drawNumbers() {
        for (int cell = 0; cell < owners.length; cell++) {
            double x = cell % board.columns() + 0.5;
            double y = cell / board.columns() + 0.5;
            if (!board.isFree(cell)) {
                svg.boldWord(x, y, Ink.SIZE, Ink.GIVEN, Integer.toString(board.at(cell)));
            } else if (owners[cell] != NOBODY) {
                int size = regions.get(owners[cell]).size();
                svg.word(x, y, Ink.SIZE, Ink.FOUND, Integer.toString(size));
            }
        }
    }
}
