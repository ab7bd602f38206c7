package dlx.modelers.battleships;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import dlx.modelers.packing.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A picture of ships with round ends, with the numbers above and at the left. Givens are black, all else is blue. */
record WatersPicture(Waters waters, Svg svg) {

    private static final String SEA = "#e4f1f9";
    private static final String RULE = "#b8cfdc";
    private static final String DOT = "white";
    private static final double WIDTH = 0.66;
    private static final double LETTER = 0.5;

    static Svg draw(Waters waters, List<Ship> ships) {
        WatersPicture picture = new WatersPicture(waters, new Svg(waters.columns() + 1.0, waters.rows() + 1.0));
        picture.drawBoard();
        ships.forEach(picture::draw);
        picture.drawGivens(ships);
        return picture.svg;
    }

    /** Returns the area of a cell. */
    static Area area(Cell cell) {
        return new Area(cell.column() + 1.0, cell.row() + 1.0, 1, 1);
    }

    private void drawBoard() {
        int rows = waters.rows();
        int columns = waters.columns();
        svg.box(1, 1, columns, rows, SEA);
        GridLines.draw(svg, 1, 1, rows, columns, 1, 0.02, 0.02, RULE);
        for (int row = 0; row < rows; row++) {
            drawNumber(0.5, row + 1.5, waters.inRow().get(row));
        }
        for (int column = 0; column < columns; column++) {
            drawNumber(column + 1.5, 0.5, waters.inColumn().get(column));
        }
    }

    private void drawNumber(double x, double y, int number) {
        if (number != Waters.UNKNOWN) {
            svg.boldWord(x, y, LETTER, Ink.GIVEN, Integer.toString(number));
        }
    }

    private void draw(Ship ship) {
        double x = ship.column() + 1.5;
        double y = ship.row() + 1.5;
        if (ship.isWater()) {
            if (waters.at(ship.row(), ship.column()) == CellSign.FREE) {
                svg.word(x, y, LETTER, Ink.FOUND, String.valueOf(CellSign.WATER));
            }
        } else if (ship.length() == 1) {
            svg.circle(x, y, WIDTH / 2, Ink.FOUND);
        } else {
            int further = ship.length() - 1;
            svg.line(x, y, x + (ship.down() ? 0 : further), y + (ship.down() ? further : 0), WIDTH, Ink.FOUND);
        }
    }

    /** Draws marks as letters; marks of cells covered by a ship as dots on the ship. */
    private void drawGivens(List<Ship> ships) {
        Set<Cell> covered = new HashSet<>();
        ships.stream().filter(ship -> !ship.isWater()).forEach(ship -> covered.addAll(ship.cells()));
        for (int row = 0; row < waters.rows(); row++) {
            for (int column = 0; column < waters.columns(); column++) {
                char mark = waters.at(row, column);
                if (covered.contains(Cell.flat(row, column)) && mark != CellSign.FREE) {
                    svg.circle(column + 1.5, row + 1.5, 0.12, DOT);
                } else if (mark != CellSign.FREE) {
                    svg.boldWord(column + 1.5, row + 1.5, LETTER, Ink.GIVEN, String.valueOf(mark));
                }
            }
        }
    }
}
