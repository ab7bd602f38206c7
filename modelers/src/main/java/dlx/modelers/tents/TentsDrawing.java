package dlx.modelers.tents;

import dlx.api.Area;
import dlx.api.Grid;
import dlx.api.Svg;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Draws a lawn: trees green, tents red with a thin line to their trees, counts above and at the left. */
final class TentsDrawing {

    private static final String LAWN = "#eef6e6";
    private static final String LEAVES = "#3f8f3f";
    private static final String TRUNK = "#7a5230";
    private static final String CANVAS = "#d0342c";
    private static final String GIVEN_CANVAS = "#8c1f1a";
    private static final String DOOR = "#ffe9d6";
    private static final String FAINT = "#888888";

    /** Width of the margins with the counts, in cells. */
    private static final int RIM = 1;

    private final Tents puzzle;
    private final List<Tent> found;

    /** The cells of all tents, given and found. */
    private final Set<Cell> tents = new HashSet<>();

    TentsDrawing(Tents puzzle, List<Tent> found) {
        this.puzzle = puzzle;
        this.found = found;
        cells().stream()
                .filter(cell -> puzzle.tents().has(cell.row(), cell.column()))
                .forEach(tents::add);
        found.forEach(tent -> tents.add(tent.cell()));
    }

    private List<Cell> cells() {
        return Board.box(1, puzzle.rows(), puzzle.columns()).cells();
    }

    /** Returns the board with its tents as text, in the format of a puzzle. */
    String text() {
        String[][] words = new String[puzzle.rows() + RIM][puzzle.columns() + RIM];
        words[0][0] = "";
        for (int row = 0; row < puzzle.rows(); row++) {
            words[row + RIM][0] = count(puzzle.inRows().get(row));
        }
        for (int column = 0; column < puzzle.columns(); column++) {
            words[0][column + RIM] = count(puzzle.inColumns().get(column));
        }
        cells().forEach(cell -> words[cell.row() + RIM][cell.column() + RIM] = sign(cell));
        return Grid.columns(words);
    }

    private static String count(int count) {
        return count == Tents.UNKNOWN ? TentsReader.UNKNOWN : Integer.toString(count);
    }

    private String sign(Cell cell) {
        if (puzzle.trees().has(cell.row(), cell.column())) {
            return TentsReader.TREE;
        }
        if (tents.contains(cell)) {
            return TentsReader.TENT;
        }
        return puzzle.crossed().has(cell.row(), cell.column()) ? TentsReader.CROSSED : TentsReader.FREE;
    }

    Svg picture() {
        Svg svg = new Svg(puzzle.columns() + RIM, puzzle.rows() + RIM);
        svg.box(RIM, RIM, puzzle.columns(), puzzle.rows(), LAWN);
        GridLines.draw(svg, RIM, RIM, puzzle.rows(), puzzle.columns(), 1, 0.02, 0.02, FAINT);
        drawCounts(svg);
        found.forEach(tent -> svg.line(x(tent.cell()), y(tent.cell()), x(tent.tree()), y(tent.tree()), 0.06, FAINT));
        cells().forEach(cell -> draw(svg, cell));
        return svg;
    }

    private void drawCounts(Svg svg) {
        for (int row = 0; row < puzzle.rows(); row++) {
            drawCount(svg, RIM / 2.0, row + RIM + 0.5, puzzle.inRows().get(row));
        }
        for (int column = 0; column < puzzle.columns(); column++) {
            drawCount(svg, column + RIM + 0.5, RIM / 2.0, puzzle.inColumns().get(column));
        }
    }

    private static void drawCount(Svg svg, double x, double y, int count) {
        if (count != Tents.UNKNOWN) {
            svg.boldWord(x, y, 0.5, Ink.GIVEN, Integer.toString(count));
        }
    }

    private void draw(Svg svg, Cell cell) {
        double x = x(cell);
        double y = y(cell);
        if (puzzle.trees().has(cell.row(), cell.column())) {
            svg.box(x - 0.06, y + 0.12, 0.12, 0.26, TRUNK);
            svg.circle(x, y - 0.08, 0.27, LEAVES);
        } else if (tents.contains(cell)) {
            boolean given = puzzle.tents().has(cell.row(), cell.column());
            svg.polygon(given ? GIVEN_CANVAS : CANVAS, x, y - 0.34, x + 0.38, y + 0.34, x - 0.38, y + 0.34);
            svg.polygon(DOOR, x, y, x + 0.12, y + 0.34, x - 0.12, y + 0.34);
        } else if (puzzle.crossed().has(cell.row(), cell.column())) {
            svg.line(x - 0.15, y - 0.15, x + 0.15, y + 0.15, 0.05, FAINT);
            svg.line(x - 0.15, y + 0.15, x + 0.15, y - 0.15, 0.05, FAINT);
        }
    }

    /** Returns the areas of a tent and its tree in the picture. */
    static List<Area> areas(Tent tent) {
        return List.of(area(tent.cell()), area(tent.tree()));
    }

    private static Area area(Cell cell) {
        return Area.cell(cell.row() + RIM, cell.column() + RIM);
    }

    private static double x(Cell cell) {
        return cell.column() + RIM + 0.5;
    }

    private static double y(Cell cell) {
        return cell.row() + RIM + 0.5;
    }
}
