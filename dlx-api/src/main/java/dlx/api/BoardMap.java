package dlx.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A turn or a reflection of a board of cells: where each cell comes to lie. A square has seven beside the one that moves
 * nothing, any other rectangle three that keep its shape. Rows and columns count from 0.
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
    private final boolean swaps;
    private final boolean turnsRows;
    private final boolean turnsColumns;

    private BoardMap(int rows, int columns, int kind) {
        this.rows = rows;
        this.columns = columns;
        turnsRows = (kind & 1) != 0;
        turnsColumns = (kind & 2) != 0;
        swaps = (kind & 4) != 0;
    }

    /**
     * The maps that keep a board's shape, without the one that moves nothing.
     *
     * @param rows how many rows the board has, {@code >= 0}
     * @param columns how many columns, {@code >= 0}
     * @return seven maps of a square, three of another rectangle
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
     * Returns the maps for {@link HasSymmetries#symmetries} where each turn and reflection of the board is a symmetry.
     *
     * @param rows how many rows the board has, {@code >= 0}
     * @param columns how many columns, {@code >= 0}
     * @param moved makes of an option the one that a map moves it to
     * @return a map of options for each map of the board
     * @param <O> the option type of the model
     * @throws IllegalArgumentException if a number is negative
     */
    public static <O> List<UnaryOperator<O>> symmetries(int rows, int columns, BiFunction<O, BoardMap, O> moved) {
        return of(rows, columns).stream()
                .<UnaryOperator<O>>map(map -> option -> moved.apply(option, map))
                .toList();
    }

    /**
     * Returns true if this map moves each cell to one in which the same stands.
     *
     * @param cell returns what stands in the cell of a row and a column
     * @return {@code true} if it leaves the board as it is
     */
    public boolean keeps(BiFunction<Integer, Integer, ?> cell) {
        return IntStream.range(0, rows * columns).allMatch(place -> {
            int row = place / columns;
            int column = place % columns;
            return Objects.equals(cell.apply(row, column), cell.apply(row(row, column), column(row, column)));
        });
    }

    /**
     * The row that a cell comes to.
     *
     * @param row the cell's row
     * @param column its column
     * @return from 0 to the number of rows less 1, if the cell lies on the board
     */
    public int row(int row, int column) {
        int to = swaps ? column : row;
        return turnsRows ? rows - 1 - to : to;
    }

    /**
     * The column that a cell comes to.
     *
     * @param row the cell's row
     * @param column its column
     * @return from 0 to the number of columns less 1, if the cell lies on the board
     */
    public int column(int row, int column) {
        int to = swaps ? row : column;
        return turnsColumns ? columns - 1 - to : to;
    }

    @Override
    public String toString() {
        return (swaps ? "swaps rows and columns" : "keeps rows and columns")
                + (turnsRows ? ", upside down" : "")
                + (turnsColumns ? ", left to right" : "");
    }
}
