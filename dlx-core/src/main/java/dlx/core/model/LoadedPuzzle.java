package dlx.core.model;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import java.time.Duration;
import java.util.Optional;

/**
 * A puzzle that a model has read: text in, text and pictures out, for hosts that do not know the model's types.
 *
 * <pre>{@code
 * ModelRegistry models = ModelRegistry.load();
 * LoadedPuzzle<?, ?> board = models.get("sudoku").read(text);
 * Optional<String> solution = board.timeLimit(Duration.ofSeconds(2)).solved();
 * }</pre>
 *
 * <p>Immutable. Thread-safe as far as the model is, which every model promises.
 *
 * @param <P> the model's puzzle
 * @param <O> type of the option values
 * @since 0.1
 */
public final class LoadedPuzzle<P, O> {

    private final LoadedModel<P, O> model;
    private final P puzzle;
    private final Solver<O> solver;

    LoadedPuzzle(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {
        this.model = model;
        this.puzzle = puzzle;
        this.solver = solver;
    }

    /**
     * Returns the model that read the puzzle.
     *
     * @return the model
     */
    public LoadedModel<P, O> model() {
        return model;
    }

    /**
     * Returns the puzzle as the model has read it.
     *
     * @return the puzzle
     */
    public P puzzle() {
        return puzzle;
    }

    /**
     * Returns the solver of the puzzle, to which its givens are given.
     *
     * @return the solver
     */
    public Solver<O> solver() {
        return solver;
    }

    /**
     * Returns the same puzzle, whose searches end when the time is up. Steps of the model itself have the limit of
     * {@link LoadedModel#steps}.
     *
     * @param time not negative
     * @return a puzzle with that limit
     */
    public LoadedPuzzle<P, O> timeLimit(Duration time) {
        return new LoadedPuzzle<>(
                model, puzzle, solver.toBuilder().timeLimit(time).build());
    }

    /**
     * Finds a solution by {@link Solver#solve}, and writes it as text.
     *
     * @return lines, each with its line end; absent if there is none, or a limit came first
     * @throws ModelException if the model failed
     */
    public Optional<String> solved() {
        return solver.solve().found().map(this::text);
    }

    /**
     * Finds a solution by {@link Solver#solve}, and draws it.
     *
     * @return a document; absent if there is no solution, a limit came first, or the model draws nothing
     * @throws ModelException if the model failed
     */
    public Optional<Svg> pictured() {
        return solver.solve().found().flatMap(this::picture);
    }

    /**
     * Writes a solution, or any part of one, as text.
     *
     * @param solution what {@link #solver} found
     * @return lines, each with its line end
     * @throws ModelException if the model failed
     */
    public String text(Solution<O> solution) {
        return model.render(puzzle, solution);
    }

    /**
     * Draws a solution, or any part of one.
     *
     * @param solution what {@link #solver} found
     * @return a document; absent if the model draws nothing
     * @throws ModelException if the model failed
     */
    public Optional<Svg> picture(Solution<O> solution) {
        return model.picture(puzzle, solution);
    }

    /**
     * Writes the puzzle as it was given: its pins alone, as a part of a solution. Givens that are part of the shape are not among
     * them where the model has no {@link dlx.api.HasGivens#shape shape}.
     *
     * @return lines, each with its line end
     * @throws ModelException if the model failed
     */
    public String text() {
        return model.render(puzzle, Solution.of(model.pins(puzzle)));
    }
}
