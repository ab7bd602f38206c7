package dlx.modelers.shikaku;

import dlx.api.ModelException;
import java.util.function.Consumer;

/**
 * Finds the rectangles that a board may have: those with one number, if that is their area, or all of a board without numbers.
 *
 * <p>Grows rows upwards and downwards from a number, as long as no other number lies in its column, and knows then how far the
 * rectangle may reach to the left and to the right. So it meets hardly any rectangle that is none of the board's. Not
 * thread-safe.
 */
final class RectangleFinder {

    /** Rectangles with more cells than these in all fill the memory with a cover that nobody can search. */
    static final long MOST_CELLS = 10_000_000;

    private final Shikaku board;
    private final long most;
    private final Consumer<Rectangle> taker;
    private long cells;

    /**
     * A search of a board.
     *
     * @param most cells of all rectangles together
     * @param taker takes each rectangle
     */
    RectangleFinder(Shikaku board, long most, Consumer<Rectangle> taker) {
        this.board = board;
        this.most = most;
        this.taker = taker;
    }

    /**
     * Finds all of them, those of the first number first.
     *
     * @throws ModelException if there are too many
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

    /** All rectangles with this cell in their first corner. */
    private void findFrom(int top, int left) {
        for (int height = 1; top + height <= board.rows(); height++) {
            for (int width = 1; left + width <= board.columns(); width++) {
                add(new Rectangle(top, left, height, width));
            }
        }
    }

    /** The rectangles with this number and no other. */
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
     * Makes the reach of a rectangle end before the other numbers of a row.
     *
     * @param reach its first and its last column
     * @return {@code false} if another number lies in the column of the number itself
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

    /** Adds those between two rows that have the area, or any. */
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
