package dlx.guice;

import com.google.inject.Inject;
import com.google.inject.Provider;
import dlx.api.Cover;
import dlx.api.UnknownModelException;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;

/**
 * Creates solvers within the limits of a host: for puzzles as text, for puzzles that a model has read, and for covers.
 * Hosts that solve puzzles inject this class. Immutable and thread-safe.
 *
 * <pre>{@code
 * @Inject
 * Counter(Solvers solvers) { ... }
 *
 * solvers.of("queens", "8\n").count().solutions() // 92
 * }</pre>
 *
 * @since 0.1
 */
public final class Solvers {

    private final Provider<ModelRegistry> models;
    private final SolverLimits limits;

    @Inject
    Solvers(Provider<ModelRegistry> models, SolverLimits limits) {
        this.models = models;
        this.limits = limits;
    }

    /**
     * Returns solvers within other limits.
     *
     * @param other the limits that replace the limits of the host
     * @return solvers of the same models
     */
    public Solvers within(SolverLimits other) {
        return new Solvers(models, other);
    }

    /**
     * Returns the limits of each puzzle.
     *
     * @return the limits of the host, or the limits given to {@link #within}
     */
    public SolverLimits limits() {
        return limits;
    }

    /**
     * Returns the model with an id, whose steps obey the limits.
     *
     * @param id the id as {@link dlx.api.ExactCoverModel#id} returns it
     * @return the model
     * @throws UnknownModelException if the registry does not have a model with the id
     */
    public LoadedModel<?, ?> model(String id) {
        return withinLimits(models.get().get(id));
    }

    /**
     * Returns a model whose steps obey the limits.
     *
     * @param model a model, of the registry or not
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return the same model within the limits
     */
    public <P, O> LoadedModel<P, O> withinLimits(LoadedModel<P, O> model) {
        return limits.applyTo(model);
    }

    /**
     * Reads and describes a puzzle.
     *
     * @param model the id of the puzzle's model
     * @param text the puzzle as its model reads it
     * @return a solver of the puzzle
     * @throws UnknownModelException if the registry does not have a model with the id
     * @throws dlx.api.PuzzleSyntaxException if the text is not a puzzle
     * @throws dlx.api.ModelException if the model fails, or a step takes too long
     */
    public Solver<?> of(String model, String text) {
        return of(model(model), text);
    }

    private <P, O> Solver<O> of(LoadedModel<P, O> model, String text) {
        return of(model, model.puzzle(text));
    }

    /**
     * Describes a puzzle. The description uses part of the time limit; each question then starts with the remaining
     * time.
     *
     * @param model the model that has read the puzzle
     * @param puzzle the puzzle
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return a solver of the puzzle; stopped if the description used all of the time
     */
    public <P, O> Solver<O> of(LoadedModel<P, O> model, P puzzle) {
        return limits.applyTo(model).solver(puzzle, limits.ofSearch());
    }

    /**
     * Returns a solver of a cover.
     *
     * @param cover items and options
     * @param <O> type of the option values
     * @return a solver within the limits of time and token; the limit of size does not apply to a cover
     */
    public <O> Solver<O> of(Cover<O> cover) {
        return Solver.builder(cover).limits(limits.ofSearch()).build();
    }
}
