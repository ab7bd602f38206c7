package dlx.formats.penpa;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The dashed outline of a cage in Penpa+: lines between the four points of a cell, and from them to the points of the
 * next cell.
 */
final class PenpaCage {

    private static final int UPPER_LEFT = 0;
    private static final int UPPER_RIGHT = 1;
    private static final int LOWER_LEFT = 2;
    private static final int LOWER_RIGHT = 3;

    private final PenpaPoints points;
    private final Set<Integer> cells;
    private final List<String> lines = new ArrayList<>();

    private PenpaCage(PenpaPoints points, Set<Integer> cells) {
        this.points = points;
        this.cells = cells;
    }

    /** Returns the lines around the cells, each as its two points. */
    static List<String> lines(PenpaPoints points, Set<Integer> cells) {
        PenpaCage cage = new PenpaCage(points, cells);
        cells.stream().sorted().forEach(cage::add);
        return cage.lines;
    }

    private void add(int cell) {
        int below = points.width();
        addSide(cell, -below, UPPER_LEFT, UPPER_RIGHT);
        addSide(cell, -1, UPPER_LEFT, LOWER_LEFT);
        addSide(cell, 1, UPPER_RIGHT, LOWER_RIGHT);
        addSide(cell, below, LOWER_LEFT, LOWER_RIGHT);
        addBridge(cell, 1, -below, UPPER_RIGHT, UPPER_LEFT);
        addBridge(cell, 1, below, LOWER_RIGHT, LOWER_LEFT);
        addBridge(cell, below, -1, LOWER_LEFT, UPPER_LEFT);
        addBridge(cell, below, 1, LOWER_RIGHT, UPPER_RIGHT);
    }

    /** Adds a side of the cell, if the cell beyond is not in the cage. */
    private void addSide(int cell, int beyond, int from, int to) {
        if (!cells.contains(cell + beyond)) {
            add(cell, from, cell, to);
        }
    }

    /**
     * Adds a line to the next cell, if that cell is in the cage and the two cells beside these two are not both in the
     * cage.
     */
    private void addBridge(int cell, int step, int side, int from, int to) {
        int next = cell + step;
        if (cells.contains(next) && !(cells.contains(cell + side) && cells.contains(next + side))) {
            add(cell, from, next, to);
        }
    }

    private void add(int cell, int from, int other, int to) {
        lines.add(points.quarter(cell, from) + "," + points.quarter(other, to));
    }
}
