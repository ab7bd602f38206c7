package dlx.modelers.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NumberlinkModelTest extends ExactCoverModelContract<LoopBoard, LoopOption> {

    private final LoadedModel<LoopBoard, LoopOption> boards = LoadedModel.of(new NumberlinkModel(), "test");

    @Override
    protected NumberlinkModel model() {
        return new NumberlinkModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "1 - 1\n",
                "<text>:1:3: '-' is not a cell; expected a number or letters, or '.'",
                "1 . 1\n. 2 .\n",
                "<text>:2:3: '2' is there once; expected each number twice",
                "1 . 1\n. 1 .\n",
                "<text>:2:3: '1' is there more than twice; expected each number twice");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1 . .\n. . .\n. . 1\n", 12L, "all cells\n1 . .\n. . .\n. . 1\n", 2L, "1 2\n2 1\n", 0L);
    }

    /** The bits of a number are not drawn. */
    @Override
    protected boolean isDrawn(LoopOption option) {
        return option instanceof Stroke;
    }

    /** Compares random boards with all ways to draw one line after another. */
    @Test
    void countsTheWaysToConnectTheNumbers() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 2000; round++) {
            int rows = 1 + random.nextInt(4);
            int columns = 2 + random.nextInt(4);
            LoopBoard board = random(rows, columns, random);
            long expected = ways(board, 0, new HashSet<>());
            Loops.assertCount(boards, board, expected);
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(300);
    }

    /** Walks at random until there is no way, again and again; now and then two ends change places. */
    private static LoopBoard random(int rows, int columns, Random random) {
        List<String> cells = new ArrayList<>(Collections.nCopies(rows * columns, "."));
        Set<Integer> visited = new HashSet<>();
        int label = 0;
        for (int walk = 0; walk < rows * columns; walk++) {
            int start = random.nextInt(rows * columns);
            int at = start;
            while (visited.add(at)) {
                List<Integer> next = Loops.neighbors(at, rows, columns);
                next.removeAll(visited);
                if (next.isEmpty() || random.nextInt(9) == 0) {
                    break;
                }
                at = next.get(random.nextInt(next.size()));
            }
            if (at != start) {
                cells.set(start, "" + label);
                cells.set(at, "" + label++);
            }
        }
        if (random.nextInt(5) == 0) {
            Collections.swap(cells, random.nextInt(cells.size()), random.nextInt(cells.size()));
        }
        return new LoopBoard(columns, cells, random.nextBoolean());
    }

    private static long ways(LoopBoard board, int label, Set<Integer> used) {
        int start = board.cells().indexOf("" + label);
        if (start < 0) {
            return board.full() && used.size() < board.cells().size() ? 0 : 1;
        }
        used.add(start);
        long ways = walk(board, label, start, used);
        used.remove(start);
        return ways;
    }

    private static long walk(LoopBoard board, int label, int at, Set<Integer> used) {
        long ways = 0;
        for (int next : Loops.neighbors(at, board.cells().size() / board.columns(), board.columns())) {
            boolean isEnd = board.cells().get(next).equals("" + label);
            if ((isEnd || board.cells().get(next).equals(".")) && used.add(next)) {
                ways += isEnd ? ways(board, label + 1, used) : walk(board, label, next, used);
                used.remove(next);
            }
        }
        return ways;
    }
}
