package dlx.modelers.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MasyuModelTest extends ExactCoverModelContract<LoopBoard, LoopOption> {

    private final LoadedModel<LoopBoard, LoopOption> boards = LoadedModel.of(new MasyuModel(), "test");

    @Override
    protected MasyuModel model() {
        return new MasyuModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of("x.\n", "<text>:1:1: 'x' is not a cell; expected 'o' or '*' for a pearl, or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1x3\n", 0L, "3x3\n", 13L, "o..\n...\n...\n", 0L, "*..\n...\n...\n", 2L, ".o.\n...\n...\n", 4L);
    }

    /** Compares random pearls with all loops of the board. */
    @Test
    void countsTheLoopsThroughThePearls() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 1200; round++) {
            int rows = 2 + random.nextInt(3);
            int columns = 2 + random.nextInt(4);
            List<List<Integer>> loops = Loops.of(rows, columns);
            List<Integer> hidden = loops.get(random.nextInt(loops.size()));
            boolean isWrong = random.nextInt(5) == 0;
            List<String> pearls = new ArrayList<>();
            for (int cell = 0; cell < rows * columns; cell++) {
                String pearl = isWrong && random.nextInt(8) == 0 || random.nextBoolean() ? "o" : "*";
                boolean isShown = isWrong && random.nextInt(9) == 0 || isKept(cell, pearl, hidden);
                pearls.add(isShown && random.nextInt(4) > 0 ? pearl : ".");
            }
            LoopBoard board = new LoopBoard(columns, pearls, false);
            long expected = loops.stream().filter(loop -> isKept(board, loop)).count();
            Loops.assertCount(boards, board, expected);
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(120);
    }

    private static boolean isKept(LoopBoard board, List<Integer> loop) {
        for (int cell = 0; cell < board.cells().size(); cell++) {
            String pearl = board.cells().get(cell);
            if (!pearl.equals(".") && !isKept(cell, pearl, loop)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isKept(int cell, String pearl, List<Integer> loop) {
        int at = loop.indexOf(cell);
        boolean isBesideTurn = isTurn(loop, at - 1) || isTurn(loop, at + 1);
        boolean areBothStraight = !isTurn(loop, at - 1) && !isTurn(loop, at + 1);
        return at >= 0 && (pearl.equals("o") ? !isTurn(loop, at) && isBesideTurn : isTurn(loop, at) && areBothStraight);
    }

    private static boolean isTurn(List<Integer> loop, int at) {
        int size = loop.size();
        int before = loop.get((at + size - 1 + size) % size);
        int after = loop.get((at + 1 + size) % size);
        return before + after != 2 * loop.get((at + size) % size);
    }
}
