package dlx.modelers.fillomino;

import dlx.api.ModelException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The most cells of a region without a given number, unless the setting says it: all free cells that lie beside each other,
 * so that no solution is missed. Where that makes too many regions, as many cells as do not, and at least as many as the
 * greatest given number says.
 */
final class UsualLargest {

    /** More regions would take time that the reading of a board should not take. */
    private static final int MOST_REGIONS = 3_000;

    private static final long MOST_STEPS = 1_000_000;

    private final Fillomino board;
    private final int least;

    /**
     * The numbers of a board.
     *
     * @param columns of the board
     * @param numbers row after row
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

    /** The free cells that are joined, where they are most. */
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
