package dlx.core.model;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Solver;
import java.time.Duration;
import java.util.Optional;

/**
 * A puzzle that a model has read. Hosts that do not know the model's types can print and draw its solutions.
 *
 * <pre>{@code
 * ModelRegistry models = ModelRegistry.load();
 * LoadedPuzzle<?, ?> board = models.get("sudoku").read(text);
 * Optional<String> solution = board.timeLimit(Duration.ofSeconds(2)).solved();
 * }</pre>
 *
 * <p>Immutable. Thread-safe if the model is, as every model must be.
 *
 * @param <P> type of the puzzles
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
     * Returns the puzzle as the model read it.
     *
     * @return the puzzle
     */
    public P puzzle() {
        return puzzle;
    }

    /**
     * Returns the solver of the puzzle, with the puzzle's givens.
     *
     * @return the solver
     */
    public Solver<O> solver() {
        return solver;
    }

    /**
     * Returns this puzzle with a time limit for each search. {@link LoadedModel#steps} limits the steps of the model
     * itself.
     *
     * @param time wall time of each search, not negative
     * @return a puzzle with that limit
     */
    public LoadedPuzzle<P, O> timeLimit(Duration time) {
        return new LoadedPuzzle<>(
                model, puzzle, solver.toBuilder().timeLimit(time).build());
    }

    /**
     * Finds a solution by {@link Solver#solve} and returns it as text.
     *
     * @return lines, each with its line end; empty if no solution exists or a limit ended the search
     * @throws ModelException if the model failed
     */
    public Optional<String> solved() {
        return solver.solve().found().map(this::text);
    }

    /**
     * Finds a solution by {@link Solver#solve} and returns its picture.
     *
     * @return an SVG document; empty if no solution exists, a limit ended the search, or the model does not draw
     *     pictures
     * @throws ModelException if the model failed
     */
    public Optional<Svg> pictured() {
        return solver.solve().found().flatMap(this::picture);
    }

    /**
     * Returns a solution, or a part of a solution, as text.
     *
     * @param solution a solution found by {@link #solver}
     * @return lines, each with its line end
     * @throws ModelException if the model failed
     */
    public String text(Solution<O> solution) {
        return model.render(puzzle, solution);
    }

    /**
     * Returns a picture of a solution, or of a part of a solution.
     *
     * @param solution a solution found by {@link #solver}
     * @return an SVG document; empty if the model does not draw pictures
     * @throws ModelException if the model failed
     */
    public Optional<Svg> picture(Solution<O> solution) {
        return model.picture(puzzle, solution);
    }

    /**
     * Returns the puzzle as text: its pins alone, as a part of a solution. If the model does not have a
     * {@link dlx.api.HasGivens#shape shape}, givens that are part of the shape are omitted.
     *
     * @return lines, each with its line end
     * @throws ModelException if the model failed
     */
    public String text() {
        return model.render(puzzle, Solution.of(model.pins(puzzle)));
    }
}
