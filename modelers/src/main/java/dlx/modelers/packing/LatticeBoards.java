package dlx.modelers.packing;

import dlx.api.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Boards of hexagons, triangles and sticks by name and size. */
final class LatticeBoards {

    static final String HEXAGON = "hexagon";
    static final String TRIANGLE = "triangle";

    /** The words before the length of a side. */
    static final Set<String> NAMES = Set.of(HEXAGON, TRIANGLE);

    private static final int MOST_SIDE = 40;

    private LatticeBoards() {}

    /**
     * Returns the board that the next words name.
     *
     * @param words at {@code hexagon}, {@code triangle}, or the size of a parallelogram; for sticks a size in
     *     squares
     */
    static Board read(HeadWords words, Lattice lattice) {
        Word name = words.next("a size");
        List<Cell> cells;
        if (NAMES.contains(name.text())) {
            if (lattice == Lattice.STICK) {
                throw name.wrong("is not a board of sticks", "ROWSxCOLUMNS, counted in squares");
            }
            int side = words.next("the side of a " + name.text()).toInt("the side of a board", 1, MOST_SIDE);
            cells = name.text().equals(HEXAGON) ? hexagon(lattice, side) : triangle(lattice, side);
        } else {
            Board size = BoxSize.board(name, 2);
            cells = lattice == Lattice.STICK
                    ? sticks(size.rows(), size.columns())
                    : parallelogram(lattice, size.rows(), size.columns());
        }
        if (cells.size() > DrawnRows.MOST) {
            throw name.wrong("is too large", "at most " + DrawnRows.MOST + " cells");
        }
        return board(lattice, cells);
    }

    private static Board board(Lattice lattice, List<Cell> cells) {
        Cell least = lattice.stepBefore(Cell.flat(
                cells.stream().mapToInt(Cell::row).min().orElseThrow(),
                cells.stream().mapToInt(Cell::column).min().orElseThrow()));
        return Board.of(
                lattice,
                cells.stream()
                        .map(cell -> cell.plus(0, -least.row(), -least.column()))
                        .sorted(Comparator.naturalOrder())
                        .toList(),
                List.of());
    }

    /** Returns the cells of rows that move to the right as they go down. A row of triangles has two for each column. */
    private static List<Cell> parallelogram(Lattice lattice, int rows, int columns) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            if (lattice == Lattice.HEX) {
                addRow(cells, row, row, columns, 2);
            } else {
                addRow(cells, row, row + 1, 2 * columns, 1);
            }
        }
        return cells;
    }

    private static List<Cell> triangle(Lattice lattice, int side) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            if (lattice == Lattice.HEX) {
                addRow(cells, row, -row, row + 1, 2);
            } else {
                addRow(cells, row, -row, 2 * row + 1, 1);
            }
        }
        return cells;
    }

    private static List<Cell> hexagon(Lattice lattice, int side) {
        List<Cell> cells = new ArrayList<>();
        if (lattice == Lattice.HEX) {
            for (int row = 1 - side; row < side; row++) {
                int length = 2 * side - 1 - Math.abs(row);
                addRow(cells, row, 1 - length, length, 2);
            }
        } else {
            for (int row = 0; row < side; row++) {
                int length = 2 * (side + row) + 1;
                addRow(cells, row, -row, length, 1);
                addRow(cells, 2 * side - 1 - row, -row, length, 1);
            }
        }
        return cells;
    }

    private static void addRow(List<Cell> cells, int row, int from, int count, int step) {
        for (int k = 0; k < count; k++) {
            cells.add(Cell.flat(row, from + step * k));
        }
    }

    /** Returns the sides of all squares of a rectangle. */
    private static List<Cell> sticks(int rows, int columns) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row <= 2 * rows; row++) {
            addRow(cells, row, 1 - (row & 1), columns + (row & 1), 2);
        }
        return cells;
    }
}
