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
 * A size of boards: n x n cells in boxes of a x b, n = ab; or without boxes, which boxes of 1 x n say. There is one
 * instance of each.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Size {

    static final int LEAST_BOX = 2;
    static final int GREATEST_BOX = 6;

    /** The greatest side of a board. */
    public static final int GREATEST = GREATEST_BOX * GREATEST_BOX;

    private static final Map<Integer, Size> SIZES = new ConcurrentHashMap<>();

    /** Rows of a box. */
    public final int boxRows;

    /** Columns of a box. */
    public final int boxColumns;

    /** Rows, columns, values. */
    public final int n;

    /** The shape of all boards of this size. */
    final Optional<SudokuBoard> empty;

    private final List<House> houses;

    private Size(int boxRows, int boxColumns) {
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        n = boxRows * boxColumns;
        empty = Optional.of(new SudokuBoard(boxRows, boxColumns, List.of(), BoardStyle.WORDS));
        houses = Stream.concat(House.rowsAndColumns(n).stream(), hasBoxes() ? boxes() : Stream.empty())
                .toList();
    }

    /**
     * The size with the given boxes.
     *
     * @param rows of a box, from 2 to 6; 1 for a board without boxes
     * @param columns of a box, from 2 to 6; of a board without boxes all of them
     * @return the same instance each time
     */
    public static Size ofBox(int rows, int columns) {
        return SIZES.computeIfAbsent(100 * rows + columns, key -> new Size(key / 100, key % 100));
    }

    /**
     * The size of a board.
     *
     * @param board any board
     * @return the same instance for all boards of the size
     */
    public static Size of(SudokuBoard board) {
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

    /**
     * A number of each size up to a side, for messages: {@code 4, 6, 8}.
     *
     * @param most the greatest side
     * @param number of a side
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
     * @return {@code false} for boards of rows and columns alone
     */
    public boolean hasBoxes() {
        return boxRows > 1;
    }

    /**
     * The rows, the columns, the boxes.
     *
     * @return 3n houses of n cells; 2n without boxes
     */
    public List<House> houses() {
        return houses;
    }

    /**
     * The box of a cell.
     *
     * @param cell from 0, row after row
     * @return the number of the box from 0, row after row
     */
    public int box(int cell) {
        return cell / n / boxRows * boxRows + cell % n / boxColumns;
    }

    /**
     * The place of a cell in its box.
     *
     * @param cell from 0, row after row
     * @return the place from 0, row after row of the box
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
