package dlx.modelers.shading;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HitoriModelTest extends ExactCoverModelContract<ShadedBoard, Shade> {

    private final LoadedModel<ShadedBoard, Shade> boards = LoadedModel.of(new HitoriModel(), "test");

    @Override
    protected HitoriModel model() {
        return new HitoriModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of("1 2\n1 ?\n", "<text>:2:3: '?' is not a cell; expected a number, a letter or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1\n", 2L, "1 1\n", 2L, "1 2\n2 1\n", 5L, ". .\n. .\n", 5L);
    }

    /** Compares with all ways to color small boards. */
    @Test
    void countsAsTryingAllColorings() {
        Random random = new Random(5);
        int unique = 0;
        for (int round = 0; round < 1500; round++) {
            Colorings all = Colorings.draw(round, random);
            String[] words = random.ints((long) all.rows() * all.columns(), 0, 5)
                    .mapToObj(number -> number == 0 ? "." : String.valueOf(number))
                    .toArray(String[]::new);
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < words.length; cell++) {
                text.append(words[cell]).append((cell + 1) % all.columns() == 0 ? '\n' : ' ');
            }
            long count = all.check(boards, text.toString(), black -> isRight(all, words, black));
            unique += count == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(50);
    }

    private static boolean isRight(Colorings all, String[] words, int black) {
        if (all.touch(black)) {
            return false;
        }
        Set<String> seen = new HashSet<>();
        for (int cell = 0; cell < words.length; cell++) {
            if ((black >> cell & 1) == 0
                    && !words[cell].equals(".")
                    && (!seen.add("row " + cell / all.columns() + ": " + words[cell])
                            || !seen.add("column " + cell % all.columns() + ": " + words[cell]))) {
                return false;
            }
        }
        return all.areas(all.white(black)).size() < 2;
    }

    @Test
    void drawsBlackCells() {
        ShadedBoard board = boards.puzzle(PuzzleText.of(model().example()));
        assertThat(boards.render(board, boards.solver(board).solve().found().orElseThrow()))
                .contains("#");
    }

    @Test
    void makesFreshPuzzlesOfAnySize() {
        for (String size : List.of("2x3", "4x2", "3x3", "8x8", "12x7")) {
            String text = Generator.of(boards, boards.puzzle(size + "\n"))
                    .generate(1)
                    .puzzle()
                    .orElseThrow()
                    .text();
            assertThat(boards.solverOf(text).count().solutions()).as(text).isEqualTo(1);
        }
    }
}
