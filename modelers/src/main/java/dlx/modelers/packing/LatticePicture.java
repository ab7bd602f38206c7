package dlx.modelers.packing;

import dlx.api.Area;
import dlx.api.Svg;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * A picture of hexagons, triangles or sticks: a color for each piece, thick lines between pieces. Letters are drawn by
 * {@link Drawing}.
 */
final class LatticePicture {

    /** Margin around the whole picture, for the width of thick lines. */
    private static final double RIM = 0.25;

    private static final double THICK = 0.09;
    private static final double THIN = 0.015;

    /** The thickness of a stick. */
    private static final double STICK = 0.32;

    private static final double RIM_OF_STICK = 0.05;

    /** Distance from a point to the end of a piece of sticks there. */
    private static final double GAP = 0.22;

    private static final String FREE_STICK = "#d0d0d0";

    private final Board board;
    private final Svg svg;

    /** The owner of a cell, {@link Board#NOBODY}, or a lesser number outside the board. */
    private final ToIntFunction<Cell> owner;

    LatticePicture(Board board, ToIntFunction<Cell> owner) {
        this.board = board;
        this.owner = owner;
        double width = 0;
        double height = 0;
        for (Cell cell : board.cells()) {
            Area area = area(board.lattice(), cell);
            width = Math.max(width, area.x() + area.width());
            height = Math.max(height, area.y() + area.height());
        }
        svg = new Svg(width + RIM, height + RIM);
    }

    /** Returns the area of a cell: the box around its corners. */
    static Area area(Lattice lattice, Cell cell) {
        double[] corners = corners(lattice, cell);
        double left = corners[0];
        double right = left;
        double top = corners[1];
        double bottom = top;
        for (int i = 0; i < corners.length; i += 2) {
            left = Math.min(left, corners[i]);
            right = Math.max(right, corners[i]);
            top = Math.min(top, corners[i + 1]);
            bottom = Math.max(bottom, corners[i + 1]);
        }
        double half = corners.length == 4 ? STICK / 2 : 0;
        return new Area(left - half, top - half, right - left + 2 * half, bottom - top + 2 * half);
    }

    /**
     * Draws colors and lines; letters are drawn later, on top.
     *
     * @param fills the fill of each cell of the board
     */
    Svg draw(List<String> fills) {
        for (int i = 0; i < fills.size(); i++) {
            double[] corners = corners(board.lattice(), board.cells().get(i));
            if (corners.length > 4) {
                svg.polygon(fills.get(i), corners);
            }
        }
        sides(false);
        sides(true); // on top of thin lines
        sticks(fills);
        return svg;
    }

    /** Returns the middle of a cell: x and y. */
    static double[] middle(Lattice lattice, Cell cell) {
        double[] corners = corners(lattice, cell);
        double x = 0;
        double y = 0;
        for (int i = 0; i < corners.length; i += 2) {
            x += corners[i];
            y += corners[i + 1];
        }
        return new double[] {2 * x / corners.length, 2 * y / corners.length};
    }

    private static double[] corners(Lattice lattice, Cell cell) {
        double[] corners = lattice.corners(cell);
        for (int i = 0; i < corners.length; i++) {
            corners[i] += RIM;
        }
        return corners;
    }

    private void sides(boolean thick) {
        for (Cell cell : board.cells()) {
            double[] corners = corners(board.lattice(), cell);
            List<Cell> beyond = board.lattice().beyondSides(cell);
            for (int side = 0; corners.length > 4 && side < beyond.size(); side++) {
                int to = 2 * (side + 1) % corners.length;
                if (owner.applyAsInt(cell) != owner.applyAsInt(beyond.get(side)) == thick) {
                    svg.line(
                            corners[2 * side],
                            corners[2 * side + 1],
                            corners[to],
                            corners[to + 1],
                            thick ? THICK : THIN,
                            thick ? "black" : "#888");
                }
            }
        }
    }

    /** Draws free sticks, then the sticks of each piece: a dark rim below the color, a gap where a piece ends. */
    private void sticks(List<String> fills) {
        if (board.lattice() != Lattice.STICK) {
            return;
        }
        int pieces = Board.NOBODY;
        for (Cell cell : board.cells()) {
            pieces = Math.max(pieces, owner.applyAsInt(cell));
            if (owner.applyAsInt(cell) == Board.NOBODY) {
                stick(corners(board.lattice(), cell), THICK, FREE_STICK);
            }
        }
        for (int piece = 0; piece <= pieces; piece++) {
            for (boolean rim : new boolean[] {true, false}) {
                for (int i = 0; i < fills.size(); i++) {
                    if (owner.applyAsInt(board.cells().get(i)) == piece) {
                        double[] ends = joined(board.cells().get(i));
                        stick(ends, rim ? STICK : STICK - RIM_OF_STICK, rim ? "black" : fills.get(i));
                    }
                }
            }
        }
    }

    private void stick(double[] ends, double width, String color) {
        svg.line(ends[0], ends[1], ends[2], ends[3], width, color);
    }

    /** Returns the ends of a stick: x and y of each. An end without another stick of its piece is moved inwards. */
    private double[] joined(Cell cell) {
        double[] ends = corners(board.lattice(), cell);
        double[] shown = ends.clone();
        for (int end = 0; end < 4; end += 2) {
            double x = ends[end];
            double y = ends[end + 1];
            boolean follows = board.lattice()
                    .neighbors(cell)
                    .filter(other -> owner.applyAsInt(other) == owner.applyAsInt(cell))
                    .map(other -> corners(board.lattice(), other))
                    .anyMatch(other -> isAt(other, 0, x, y) || isAt(other, 2, x, y));
            if (!follows) {
                shown[end] += Math.signum(ends[2 - end] - x) * GAP;
                shown[end + 1] += Math.signum(ends[3 - end] - y) * GAP;
            }
        }
        return shown;
    }

    private static boolean isAt(double[] corners, int end, double x, double y) {
        return Math.abs(corners[end] - x) + Math.abs(corners[end + 1] - y) < GAP;
    }
}
