package dlx.guice;

import com.google.inject.Inject;
import com.google.inject.Provider;
import dlx.api.Cover;
import dlx.api.UnknownModelException;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;

/**
 * Makes solvers within the limits of a host: of puzzles as text, of puzzles that a model has read, and of covers. A host that solves
 * injects this. Immutable and thread-safe.
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
     * @param other replace the limits of the host
     * @return solvers of the same models
     */
    public Solvers within(SolverLimits other) {
        return new Solvers(models, other);
    }

    /**
     * Returns the limits of each puzzle.
     *
     * @return those of the host, or of {@link #within}
     */
    public SolverLimits limits() {
        return limits;
    }

    /**
     * Returns the model with an id; its steps keep to the limits.
     *
     * @param id as {@link dlx.api.ExactCoverModel#id} gives it
     * @return the model
     * @throws UnknownModelException if no model has the id
     */
    public LoadedModel<?, ?> model(String id) {
        return withinLimits(models.get().get(id));
    }

    /**
     * Returns a model whose steps keep to the limits.
     *
     * @param model a model, of the registry or not
     * @param <P> the type of a puzzle
     * @param <O> the type of an option
     * @return the same model within the limits
     */
    public <P, O> LoadedModel<P, O> withinLimits(LoadedModel<P, O> model) {
        return limits.applyTo(model);
    }

    /**
     * Reads and describes a puzzle.
     *
     * @param model the id of its model
     * @param text the puzzle as its model reads it
     * @return a solver of it
     * @throws UnknownModelException if no model has the id
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
     * Describes a puzzle. Describing takes of the time of the limits; the rest is counted from each question.
     *
     * @param model the model that has read the puzzle
     * @param puzzle the puzzle
     * @param <P> the type of a puzzle
     * @param <O> the type of an option
     * @return a solver of it; stopped if describing took all of the time
     */
    public <P, O> Solver<O> of(LoadedModel<P, O> model, P puzzle) {
        return limits.applyTo(model).solver(puzzle, limits.ofSearch());
    }

    /**
     * Returns a solver of a cover.
     *
     * @param cover items and options
     * @param <O> the type of an option
     * @return a solver within the limits of time and of the token; the size of a cover that exists is not limited
     */
    public <O> Solver<O> of(Cover<O> cover) {
        return Solver.builder(cover).limits(limits.ofSearch()).build();
    }
}
