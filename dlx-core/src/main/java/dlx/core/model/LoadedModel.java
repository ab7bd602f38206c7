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
 * A model that was loaded and is ready for use: it turns text into puzzles, puzzles into solvers, and solutions into
 * text and pictures. Hosts may call every method: for {@linkplain #can abilities} that the model does not have, the
 * result is empty.
 *
 * <p>Puzzles with an equal {@linkplain HasGivens#shape shape} share the cover of the shape, and the puzzle's pins are
 * taken before each search. The most recent shapes are kept, described and compiled. Every exception of a plugin
 * arrives as a {@link ModelException} that names the model, or as a {@link PuzzleSyntaxException}. Thread-safe.
 *
 * @param <P> type of the puzzles
 * @param <O> type of the option values
 * @since 0.1
 */
public final class LoadedModel<P, O> {

    /** The code of an error: the model reads a puzzle without consuming text, so reading would never end. */
    public static final String TOOK_NOTHING = "took_nothing";

    /** The code of an error: a step exceeded its time limit, and the runner of {@link #steps} gave it up. */
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
     * Returns a model, wrapped for use.
     *
     * @param model the model
     * @param origin name of its model source, for messages
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> of(ExactCoverModel<P, O> model, String origin) {
        Objects.requireNonNull(model, "model");
        return of(model, model.id(), origin);
    }

    /**
     * Returns a model, wrapped for use, whose id was already read and checked: the model may return another id next
     * time.
     *
     * @param model the model
     * @param id id of the model
     * @param origin name of its model source, for messages
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> of(ExactCoverModel<P, O> model, String id, String origin) {
        return wrapped(model, id, origin, new PuzzleSolvers.Host<>(Threads.WAITING, Solver::of));
    }

    /**
     * Returns a model, wrapped for a host that has a single thread, such as a browser. No other thread may use the
     * result.
     *
     * @param model the model
     * @param id id of the model
     * @param origin name of its model source, for messages
     * @param <P> type of the puzzles
     * @param <O> type of the option values
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> inOneThread(ExactCoverModel<P, O> model, String id, String origin) {
        return wrapped(model, id, origin, new PuzzleSolvers.Host<>(Waiting.NEVER, Solver::inOneThread));
    }

    /** Returns a model, wrapped for a host with its own way to wait for the thread that describes a shape. */
    static <P, O> LoadedModel<P, O> wrapped(
            ExactCoverModel<P, O> model, String id, String origin, PuzzleSolvers.Host<O> host) {
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(origin, "origin");
        PluginGuard guard = new PluginGuard(Objects.requireNonNull(id, "id"));
        return new LoadedModel<>(model, origin, guard, new PuzzleSolvers<>(model, guard, OptionalLong.empty(), host));
    }

    /**
     * Returns this model with a maximum size of its covers. The description of a puzzle with a larger cover ends early
     * with an error, before the cover fills the memory.
     *
     * @param size maximum of items, options and nodes of options together, 1 or more
     * @return a model with the limit; it does not share shapes with this model
     * @throws IllegalArgumentException if the size is 0 or less
     */
    public LoadedModel<P, O> greatestSize(long size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size + "; expected 1 or more");
        }
        return new LoadedModel<>(model, origin, guard, solvers.greatestSize(size));
    }

    /**
     * Returns this model with another runner for its steps, such as {@link dlx.core.plugin.PluginTimeLimit#of}, which
     * abandons steps that do not return.
     *
     * @param runner runs the steps; {@link StepRunner#DIRECT} by default
     * @return a model with the runner; it does not share shapes with this model
     */
    @CheckReturnValue
    public LoadedModel<P, O> steps(StepRunner runner) {
        Objects.requireNonNull(runner, "runner");
        PluginGuard other = new PluginGuard(guard.model(), runner);
        return new LoadedModel<>(model, origin, other, solvers.guardedBy(other));
    }

    /**
     * Returns a stream for a text that this model will read. If {@link #steps} have a time limit, time spent waiting
     * for the stream does not count, and a step that was abandoned cannot read more of it.
     *
     * @param stream bytes of the text
     * @return a stream of the same bytes, with the exceptions of {@code stream}
     */
    public InputStream input(InputStream stream) {
        return guard.steps().input(stream);
    }

    /** {@return the id of the model} */
    public String id() {
        return guard.model();
    }

    /**
     * Returns the name of the model source that the model was loaded from.
     *
     * @return name of a jar or folder, for messages
     */
    public String origin() {
        return origin;
    }

    /** {@return the class of the model} */
    public Class<?> type() {
        return model.getClass();
    }

    /**
     * Returns the model's title: its line in the list of models.
     *
     * @return the title
     */
    public String title() {
        return guard.run("title", model::title);
    }

    /**
     * Returns the topic of the model's puzzles.
     *
     * @return the topic; an empty string if the model does not have a topic
     */
    public String topic() {
        return model instanceof HasTopic able ? guard.run("topic", able::topic) : "";
    }

    /**
     * Returns the optional abilities of the model: the names of the interfaces that it implements, such as
     * {@code givens} for {@link HasGivens} and {@code technique names} for {@link HasTechniqueNames}.
     *
     * @return the names, in an order that is equal for all models
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
     * Returns an example puzzle that has a solution.
     *
     * @return a text that {@link #puzzle} accepts; an empty string if the model does not have an example
     */
    public String example() {
        return guard.run("example", model::example);
    }

    /**
     * Returns the settings that the model reads.
     *
     * @return the settings, in the order for display
     */
    public List<Setting> settings() {
        return guard.run("settings", () -> List.copyOf(model.settings()));
    }

    /**
     * Returns the problems of online judges that the model answers.
     *
     * @return the problems; exceptions of their input and output are converted too
     */
    @Experimental
    public List<JudgeProblem<P, O>> judgeProblems() {
        return parser.judgeProblems();
    }

    /**
     * Reads the next puzzle of a text. Exceptions of the text's stream are passed on unchanged.
     *
     * @param text a text, positioned after the previous puzzle
     * @return the puzzle; empty at the end of the text
     * @throws PuzzleSyntaxException if the text is not a puzzle
     */
    public Optional<P> next(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        return parser.next(text);
    }

    /**
     * Skips the rest of a puzzle that {@link #next} rejected.
     *
     * @param text the text as {@link #next} left it
     * @return true if {@link #next} may be called again
     */
    public boolean resume(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        return parser.resume(text);
    }

    /**
     * Reads a text that contains exactly one puzzle.
     *
     * @param text the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not exactly one puzzle
     */
    public P puzzle(String text) {
        Objects.requireNonNull(text, "text");
        return puzzle(PuzzleText.of(text));
    }

    /**
     * Reads a text that contains exactly one puzzle, with settings and a name for messages.
     *
     * @param lines the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not exactly one puzzle
     */
    public P puzzle(PuzzleText lines) {
        Objects.requireNonNull(lines, "lines");
        return parser.only(lines);
    }

    /**
     * Reads a text that contains exactly one puzzle, and makes its solver.
     *
     * @param text the puzzle
     * @return the puzzle with its solver and its pictures
     * @throws PuzzleSyntaxException if the text is not exactly one puzzle
     * @throws ModelException if the model failed or broke a rule
     */
    public LoadedPuzzle<P, O> read(String text) {
        Objects.requireNonNull(text, "text");
        P puzzle = puzzle(text);
        return new LoadedPuzzle<>(this, puzzle, solver(puzzle));
    }

    /**
     * Returns a solver for a text that contains exactly one puzzle.
     *
     * @param text the puzzle
     * @return the solver, with the model's goal and the puzzle's givens, without limits
     * @throws PuzzleSyntaxException if the text is not exactly one puzzle
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solverOf(String text) {
        Objects.requireNonNull(text, "text");
        return solver(puzzle(text));
    }

    /**
     * Returns a solver for a puzzle, with the model's goal and without limits.
     *
     * @param puzzle a puzzle read by {@link #next} or {@link #puzzle}
     * @return a solver; puzzles of equal shape share its compiled cover. If an interrupt of the thread ends the
     *     description, the solver {@link Solver#isStopped}
     * @throws ModelException if the model failed or broke a rule
     */
    public Solver<O> solver(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solver(puzzle, Limits.none());
    }

    /**
     * Returns a solver for a puzzle, with the model's goal and limits. The limits apply to the description of the
     * puzzle. Each question has the remaining time.
     *
     * <p>If a limit ends the description, the solver {@link Solver#isStopped}: each of its questions returns at once a
     * report with the reason.
     *
     * @param puzzle a puzzle read by {@link #next} or {@link #puzzle}
     * @param limits limits of the description and the searches
     * @return a solver; puzzles of equal shape share its compiled cover
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
     * @param puzzle a puzzle read by {@link #next} or {@link #puzzle}
     * @return maps of options to options; the text of each is its name from the model, or empty. An empty list if the
     *     model does not have symmetries
     */
    public List<UnaryOperator<O>> symmetries(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solvers.symmetries(puzzle);
    }

    /**
     * Returns a solution, or a part of a solution, as text.
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
     * Returns a picture of a solution, or of a part of a solution.
     *
     * @param puzzle the puzzle
     * @param solution options in the order of the cover
     * @return a complete SVG document; empty if the model does not draw pictures
     */
    public Optional<Svg> picture(P puzzle, Solution<O> solution) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(solution, "solution");
        return model instanceof HasPictures<P, O> able
                ? Optional.of(guard.run("picture", () -> able.picture(puzzle, solution)))
                : Optional.empty();
    }

    /**
     * Returns the shape of a puzzle: the puzzle without its givens.
     *
     * @param puzzle a puzzle read by {@link #next} or {@link #puzzle}
     * @return the shape; empty if the model does not have shapes
     */
    public Optional<P> shape(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return solvers.shape(puzzle);
    }

    /**
     * Returns the pins of a puzzle: the options that its text gives.
     *
     * @param puzzle a puzzle that has a shape
     * @return options of the shape's cover
     */
    public List<O> pins(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return guard.run("pins", () -> List.copyOf(solvers.givens(puzzle)));
    }

    /**
     * Returns the text of a puzzle, without a check. {@link dlx.core.generate.Generator} parses its texts again to
     * check them.
     *
     * @param shape a shape returned by {@link #shape}
     * @param givens options of the shape's cover, in the order of the cover
     * @return lines, each with its line end; empty if the model does not write puzzles
     */
    public Optional<String> write(P shape, List<O> givens) {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(givens, "givens");
        return model instanceof HasGivens<P, O> able
                ? guard.run("write", () -> able.write(shape, givens))
                : Optional.empty();
    }

    /**
     * Returns the blank of a puzzle, from which fresh puzzles are filled.
     *
     * @param puzzle the puzzle
     * @return the blank; empty if the model does not support blanks
     */
    @Experimental
    public Optional<P> blank(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return model instanceof HasBlanks<P, O> able
                ? Optional.of(guard.run("blank", () -> able.blank(puzzle)))
                : Optional.empty();
    }

    /**
     * Returns the text of a fresh puzzle, filled from a blank.
     *
     * @param blank a blank returned by {@link #blank}
     * @param solution a solution of the blank
     * @param random source of random numbers
     * @return lines, each with its line end; empty if this solution does not yield a puzzle
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
     * Returns the text of a puzzle without some of its givens.
     *
     * @param puzzle a puzzle whose text is from {@link #fill} or from this method
     * @param random source of random numbers
     * @return lines, each with its line end; empty if the model does not support this, or no given is left
     */
    @Experimental
    public Optional<String> thinned(P puzzle, RandomGenerator random) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(random, "random");
        return model instanceof HasBlanks<P, O> able
                ? guard.run("thinned", () -> able.thinned(puzzle, random))
                : Optional.empty();
    }

    /**
     * Returns the areas of an option in the picture.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return boxes in cells of the picture; empty if the option does not appear there
     */
    public List<Area> areas(P puzzle, O option) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(option, "option");
        return model instanceof HasPictures<P, O> able
                ? guard.run("areas", () -> List.copyOf(able.areas(puzzle, option)))
                : List.of();
    }

    /**
     * Returns the usual name of a step of reasoning.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words on one line; empty if the model does not have a name for it
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
