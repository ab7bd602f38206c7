package dlx.testkit;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.core.LoadedModel;
import dlx.core.Solver;
import java.util.List;
import java.util.Optional;

/** What the command line would say of a puzzle: for failures, so that an author sees what people would see. */
final class HostAnswer {

    /** Puzzles of contracts are small; a search that is cut off here is told as such. */
    private static final long MOST_NODES = 100_000;

    private static final int MOST_SHOWN = 600;

    private HostAnswer() {}

    /**
     * The sentence, or the drawing, that follows a failed check.
     *
     * @param failure what failed: where the host's own error is behind it, that is what the host would say
     */
    static String to(LoadedModel<?, ?> modeler, String text, Throwable failure) {
        for (Throwable e = failure; e != null; e = e.getCause()) {
            if (e instanceof DlxException) {
                return said(e.getMessage());
            }
        }
        return "dlx solve " + modeler.id() + " would " + solved(modeler, text);
    }

    static String said(String message) {
        return "dlx would say: " + message;
    }

    private static <P, O> String solved(LoadedModel<P, O> modeler, String text) {
        try {
            Optional<P> puzzle = modeler.next(PuzzleText.of(text));
            if (puzzle.isEmpty()) {
                return "find no puzzle";
            }
            Solver<O> solver = modeler.solver(puzzle.get()).nodeLimit(MOST_NODES);
            Optional<List<O>> solution = solver.first();
            return solution.isPresent()
                    ? "print:\n" + shortened(modeler.render(puzzle.get(), solution.get()))
                    : "find no solution";
        } catch (DlxException e) {
            return "say: " + e.getMessage();
        }
    }

    private static String shortened(String drawing) {
        return drawing.length() <= MOST_SHOWN ? drawing : drawing.substring(0, MOST_SHOWN) + "...\n";
    }
}
