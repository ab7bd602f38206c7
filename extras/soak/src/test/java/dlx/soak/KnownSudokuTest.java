package dlx.soak;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.plugin.ModelRegistry;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KnownSudokuTest {

    @Test
    void eachHasTheSolutionThatIsKnown() {
        Random random = new Random(1);
        Set<String> puzzles = new HashSet<>();
        for (int k = 0; k < 50; k++) {
            KnownSudoku known = KnownSudoku.random(random);
            var board = ModelRegistry.load().get("sudoku").read(known.puzzle() + '\n');
            assertThat(board.solver().unique().isUnique()).isTrue();
            assertThat(board.solved().orElseThrow().strip()).isEqualTo(known.solution());
            puzzles.add(known.puzzle());
        }
        assertThat(puzzles).hasSize(50);
    }
}
