package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A regular arrangement of cells, as data: where its cells are in a drawing, which steps move it onto itself, and which cells
 * share a side.
 *
 * <p>A cell has the row and column of its sign in a drawing. The steps divide all places into classes; the cells of a class look
 * alike, and a class may have no cells at all.
 *
 * @since 0.1
 */
public enum Lattice {
    /** Unit squares, and unit cubes where a board has layers. */
    SQUARE(Steps.ANY, Motion.TURN, 1, List.of(new Kind(new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}}, new double[] {
        0, 0, 1, 0, 1, 1, 0, 1
    }))),
    /** Hexagons with a corner at the top; each row is half a cell, which is one column, away from the row above. */
    HEX(
            Steps.EVEN_SUM,
            Motion.TURN_HEX,
            Scale.ROW,
            List.of(
                    new Kind(new int[][] {{-1, 1}, {0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}}, new double[] {
                        0.5, 0, 1, Scale.THIRD, 1, Scale.ROW, 0.5, Scale.ROW + Scale.THIRD, 0, Scale.ROW, 0, Scale.THIRD
                    }),
                    Kind.NONE)),
    /** Triangles: one with its base below at each place whose row and column have an even sum, else one on its tip. */
    TRIANGLE(
            Steps.EVEN_SUM,
            Motion.TURN_TRIANGLE,
            Scale.ROW,
            List.of(
                    new Kind(new int[][] {{0, 1}, {1, 0}, {0, -1}}, new double[] {0.5, 0, 1, Scale.ROW, 0, Scale.ROW}),
                    new Kind(new int[][] {{-1, 0}, {0, 1}, {0, -1}}, new double[] {0, 0, 1, 0, 0.5, Scale.ROW}))),
    /** The sides of squares: points at even rows and columns, a stick between two of them. Sticks touch at their ends. */
    STICK(
            Steps.EVEN,
            Motion.TURN,
            Scale.HALF,
            List.of(
                    Kind.NONE,
                    new Kind(
                            new int[][] {{0, -2}, {0, 2}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}},
                            new double[] {-Scale.HALF, 0, Scale.HALF, 0}),
                    new Kind(
                            new int[][] {{-2, 0}, {2, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}},
                            new double[] {0, -Scale.HALF, 0, Scale.HALF}),
                    Kind.NONE));

    /** Tells corners apart, whatever rounding does to them. */
    private static final int FINE = 1000;

    /** Lengths in pictures. */
    private static final class Scale {
        static final double HALF = 0.5;

        /** The height of a triangle with sides of length 1. */
        static final double ROW = Math.sqrt(3) / 2;

        static final double THIRD = ROW / 3;

        private Scale() {}
    }

    /** The steps within a layer that move a lattice onto itself. */
    private enum Steps {
        ANY,
        EVEN_SUM,
        EVEN
    }

    /**
     * The cells of a class.
     *
     * @param sides rows and columns to the cells that share a side
     * @param corners x and y of the corners in a picture, seen from the place; a side is from each to the next
     */
    private record Kind(int[][] sides, double[] corners) {
        static final Kind NONE = new Kind(new int[0][], new double[0]);
    }

    private final Steps steps;
    private final Motion turn;
    private final double rowHeight;
    private final List<Kind> kinds;

    Lattice(Steps steps, Motion turn, double rowHeight, List<Kind> kinds) {
        this.steps = steps;
        this.turn = turn;
        this.rowHeight = rowHeight;
        this.kinds = kinds;
    }

    /**
     * The rotations of flat pieces.
     *
     * @return what generates them
     */
    public List<Motion> rotations() {
        return List.of(turn);
    }

    /**
     * The rotations and reflections of flat pieces.
     *
     * @return what generates them
     */
    public List<Motion> rotationsAndReflections() {
        return List.of(turn, Motion.REFLECT);
    }

    /** Whether there is a cell at a place. */
    boolean isCell(Cell place) {
        return kinds.get(kind(place)) != Kind.NONE;
    }

    /** The class of a place: a step leads from one place to another of the same class. */
    int kind(Cell place) {
        return switch (steps) {
            case ANY -> 0;
            case EVEN_SUM -> (place.row() + place.column()) & 1;
            case EVEN -> 2 * (place.row() & 1) + (place.column() & 1);
        };
    }

    /** The greatest step whose rows and columns are at most those of a place; in its layer. */
    Cell stepBefore(Cell place) {
        return switch (steps) {
            case ANY -> place;
            case EVEN_SUM -> place.plus(0, 0, -kind(place));
            case EVEN -> place.plus(0, -(place.row() & 1), -(place.column() & 1));
        };
    }

    /**
     * The cells that share a side with one, on any board.
     *
     * @param cell a cell
     * @return its neighbors; in space those above and below too
     */
    public Stream<Cell> neighbors(Cell cell) {
        return this == SQUARE
                ? cell.neighbors()
                : Arrays.stream(kinds.get(kind(cell)).sides()).map(side -> cell.plus(0, side[0], side[1]));
    }

    /** The cell beyond each side of one, in the order of {@link #corners}. */
    List<Cell> beyondSides(Cell cell) {
        return Arrays.stream(kinds.get(kind(cell)).sides())
                .map(side -> cell.plus(0, side[0], side[1]))
                .toList();
    }

    /** The corners of a cell in a picture: x and y of each in turn. */
    double[] corners(Cell cell) {
        double[] corners = kinds.get(kind(cell)).corners().clone();
        for (int i = 0; i < corners.length; i += 2) {
            corners[i] += cell.column() * columnWidth();
            corners[i + 1] += cell.row() * rowHeight;
        }
        return corners;
    }

    /** The corners of a cell as places that neighbors share; in space those of its lower side too. */
    List<Cell> cornersOf(Cell cell, boolean solid) {
        double[] corners = corners(cell);
        List<Cell> places = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            Cell place = new Cell(
                    cell.layer(), (int) Math.round(corners[i + 1] * FINE), (int) Math.round(corners[i] * FINE));
            places.add(place);
            if (solid) {
                places.add(place.plus(1, 0, 0));
            }
        }
        return places;
    }

    private double columnWidth() {
        return this == SQUARE ? 1 : Scale.HALF;
    }
}
