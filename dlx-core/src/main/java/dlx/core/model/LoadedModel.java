package dlx.core.model;

import dlx.api.Area;
import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.DlxException;
import dlx.api.ExactCoverModel;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.HasBlanks;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasJudgeProblems;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.HasSufficientOptions;
import dlx.api.HasSymmetries;
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
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.plan.OnceMap;
import dlx.core.search.Limits;
import dlx.core.search.StopReason;
import dlx.core.search.internal.Waiting;
import dlx.core.threads.Threads;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A model that was loaded, ready for use: turns text into puzzles, puzzles into solvers, solutions into text and
 * pictures. Hosts ask it also for what the model {@linkplain #can cannot}: the answer is empty then.
 *
 * <p>The cover of a puzzle with a {@linkplain HasGivens#shape shape} is that of the shape, with what the puzzle
 * gives taken before each search; the shapes used last are kept, described and compiled. Whatever a plugin throws
 * arrives as a {@link DlxException} that names the model. Thread-safe.
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

    /** There is one solver of a shape. */
    private static final String SOLVER = "solver";

    private final ExactCoverModel<P, O> model;
    private final String id;
    private final String origin;
    private final PluginGuard guard;

    /** Items, options and nodes together; empty for what {@link Cover} allows. */
    private final OptionalLong greatestSize;

    /** Another one when a step was given up that may hold its lock for ever. */
    private volatile ShapeCache<P, O> shapes;

    private final ShapeSolvers<O> solvers;

    /**
     * The way in which a host makes solvers of shapes.
     *
     * @param waiting how a thread waits for another one that describes the same shape
     * @param made makes a solver of a cover
     */
    record ShapeSolvers<O>(Waiting waiting, Function<Cover<O>, Solver<O>> made) {}

    private LoadedModel(
            ExactCoverModel<P, O> model,
            String origin,
            PluginGuard guard,
            OptionalLong greatestSize,
            ShapeSolvers<O> solvers) {
        this.solvers = solvers;
        this.shapes = new ShapeCache<>(solvers.waiting());
        this.model = model;
        this.greatestSize = greatestSize;
        this.id = guard.model();
        this.origin = origin;
        this.guard = guard;
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
     * A model whose id has been asked for, and checked: it may give another one the next time.
     *
     * @param model the model
     * @param id its id
     * @param origin where it was loaded from, for people
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the model, ready for use
     */
    public static <P, O> LoadedModel<P, O> of(ExactCoverModel<P, O> model, String id, String origin) {
        return wrapped(model, id, origin, new ShapeSolvers<>(Threads.WAITING, Solver::of));
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
        return wrapped(model, id, origin, new ShapeSolvers<>(Waiting.NEVER, Solver::inOneThread));
    }

    /** Wraps a model for a host that has its own way to wait for the thread that describes a shape. */
    static <P, O> LoadedModel<P, O> wrapped(
            ExactCoverModel<P, O> model, String id, String origin, ShapeSolvers<O> solvers) {
        return new LoadedModel<>(
                Objects.requireNonNull(model, "model"),
                Objects.requireNonNull(origin, "origin"),
                new PluginGuard(Objects.requireNonNull(id, "id")),
                OptionalLong.empty(),
                solvers);
    }

    /**
     * This model with a greatest size of its covers: a puzzle that would make a larger one is refused while it is
     * described, before it fills the memory.
     *
     * @param size items, options and nodes of options together, {@code >= 1}
     * @return the same model; it shares no shapes with this one
     */
    public LoadedModel<P, O> greatestSize(long size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size + "; expected 1 or more");
        }
        return new LoadedModel<>(model, origin, guard, OptionalLong.of(size), solvers);
    }

    /**
     * This model with another way to do its steps: {@link dlx.core.plugin.PluginTimeLimit#of} is one that gives up those
     * that do not come back.
     *
     * @param runner does the steps; {@link StepRunner#DIRECT} by default
     * @return the same model; it shares no shapes with this one
     */
    @CheckReturnValue
    public LoadedModel<P, O> steps(StepRunner runner) {
        Objects.requireNonNull(runner, "runner");
        return new LoadedModel<>(model, origin, new PluginGuard(id, runner), greatestSize, solvers);
    }

    /**
     * A stream for a text that this model is to read: where {@link #steps} have a time limit, waiting for the stream does not
     * count, and a step that was given up reads nothing more of it.
     *
     * @param stream bytes of the text
     * @return the same bytes; throws what {@code stream} throws
     */
    public InputStream input(InputStream stream) {
        return guard.steps().input(stream);
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
     * The class that the plugin wrote.
     *
     * @return the model's class
     */
    public Class<?> type() {
        return model.getClass();
    }

    /**
     * One line for the list of models.
     *
     * @return the model's title
     * @throws ModelException if the model failed
     */
    public String title() {
        return guard.run("title", model::title);
    }

    /**
     * What puzzles of this kind are about.
     *
     * @return the model's topic, or nothing
     * @throws ModelException if the model failed
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
     * How a puzzle's text looks.
     *
     * @return the model's grammar, any number of lines
     * @throws ModelException if the model failed
     */
    public String grammar() {
        return guard.run("grammar", model::grammar);
    }

    /**
     * A puzzle that has a solution.
     *
     * @return a text that {@link #puzzle} accepts, or nothing
     * @throws ModelException if the model failed
     */
    public String example() {
        return guard.run("example", model::example);
    }

    /**
     * The settings that the model reads.
     *
     * @return the settings, in the order in which people should see them
     * @throws ModelException if the model failed
     */
    public List<Setting> settings() {
        return guard.run("settings", () -> List.copyOf(model.settings()));
    }

    /**
     * The problems of online judges that the model answers.
     *
     * @return the problems; what they read and print is guarded too
     * @throws ModelException if the model failed
     */
    @Experimental
    public List<JudgeProblem<P, O>> judgeProblems() {
        if (!(model instanceof HasJudgeProblems<P, O> able)) {
            return List.of();
        }
        return guard.run("judgeProblems", () -> List.copyOf(able.judgeProblems())).stream()
                .map(this::guarded)
                .toList();
    }

    private JudgeProblem<P, O> guarded(JudgeProblem<P, O> problem) {
        String step = "judge problem " + problem.id();
        return new JudgeProblem<>(
                problem.id(),
                problem.title(),
                problem.question(),
                text -> guarded(guard.reading(text, step, () -> problem.input().open(text)), text, step),
                (puzzle, verdict, number) ->
                        guard.run(step, () -> problem.output().print(puzzle, verdict, number)));
    }

    /** A line may hold several cases, but a case without a character of its own would never be the last. */
    private JudgeProblem.Cases<P> guarded(JudgeProblem.Cases<P> cases, PuzzleText text, String step) {
        long[] number = {0};
        return () -> guard.reading(text, step, () -> {
            Optional<P> next = cases.next();
            if (next.isPresent() && ++number[0] > text.taken()) {
                throw tookNothing("there are more cases than characters of the text taken for them");
            }
            return next;
        });
    }

    /**
     * Reads the next puzzle. What the stream of the text throws is thrown as it is.
     *
     * @param text where the puzzle before ended
     * @return the puzzle, or nothing at the end of the text
     * @throws PuzzleSyntaxException if the text is not a puzzle
     * @throws ModelException if the model failed
     */
    public Optional<P> next(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        return guard.reading(text, "hasNext", () -> hasNext(text))
                ? Optional.of(guard.reading(text, "parse", () -> parse(text)))
                : Optional.empty();
    }

    private boolean hasNext(PuzzleText text) {
        return model instanceof HasSeparators able ? able.hasNext(text) : text.skipBlank();
    }

    private static ModelException tookNothing(String sentence) {
        return ModelException.coded(TOOK_NOTHING, sentence + "; the plugin's author can mend it");
    }

    private P parse(PuzzleText text) {
        long before = text.taken();
        P puzzle = model.parse(text);
        if (text.taken() == before) {
            throw tookNothing("it took nothing of the text");
        }
        return puzzle;
    }

    /**
     * Skips the rest of a puzzle that {@link #next} refused.
     *
     * @param text where {@link #next} left it
     * @return {@code true} if {@link #next} may be asked again
     * @throws ModelException if the model failed
     */
    public boolean resume(PuzzleText text) {
        Objects.requireNonNull(text, "text");
        try {
            return model instanceof HasRecovery able && guard.reading(text, "resume", () -> able.resume(text));
        } catch (PuzzleSyntaxException e) {
            return false; // the puzzle's own error has been reported; what follows is no text either
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
        Objects.requireNonNull(text, "text");
        return puzzle(PuzzleText.of(text));
    }

    /**
     * Reads a text that holds one puzzle, with settings and a name for messages.
     *
     * @param lines the puzzle
     * @return the puzzle
     * @throws PuzzleSyntaxException if the text is not one puzzle
     * @throws ModelException if the model failed
     */
    public P puzzle(PuzzleText lines) {
        P puzzle = next(lines).orElseThrow(() -> lines.endOfText("a puzzle of the model " + id));
        if (guard.reading(lines, "hasNext", () -> hasNext(lines))) {
            throw lines.next("another puzzle, or none").error(1, "another puzzle starts here; expected one puzzle");
        }
        return puzzle;
    }

    /**
     * Text in, text out: a puzzle with all that can be asked about it.
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
     * A solver for a text that holds one puzzle.
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
     * A solver for a puzzle, with the model's goal and without limits.
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
     * A solver for a puzzle, with the model's goal, described under limits: they hold while the model describes the
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
        Deadline deadline = Deadline.of(limits);
        try {
            SearchControl stop = new SearchControl(Long.MAX_VALUE, deadline, search -> {}, 0);
            return withSufficient(puzzle, described(puzzle, stop)).toBuilder()
                    .limits(deadline.left())
                    .build();
        } catch (ModelException e) {
            if (e.code().equals(TIME_OUT)) {
                shapes = new ShapeCache<>(solvers.waiting()); // nobody is to wait for a description that was given up
            }
            throw e;
        }
    }

    private Solver<O> withSufficient(P puzzle, Solver<O> solver) {
        if (!(model instanceof HasSufficientOptions<P, O> able)) {
            return solver;
        }
        Optional<Predicate<O>> options = guard.run("sufficient", () -> able.sufficient(puzzle));
        PluginGuard each = new PluginGuard(id); // a thread for each option would take longer than the option
        return options.map(o -> solver.toBuilder()
                        .sufficientOptions(option -> each.run("sufficient", () -> o.test(option)))
                        .build())
                .orElse(solver);
    }

    private Solver<O> described(P puzzle, SearchControl stop) {
        Optional<P> shape = shape(puzzle);
        if (shape.isEmpty()) {
            return guard.run("describe", () -> unlessStopped(stop, () -> describe(puzzle, stop)));
        }
        Solver<O> solver = guard.run("describe", () -> unlessStopped(stop, () -> shapeSolver(shape.get(), stop)));
        return solver.isStopped()
                ? solver
                : guard.run("pins", () -> unlessStopped(stop, () -> pinned(solver, givens(puzzle), stop)));
    }

    /** Whatever comes out of a model that was stopped is the stop: the model may have caught it and thrown its own. */
    private Solver<O> unlessStopped(SearchControl stop, Supplier<Solver<O>> work) {
        try {
            return work.get();
        } catch (SearchStopped e) { // while it waited for another thread
            return Solver.stopped(e.reason());
        } catch (Throwable e) { // rethrown as it is
            if (stop.stopped() == StopReason.EXHAUSTED) {
                throw e;
            }
            return Solver.stopped(stop.stopped());
        }
    }

    /**
     * What may be done to the options of a puzzle's solutions, for {@link dlx.core.SolverBuilder#symmetries}.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return maps of options to options; empty if the model knows none
     * @throws ModelException if the model failed
     */
    public List<UnaryOperator<O>> symmetries(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        if (!(model instanceof HasSymmetries<P, O> able)) {
            return List.of();
        }
        P shape = shape(puzzle).orElse(puzzle);
        List<UnaryOperator<O>> maps = guard.run("symmetries", () -> List.copyOf(able.symmetries(shape)));
        return maps.stream().map(this::guarded).toList();
    }

    private UnaryOperator<O> guarded(UnaryOperator<O> symmetry) {
        PluginGuard each = new PluginGuard(id); // a thread for each option would take longer than the option
        return option -> each.run("symmetries", () -> symmetry.apply(option));
    }

    /**
     * Writes a solution, or any part of one.
     *
     * @param puzzle the puzzle
     * @param solution options in the order of the cover
     * @return lines, each with its line end
     * @throws ModelException if the model failed
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
     * @throws ModelException if the model failed
     */
    public Optional<Svg> picture(P puzzle, Solution<O> solution) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(solution, "solution");
        return model instanceof HasPictures<P, O> able
                ? Optional.of(guard.run("picture", () -> able.picture(puzzle, solution)))
                : Optional.empty();
    }

    /**
     * The same puzzle without its givens.
     *
     * @param puzzle what {@link #next} or {@link #puzzle} read
     * @return the shape; absent if the model has none
     * @throws ModelException if the model failed
     */
    public Optional<P> shape(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return model instanceof HasGivens<P, O> able ? guard.run("shape", () -> able.shape(puzzle)) : Optional.empty();
    }

    /**
     * What the givens of a puzzle choose of its shape.
     *
     * @param puzzle a puzzle that has a shape
     * @return options of the shape's cover
     * @throws ModelException if the model failed
     */
    public List<O> pins(P puzzle) {
        Objects.requireNonNull(puzzle, "puzzle");
        return guard.run("pins", () -> List.copyOf(givens(puzzle)));
    }

    private Collection<O> givens(P puzzle) {
        return model instanceof HasGivens<P, O> able ? able.pins(puzzle) : List.of();
    }

    /**
     * Writes a puzzle. Nobody has read it back yet: {@link dlx.core.generate.Generator} does.
     *
     * @param shape what {@link #shape} returned
     * @param givens options of its cover, in the order of the cover
     * @return lines, each with its line end; absent if the model writes no puzzles
     * @throws ModelException if the model failed
     */
    public Optional<String> write(P shape, List<O> givens) {
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(givens, "givens");
        return model instanceof HasGivens<P, O> able
                ? guard.run("write", () -> able.write(shape, givens))
                : Optional.empty();
    }

    /**
     * What fresh puzzles are filled of.
     *
     * @param puzzle the puzzle
     * @return its blank; absent if the model does not make puzzles so
     * @throws ModelException if the model failed
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
     * @throws ModelException if the model failed
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
     * Where an option lies in the picture.
     *
     * @param puzzle the puzzle
     * @param option an option of its cover
     * @return boxes in cells of the picture; empty if it has no place
     * @throws ModelException if the model failed
     */
    public List<Area> areas(P puzzle, O option) {
        Objects.requireNonNull(puzzle, "puzzle");
        Objects.requireNonNull(option, "option");
        return model instanceof HasPictures<P, O> able
                ? guard.run("areas", () -> List.copyOf(able.areas(puzzle, option)))
                : List.of();
    }

    /**
     * The name that people give to a step of reasoning.
     *
     * @param puzzle the puzzle
     * @param technique the form of the step
     * @return a few words on one line; absent if the model knows none
     * @throws ModelException if the model failed
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
        return id + " (" + origin + ")";
    }

    /** The solver of a shape. Who waits for another thread that describes it does so under its own limits. */
    private Solver<O> shapeSolver(P shape, StopCheck stop) {
        OnceMap<String, Solver<O>> solver = shapes.get(shape);
        stop.check(); // hashCode and equals are the plugin's, and may have taken the time
        return solver.get(SOLVER, stop, () -> describe(shape, stop));
    }

    private Solver<O> describe(P puzzle, StopCheck stop) {
        Cover<O> cover = greatestSize.isPresent()
                ? Cover.of(greatestSize.getAsLong(), stop::check, builder -> model.describe(puzzle, builder))
                : Cover.of(stop::check, builder -> model.describe(puzzle, builder));
        return solvers
                .made()
                .apply(guard.steps() == StepRunner.DIRECT ? cover : cover.withTextsBy(this::watched))
                .toBuilder()
                .goal(model instanceof HasGoal able ? able.goal() : Goal.GREATEST)
                .build();
    }

    /** What options and items write themselves: it is asked for long after the description. */
    private void watched(String step, Runnable work) {
        guard.run(step, () -> {
            work.run();
            return true;
        });
    }

    private static <O> Solver<O> pinned(Solver<O> solver, Collection<O> pins, StopCheck stop) {
        if (!pins.isEmpty()) {
            solver.cover().index(stop::check);
        }
        return solver.toBuilder().given(pins).build();
    }
}
