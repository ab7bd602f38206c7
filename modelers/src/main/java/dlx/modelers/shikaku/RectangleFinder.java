package dlx.modelers.shikaku;

import dlx.api.ModelException;
import java.util.function.Consumer;

/**
 * Finds the possible rectangles of a board: rectangles with exactly one number that may be their area, or all
 * rectangles of a board without numbers.
 *
 * <p>Extends rows upwards and downwards from a number until another number lies in its column. The rows limit the
 * leftmost and rightmost column of the rectangle, so that few rectangles are examined in vain. Not thread-safe.
 */
final class RectangleFinder {

    /**
     * Maximum number of cells of all rectangles together; larger covers fill the memory and cannot be searched in
     * practice.
     */
    static final long MOST_CELLS = 10_000_000;

    private final Shikaku board;
    private final long most;
    private final Consumer<Rectangle> taker;
    private long cells;

    /**
     * Creates a finder for a board.
     *
     * @param board the board
     * @param most maximum number of cells of all rectangles together
     * @param taker the consumer of each rectangle
     */
    RectangleFinder(Shikaku board, long most, Consumer<Rectangle> taker) {
        this.board = board;
        this.most = most;
        this.taker = taker;
    }

    /**
     * Finds all rectangles, in the order of their numbers.
     *
     * @throws ModelException if the rectangles have too many cells
     */
    void find() {
        boolean free = board.isFree();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (free) {
                    findFrom(row, column);
                } else if (board.hasNumber(row, column)) {
                    findAround(row, column);
                }
            }
        }
    }

    /** Adds all rectangles with this cell as their upper left corner. */
    private void findFrom(int top, int left) {
        for (int height = 1; top + height <= board.rows(); height++) {
            for (int width = 1; left + width <= board.columns(); width++) {
                add(new Rectangle(top, left, height, width));
            }
        }
    }

    /** Adds the rectangles with this number and no other number. */
    private void findAround(int row, int column) {
        int[] above = {0, board.columns() - 1};
        for (int top = row; top >= 0 && narrow(above, top, row, column); top--) {
            int[] reach = above.clone();
            for (int bottom = row; bottom < board.rows() && narrow(reach, bottom, row, column); bottom++) {
                addAll(row, column, top, bottom, reach);
            }
        }
    }

    /**
     * Reduces the reach of a rectangle to end before the other numbers of a row.
     *
     * @param reach its first and its last column
     * @param row the row, from 0
     * @param ownRow the row of the rectangle's number
     * @param ownColumn the column of the rectangle's number
     * @return false if another number of the row lies in the number's column
     */
    private boolean narrow(int[] reach, int row, int ownRow, int ownColumn) {
        if (row != ownRow && board.hasNumber(row, ownColumn)) {
            return false;
        }
        int first = ownColumn;
        while (first > reach[0] && !board.hasNumber(row, first - 1)) {
            first--;
        }
        int last = ownColumn;
        while (last < reach[1] && !board.hasNumber(row, last + 1)) {
            last++;
        }
        reach[0] = first;
        reach[1] = last;
        return true;
    }

    /**
     * Adds the rectangles from row {@code top} to row {@code bottom} within a reach that have the area of the number,
     * or any area for {@code '?'}.
     */
    private void addAll(int row, int column, int top, int bottom, int[] reach) {
        int height = bottom - top + 1;
        int area = board.at(row, column);
        int narrowest = area == Shikaku.ANY ? 1 : area / height;
        int widest = area == Shikaku.ANY ? reach[1] - reach[0] + 1 : narrowest;
        if (area != Shikaku.ANY && area % height != 0) {
            return;
        }
        for (int width = narrowest; width <= widest; width++) {
            int last = Math.min(column, reach[1] - width + 1);
            for (int left = Math.max(reach[0], column - width + 1); left <= last; left++) {
                add(new Rectangle(top, left, height, width));
            }
        }
    }

    private void add(Rectangle rectangle) {
        cells += rectangle.area();
        if (cells > most) {
            throw ModelException.coded(
                    "cover_too_large",
                    "the board may have too many rectangles; expected rectangles of at most " + most
                            + " cells in all. Perhaps take a smaller board, or give more numbers");
        }
        taker.accept(rectangle);
    }
}
