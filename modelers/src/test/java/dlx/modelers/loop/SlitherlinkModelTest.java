package dlx.modelers.loop;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Sentences;
import dlx.core.generate.Generator;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlitherlinkModelTest extends ExactCoverModelContract<LoopBoard, LoopOption> {

    private final LoadedModel<LoopBoard, LoopOption> boards = LoadedModel.of(new SlitherlinkModel(), "test");

    @Override
    protected SlitherlinkModel model() {
        return new SlitherlinkModel();
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of("4.\n", "<text>:1:1: '4' is not a cell; expected a digit from 0 to 3, or '.'");
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of("1x1\n", 1L, "2x2\n", 13L, "3x3\n", 213L, "0\n", 0L, "3.\n..\n", 4L);
    }

    /** Compares with OEIS A140517, the number of cycles in a square grid. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 13", "3, 213", "4, 9349"})
    void countsTheLoopsOfASquare(int side, long loops) {
        LoopBoard board = LoopBoard.free(side, side);
        assertThat(boards.solver(board).count().solutions()).isEqualTo(loops);
        assertThat(boards.solver(board).toBuilder().threads(3).build().count().solutions())
                .isEqualTo(loops);
    }

    /** Compares the kinds of loops with the least of each loop's images. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 2, 4", "2, 3, 15", "3, 3, 43"})
    void countsTheKindsOfLoops(int rows, int columns, int kinds) {
        Set<List<Integer>> least = Loops.of(rows + 1, columns + 1).stream()
                .map(loop -> IntStream.range(0, rows == columns ? 8 : 4)
                        .mapToObj(turn -> image(loop, rows, columns, turn))
                        .min((a, b) -> a.toString().compareTo(b.toString()))
                        .orElseThrow())
                .collect(Collectors.toSet());
        assertThat(least).hasSize(kinds);
        assertThat(boards.solver(LoopBoard.free(rows, columns)).toBuilder()
                        .oneOfEachKind()
                        .build()
                        .count()
                        .solutions())
                .isEqualTo(kinds);
    }

    /** Returns the sides of the image of a loop, each as one number of its two corners. */
    private static List<Integer> image(List<Integer> loop, int rows, int columns, int turn) {
        int width = columns + 1;
        List<Integer> corners = loop.stream()
                .map(corner -> {
                    int row = (turn & 1) == 0 ? corner / width : rows - corner / width;
                    int column = (turn & 2) == 0 ? corner % width : columns - corner % width;
                    return (turn & 4) == 0 ? row * width + column : column * width + row;
                })
                .toList();
        return IntStream.range(0, corners.size())
                .mapToObj(k -> {
                    int one = corners.get(k);
                    int other = corners.get((k + 1) % corners.size());
                    return 1000 * Math.min(one, other) + Math.max(one, other);
                })
                .sorted()
                .toList();
    }

    /** Compares random clues with all loops of the board. */
    @Test
    void countsTheLoopsThatKeepTheClues() {
        Random random = new Random(7);
        int unique = 0;
        for (int round = 0; round < 1000; round++) {
            int rows = 1 + random.nextInt(3);
            int columns = 1 + random.nextInt(4);
            List<List<Integer>> loops = Loops.of(rows + 1, columns + 1);
            List<Integer> hidden = loops.get(random.nextInt(loops.size()));
            boolean isWrong = random.nextInt(5) == 0;
            List<String> clues = new ArrayList<>();
            for (int cell = 0; cell < rows * columns; cell++) {
                int shown = isWrong && random.nextInt(6) == 0 ? random.nextInt(4) : sides(cell, columns, hidden);
                clues.add(random.nextInt(3) == 0 || shown > 3 ? "." : "" + shown);
            }
            LoopBoard board = new LoopBoard(columns, clues, false);
            long expected = loops.stream().filter(loop -> isKept(board, loop)).count();
            Loops.assertCount(boards, board, expected);
            assertCountsWithout(random.nextInt(clues.size()), board, loops);
            unique += expected == 1 ? 1 : 0;
        }
        assertThat(unique).isGreaterThan(200);
    }

    /** Relaxes the item of a clue, if there is one, and compares with the loops that keep the others. */
    private void assertCountsWithout(int cell, LoopBoard board, List<List<Integer>> loops) {
        Solver<LoopOption> solver = boards.solver(board);
        List<String> clues = new ArrayList<>(board.cells());
        clues.set(cell, ".");
        LoopBoard without = new LoopBoard(board.columns(), clues, false);
        IntStream.range(0, solver.cover().itemCount())
                .filter(item -> solver.cover().itemName(item).equals(board.name(cell)))
                .forEach(item -> assertThat(solver.toBuilder()
                                .given(Givens.NONE.relaxed(item))
                                .build()
                                .count()
                                .solutions())
                        .as("%s without cell %d", board, cell)
                        .isEqualTo(loops.stream()
                                .filter(loop -> isKept(without, loop))
                                .filter(loop -> sides(cell, board.columns(), loop) <= number(board, cell))
                                .count()));
    }

    private static int number(LoopBoard board, int cell) {
        return Integer.parseInt(board.at(cell));
    }

    private static boolean isKept(LoopBoard board, List<Integer> loop) {
        for (int cell = 0; cell < board.cells().size(); cell++) {
            String clue = board.cells().get(cell);
            if (!clue.equals(".") && !clue.equals("" + sides(cell, board.columns(), loop))) {
                return false;
            }
        }
        return true;
    }

    private static int sides(int cell, int columns, List<Integer> loop) {
        int corner = cell / columns * (columns + 1) + cell % columns;
        List<Integer> corners = List.of(corner, corner + 1, corner + columns + 1, corner + columns + 2);
        int sides = 0;
        for (int k = 0; k < loop.size(); k++) {
            boolean isSide = corners.contains(loop.get(k)) && corners.contains(loop.get((k + 1) % loop.size()));
            sides += isSide ? 1 : 0;
        }
        return sides;
    }

    @Test
    void makesFreshPuzzlesOfAnySize() {
        for (String size : List.of("1x1", "1x5", "5x1", "2x2", "6x6", "9x14")) {
            LoopBoard board = boards.puzzle(size + "\n");
            String text = Generator.of(boards, board)
                    .generate(1)
                    .puzzle()
                    .orElseThrow()
                    .text();
            assertThat(boards.solverOf(text).unique().isUnique()).as(text).isTrue();
            assertThat(boards.puzzle(text).rows()).isEqualTo(board.rows());
            assertThat(text.replaceAll("[.\\n]", "").length())
                    .as("numbers in\n%s", text)
                    .isLessThanOrEqualTo(3 * board.cells().size() / 4);
        }
    }

    /** Each segment is part of the border of a region, so corners have none or two. */
    @Test
    void drawsLoopsThatDoNotTouchThemselves() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            LoopBoard board = LoopBoard.free(1 + random.nextInt(6), 1 + random.nextInt(6));
            RandomLoop loop = new RandomLoop(board.rows(), board.columns(), random);
            String text = board.filled(cell -> loop.sides(cell) == 4 ? "." : Integer.toString(loop.sides(cell)))
                    .text("");
            assertThat(boards.solverOf(text).solve().options())
                    .as("seed %s\n%s", seed, text)
                    .isPresent();
        }
    }

    @Test
    void namesSimpleSteps() {
        LoopBoard board = boards.puzzle(model().example());
        Solver<LoopOption> solver = boards.solver(board).stated();
        Sentences words =
                Sentences.of(solver.cover(), solver.givens(), technique -> boards.techniqueName(board, technique));
        List<String> steps = solver.ask(Question.path()).steps().stream()
                .map(words::sentence)
                .toList();
        assertThat(steps)
                .contains(
                        "Dead end (level 1): gap left of r3c5 is the only option left for continuation of line left of"
                                + " r3c5 at corner r3c5",
                        "Only way to continue (level 1): line left of r5c1 is the only option left for continuation of"
                                + " line above r6c1 at corner r6c1");
    }

    /** The picture has half a cell around the board; hints frame these boxes. */
    @Test
    void placesSegmentsInThePicture() {
        LoopBoard board = LoopBoard.free(2, 3);
        Cover<LoopOption> cover = boards.solver(board).cover();
        Map<String, Area> areas = IntStream.range(0, cover.optionCount())
                .mapToObj(cover::option)
                .collect(Collectors.toMap(
                        Object::toString, option -> boards.areas(board, option).get(0)));
        assertThat(areas)
                .containsEntry("line above r1c1", new Area(0.5, 0.4, 1, 0.2))
                .containsEntry("gap left of r2c4", new Area(3.4, 1.5, 0.2, 1));
    }
}
