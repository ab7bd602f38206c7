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
 * The promises that every {@link ExactCoverModel} keeps, as tests: extend this class beside the model, say three
 * things about it, and run.
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
 * <p>What it holds the model to, each as far as the model says by its interfaces that it can:
 * <ul>
 *   <li>id, title, grammar, settings and example are fit to be shown; the example has a solution;
 *   <li>the counts are right, by the engine and, where it is quick enough, by {@link ReferenceCounter};
 *   <li>every solution covers what it must and does not depend on the order of the search; it can be drawn, and so can
 *       any part of it, as text and as a well-formed picture;
 *   <li>drawings show what was chosen: other solutions, other options alone and a solution without one of its options are
 *       other drawings;
 *   <li>the areas of options, where they have some, lie within the picture;
 *   <li>what the model renders can be read back as a puzzle, if it {@linkplain dlx.api.HasReadableSolutions has readable
 *       solutions}; and so can the puzzles that it writes, with the same shape and givens;
 *   <li>bad texts are refused at the place you say, and with the messages that you keep in files; spoilt ones never do worse than {@link PuzzleSyntaxException}, and
 *       where they are read they draw back what was read; garbage is not passed over;
 *   <li>a puzzle after another one is read, or refused; {@code resume} moves, and to the next puzzle;
 *   <li>the settings that are read are those that are listed; wrong values are refused, right ones change something;
 *   <li>equal puzzles give equal covers; shape and pins fit together, and givens are pins only; labels tell options apart;
 *   <li>symmetries make options of options and items of items, and do not look at givens;
 *   <li>items and options have names that tell them apart, and a puzzle of yours has more solutions where a group of
 *       secondary items is left out;
 *   <li>one instance serves eight threads.
 * </ul>
 *
 * <p>What fails names the puzzle and shows what {@code dlx} says of it. Where a promise does not fit a puzzle by its nature,
 * say so: {@link #mayTakeTheWholeText}, {@link #mayRepeatOptions}, {@link #isDrawn}, {@link #isNeeded}.
 *
 * <p>All is seeded: a test that fails fails again. Puzzles of a few thousand solutions at most keep it quick.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public abstract class ExactCoverModelContract<P, O> extends GroupContract<P, O> {

    private static final int THREADS = 8;

    /** For subclasses. */
    protected ExactCoverModelContract() {}

    /**
     * One instance, many threads, no state.
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

    /** What the model has to say about each text: size of the cover, the first solutions, drawn. */
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
