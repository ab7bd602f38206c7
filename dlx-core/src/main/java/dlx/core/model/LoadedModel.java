package dlx.core.model;

import dlx.api.Area;
import dlx.api.CheckReturnValue;
import dlx.api.ExactCoverModel;
import dlx.api.Experimental;
import dlx.api.HasBlanks;
import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.HasTechniqueNames;
import dlx.api.HasTopic;
import dlx.api.JudgeProblem;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Technique;
import dlx.core.Solver;
import dlx.core.search.Limits;
import dlx.core.search.internal.Waiting;
import dlx.core.threads.Threads;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A model that was loaded, ready for use: turns text into puzzles, puzzles into solvers, solutions into text and
 * pictures. Hosts ask it also for what the model {@linkplain #can cannot}: the answer is empty then.
 *
 * <p>The cover of a puzzle with a {@linkplain HasGivens#shape shape} is that of the shape, with what the puzzle
 * gives taken before each search; the shapes used last are kept, described and compiled. Whatever a plugin throws
 * arrives as a {@link ModelException} that names the model, or as a {@link PuzzleSyntaxException}. Thread-safe.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class LoadedModel<P, O> {

    /** The code of an error: the model reads a puzzle without taking any of the text, and would do so for ever. */
    public static final String TOOK_NOTHING = "took_nothing";

    /** The code of an error: a step of the model did not end within its time limit, and was given up by the {@link #steps}. */
    public static final String TIME_OUT = "time_out";

    private final ExactCoverModel<P, O> model;
    private final String origin;
    private final PluginGuard guard;
    private final PuzzleParser<P, O> parser;
    private final PuzzleSolvers<P, O> solvers;

    private LoadedModel(ExactCoverModel<P, O> model, String origin, PluginGuard guard, PuzzleSolvers<P, O> solvers) {
        this.model = model;
        this.origin = origin;
        this.guard = guard;
        this.parser = new PuzzleParser<>(model, guard);
        this.solvers = solvers;
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
    public static <P, O> LoadedModel<P, O> of(ExactCoverModel<P, O> model, String origin) {
        Objects.requireNonNull(model, "model");
        return of(model, model.id(), origin);
    }

    /**
     * Wraps a model whose id was asked for, and checked: the model may give another one the next time.
     *
     * @param model the model
     * @param id its id
     * @param origin where it was loaded from, for people
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> of(ExactCoverModel<P, O> model, String id, String origin) {
        return wrapped(model, id, origin, new PuzzleSolvers.Host<>(Threads.WAITING, Solver::of));
    }

    /**
     * Wraps a model for a host that has a single thread, such as a browser. No other thread may use it.
     *
     * @param model the model
     * @param id its id
     * @param origin where it was loaded from, for people
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> inOneThread(ExactCoverModel<P, O> model, String id, String origin) {
        return wrapped(model, id, origin, new PuzzleSolvers.Host<>(Waiting.NEVER, Solver::inOneThread));
    }

    /** Wraps a model for a host that has its own way to wait for the thread that describes a shape. */
    static <P, O> LoadedModel<P, O> wrapped(
            ExactCoverModel<P, O> model, String id, String origin, PuzzleSolvers.Host<O> host) {
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(origin, "origin");
        PluginGuard guard = new PluginGuard(Objects.requireNonNull(id, "id"));
        return new LoadedModel<>(model, origin, guard, new PuzzleSolvers<>(model, guard, OptionalLong.empty(), host));
    }

    /**
     * Returns this model with a maximum size of its covers: a puzzle that would make a larger one is refused while it is
     * described, before it fills the memory.
     *
     * @param size items, options and nodes of options together, {@code >= 1}
     * @return the same model; it shares no shapes with this one
     */
    public LoadedModel<P, O> greatestSize(long size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size + "; expected 1 or more");
        }
        return new LoadedModel<>(model, origin, guard, solvers.greatestSize(size));
    }

    /**
     * Returns this model with another way to do its steps: {@link dlx.core.plugin.PluginTimeLimit#of} is one that gives up those
     * that do not come back.
     *
     * @param runner does the steps; {@link StepRunner#DIRECT} by default
     * @return the same model; it shares no shapes with this one
     */
    @CheckReturnValue
    public LoadedModel<P, O> steps(StepRunner runner) {
        Objects.requireNonNull(runner, "runner");
        PluginGuard other = new PluginGuard(guard.model(), runner);
        return new LoadedModel<>(model, origin, other, solvers.guardedBy(other));
    }

    /**
     * Returns a stream for a text that this model is to read: where {@link #steps} have a time limit, waiting for the stream does not
     * count, and a step that was given up reads nothing more of it.
     *
     * @param stream bytes of the text
     * @return the same bytes; throws what {@code stream} throws
     */
    public InputStream input(InputStream stream) {
        return guard.steps().input(stream);
    }

    /**
     * Returns the name of the model.
     *
     * @return its id
     */
    public String id() {
        return guard.model();
    }

    /**
     * Returns the place that the model was loaded from.
     *
     * @return the name of a jar or folder, for people
     */
    public String origin() {
        return origin;
    }

    /**
     * Returns the class of the model.
     *
     * @return the model's class
     */
    public Class<?> type() {
        return model.getClass();
    }

    /**
     * Returns the line for the list of models.
     *
     * @return the model's title
     */
    public String title() {
        return guard.run("title", model::title);
    }

    /**
     * Returns the topic of puzzles of this kind.
     *
     * @return the model's topic, or nothing
     */
    public String topic() {
        return model instanceof HasTopic able ? guard.run("topic", able::topic) : "";
    }

    /**
     * Returns what the model can beyond what each model can: the names of the interfaces that it implements, such as {@code givens} for
     * {@link HasGivens} and {@code technique names} for {@link HasTechniqueNames}.
     *
     * @return the names, in an order that is the same for all models
     */
    public List<String> can() {
        return Abilities.of(model);
    }

    /**
     * Returns the description of a puzzle's text.
     *
     * @return the model's grammar, any number of lines
     */
    public String grammar() {
        return guard.run("grammar", model::grammar);
    }

    /**
     * Returns a puzzle that has a solution.
     *
     * @return a text that {@link #puzzle} accepts, or nothing
     */
    public String example() {
        return guard.run("example", model::example);
    }

    /**
     * Returns the settings that the model reads.
     *
     * @return the settings, in the order in which people should see them
     */
    public List<Setting> settings() {
        return guard.run("settings", () -> List.copyOf(model.settings()));
    }

    /**
     * Returns the problems of online judges that the model answers.
     *
     * @return the problems; what they read and print is guarded too
     */
    @Experimental
    public List<JudgeProblem<P, O>> judgeProblems() {
        return parser.judgeProblems();
    }

    /**
     * Reads the next puzzle. What the stream of the text throws is thrown as it is.
     *
     * @param text where the puzzle before ended
     * @return the puzzle, or nothing at the end of the text
     * @throws PuzzleSyntaxException if the text is not a puzzle
     */
    public Optional<P> next(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        return parser.next(text);
    }

    /**
     * Skips the rest of a puzzle that {@link #next} refused.
     *
     * @param text where {@link #next} left it
     * @return {@code true} if {@link #next} may be asked again
     */
    public boolean resume(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        return parser.resume(text);
    }

    /**
     * Reads a text that holds one puzzle.
     *
     * @param text the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not one puzzle
     */
    public P puzzle(String text) {
        Objects.requireNonNull(text, "text");
        return puzzle(PuzzleText.of(text));
    }

    /**
     * Reads a text that holds one puzzle, with settings and a name for messages.
     *
     * @param lines the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not one puzzle
     */
    public P puzzle(PuzzleText lines) {
        Objects.requireNonNull(lines, "lines");
        return parser.only(lines);
    }

    /**
     * Reads a text that holds one puzzle, for all that can be asked about it.
     *
     * @param text one puzzle
     * @return the puzzle, its solver, and its drawings
     * @throws PuzzleSyntaxException if the text is not one puzzle
     * @throws ModelException if the model failed or broke a rule
     */
    public LoadedPuzzle<P, O> read(String text) {
        Objects.requireNonNull(text, "text");
        P puzzle = puzzle(text);
        return new LoadedPuzzle<>(this, puzzle, solver(puzzle));
    }

    /**
     * Returns a solver for a text that holds one puzzle.
     *
     * @param text the puzzle
     * @return its solver, with the model's goal and without limits; what the puzzle gives is given to it
     * @throws PuzzleSyntaxException if the text is not one puzzle
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solverOf(String text) {
        Objects.requireNonNull(text, "text");
        return solver(puzzle(text));
    }

    /**
     * Returns a solver for a puzzle, with the model's goal and without limits.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return a solver; what it compiles is shared with those of the same shape. An interrupt of the thread ends the
     *     description, and the solver {@link Solver#isStopped} then
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solver(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solver(puzzle, Limits.none());
    }

    /**
     * Returns a solver for a puzzle, with the model's goal, described under limits: they hold while the model describes the
     * puzzle, and for each question that the solver is asked, which has what is left of the time then.
     *
     * <p>Where a limit ends the description, the solver says {@link Solver#isStopped}: each of its questions is answered
     * at once by a report with the reason.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @param limits what may end the description, and the searches
     * @return a solver; what it compiles is shared with those of the same shape
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solver(P puzzle, Limits limits) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(limits, "limits");
        return solvers.solver(puzzle, limits);
    }

    /**
     * Returns the symmetries of a puzzle, for {@link dlx.core.SolverBuilder#symmetries}.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return maps of options to options; empty if the model knows none
     */
    public List<UnaryOperator<O>> symmetries(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solvers.symmetries(puzzle);
    }

    /**
     * Writes a solution, or any part of one.
     *
     * @param puzzle the puzzle
     * @param solution options in the order of the cover
     * @return lines, each with its line end
     */
    public String render(P puzzle, Solution<O> solution) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(solution, "solution");
        return guard.run("render", () -> model.render(puzzle, solution));
    }

    /**
     * Draws a solution, or any part of one.
     *
     * @param puzzle the puzzle
     * @param solution options in the order of the cover
     * @return a whole document; absent if the model draws nothing
     */
    public Optional<Svg> picture(P puzzle, Solution<O> solution) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(solution, "solution");
        return model instanceof HasPictures<P, O> able
                ? Optional.of(guard.run("picture", () -> able.picture(puzzle, solution)))
                : Optional.empty();
    }

    /**
     * Returns the same puzzle without its givens.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return the shape; absent if the model has none
     */
    public Optional<P> shape(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solvers.shape(puzzle);
    }

    /**
     * Returns the options that the givens of a puzzle choose of its shape.
     *
     * @param puzzle a puzzle that has a shape
     * @return options of the shape's cover
     */
    public List<O> pins(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return guard.run("pins", () -> List.copyOf(solvers.givens(puzzle)));
    }

    /**
     * Writes a puzzle, which is not read back: {@link dlx.core.generate.Generator} does that.
     *
     * @param shape what {@link #shape} returned
     * @param givens options of its cover, in the order of the cover
     * @return lines, each with its line end; absent if the model writes no puzzles
     */
    public Optional<String> write(P shape, List<O> givens) {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(givens, "givens");
        return model instanceof HasGivens<P, O> able
                ? guard.run("write", () -> able.write(shape, givens))
                : Optional.empty();
    }

    /**
     * Returns the blank that fresh puzzles are filled from.
     *
     * @param puzzle the puzzle
     * @return its blank; absent if the model does not make puzzles so
     */
    @Experimental
    public Optional<P> blank(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return model instanceof HasBlanks<P, O> able
                ? Optional.of(guard.run("blank", () -> able.blank(puzzle)))
                : Optional.empty();
    }

    /**
     * Writes a fresh puzzle.
     *
     * @param blank what {@link #blank} made of a puzzle
     * @param solution of the blank
     * @param random what is drawn from
     * @return lines, each with its line end; absent if this solution makes no puzzle
     */
    @Experimental
    public Optional<String> fill(P blank, List<O> solution, RandomGenerator random) {
        Objects.requireNonNull(blank, "blank");
        Objects.requireNonNull(solution, "solution");
        Objects.requireNonNull(random, "random");
        return model instanceof HasBlanks<P, O> able
                ? guard.run("fill", () -> able.fill(blank, solution, random))
                : Optional.empty();
    }

    /**
     * Returns the place of an option in the picture.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return boxes in cells of the picture; empty if it has no place
     */
    public List<Area> areas(P puzzle, O option) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(option, "option");
        return model instanceof HasPictures<P, O> able
                ? guard.run("areas", () -> List.copyOf(able.areas(puzzle, option)))
                : List.of();
    }

    /**
     * Returns the name that people give to a step of reasoning.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words on one line; absent if the model knows none
     */
    @Experimental
    public Optional<String> techniqueName(P puzzle, Technique<O> technique) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(technique, "technique");
        return model instanceof HasTechniqueNames<P, O> able
                ? guard.run("techniqueName", () -> able.techniqueName(puzzle, technique))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return guard.model() + " (" + origin + ")";
    }
}
