package dlx.modelers.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class YajilinModelTest extends ExactCoverModelContract<LoopBoard, LoopOption> {

    private final LoadedModel<LoopBoard, LoopOption> boards = LoadedModel.of(new YajilinModel(), "test");

    @Override
    protected YajilinModel model() {
        return new YajilinModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "2 .\n",
                "<text>:1:1: '2' is not a cell; expected a number and one of > v < ^, or 'x' for a gray cell, or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1x1\n", 0L, "2x2\n", 1L, "3x3\n", 5L, "1> . .\n. . .\n. . .\n", 0L, "x . .\n. . .\n", 1L);
    }

    /** Compares random clues with all loops of the board, whose cells outside are black. */
    @Test
    void countsTheLoopsThatKeepTheClues() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 2000; round++) {
            int rows = 2 + random.nextInt(3);
            int columns = 2 + random.nextInt(4);
            List<List<Integer>> loops = Loops.of(rows, columns);
            List<Integer> hidden = loops.get(random.nextInt(loops.size()));
            List<Integer> outside =
                    new ArrayList<>(IntStream.range(0, rows * columns).boxed().toList());
            outside.removeAll(hidden);
            Collections.shuffle(outside, random);
            Set<Integer> black = new HashSet<>();
            for (int cell : outside) {
                if (random.nextInt(3) > 0 && Collections.disjoint(black, Loops.neighbors(cell, rows, columns))) {
                    black.add(cell);
                }
            }
            outside.removeAll(black);
            List<String> clues = new ArrayList<>(Collections.nCopies(rows * columns, "."));
            for (int cell : outside) {
                char arrow = "<>^v".charAt(random.nextInt(4));
                int shown = random.nextInt(20) == 0 ? random.nextInt(3) : seen(cell, arrow, rows, columns, black);
                clues.set(cell, random.nextInt(3) == 0 ? "x" : "" + shown + arrow);
            }
            LoopBoard board = new LoopBoard(columns, clues, false);
            long expected = loops.stream().filter(loop -> isKept(board, loop)).count();
            Loops.assertCount(boards, board, expected);
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(300);
    }

    private static boolean isKept(LoopBoard board, List<Integer> loop) {
        int rows = board.cells().size() / board.columns();
        Set<Integer> black = new HashSet<>();
        for (int cell = 0; cell < board.cells().size(); cell++) {
            if (board.cells().get(cell).equals(".") == loop.contains(cell)) {
                continue;
            }
            if (loop.contains(cell) || !Collections.disjoint(black, Loops.neighbors(cell, rows, board.columns()))) {
                return false;
            }
            black.add(cell);
        }
        for (int cell = 0; cell < board.cells().size(); cell++) {
            String clue = board.cells().get(cell);
            if (clue.length() == 2
                    && clue.charAt(0) - '0' != seen(cell, clue.charAt(1), rows, board.columns(), black)) {
                return false;
            }
        }
        return true;
    }

    private static int seen(int from, char arrow, int rows, int columns, Set<Integer> black) {
        return (int) black.stream()
                .filter(cell -> switch (arrow) {
                    case '<' -> cell / columns == from / columns && cell < from;
                    case '>' -> cell / columns == from / columns && cell > from;
                    case '^' -> cell % columns == from % columns && cell < from;
                    default -> cell % columns == from % columns && cell > from;
                })
                .count();
    }

    /** A white cell has two lines, also where the line beside the step is not decided. */
    @Test
    void doesNotNameAWayToContinueALineThatIsNotThere() {
        LoopBoard board = boards.puzzle(". .\n. .\n. .\n. 0^\n");
        Solver<LoopOption> solver = boards.solver(board).stated();
        Sentences words =
                Sentences.of(solver.cover(), solver.givens(), technique -> boards.techniqueName(board, technique));
        assertThat(solver.ask(Question.path()).steps())
                .isNotEmpty()
                .noneMatch(step -> words.sentence(step).contains("continue"));
    }
}
