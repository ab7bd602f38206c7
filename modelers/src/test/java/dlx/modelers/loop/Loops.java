package dlx.modelers.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The loops of a grid of points, found by walking, and the comparison of a model with a number of solutions. */
final class Loops {

    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private static final Map<List<Integer>, List<List<Integer>>> KNOWN = new ConcurrentHashMap<>();

    private final int rows;
    private final int columns;
    private final List<List<Integer>> found = new ArrayList<>();
    private final List<Integer> path = new ArrayList<>();

    private Loops(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Returns each loop once: its points in order, from the first one, the second before the last. */
    static List<List<Integer>> of(int rows, int columns) {
        return KNOWN.computeIfAbsent(List.of(rows, columns), size -> {
            Loops loops = new Loops(rows, columns);
            for (int start = 0; start < rows * columns; start++) {
                loops.path.add(start);
                loops.walk();
                loops.path.clear();
            }
            return loops.found;
        });
    }

    static List<Integer> neighbors(int point, int rows, int columns) {
        List<Integer> neighbors = new ArrayList<>();
        for (int[] step : STEPS) {
            int row = point / columns + step[0];
            int column = point % columns + step[1];
            if (row >= 0 && row < rows && column >= 0 && column < columns) {
                neighbors.add(row * columns + column);
            }
        }
        return neighbors;
    }

    private void walk() {
        int start = path.get(0);
        for (int next : neighbors(path.get(path.size() - 1), rows, columns)) {
            if (next == start && path.size() > 2 && path.get(1) < path.get(path.size() - 1)) {
                found.add(List.copyOf(path));
            } else if (next > start && !path.contains(next)) {
                path.add(next);
                walk();
                path.remove(path.size() - 1);
            }
        }
    }

    static void assertCount(LoadedModel<LoopBoard, LoopOption> boards, LoopBoard board, long expected) {
        assertThat(boards.solver(board).count().solutions()).as("%s", board).isEqualTo(expected);
        assertThat(boards.solver(board).unique().verdict())
                .as("%s", board)
                .isEqualTo(List.of(Uniqueness.Verdict.NONE, Uniqueness.Verdict.UNIQUE, Uniqueness.Verdict.MULTIPLE)
                        .get((int) Math.min(2, expected)));
    }
}
