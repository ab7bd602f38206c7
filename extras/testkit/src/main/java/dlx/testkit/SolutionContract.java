package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.HasBlanks;
import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Solutions: how many there are, what they cover, how they are drawn and read back. */
abstract class SolutionContract<P, O> extends DrawingContract<P, O> {

    /** Up to so many solutions are compared as sets. */
    private static final int COMPARED = 10_000;

    /** Searches in a bad order are cut off here: what they found until then must be right. */
    private static final long NODES_IN_A_BAD_ORDER = 100_000;

    private static final long REFERENCE_NODES = 3_000;

    /** Of each puzzle, so many solutions are read back. */
    private static final int READ_BACK = 5;

    /** What is given is drawn at random, always in the same way. */
    private static final long SEED = 15;

    /** What sums of places may be off by. */
    private static final double ROUNDING = 1e-9;

    SolutionContract() {}

    /**
     * The counts of {@link #solutionCounts}.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatIsPublished() {
        return eachPuzzle((puzzle, solver) -> {
            long count = solutionCounts().get(puzzle);
            assertThat(solver.count().solutions()).isEqualTo(BigInteger.valueOf(count));
            assertThat(solver.solve().found().isPresent())
                    .as("whether a solution is found, among options that suffice")
                    .isEqualTo(count > 0);
        });
    }

    /**
     * The counts again, by plain backtracking, where that is quick enough.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatTheReferenceCounts() {
        return eachPuzzle((puzzle, solver) -> {
            ReferenceCounter.count(solver.cover(), solver.givens(), REFERENCE_NODES)
                    .ifPresent(count ->
                            assertThat(count).isEqualTo(solutionCounts().get(puzzle)));
        });
    }

    /**
     * Each solution is checked against the items of the cover, their multiplicities and colors, and drawn.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> coversEveryItemAndDrawsIt() {
        return eachDrawn((text, solver) -> {
            P puzzle = first(text);
            solver.toBuilder().solutionLimit(CHECKED).build().forEach((options, length) -> {
                int[] chosen = Arrays.copyOf(options, length);
                ExactCoverCheck.check(solver.cover(), solver.givens(), chosen);
                assertDrawn(modeler().render(puzzle, Solution.of(solver.cover(), 1, chosen)));
                return Visit.CONTINUE;
            });
        });
    }

    /**
     * Items taken in another order: the same set of solutions.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> findsTheSameSolutionsInAnyOrder() {
        return eachPuzzle((puzzle, solver) -> {
            if (solutionCounts().get(puzzle) > COMPARED) {
                return;
            }
            Set<List<Integer>> all = new HashSet<>();
            collect(solver, all);
            for (Strategy strategy : List.of(Strategy.FIRST, Strategy.seeded(1), Strategy.seeded(2))) {
                Set<List<Integer>> found = new HashSet<>();
                SearchReport report = collect(
                        solver.toBuilder()
                                .strategy(strategy)
                                .nodeLimit(NODES_IN_A_BAD_ORDER)
                                .build(),
                        found);
                if (report.isComplete()) {
                    assertThat(found).as("solutions by %s", strategy).isEqualTo(all);
                } else {
                    assertThat(all).as("solutions by %s", strategy).containsAll(found);
                }
            }
        });
    }

    /**
     * Pages and hints draw boards that are not finished: nothing, one option, half a solution.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> drawsAnyPartOfASolution() {
        return eachDrawn((text, solver) -> {
            P puzzle = first(text);
            List<O> solution = solver.solve().options().orElse(List.of());
            assertPartDrawn(puzzle, List.of());
            solution.stream().limit(CHECKED).forEach(option -> assertPartDrawn(puzzle, List.of(option)));
            assertPartDrawn(puzzle, half(solution));
            assertPartDrawn(puzzle, solution);
        });
    }

    /**
     * Checks that the {@linkplain HasPictures#areas areas} of options lie within the picture.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> optionsLieInThePicture() {
        return eachDrawn((text, solver) -> {
            P puzzle = first(text);
            modeler().picture(puzzle, Solution.of(List.of())).ifPresent(picture -> {
                int step = Math.max(1, solver.cover().optionCount() / CHECKED);
                for (int k = 0; k < solver.cover().optionCount(); k += step) {
                    assertInPicture(puzzle, solver.cover().option(k), picture);
                }
            });
        });
    }

    private void assertInPicture(P puzzle, O option, Svg picture) {
        assertThat(modeler().areas(puzzle, option))
                .as("areas of %s in %s x %s", option, picture.width(), picture.height())
                .allMatch(a -> a.x() >= 0
                        && a.y() >= 0
                        && a.x() + a.width() <= picture.width() + ROUNDING
                        && a.y() + a.height() <= picture.height() + ROUNDING)
                .doesNotHaveDuplicates();
    }

    /**
     * Checks that a model that {@linkplain HasReadableSolutions has readable solutions} writes a puzzle with these givens.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> readsBackWhatItWrites() {
        return eachPuzzle((text, solver) -> {
            if (!(model() instanceof HasReadableSolutions)) {
                return;
            }
            P puzzle = first(text);
            solver.toBuilder().solutionLimit(READ_BACK).build().forEach(solution -> {
                assertReadBack(puzzle, solution);
                if (modeler().shape(puzzle).isPresent()) {
                    assertGivens(puzzle, half(solution));
                    assertGivens(puzzle, solution);
                }
                return Visit.CONTINUE;
            });
        });
    }

    /**
     * Checks that the texts that a model {@linkplain HasGivens#write writes}, of a shape without givens, with all of a
     * solution and with any part of one, are read as just these.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> readsBackThePuzzlesItWrites() {
        return eachPuzzle((text, solver) -> {
            P puzzle = first(text);
            Optional<P> shape = modeler().shape(puzzle);
            if (shape.isEmpty()) {
                assertThat(modeler().write(puzzle, List.of()))
                        .as("what write makes of %s, which has no shape", text)
                        .isEmpty();
                return;
            }
            assertWritten(shape.get(), List.of());
            Random random = new Random(SEED);
            solver.toBuilder().solutionLimit(READ_BACK).build().forEach(solution -> {
                assertWritten(shape.get(), solution);
                assertWritten(shape.get(), half(solution));
                assertWritten(
                        shape.get(),
                        solution.stream().filter(option -> random.nextBoolean()).toList());
                return Visit.CONTINUE;
            });
        });
    }

    private void assertWritten(P shape, List<O> givens) {
        modeler().write(shape, givens).ifPresent(written -> {
            assertDrawn(written);
            P again = modeler().puzzle(written);
            assertThat(modeler().shape(again)).as("the shape of %s", written).contains(shape);
            assertThat(modeler().pins(again))
                    .as("the givens of %s", written)
                    .containsExactlyInAnyOrderElementsOf(givens);
        });
    }

    /**
     * Checks that a puzzle that a model {@linkplain HasBlanks#fill fills} is read as one puzzle of the same blank that has a
     * solution, and that the same random numbers make the same text.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> readsBackThePuzzlesItFills() {
        return eachPuzzle((text, solver) -> {
            Optional<P> blank = modeler().blank(first(text));
            if (blank.isEmpty()) {
                return;
            }
            assertThat(modeler().blank(blank.get()))
                    .as("the blank of the blank of %s", text)
                    .isEqualTo(blank);
            modeler().solver(blank.get()).toBuilder()
                    .solutionLimit(READ_BACK)
                    .build()
                    .forEach(solution -> {
                        assertFilled(blank.get(), solution);
                        return Visit.CONTINUE;
                    });
        });
    }

    private void assertFilled(P blank, List<O> solution) {
        Optional<String> filled = modeler().fill(blank, solution, new Random(SEED));
        assertThat(modeler().fill(blank, solution, new Random(SEED)))
                .as("what the same chances make")
                .isEqualTo(filled);
        filled.ifPresent(written -> {
            assertDrawn(written);
            P again = modeler().puzzle(written);
            assertThat(modeler().blank(again)).as("the blank of %s", written).contains(blank);
            assertThat(modeler().solver(again).solve().options())
                    .as("a solution of %s", written)
                    .isPresent();
        });
    }

    private void assertPartDrawn(P puzzle, List<O> part) {
        Solution<O> drawn = Solution.of(part);
        modeler().render(puzzle, drawn);
        modeler().picture(puzzle, drawn).ifPresent(picture -> WellFormed.check(picture.toString()));
    }

    private void assertReadBack(P puzzle, List<O> solution) {
        String written = modeler().render(puzzle, Solution.of(solution));
        P again = modeler().puzzle(written);
        List<List<O>> found = new ArrayList<>();
        modeler().solver(again).toBuilder().solutionLimit(2).build().forEach(other -> {
            found.add(other);
            return Visit.CONTINUE;
        });
        assertThat(found).as("solutions of %s", written).hasSize(1);
        assertThat(modeler().render(again, Solution.of(found.get(0)))).isEqualTo(written);
    }

    private void assertGivens(P puzzle, List<O> part) {
        String written = modeler().render(puzzle, Solution.of(part));
        P again = modeler().puzzle(written);
        Collection<O> givens = modeler().pins(again);
        assertThat(givens).as("givens of %s", written).containsExactlyInAnyOrderElementsOf(part);
        assertThat(modeler().shape(again))
                .as("the shape of %s", written)
                .isEqualTo(modeler().shape(puzzle));
        assertThat(modeler().render(again, Solution.of(List.copyOf(givens)))).isEqualTo(written);
    }

    /** Every other option, so that the part is nowhere whole. */
    private static <O> List<O> half(List<O> solution) {
        return IntStream.range(0, solution.size())
                .filter(k -> k % 2 == 0)
                .mapToObj(solution::get)
                .toList();
    }

    private static <O> SearchReport collect(Solver<O> solver, Set<List<Integer>> into) {
        return solver.forEach((options, length) -> {
            into.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return Visit.CONTINUE;
        });
    }
}
