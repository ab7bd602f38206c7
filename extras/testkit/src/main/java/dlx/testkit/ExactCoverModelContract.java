package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Solution;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The promises that every {@link ExactCoverModel} keeps, as tests. Extend this class next to the model, implement three
 * methods, and run it.
 *
 * <pre>{@code
 * class QueensModelTest extends ExactCoverModelContract<QueensModel.Board, QueensModel.Queen> {
 *
 *     @Override
 *     protected ExactCoverModel<QueensModel.Board, QueensModel.Queen> model() {
 *         return new QueensModel();
 *     }
 *
 *     @Override
 *     protected Map<String, Long> solutionCounts() {
 *         return Map.of("1", 1L, "3", 0L, "6", 4L, "8", 92L); // OEIS A000170
 *     }
 *
 *     @Override
 *     protected Map<String, String> syntaxErrors() {
 *         return Map.of("eight", "<text>:1:1: 'eight' is not a board size");
 *     }
 * }
 * }</pre>
 *
 * <p>The tests check these promises, each only if the model implements the interface that it belongs to:
 * <ul>
 *   <li>Id, title, grammar, settings and example are fit to be shown. The example has a solution.
 *   <li>The counts are right, by the engine and, if it is quick enough, by {@link ReferenceCounter}.
 *   <li>Every solution covers the items as their multiplicities require. The set of solutions does not depend on the
 *       order of the search. Each solution, and each part of one, can be drawn as text and as a well-formed picture.
 *   <li>Drawings show the chosen options: different solutions, different single options, and a solution without one of
 *       its options have different drawings.
 *   <li>The areas of options, if there are any, lie within the picture.
 *   <li>Rendered solutions can be read back as puzzles, if the model {@linkplain dlx.api.HasReadableSolutions has
 *       readable solutions}. Puzzles that the model writes can be read back with the same shape and givens.
 *   <li>Bad texts are rejected at the expected place, and with the messages stored in files. Spoilt texts cause nothing
 *       worse than {@link PuzzleSyntaxException}; if they are read, their puzzles can be written and read back. Garbage
 *       is not ignored.
 *   <li>A puzzle after another puzzle is read or rejected. {@code resume} moves to the next puzzle.
 *   <li>The model reads exactly the settings that it lists. Wrong values are rejected; right values change something.
 *   <li>Equal puzzles have equal covers. Shape and pins fit together, and givens are only pins.
 *   <li>Symmetries map options to options and items to items, and do not depend on givens. Symmetries that a cover
 *       has and the model does not declare are published as report entries.
 *   <li>Items have distinct names and options have distinct labels. One of your puzzles has more solutions when a group
 *       of secondary items is left out.
 *   <li>One instance serves eight threads.
 * </ul>
 *
 * <p>A failure names the puzzle and shows the output of {@code dlx} for it. If a promise does not suit the nature of a
 * puzzle, override {@link #mayTakeTheWholeText}, {@link #mayRepeatOptions}, {@link #isDrawn} or {@link #isNeeded}.
 *
 * <p>All random choices are seeded, so a failure is reproducible. Puzzles with at most a few thousand solutions keep
 * the tests quick.
 *
 * @param <P> type of the puzzles
 * @param <O> type of the option values
 * @since 0.1
 */
public abstract class ExactCoverModelContract<P, O> extends GroupContract<P, O> {

    private static final int THREADS = 8;

    /** Creates the contract; for subclasses. */
    protected ExactCoverModelContract() {}

    /**
     * Checks that one instance gives the same answers to eight threads as to one.
     *
     * @throws Exception if a thread failed
     */
    @Test
    public final void servesManyThreadsAtOnce() throws Exception {
        List<String> expected = answers(modeler());
        LoadedModel<P, O> shared = modeler();
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<String>> work = () -> {
            start.await();
            return answers(shared);
        };
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> all =
                    IntStream.range(0, THREADS).mapToObj(i -> work).toList();
            for (Future<List<String>> answers : pool.invokeAll(all)) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        } finally {
            pool.shutdownNow();
        }
    }

    /** Returns the model's answers to each text: size of the cover, givens, and the first three solutions, drawn. */
    private List<String> answers(LoadedModel<P, O> modeler) {
        List<String> answers = new ArrayList<>();
        for (String text : texts()) {
            P puzzle = first(modeler, text);
            Solver<O> solver = modeler.solver(puzzle);
            answers.add(solver.cover().toString() + solver.givens());
            solver.toBuilder().solutionLimit(3).build().forEach(solution -> {
                answers.add(modeler.render(puzzle, Solution.of(solution)));
                return Visit.CONTINUE;
            });
        }
        return answers;
    }
}
