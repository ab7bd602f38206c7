package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A regular arrangement of cells, as data: the places of its cells in a drawing, the steps that move it onto itself,
 * and the cells that share a side.
 *
 * <p>A cell has the row and column of its sign in a drawing. The steps divide all places into classes. The cells of a
 * class look alike; a class may be without cells.
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
    /**
     * Triangles. A place whose row and column have an even sum is a triangle with its base below; any other place is a
     * triangle on its tip.
     */
    TRIANGLE(
            Steps.EVEN_SUM,
            Motion.TURN_TRIANGLE,
            Scale.ROW,
            List.of(
                    new Kind(new int[][] {{0, 1}, {1, 0}, {0, -1}}, new double[] {0.5, 0, 1, Scale.ROW, 0, Scale.ROW}),
                    new Kind(new int[][] {{-1, 0}, {0, 1}, {0, -1}}, new double[] {0, 0, 1, 0, 0.5, Scale.ROW}))),
    /**
     * The sides of squares. Points are at even rows and columns; a stick joins two points. Sticks touch at their ends.
     */
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

    /**
     * Factor by which coordinates are multiplied before rounding, so that equal corners become equal and different
     * corners stay different.
     */
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
     * @param sides for each neighbor, the rows and columns to add to reach it
     * @param corners x and y of each corner in a picture, relative to the place, in cells. Edge k joins corner k to
     *     the next corner, and has neighbor k beyond it. A stick has its two ends as corners
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
     * Returns the rotations of flat pieces.
     *
     * @return motions that generate them
     */
    public List<Motion> rotations() {
        return List.of(turn);
    }

    /**
     * Returns the rotations and reflections of flat pieces.
     *
     * @return motions that generate them
     */
    public List<Motion> rotationsAndReflections() {
        return List.of(turn, Motion.REFLECT);
    }

    /** Returns true if there is a cell at a place. */
    boolean isCell(Cell place) {
        return kinds.get(kind(place)) != Kind.NONE;
    }

    /** Returns the class of a place. Steps lead to places of the same class. */
    int kind(Cell place) {
        return switch (steps) {
            case ANY -> 0;
            case EVEN_SUM -> (place.row() + place.column()) & 1;
            case EVEN -> 2 * (place.row() & 1) + (place.column() & 1);
        };
    }

    /** Returns the largest step whose rows and columns are at most the row and column of a place; the layer stays. */
    Cell stepBefore(Cell place) {
        return switch (steps) {
            case ANY -> place;
            case EVEN_SUM -> place.plus(0, 0, -kind(place));
            case EVEN -> place.plus(0, -(place.row() & 1), -(place.column() & 1));
        };
    }

    /**
     * Returns the cells that share a side with a cell, on any board.
     *
     * @param cell a cell
     * @return its neighbors; on squares also those above and below
     */
    public Stream<Cell> neighbors(Cell cell) {
        return this == SQUARE
                ? cell.neighbors()
                : Arrays.stream(kinds.get(kind(cell)).sides()).map(side -> cell.plus(0, side[0], side[1]));
    }

    /** Returns the cell beyond each side of a cell, in the order of {@link #corners}. */
    List<Cell> beyondSides(Cell cell) {
        return Arrays.stream(kinds.get(kind(cell)).sides())
                .map(side -> cell.plus(0, side[0], side[1]))
                .toList();
    }

    /** Returns the corners of a cell in a picture: x and y of each corner in turn. */
    double[] corners(Cell cell) {
        double[] corners = kinds.get(kind(cell)).corners().clone();
        for (int i = 0; i < corners.length; i += 2) {
            corners[i] += cell.column() * columnWidth();
            corners[i + 1] += cell.row() * rowHeight;
        }
        return corners;
    }

    /** Returns the corners of a cell as places that neighbors share; in a solid also the corners of its lower side. */
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
