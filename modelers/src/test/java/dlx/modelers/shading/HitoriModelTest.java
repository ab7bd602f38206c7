package dlx.modelers.shading;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    /** Checks the names of the steps of fresh boards by their definitions, with the sentences and the text alone. */
    @Test
    void namesSandwichesAndPairs() {
        Map<String, Integer> counts = new HashMap<>();
        Generator<ShadedBoard, Shade> generator = Generator.of(boards, ShadedBoard.free(6, 6));
        for (int number = 1; number <= 12; number++) {
            String text = generator.generate(number).puzzle().orElseThrow().text();
            List<String[]> rows =
                    text.strip().lines().map(row -> row.strip().split(" +")).toList();
            for (String step : steps(text)) {
                Matcher cell = Pattern.compile("(black|white) r(.)c(.)( and .*| is|) impossible")
                        .matcher(step);
                String name = step.replaceAll(" \\(.*", "");
                if (List.of("Sandwich", "Pair").contains(name)) {
                    assertThat(cell.find()).as(step).isTrue();
                    int row = cell.group(2).charAt(0) - '1';
                    int column = cell.group(3).charAt(0) - '1';
                    String across = String.join(" ", rows.get(row)) + " ";
                    String down =
                            rows.stream().map(cells -> cells[column] + " ").collect(Collectors.joining());
                    String same = rows.get(row)[column] + " ";
                    assertThat(
                                    name.equals("Sandwich")
                                            ? isBetween(across, column) || isBetween(down, row)
                                            : across.contains(same + same) || down.contains(same + same))
                            .as("%s\n%s", step, text)
                            .isTrue();
                }
                counts.merge(name, 1, Integer::sum);
            }
        }
        assertThat(counts).containsKeys("Sandwich", "Pair", "Connection");
    }

    private static boolean isBetween(String line, int place) {
        String[] words = line.split(" ");
        return place > 0 && place < words.length - 1 && words[place - 1].equals(words[place + 1]);
    }

    private List<String> steps(String text) {
        ShadedBoard board = boards.puzzle(text);
        Solver<Shade> solver = boards.solver(board).stated();
        Sentences words =
                Sentences.of(solver.cover(), solver.givens(), technique -> boards.techniqueName(board, technique));
        return solver.ask(Question.path()).steps().stream().map(words::sentence).toList();
    }
}
