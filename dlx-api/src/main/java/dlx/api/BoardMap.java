package dlx.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A rotation or reflection of a board of cells, as a map from cells to cells. A square has seven of them in addition to
 * the identity, any other rectangle has three that keep its shape. Rows and columns count from 0.
 *
 * <p>For {@link HasSymmetries#symmetries}, in one line:
 *
 * <pre>{@code
 * return BoardMap.symmetries(n, n, (queen, map) ->
 *         new Queen(map.row(queen.row(), queen.column()), map.column(queen.row(), queen.column())));
 * }</pre>
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class BoardMap {

    private final int rows;
    private final int columns;

    /** True if rows become columns; applied before the reflections. */
    private final boolean swaps;

    /** True if the order of the rows is reversed. */
    private final boolean turnsRows;

    /** True if the order of the columns is reversed. */
    private final boolean turnsColumns;

    private BoardMap(int rows, int columns, int kind) {
        this.rows = rows;
        this.columns = columns;
        turnsRows = (kind & 1) != 0;
        turnsColumns = (kind & 2) != 0;
        swaps = (kind & 4) != 0;
    }

    /**
     * Returns the maps that keep a board's shape, without the identity.
     *
     * @param rows number of rows of the board, 0 or more
     * @param columns number of columns, 0 or more
     * @return seven maps for a square, three for any other rectangle
     * @throws IllegalArgumentException if a number is negative
     */
    public static List<BoardMap> of(int rows, int columns) {
        if (rows < 0 || columns < 0) {
            throw new IllegalArgumentException(
                    "board: " + rows + " rows, " + columns + " columns; expected 0 or more of each");
        }
        List<BoardMap> maps = new ArrayList<>();
        for (int kind = 1; kind < (rows == columns ? 8 : 4); kind++) {
            maps.add(new BoardMap(rows, columns, kind));
        }
        return List.copyOf(maps);
    }

    /**
     * Returns the maps for {@link HasSymmetries#symmetries} of a model for which each rotation and reflection of the
     * board is a symmetry.
     *
     * @param rows number of rows of the board, 0 or more
     * @param columns number of columns, 0 or more
     * @param moved returns the option that a map moves an option to
     * @return a map of options for each map of the board
     * @param <O> the option type of the model
     * @throws IllegalArgumentException if a number is negative
     */
    public static <O> List<UnaryOperator<O>> symmetries(int rows, int columns, BiFunction<O, BoardMap, O> moved) {
        return of(rows, columns).stream()
                .map(map -> map.<O>named(option -> moved.apply(option, map)))
                .toList();
    }

    /**
     * Returns a map of options with the text of this map as its text, so that hosts can name the symmetry.
     *
     * @param symmetry the map of options that belongs to this map of cells
     * @return an equal map of options
     * @param <O> the option type of the model
     */
    public <O> UnaryOperator<O> named(UnaryOperator<O> symmetry) {
        return new Named<>(Objects.requireNonNull(symmetry, "symmetry"), toString());
    }

    /**
     * Returns true if this map moves each cell to a cell with equal content.
     *
     * @param cell returns the content of the cell in a row and a column
     * @return true if the map leaves the board unchanged
     */
    public boolean keeps(BiFunction<Integer, Integer, ?> cell) {
        return IntStream.range(0, rows * columns).allMatch(place -> {
            int row = place / columns;
            int column = place % columns;
            return Objects.equals(cell.apply(row, column), cell.apply(row(row, column), column(row, column)));
        });
    }

    /**
     * Returns the row that a cell is moved to.
     *
     * @param row row of the cell
     * @param column column of the cell
     * @return from 0 to the number of rows minus 1, if the cell is on the board
     */
    public int row(int row, int column) {
        int to = swaps ? column : row;
        return turnsRows ? rows - 1 - to : to;
    }

    /**
     * Returns the column that a cell is moved to.
     *
     * @param row row of the cell
     * @param column column of the cell
     * @return from 0 to the number of columns minus 1, if the cell is on the board
     */
    public int column(int row, int column) {
        int to = swaps ? row : column;
        return turnsColumns ? columns - 1 - to : to;
    }

    /** {@return the name of this map, such as {@code turn by 180°}; turns are clockwise} */
    @Override
    public String toString() {
        if (swaps) {
            return turnsRows == turnsColumns
                    ? "reflection in the " + (turnsRows ? "rising" : "falling") + " diagonal"
                    : turnsRows ? "turn by 270°" : "turn by 90°";
        }
        return !turnsColumns ? "reflection upside down" : turnsRows ? "turn by 180°" : "reflection left to right";
    }

    /** A map of options with a name. */
    private record Named<O>(UnaryOperator<O> symmetry, String name) implements UnaryOperator<O> {

        @Override
        public O apply(O option) {
            return symmetry.apply(option);
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
