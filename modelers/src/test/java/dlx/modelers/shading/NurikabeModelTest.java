package dlx.modelers.shading;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NurikabeModelTest extends ExactCoverModelContract<ShadedBoard, Shade> {

    private final LoadedModel<ShadedBoard, Shade> boards = LoadedModel.of(new NurikabeModel(), "test");

    @Override
    protected NurikabeModel model() {
        return new NurikabeModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "1 .\n. 0\n", "<text>:2:3: '0' is not a cell; expected a number from 1, '?' or '.'",
                "1 .\n.\n", "<text>:2:2: the row has 1 cell; expected 2, as many as the first row has");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(".\n", 1L, "1\n", 1L, "2\n", 0L, "2 .\n. .\n", 2L, "? .\n. .\n", 7L, "1 1\n", 0L);
    }

    /** Compares with all ways to color small boards, most of them with the numbers of a right coloring. */
    @Test
    void countsAsTryingAllColorings() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 1500; round++) {
            Colorings all = Colorings.draw(round, random);
            List<String> words = words(all, random);
            long count = all.check(boards, text(all, words), black -> isRight(all, words, black));
            unique += count == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(400);
    }

    /** Returns the numbers of a random sea without squares, if one comes soon, with some changes. */
    private static List<String> words(Colorings all, Random random) {
        int cells = all.rows() * all.columns();
        int black = random.nextInt(1 << cells);
        for (int k = 0; k < 200 && (hasSquare(all, black) || all.areas(black).size() > 1); k++) {
            black = random.nextInt(1 << cells);
        }
        List<String> words = new ArrayList<>(Collections.nCopies(cells, "."));
        for (List<Integer> island : all.areas(all.white(black))) {
            String size = random.nextInt(5) == 0 ? "?" : String.valueOf(island.size());
            words.set(island.get(random.nextInt(island.size())), size);
        }
        if (random.nextInt(4) == 0) {
            words.set(random.nextInt(cells), List.of(".", "?", "1", "3").get(random.nextInt(4)));
        }
        return words;
    }

    private static String text(Colorings all, List<String> words) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < all.rows(); row++) {
            text.append(String.join(" ", words.subList(row * all.columns(), (row + 1) * all.columns())))
                    .append('\n');
        }
        return text.toString();
    }

    private static boolean isRight(Colorings all, List<String> words, int black) {
        if (hasSquare(all, black)
                || IntStream.range(0, words.size())
                        .anyMatch(cell ->
                                (black >> cell & 1) != 0 && !words.get(cell).equals("."))
                || all.areas(black).size() > 1) {
            return false;
        }
        return all.areas(all.white(black)).stream().allMatch(island -> {
            List<String> numbers = island.stream()
                    .map(words::get)
                    .filter(word -> !word.equals("."))
                    .toList();
            return numbers.equals(List.of("?")) || numbers.equals(List.of(String.valueOf(island.size())));
        });
    }

    private static boolean hasSquare(Colorings all, int black) {
        int square = 3 | 3 << all.columns();
        for (int row = 0; row + 1 < all.rows(); row++) {
            for (int column = 0; column + 1 < all.columns(); column++) {
                int here = square << row * all.columns() + column;
                if ((black & here) == here) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void drawsCellsThatAreNotDecidedApart() {
        ShadedBoard board = boards.puzzle(PuzzleText.of("2 .\n. .\n"));
        List<Shade> options = List.of(new Shade(0, 0, false), new Shade(1, 0, true));
        assertThat(boards.render(board, Solution.of(options))).isEqualTo(" 2 .?\n # .?\n");
    }
}
