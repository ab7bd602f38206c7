package dlx.modelers.shading;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** All ways to color a small board; a bit of a number is a black cell. Shares no code with the models. */
record Colorings(int rows, int columns) {

    /** Maximum number of cells of boards whose solutions are counted, which tries most colorings. */
    private static final int MOST_COUNTED = 12;

    /** Returns a small size for most rounds, and 4x4 for some. */
    static Colorings draw(int round, Random random) {
        return round % 30 == 0 ? new Colorings(4, 4) : new Colorings(1 + random.nextInt(4), 1 + random.nextInt(3));
    }

    /** Compares the answers of a model with the colorings that are right, and returns their number. */
    <P> long check(LoadedModel<P, Shade> model, String text, IntPredicate isRight) {
        long expected = IntStream.range(0, 1 << rows * columns).filter(isRight).count();
        P puzzle = model.puzzle(PuzzleText.of(text));
        if (rows * columns <= MOST_COUNTED) {
            assertThat(model.solver(puzzle).count().solutions()).as(text).isEqualTo(expected);
        }
        assertThat(model.solver(puzzle).unique().verdict())
                .as(text)
                .isEqualTo(List.of(Uniqueness.Verdict.NONE, Uniqueness.Verdict.UNIQUE, Uniqueness.Verdict.MULTIPLE)
                        .get((int) Math.min(2, expected)));
        return expected;
    }

    /** Returns the connected areas of the cells of a set. */
    List<List<Integer>> areas(int cells) {
        List<List<Integer>> areas = new ArrayList<>();
        int left = cells;
        while (left != 0) {
            Deque<Integer> open = new ArrayDeque<>(List.of(Integer.numberOfTrailingZeros(left)));
            List<Integer> area = new ArrayList<>();
            while (!open.isEmpty()) {
                int cell = open.pop();
                if ((left >> cell & 1) != 0) {
                    left &= ~(1 << cell);
                    area.add(cell);
                    if (cell % columns > 0) {
                        open.push(cell - 1);
                    }
                    if (cell % columns < columns - 1) {
                        open.push(cell + 1);
                    }
                    if (cell >= columns) {
                        open.push(cell - columns);
                    }
                    if (cell + columns < rows * columns) {
                        open.push(cell + columns);
                    }
                }
            }
            areas.add(area);
        }
        return areas;
    }

    /** Returns true if two black cells share a side. */
    boolean touch(int black) {
        return IntStream.range(0, rows * columns)
                .filter(cell -> (black >> cell & 1) != 0)
                .anyMatch(cell -> cell % columns > 0 && (black >> cell - 1 & 1) != 0
                        || cell >= columns && (black >> cell - columns & 1) != 0);
    }

    int white(int black) {
        return ~black & (1 << rows * columns) - 1;
    }
}
