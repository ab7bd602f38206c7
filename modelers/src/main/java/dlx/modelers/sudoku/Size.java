package dlx.modelers.sudoku;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A size of boards: n x n cells in boxes of a x b, n = ab. There is one instance of each, with the placements that all
 * boards of the size share: reading a board makes no new ones.
 */
final class Size {

    static final int LEAST_BOX = 2;
    static final int GREATEST_BOX = 6;

    /** The greatest side of a board. */
    static final int GREATEST = GREATEST_BOX * GREATEST_BOX;

    private static final Map<Integer, Size> SIZES = new ConcurrentHashMap<>();

    final int boxRows;
    final int boxColumns;

    /** Rows, columns, values. */
    final int n;

    /** The shape of all boards of this size. */
    final Optional<Board> empty;

    /** By cell, row after row, then by value. */
    private final Placement[] placements;

    private Size(int boxRows, int boxColumns) {
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        n = boxRows * boxColumns;
        placements = new Placement[n * n * n];
        for (int i = 0; i < placements.length; i++) {
            placements[i] = new Placement(i / (n * n) + 1, i / n % n + 1, i % n + 1);
        }
        empty = Optional.of(Board.empty(boxRows, boxColumns));
    }

    static Size ofBox(int rows, int columns) {
        return SIZES.computeIfAbsent(10 * rows + columns, key -> new Size(key / 10, key % 10));
    }

    static Size of(Board board) {
        return ofBox(board.boxRows(), board.boxColumns());
    }

    /** The size of side n with the usual box: as near to a square as can be, lying rather than standing. */
    static Optional<Size> ofSide(int n) {
        for (int rows = GREATEST_BOX; rows >= LEAST_BOX; rows--) {
            if (n % rows == 0 && n / rows >= rows && n / rows <= GREATEST_BOX) {
                return Optional.of(ofBox(rows, n / rows));
            }
        }
        return Optional.empty();
    }

    /** The size whose boards have so many cells. */
    static Optional<Size> ofCells(int cells) {
        int n = (int) Math.sqrt(cells);
        return n * n == cells ? ofSide(n) : Optional.empty();
    }

    /** A number of each size up to a side, for messages: {@code 4, 6, 8}. */
    static String list(int most, IntUnaryOperator number) {
        return IntStream.rangeClosed(LEAST_BOX, most)
                .filter(n -> ofSide(n).isPresent())
                .map(number)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
    }

    /** The placement of a value from 1 in a cell, counted from 0 row after row. */
    Placement placement(int cell, int value) {
        return placements[cell * n + value - 1];
    }

    /** The box of a cell, both counted from 0. */
    int box(int row, int column) {
        return row / boxRows * boxRows + column / boxColumns;
    }

    @Override
    public String toString() {
        return n + "x" + n;
    }
}
