package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.HasBlanks;
import dlx.api.HasConstraint;
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

/** Tests of solutions: their number, the items covered, drawing and reading back. */
abstract class SolutionContract<P, O> extends DrawingContract<P, O> {

    /** Maximum number of solutions that are compared as sets. */
    private static final int COMPARED = 10_000;

    /** Maximum number of nodes of a search in a bad order. The solutions found until then must be right. */
    private static final long NODES_IN_A_BAD_ORDER = 100_000;

    private static final long REFERENCE_NODES = 3_000;

    /** Maximum number of solutions read back per puzzle. */
    private static final int READ_BACK = 5;

    /** Seed of the random givens, so that they are the same each time. */
    private static final long SEED = 15;

    /** Maximum rounding error of a sum of coordinates. */
    private static final double ROUNDING = 1e-9;

    SolutionContract() {}

    /**
     * Checks the counts of {@link #solutionCounts}.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatIsPublished() {
        return eachPuzzle((puzzle, solver) -> {
            long count = solutionCounts().get(puzzle);
            assertThat(solver.count().solutions()).isEqualTo(BigInteger.valueOf(count));
            assertThat(solver.solve().found().isPresent())
                    .as("a solution is found")
                    .isEqualTo(count > 0);
        });
    }

    /**
     * Checks the counts by plain backtracking, if the puzzle is small enough for {@link #REFERENCE_NODES} nodes.
     *
     * @return one test per puzzle
     */
    @TestFactory
    public final Stream<DynamicTest> countsWhatTheReferenceCounts() {
        return eachPuzzle((puzzle, solver) -> {
            if (model() instanceof HasConstraint) {
                return; // the reference counts the solutions of the cover alone
            }
            ReferenceCounter.count(solver.cover(), solver.givens(), REFERENCE_NODES)
                    .ifPresent(count ->
                            assertThat(count).isEqualTo(solutionCounts().get(puzzle)));
        });
    }

    /**
     * Checks each solution against the items of the cover, their multiplicities and colors, and draws it.
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
     * Checks that searches that branch on items in another order find the same set of solutions.
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
     * Checks that unfinished boards can be drawn, as pages and hints do: no option, one option, half a solution.
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
     * Checks solutions of a model that {@linkplain HasReadableSolutions has readable solutions}: each rendered solution
     * is read back as a puzzle with these givens.
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
     * Checks that the texts that a model {@linkplain HasGivens#write writes} are read back as the same shape and
     * givens: without givens, with a whole solution and with parts of one.
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
                        .as("the text that write returns for %s, which does not have a shape", text)
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
     * Checks that a puzzle that a model {@linkplain HasBlanks#fill fills} is read as one puzzle of the same blank with
     * a solution, and so is its {@linkplain HasBlanks#thinned thinned} text. The same random numbers must give the same
     * text.
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
                .as("the text filled with the same random numbers")
                .isEqualTo(filled);
        Optional<String> thinned =
                filled.flatMap(text -> modeler().thinned(modeler().puzzle(text), new Random(SEED)));
        assertThat(filled.flatMap(text -> modeler().thinned(modeler().puzzle(text), new Random(SEED))))
                .as("the text thinned with the same random numbers")
                .isEqualTo(thinned);
        assertThat(thinned.isPresent() && thinned.equals(filled))
                .as("thinned returns the same text")
                .isFalse();
        Stream.concat(filled.stream(), thinned.stream()).forEach(written -> {
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

    /** Returns every other option, so that each region of the part has gaps. */
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
