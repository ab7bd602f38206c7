package dlx.commands.answer;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.console.Printable;
import dlx.commands.run.PuzzleTask;
import dlx.core.explain.Revision;
import dlx.core.puzzles.PuzzleWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The nearest puzzle with one solution that a revision contains, as the model writes and draws it.
 *
 * @param task the original puzzle
 * @param givens the options that the nearest puzzle gives; empty if there is no such puzzle
 * @param text the text with its line ends; empty if there is no such puzzle, or the model does not write puzzles
 */
public record NearestPuzzle<P, O>(PuzzleTask<P, O> task, Optional<List<Integer>> givens, Optional<String> text) {

    /**
     * Returns the puzzle of a revision.
     *
     * @param settings the settings with which the puzzle was read
     * @param report takes a sentence about a failure of the model
     */
    public static <P, O> NearestPuzzle<P, O> of(
            PuzzleTask<P, O> task, Map<String, String> settings, Revision revision, Consumer<String> report) {
        Optional<List<Integer>> givens = revision.nearest(task.solver().givens().givenOptions());
        Optional<String> text = Optional.empty();
        try {
            text = PuzzleWriter.nearest(task.model(), task.puzzle(), task.solver(), settings, revision);
        } catch (ModelException e) {
            report.accept(Printable.name(String.valueOf(e.getMessage())));
        }
        return new NearestPuzzle<>(task, givens, text);
    }

    /** Returns the picture of the givens; empty if there is no such puzzle, or the model does not draw. */
    public Optional<Svg> picture() {
        return givens.flatMap(options -> task.model()
                .picture(
                        task.model().shape(task.puzzle()).orElse(task.puzzle()),
                        Solution.of(options.stream()
                                .map(task.solver().cover()::option)
                                .toList())));
    }
}
