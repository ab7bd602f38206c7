package dlx.core.generate;

import dlx.api.DlxException;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.AllSolutions;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.diagram.Diagram;
import dlx.core.explain.Rating;
import dlx.core.generate.GenerationDeadline.Stopped;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleWriter;
import dlx.core.search.Limits;
import dlx.core.view.Position;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes fresh puzzles of a shape, each with one solution. Unless more givens are asked for, no given option can be left
 * out.
 *
 * <p>A generator is an immutable bundle of settings; each setter returns a new generator. Any number of threads may use
 * it at once. Puzzles are numbered: a seed and a number give the same puzzle on every machine, unless a time limit
 * stops the work. The distribution of the puzzles is not specified; {@link #uniform} draws the solutions uniformly.
 *
 * <p>A text is accepted only after the model has read it back, as a puzzle of the same shape with the same givens. If a
 * model has a {@linkplain dlx.api.HasBlanks#blank blank}, the model fills its solutions, and a text is accepted if it
 * has exactly one solution.
 *
 * @param <P> the model's puzzle
 * @param <O> the model's option
 * @since 0.1
 */
public final class Generator<P, O> {

    private final LoadedModel<P, O> model;
    private final P shape;
    private final boolean fills;
    private final Solver<O> solver;
    private final Position start;
    private final ShapeWeights<O> weights;

    private long seed;
    private GeneratorSettings conditions = GeneratorSettings.NONE;
    private Pattern pattern = Pattern.SINGLE;
    private Optional<Diagram<O>> all = Optional.empty();
    private Map<String, String> settings = Map.of();
    private Limits limits = Limits.none();
    private LongConsumer watcher = attempts -> {};
    private Consumer<Generated<P, O>> nearer = puzzle -> {};

    private Generator(
            LoadedModel<P, O> model,
            P shape,
            boolean fills,
            Solver<O> solver,
            Position start,
            ShapeWeights<O> weights) {
        this.model = model;
        this.shape = shape;
        this.fills = fills;
        this.solver = solver;
        this.start = start;
        this.weights = weights;
    }

    /**
     * Returns a generator with seed 0, without limits and without conditions on the puzzles.
     *
     * @param model the model
     * @param puzzle any puzzle of the shape; its givens are ignored
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the generator
     * @throws ModelException if the model has neither shape nor blank for the puzzle, does not write puzzles,
     *     failed, or broke a rule
     */
    public static <P, O> Generator<P, O> of(LoadedModel<P, O> model, P puzzle) {
        Optional<P> blank = model.blank(puzzle);
        P shape = blank.or(() -> model.shape(puzzle))
                .orElseThrow(() -> ModelException.coded(
                                "no_shape",
                                "the model does not define the shape of this puzzle without its givens; the plugin's"
                                        + " author can add it by the methods shape, pins and write")
                        .in(model.id(), "shape"));
        if (blank.isEmpty() && model.write(shape, List.of()).isEmpty()) { // fails before any search
            throw PuzzleWriter.nothing(model.id());
        }
        Solver<O> solver = model.solver(shape);
        Position start = new Position(solver.cover().data(), solver.givens());
        return new Generator<>(model, shape, blank.isPresent(), solver, start, new ShapeWeights<>(solver));
    }

    /**
     * Returns true if there can be fresh puzzles of the shape of a model's example.
     *
     * @param model any model
     * @return false also if the example is missing or cannot be read, or if the model fails
     */
    public static boolean makes(LoadedModel<?, ?> model) {
        try {
            return writesItsExample(model);
        } catch (DlxException e) {
            return false;
        }
    }

    private static <P> boolean writesItsExample(LoadedModel<P, ?> model) {
        return model.next(PuzzleText.of(model.example()))
                .filter(puzzle -> makes(model, puzzle))
                .isPresent();
    }

    /**
     * Returns true if there can be fresh puzzles of the shape of a puzzle.
     *
     * @param model any model
     * @param puzzle a puzzle of the model
     * @param <P> the model's puzzle
     * @return true if {@link #of} returns a generator
     * @throws ModelException if the model failed
     */
    public static <P> boolean makes(LoadedModel<P, ?> model, P puzzle) {
        return model.blank(puzzle).isPresent()
                || model.shape(puzzle)
                        .flatMap(shape -> model.write(shape, List.of()))
                        .isPresent();
    }

    /**
     * Returns true if the model {@linkplain dlx.api.HasBlanks#fill fills} its puzzles. Their givens are not options, so
     * a caller cannot ask for {@link #givens a number} of givens or for a {@link #symmetric pattern}.
     *
     * @return false if the givens are options
     */
    public boolean fills() {
        return fills;
    }

    /**
     * Sets the seed.
     *
     * @param number any number; each seed gives other puzzles
     * @return a generator with that seed
     */
    public Generator<P, O> seed(long number) {
        return with(g -> g.seed = number);
    }

    /**
     * Sets the number of givens of a puzzle. Redundant givens stay if dropping them would leave fewer than
     * {@code fewest}. A puzzle that needs more than {@code greatest} is discarded, and another is made.
     *
     * @param fewest minimum number of givens, 0 or more
     * @param greatest maximum number of givens, {@code fewest} or more
     * @return a generator of such puzzles
     * @throws IllegalArgumentException if the model {@link #fills} its puzzles
     */
    public Generator<P, O> givens(int fewest, int greatest) {
        if (fewest < 0 || greatest < fewest) {
            throw new IllegalArgumentException(
                    "givens: " + fewest + " to " + greatest + "; expected 0 or more, the smaller number first");
        }
        rejectIfFilled("givens");
        return with(g -> g.conditions = conditions.givens(fewest, greatest));
    }

    /**
     * Rates each puzzle.
     *
     * @return a generator whose puzzles have a rating
     */
    public Generator<P, O> rated() {
        return with(g -> g.conditions = conditions.rating(conditions.from(), conditions.to()));
    }

    /**
     * Sets the range of the rating of a puzzle. A puzzle with another rating is discarded, and the next puzzle is made.
     *
     * @param easiest the smallest rating
     * @param hardest the largest rating, not below {@code easiest}
     * @return a generator of such puzzles
     */
    public Generator<P, O> rating(Rating easiest, Rating hardest) {
        if (hardest.compareTo(easiest) < 0) {
            throw new IllegalArgumentException("rating: level " + easiest.level() + " to level " + hardest.level()
                    + "; expected the easiest first");
        }
        return with(g -> g.conditions = conditions.rating(easiest, hardest));
    }

    /**
     * Returns the groups of items for {@link #symmetric}. A group consists of the items whose names begin with the same
     * words, up to the first word with a digit, or up to the last word. {@code cell r1c2} belongs to {@code cell}.
     *
     * @return the names, in the order of the cover
     */
    public List<String> itemGroups() {
        return List.copyOf(Pattern.groups(solver.cover()).keySet());
    }

    /**
     * Gives options that are opposite each other in a group of items together or not at all. The first item is opposite
     * the last, the second opposite the second to last, and so on. On a board whose cells are declared row by row this
     * is a half-turn.
     *
     * @param group an element of {@link #itemGroups}
     * @return a generator of such puzzles; no two options that are given together can be left out, but one alone
     *     may be
     * @throws IllegalArgumentException if there is no such group, or the model {@link #fills} its puzzles
     */
    public Generator<P, O> symmetric(String group) {
        rejectIfFilled("group");
        List<Integer> items = Pattern.groups(solver.cover()).get(Objects.requireNonNull(group, "group"));
        if (items == null) {
            throw new IllegalArgumentException(
                    "group: \"" + group + "\"; expected one of " + String.join(", ", itemGroups()));
        }
        return with(g -> g.pattern = Pattern.backwards(solver.cover(), items));
    }

    /**
     * Draws the solutions uniformly, by a diagram of all solutions, which is made here within the limits of this
     * generator. The givens are still chosen at random. Settings that discard puzzles also discard their solutions.
     *
     * @return a generator that draws uniformly; empty if the diagram is not made within the limits, or does not fit
     *     into the {@linkplain dlx.core.SolverBuilder#memoMemory memory}
     */
    public Optional<Generator<P, O>> uniform() {
        GenerationDeadline watch = new GenerationDeadline(limits);
        try {
            if (weights.askFor(ShapeWeights.MOMENT_NANOS, watch).isPresent()) {
                return Optional.of(with(g -> {})); // generate() then returns these weights
            }
            AllSolutions<O> answer = watch.limited(solver).ask(Question.diagram());
            return answer.diagram().map(diagram -> with(g -> g.all = Optional.of(diagram)));
        } catch (Stopped e) {
            return Optional.empty();
        }
    }

    /**
     * Sets the settings of the model with which the shape was read: its puzzles are read back with them.
     *
     * @param values values by name
     * @return a generator with these settings
     */
    public Generator<P, O> settings(Map<String, String> values) {
        Map<String, String> copy = Map.copyOf(values);
        return with(g -> g.settings = copy);
    }

    /**
     * Sets the limits of the work on each puzzle.
     *
     * @param each limits per puzzle; the time restarts with each puzzle
     * @return a generator with these limits
     */
    public Generator<P, O> limits(Limits each) {
        return with(g -> g.limits = Objects.requireNonNull(each, "each"));
    }

    /**
     * Reports the number of solutions drawn for a puzzle, after each draw.
     *
     * @param attempts called in the thread that makes the puzzle; an exception from it ends the work
     * @return a generator that reports its attempts
     */
    public Generator<P, O> onAttempt(LongConsumer attempts) {
        return with(g -> g.watcher = Objects.requireNonNull(attempts, "attempts"));
    }

    /**
     * Reports each puzzle that is nearer to the settings than all earlier puzzles, including the one that is returned.
     * A caller can stop the work and keep the last puzzle.
     *
     * @param puzzles called in the thread that makes the puzzle; an exception from it ends the work
     * @return a generator that reports its puzzles
     */
    public Generator<P, O> onNearer(Consumer<Generated<P, O>> puzzles) {
        return with(g -> g.nearer = Objects.requireNonNull(puzzles, "puzzles"));
    }

    /**
     * Makes a puzzle. Without a time limit this may run for ever if no puzzle meets the settings. If solutions of the
     * shape are hard to find, the generator also checks if {@link Solver#impossible weights} prove that the shape is
     * infeasible.
     *
     * @param number number of the puzzle; each number gives one puzzle
     * @return the puzzle, or the nearest puzzle
     * @throws ModelException if the model does not write puzzles, or writes a puzzle that it reads back differently
     */
    public Generation<P, O> generate(long number) {
        if (weights.found().isPresent()) {
            return Generation.impossible(weights.found().get());
        }
        GenerationDeadline watch = new GenerationDeadline(limits);
        SplittableRandom random = random(number);
        Asker<O> asker = new Asker<>(solver, watch);
        Supplier<Optional<int[]>> solutions = solutions(random, asker, watch);
        GenerationRun.Listeners<P, O> listeners = new GenerationRun.Listeners<>(watcher, nearer);
        PuzzleWriter<P, O> written = new PuzzleWriter<>(model, shape, solver.cover(), settings);
        GenerationRun<P, O> work = fills
                ? new Filling<>(solutions, conditions, watch, listeners, written, random)
                : new Reducing<>(solutions, conditions, watch, listeners, written, solver, asker, pattern, random);
        Generation<P, O> made = work.run();
        return made.isOfNothing() ? reasoned(made, watch) : made;
    }

    /** Adds weights to the result for a shape without a solution, if weights prove that. */
    private Generation<P, O> reasoned(Generation<P, O> made, GenerationDeadline watch) {
        try {
            return weights.askFor(ShapeWeights.MOMENT_NANOS, watch)
                    .map(Generation::<P, O>impossible)
                    .orElse(made);
        } catch (Stopped e) {
            return made; // the result stays: there is no solution
        }
    }

    private void rejectIfFilled(String wanted) {
        if (fills) {
            throw new IllegalArgumentException(wanted + ": the model " + model.id()
                    + " does not support this, because the givens of its puzzles are not options");
        }
    }

    private Supplier<Optional<int[]>> solutions(SplittableRandom random, Asker<O> asker, GenerationDeadline watch) {
        if (all.isEmpty()) {
            return new RandomSolutions<>(solver, start, random, asker, watch, weights)::draw;
        }
        Iterator<Solution<O>> draws = all.get().sampler(random.nextLong());
        return () -> draws.hasNext() ? Optional.of(draws.next().numbers()) : Optional.empty();
    }

    /**
     * Returns the puzzles with the numbers from 1 on, without end.
     *
     * @return a stream that makes each puzzle on demand; it continues after a puzzle that was not found
     */
    public Stream<Generation<P, O>> stream() {
        return Stream.iterate(1L, number -> number + 1).map(this::generate);
    }

    private Generator<P, O> with(Consumer<Generator<P, O>> change) {
        Generator<P, O> changed = new Generator<>(model, shape, fills, solver, start, weights);
        changed.seed = seed;
        changed.conditions = conditions;
        changed.pattern = pattern;
        changed.all = all;
        changed.settings = settings;
        changed.limits = limits;
        changed.watcher = watcher;
        changed.nearer = nearer;
        change.accept(changed);
        return changed;
    }

    /**
     * Returns a random generator for a puzzle. It mixes two generators, because the first draws of adjacent seeds are
     * similar.
     */
    private SplittableRandom random(long number) {
        return new SplittableRandom(
                new SplittableRandom(seed).split().nextLong() ^ new SplittableRandom(number).nextLong());
    }
}
