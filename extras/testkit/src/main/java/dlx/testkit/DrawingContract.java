package dlx.testkit;

import dlx.api.Cover;
import dlx.api.HasPictures;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Tests that drawings show the chosen options: different solutions, and different parts of solutions, have different
 * drawings.
 */
abstract class DrawingContract<P, O> extends CoverContract<P, O> {

    /** Maximum number of solutions drawn per puzzle. */
    private static final int DRAWN = 8;

    /** Maximum number of options drawn alone per puzzle. */
    private static final int ALONE = 60;

    DrawingContract() {}

    /**
     * Checks the texts that {@code render} writes.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> rendersEveryOptionOfASolution() {
        return eachDrawn((text, solver) -> {
            LoadedModel<P, O> modeler = modeler();
            P puzzle = first(modeler, text);
            new Drawn("render", solver).check(part -> modeler.render(puzzle, part));
        });
    }

    /**
     * Checks the pictures of a model that {@linkplain HasPictures has pictures}.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> picturesEveryOptionOfASolution() {
        return eachDrawn((text, solver) -> {
            LoadedModel<P, O> modeler = modeler();
            P puzzle = first(modeler, text);
            if (model() instanceof HasPictures) {
                new Drawn("picture", solver)
                        .check(part ->
                                modeler.picture(puzzle, part).orElseThrow().toString());
            }
        });
    }

    /** Solutions of one puzzle, and the check that their drawings differ. */
    private final class Drawn {
        private final String method;
        private final Solver<O> solver;

        /** Options that the puzzle itself shows: givens, or the only option left for an item. */
        private final BitSet forced;

        private final List<int[]> solutions = new ArrayList<>();

        Drawn(String method, Solver<O> solver) {
            this.method = method;
            this.solver = solver;
            this.forced = Forced.options(solver.cover(), solver.givens().givenOptions());
            solver.toBuilder().solutionLimit(DRAWN).build().forEach((options, length) -> {
                solutions.add(Arrays.stream(options, 0, length).sorted().toArray());
                return Visit.CONTINUE;
            });
        }

        void check(Function<Solution<O>, String> draw) {
            Map<String, int[]> whole = new HashMap<>();
            solutions.forEach(solution -> assertNew(whole, draw, solution));
            Map<String, int[]> alone = new HashMap<>();
            assertNew(alone, draw);
            shown(solutions.stream().flatMapToInt(Arrays::stream)).forEach(option -> assertNew(alone, draw, option));
            solutions.stream().limit(1).forEach(solution -> {
                String drawn = draw.apply(part(solution));
                shown(Arrays.stream(solution)).forEach(left -> assertChanged(draw, solution, drawn, left));
            });
        }

        /**
         * Checks the drawing without an option. Options that share an item with it are left out too, because a letter
         * is also seen in the crossing word.
         */
        private void assertChanged(Function<Solution<O>, String> draw, int[] solution, String drawn, int left) {
            int[] rest = Arrays.stream(solution)
                    .filter(other -> !sharesAnItem(left, other))
                    .toArray();
            assertNew(new HashMap<>(Map.of(drawn, solution)), draw, rest);
        }

        private boolean sharesAnItem(int one, int other) {
            Cover<O> cover = solver.cover();
            return IntStream.range(cover.firstNode(one), cover.firstNode(one + 1))
                    .anyMatch(p -> IntStream.range(cover.firstNode(other), cover.firstNode(other + 1))
                            .anyMatch(q -> cover.item(p) == cover.item(q)));
        }

        private IntStream shown(IntStream options) {
            return options.distinct()
                    .filter(option ->
                            !forced.get(option) && isDrawn(solver.cover().option(option)))
                    .limit(ALONE);
        }

        private void assertNew(Map<String, int[]> drawn, Function<Solution<O>, String> draw, int... part) {
            int[] other = drawn.putIfAbsent(draw.apply(part(part)), part);
            if (other != null && !(mayRepeatOptions() && sorted(other).equals(sorted(part)))) {
                throw new AssertionError(method + " draws the same for " + labels(other) + " and for " + labels(part)
                        + "; expected drawings that show the chosen options:\n" + Dlx.indented(draw.apply(part(part))));
            }
        }

        private List<String> sorted(int... options) {
            return labels(options).stream().sorted().toList();
        }

        private Solution<O> part(int... options) {
            return Solution.of(solver.cover(), 1, options);
        }

        private List<String> labels(int... options) {
            return Arrays.stream(options).mapToObj(solver.cover()::label).toList();
        }
    }
}
