package dlx.core;

import dlx.api.Cover;
import dlx.api.DlxException;
import dlx.api.ExactCoverModel;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A loaded model, ready for use: turns text into puzzles, puzzles into covers and solvers.
 *
 * <p>The cover of a puzzle with a {@linkplain ExactCoverModel#shape shape} is that of the shape, with the givens
 * pinned; the shapes used last are kept, described and compiled. Whatever a plugin throws arrives as a
 * {@link DlxException} that names the model. Thread-safe.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class Modeler<P, O> {

    /** Shapes are few and large: the sizes of a board. */
    private static final int SHAPES_KEPT = 16;

    private final ExactCoverModel<P, O> model;
    private final String id;
    private final String origin;
    private final Map<P, Solver<O>> shapes = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<P, Solver<O>> eldest) {
            return size() > SHAPES_KEPT;
        }
    };

    private Modeler(ExactCoverModel<P, O> model, String origin) {
        this.model = model;
        this.id = model.id();
        this.origin = origin;
    }

    /**
     * Wraps a model.
     *
     * @param model the model
     * @param origin where it was loaded from, for people
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the model, ready for use
     */
    public static <P, O> Modeler<P, O> of(ExactCoverModel<P, O> model, String origin) {
        return new Modeler<>(model, origin);
    }

    /**
     * The name of the model.
     *
     * @return its id
     */
    public String id() {
        return id;
    }

    /**
     * Where the model was loaded from.
     *
     * @return the name of a jar or folder, for people
     */
    public String origin() {
        return origin;
    }

    /**
     * The model itself.
     *
     * @return what the plugin wrote
     */
    public ExactCoverModel<P, O> model() {
        return model;
    }

    /**
     * Reads the next puzzle.
     *
     * @param text where the puzzle before ended
     * @return the puzzle, or nothing at the end of the text
     * @throws PuzzleSyntaxException if the text is not a puzzle
     * @throws ModelException if the model failed
     */
    public Optional<P> next(PuzzleText text) {
        return guarded("parse", () -> model.hasNext(text) ? Optional.of(model.parse(text)) : Optional.empty());
    }

    /**
     * Moves behind a puzzle that {@link #next} refused.
     *
     * @param text where {@link #next} left it
     * @return {@code true} if {@link #next} may be asked again
     */
    public boolean resume(PuzzleText text) {
        try {
            return guarded("resume", () -> model.resume(text));
        } catch (PuzzleSyntaxException e) {
            return false; // the puzzle's own error has been told; what follows is no text either
        }
    }

    /**
     * Reads a text that holds one puzzle.
     *
     * @param text the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not one puzzle
     * @throws ModelException if the model failed
     */
    public P puzzle(String text) {
        PuzzleText lines = PuzzleText.of(text);
        P puzzle = next(lines).orElseThrow(() -> lines.endOfText("a puzzle of the model " + id));
        if (guarded("parse", () -> model.hasNext(lines))) {
            throw lines.next("nothing").error(1, "another puzzle starts here; expected one puzzle");
        }
        return puzzle;
    }

    /**
     * Reads a text that holds one puzzle, and describes it.
     *
     * @param text the puzzle
     * @return its cover, givens pinned
     * @throws PuzzleSyntaxException if the text is not one puzzle
     * @throws ModelException if the model failed or broke a rule
     */
    public Cover<O> cover(String text) {
        return solver(puzzle(text)).cover();
    }

    /**
     * A solver for a puzzle, with the model's goal and without limits.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return a solver; what it compiles is shared with those of the same shape
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solver(P puzzle) {
        return guarded("describe", () -> {
            Optional<P> shape = model.shape(puzzle);
            return shape.isPresent() ? shapeSolver(shape.get()).pinned(model.pins(puzzle)) : describe(puzzle);
        });
    }

    /**
     * What may be done to the options of a puzzle's solutions, for {@link Solver#distinct}.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return maps of options to options; empty if the model knows none
     * @throws ModelException if the model failed
     */
    public List<UnaryOperator<O>> symmetries(P puzzle) {
        return guarded("symmetries", () -> model.symmetries(model.shape(puzzle).orElse(puzzle)));
    }

    /**
     * Writes a solution.
     *
     * @param puzzle the puzzle
     * @param solution the options of a solution, in the order of the cover
     * @return lines, each with its line end
     * @throws ModelException if the model failed
     */
    public String render(P puzzle, List<O> solution) {
        return guarded("render", () -> model.render(puzzle, solution));
    }

    @Override
    public String toString() {
        return id + " (" + origin + ")";
    }

    private synchronized Solver<O> shapeSolver(P shape) {
        Solver<O> solver = shapes.get(shape);
        if (solver == null) {
            solver = describe(shape);
            shapes.put(shape, solver);
        }
        return solver;
    }

    private Solver<O> describe(P puzzle) {
        Cover<O> cover = Cover.of(builder -> model.describe(puzzle, builder));
        return Solver.of(cover).goal(model.goal());
    }

    private <T> T guarded(String step, Supplier<T> work) {
        try {
            return work.get();
        } catch (ModelException e) {
            throw e.in(id, step);
        } catch (DlxException | java.io.UncheckedIOException e) {
            throw e;
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw ModelException.failed(id, step, e);
        }
    }
}
