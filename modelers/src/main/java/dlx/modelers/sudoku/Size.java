package dlx.modelers.sudoku;

import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.House;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A size of boards: n x n cells in boxes of a x b, n = ab. A size without boxes is represented by boxes of 1 x n. There
 * is one instance of each size.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Size {

    static final int LEAST_BOX = 2;
    static final int GREATEST_BOX = 6;

    /** Maximum side of a board. */
    public static final int GREATEST = GREATEST_BOX * GREATEST_BOX;

    private static final Map<Integer, Size> SIZES = new ConcurrentHashMap<>();

    /** Number of rows of a box; 1 without boxes. */
    public final int boxRows;

    /** Number of columns of a box; {@link #n} without boxes. */
    public final int boxColumns;

    /** Number of rows, of columns and of values. */
    public final int n;

    /** The board of this size without givens, which is the shape of all boards of this size. */
    final SudokuBoard empty;

    private final List<House> houses;

    private Size(int boxRows, int boxColumns) {
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        n = boxRows * boxColumns;
        empty = new SudokuBoard(boxRows, boxColumns, List.of(), BoardStyle.WORDS);
        houses = Stream.concat(House.rowsAndColumns(n).stream(), hasBoxes() ? boxes() : Stream.empty())
                .toList();
    }

    /**
     * Returns the size with the given boxes.
     *
     * @param rows number of rows of a box, from 2 to 6; 1 for a board without boxes
     * @param columns number of columns of a box, from 2 to 6; all columns for a board without boxes
     * @return the same instance on each call
     */
    public static Size ofBox(int rows, int columns) {
        return SIZES.computeIfAbsent(100 * rows + columns, key -> new Size(key / 100, key % 100));
    }

    /**
     * Returns the size of a board.
     *
     * @param board any board
     * @return the same instance for all boards of the size
     */
    public static Size of(SudokuBoard board) {
        return ofBox(board.boxRows(), board.boxColumns());
    }

    /**
     * Returns the size of side n with the usual box: as close to a square as possible, with no more rows than columns.
     */
    static Optional<Size> ofSide(int n) {
        for (int rows = GREATEST_BOX; rows >= LEAST_BOX; rows--) {
            if (n % rows == 0 && n / rows >= rows && n / rows <= GREATEST_BOX) {
                return Optional.of(ofBox(rows, n / rows));
            }
        }
        return Optional.empty();
    }

    /** Returns the size whose boards have this number of cells. */
    static Optional<Size> ofCells(int cells) {
        int n = (int) Math.sqrt(cells);
        return n * n == cells ? ofSide(n) : Optional.empty();
    }

    /**
     * Returns a number for each size up to a side, for messages: {@code 4, 6, 8}.
     *
     * @param most maximum side
     * @param number the map from a side to the number
     * @return the numbers with commas between
     */
    public static String list(int most, IntUnaryOperator number) {
        return IntStream.rangeClosed(LEAST_BOX, most)
                .filter(n -> ofSide(n).isPresent())
                .map(number)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
    }

    /**
     * Returns true if boards have boxes.
     *
     * @return false for boards that have only rows and columns
     */
    public boolean hasBoxes() {
        return boxRows > 1;
    }

    /**
     * Returns the rows, the columns and the boxes, in this order.
     *
     * @return 3n houses of n cells; 2n houses without boxes
     */
    public List<House> houses() {
        return houses;
    }

    /**
     * Returns the box of a cell.
     *
     * @param cell the number of the cell, from 0, row by row
     * @return the number of the box, from 0, row by row
     */
    public int box(int cell) {
        return cell / n / boxRows * boxRows + cell % n / boxColumns;
    }

    /**
     * Returns the place of a cell in its box.
     *
     * @param cell the number of the cell, from 0, row by row
     * @return the place from 0, row by row within the box
     */
    public int placeInBox(int cell) {
        return cell / n % boxRows * boxColumns + cell % n % boxColumns;
    }

    @Override
    public String toString() {
        return n + "x" + n;
    }

    private Stream<House> boxes() {
        return IntStream.range(0, n)
                .mapToObj(box ->
                        House.of("box " + (box + 1), IntStream.range(0, n * n).filter(cell -> box(cell) == box)));
    }
}
