package dlx.modelers.fillomino;

import dlx.api.ModelException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The maximum number of cells of a region without a given number, if the setting does not state it. It is the largest
 * number of connected free cells, so that no solution is missed. If that makes too many regions, it is the largest
 * number that does not, but at least the largest given number.
 */
final class UsualLargest {

    /** Maximum number of regions that are found while a board is read; more would take too long. */
    private static final int MOST_REGIONS = 3_000;

    private static final long MOST_STEPS = 1_000_000;

    private final Fillomino board;
    private final int least;

    /**
     * Creates the computation for a board.
     *
     * @param columns number of columns of the board
     * @param numbers the numbers of the board, row after row
     */
    UsualLargest(int columns, List<Integer> numbers) {
        board = new Fillomino(columns, numbers, Math.min(FillominoReader.MOST_CELLS, numbers.size()), false);
        least = board.greatest() == Fillomino.FREE ? FillominoReader.MOST_WITHOUT_NUMBERS : board.greatest();
    }

    int cells() {
        int most = Math.min(board.largest(), mostFreeCells());
        RegionGrower grower = new RegionGrower(board, new RegionLimit(MOST_REGIONS, MOST_STEPS));
        int largest = least;
        try {
            while (largest < most) {
                grower.growFree(largest + 1, region -> {});
                largest++;
            }
            return largest;
        } catch (ModelException tooMany) {
            return largest;
        }
    }

    /** Returns the maximum number of connected free cells. */
    private int mostFreeCells() {
        boolean[] seen = new boolean[board.numbers().size()];
        return IntStream.range(0, seen.length)
                .map(cell -> joined(cell, seen))
                .max()
                .orElse(0);
    }

    private int joined(int start, boolean[] seen) {
        Deque<Integer> waiting = new ArrayDeque<>();
        int count = 0;
        visit(start, seen, waiting);
        while (!waiting.isEmpty()) {
            count++;
            for (int next : board.neighbors(waiting.remove())) {
                visit(next, seen, waiting);
            }
        }
        return count;
    }

    private void visit(int cell, boolean[] seen, Deque<Integer> waiting) {
        if (board.isFree(cell) && !seen[cell]) {
            seen[cell] = true;
            waiting.add(cell);
        }
    }
}
