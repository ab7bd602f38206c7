package dlx.modelers.fillomino;

import dlx.modelers.grid.Divisions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Solves a board by {@linkplain Divisions all ways to divide it}, without covers. */
final class SlowRegions {

    private final Fillomino board;

    SlowRegions(Fillomino board) {
        this.board = board;
    }

    /** The numbers of all solutions, row after row. */
    List<List<Integer>> solutions() {
        int cells = board.numbers().size();
        List<int[]> edges = Divisions.edges(cells, board.columns());
        List<List<Integer>> found = new ArrayList<>();
        Divisions.forEach(cells, board.columns(), region -> {
            int[] size = new int[cells];
            Arrays.setAll(size, cell ->
                    (int) Arrays.stream(region).filter(r -> r == region[cell]).count());
            boolean differ = edges.stream()
                    .allMatch(edge -> region[edge[0]] == region[edge[1]] || size[edge[0]] != size[edge[1]]);
            if (differ && keeps(region, size)) {
                found.add(Arrays.stream(size).boxed().toList());
            }
        });
        return found;
    }

    /** Returns true if regions agree with the given numbers, and regions without a number are small enough. */
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
