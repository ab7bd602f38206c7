package dlx.modelers.fillomino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides a board by deciding each edge between two cells, wall or none, and knows nothing of covers. A division is a set of
 * walls that no region has inside.
 */
final class SlowRegions {

    private final Fillomino board;

    /** The two cells of each edge. */
    private final List<int[]> edges = new ArrayList<>();

    private final List<List<Integer>> found = new ArrayList<>();

    SlowRegions(Fillomino board) {
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

    /** The numbers of all solutions, row after row. */
    List<List<Integer>> solutions() {
        for (int open = 0; open < 1 << edges.size(); open++) {
            check(open);
        }
        return found;
    }

    /** @param open the edges without a wall, as bits */
    private void check(int open) {
        int cells = board.numbers().size();
        int[] region = new int[cells];
        Arrays.setAll(region, cell -> cell);
        for (int e = 0; e < edges.size(); e++) {
            if ((open >> e & 1) == 1) {
                int from = region[edges.get(e)[0]];
                int to = region[edges.get(e)[1]];
                Arrays.setAll(region, cell -> region[cell] == from ? to : region[cell]);
            }
        }
        int[] size = new int[cells];
        Arrays.setAll(size, cell ->
                (int) Arrays.stream(region).filter(r -> r == region[cell]).count());
        for (int e = 0; e < edges.size(); e++) {
            int a = edges.get(e)[0];
            int b = edges.get(e)[1];
            boolean joined = region[a] == region[b];
            if (joined != ((open >> e & 1) == 1) || !joined && size[a] == size[b]) {
                return;
            }
        }
        if (keeps(region, size)) {
            found.add(Arrays.stream(size).boxed().toList());
        }
    }

    /** Whether the given numbers stay, and regions without one are small enough. */
    private boolean keeps(int[] region, int[] size) {
        for (int cell = 0; cell < size.length; cell++) {
            int own = region[cell];
            boolean given = false;
            for (int other = 0; other < size.length; other++) {
                given |= region[other] == own && board.at(other) > 0;
            }
            if (board.at(cell) > 0 && board.at(cell) != size[cell] || !given && size[cell] > board.largest()) {
                return false;
            }
        }
        return true;
    }
}
