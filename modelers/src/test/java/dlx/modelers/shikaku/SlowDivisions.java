package dlx.modelers.shikaku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides a board by deciding each edge between two cells, wall or none, and knows nothing of covers. A division is a set of
 * walls whose parts are rectangles, with no wall inside.
 */
final class SlowDivisions {

    private final Shikaku board;

    /** The two cells of each edge. */
    private final List<int[]> edges = new ArrayList<>();

    private final List<List<Integer>> found = new ArrayList<>();

    SlowDivisions(Shikaku board) {
        this.board = board;
        int columns = board.columns();
        for (int cell = 0; cell < board.numbers().size(); cell++) {
            if (cell % columns < columns - 1) {
                edges.add(new int[] {cell, cell + 1});
            }
            if (cell + columns < board.numbers().size()) {
                edges.add(new int[] {cell, cell + columns});
            }
        }
    }

    /** Of each solution, by cell, the first cell of its part. */
    List<List<Integer>> solutions() {
        for (int open = 0; open < 1 << edges.size(); open++) {
            check(open);
        }
        return found;
    }

    /** @param open the edges without a wall, as bits */
    private void check(int open) {
        int[] part = new int[board.numbers().size()];
        Arrays.setAll(part, cell -> cell);
        for (int e = 0; e < edges.size(); e++) {
            if ((open >> e & 1) == 1) {
                int one = part[edges.get(e)[0]];
                int other = part[edges.get(e)[1]];
                Arrays.setAll(part, cell -> part[cell] == Math.max(one, other) ? Math.min(one, other) : part[cell]);
            }
        }
        for (int e = 0; e < edges.size(); e++) {
            if ((part[edges.get(e)[0]] == part[edges.get(e)[1]]) != ((open >> e & 1) == 1)) {
                return;
            }
        }
        for (int first = 0; first < part.length; first++) {
            if (part[first] == first && !isRight(first, part)) {
                return;
            }
        }
        found.add(Arrays.stream(part).boxed().toList());
    }

    /** Whether a part is a rectangle with one number, which is its area, on a board with numbers. */
    private boolean isRight(int first, int[] part) {
        int columns = board.columns();
        int right = first % columns;
        int bottom = first / columns;
        int left = right;
        int area = 0;
        int numbers = 0;
        boolean fits = true;
        for (int cell = first; cell < part.length; cell++) {
            if (part[cell] == first) {
                area++;
                left = Math.min(left, cell % columns);
                right = Math.max(right, cell % columns);
                bottom = cell / columns;
            }
        }
        for (int cell = first; cell < part.length; cell++) {
            int number = board.numbers().get(cell);
            if (part[cell] == first && number != Shikaku.NONE) {
                numbers++;
                fits &= number == Shikaku.ANY || number == area;
            }
        }
        boolean rectangle = area == (right - left + 1) * (bottom - first / columns + 1);
        return rectangle && (board.isFree() || numbers == 1 && fits);
    }
}
