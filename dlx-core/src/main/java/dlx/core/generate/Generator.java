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
 * Makes fresh puzzles of a shape, each with one solution and, unless more givens are asked for, none that could be left out.
 *
 * <p>An immutable bundle of settings; each setter returns a new generator. Any number of threads may ask at once.
 * Puzzles are numbered: the same seed and number give the same puzzle on every machine, unless a limit of time stops the
 * work. Which puzzles are made more often than others is not promised; {@link #uniform} draws the solutions alike.
 *
 * <p>A text is believed only once the model has read it back, as a puzzle of the same shape with the same givens. Where a model has
 * a {@linkplain dlx.api.HasBlanks#blank blank}, its solutions are filled by the model, and a text is believed once it has
 * exactly one solution.
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
    private GeneratorSettings wish = GeneratorSettings.NONE;
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
     * A generator with the seed 0, no limits, and no wishes.
     *
     * @param model the model
     * @param puzzle any puzzle of the shape that is wanted; its givens play no part
     * @param <P> the model's puzzle
     * @param <O> the model's option
     * @return the generator
     * @throws ModelException if the model has neither shape nor blank for the puzzle, writes none, failed, or broke a rule
     */
    public static <P, O> Generator<P, O> of(LoadedModel<P, O> model, P puzzle) {
        Optional<P> blank = model.blank(puzzle);
        P shape = blank.or(() -> model.shape(puzzle))
                .orElseThrow(() -> ModelException.coded(
                                "no_shape",
                                "this puzzle has no shape that is known without its givens, so there is nothing to fill anew;"
                                        + " expected one, which the plugin's author can add by the methods shape, pins and write")
                        .in(model.id(), "shape"));
        if (blank.isEmpty() && model.write(shape, List.of()).isEmpty()) { // before any work is done for nothing
            throw PuzzleWriter.nothing(model.id());
        }
        Solver<O> solver = model.solver(shape);
        Position start = new Position(solver.cover().data(), solver.givens());
        return new Generator<>(model, shape, blank.isPresent(), solver, start, new ShapeWeights<>(solver));
    }

    /**
     * Whether there can be fresh puzzles of a model: of the shape of its example.
     *
     * @param model any model
     * @return {@code false} also if it has no example that can be read, or fails
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
     * Whether there can be fresh puzzles of the shape of a puzzle.
     *
     * @param model any model
     * @param puzzle a puzzle of it
     * @param <P> the model's puzzle
     * @return {@code true} if {@link #of} makes a generator
     * @throws ModelException if the model failed
     */
    public static <P> boolean makes(LoadedModel<P, ?> model, P puzzle) {
        return model.blank(puzzle).isPresent()
                || model.shape(puzzle)
                        .flatMap(shape -> model.write(shape, List.of()))
                        .isPresent();
    }

    /**
     * Returns true if the model {@linkplain dlx.api.HasBlanks#fill fills} its puzzles. Their givens are not options then, so that a
     * caller cannot ask for {@link #givens a number} of them, or for a {@link #symmetric pattern}.
     *
     * @return {@code false} if options are given
     */
    public boolean fills() {
        return fills;
    }

    /**
     * Which puzzles are made.
     *
     * @param number any; another one makes others
     * @return a generator with that seed
     */
    public Generator<P, O> seed(long number) {
        return with(g -> g.seed = number);
    }

    /**
     * How many givens a puzzle has. Those that could be left out stay where fewer than {@code fewest} would be left; a puzzle that
     * needs more than {@code greatest} is thrown away, and another one made.
     *
     * @param fewest {@code >= 0}
     * @param greatest {@code >= fewest}
     * @return a generator of such puzzles
     * @throws IllegalArgumentException if the model {@link #fills} its puzzles
     */
    public Generator<P, O> givens(int fewest, int greatest) {
        if (fewest < 0 || greatest < fewest) {
            throw new IllegalArgumentException(
                    "givens: " + fewest + " to " + greatest + "; expected 0 or more, the least first");
        }
        refuseIfFilled("givens");
        return with(g -> g.wish = wish.givens(fewest, greatest));
    }

    /**
     * Rates each puzzle.
     *
     * @return a generator whose puzzles have a rating
     */
    public Generator<P, O> rated() {
        return with(g -> g.wish = wish.rating(wish.from(), wish.to()));
    }

    /**
     * How hard a puzzle is. Others are thrown away, and another one made, until it fits.
     *
     * @param easiest the least rating
     * @param hardest the greatest, not below {@code easiest}
     * @return a generator of such puzzles
     */
    public Generator<P, O> rating(Rating easiest, Rating hardest) {
        if (hardest.compareTo(easiest) < 0) {
            throw new IllegalArgumentException("rating: level " + easiest.level() + " to level " + hardest.level()
                    + "; expected the easiest first");
        }
        return with(g -> g.wish = wish.rating(easiest, hardest));
    }

    /**
     * The groups of items that {@link #symmetric} takes: those whose names begin with the same words, up to the first with a
     * digit, or the last. {@code cell r1c2} belongs to {@code cell}.
     *
     * @return the names, in the order of the cover
     */
    public List<String> itemGroups() {
        return List.copyOf(Pattern.groups(solver.cover()).keySet());
    }

    /**
     * Lets options that lie opposite each other in a group of items be given together or not at all: the first item is opposite the
     * last, the second the one before it, and so on. On a board whose cells are declared row by row that is a half-turn.
     *
     * @param group one of {@link #itemGroups}
     * @return a generator of such puzzles; no two options that are given together can be left out, but one alone may be
     * @throws IllegalArgumentException if there is no such group, or the model {@link #fills} its puzzles
     */
    public Generator<P, O> symmetric(String group) {
        refuseIfFilled("group");
        List<Integer> items = Pattern.groups(solver.cover()).get(Objects.requireNonNull(group, "group"));
        if (items == null) {
            throw new IllegalArgumentException(
                    "group: \"" + group + "\"; expected one of " + String.join(", ", itemGroups()));
        }
        return with(g -> g.pattern = Pattern.backwards(solver.cover(), items));
    }

    /**
     * Draws the solutions uniformly from all, with a diagram of them, which is made here within the limits of this generator. Which
     * givens single a solution out is random all the same, and where puzzles are thrown away, so are solutions.
     *
     * @return a generator that draws solutions so; nothing if the diagram is not made within the limits, or does not fit into the
     *     {@linkplain dlx.core.SolverBuilder#memoMemory memory}
     */
    public Optional<Generator<P, O>> uniform() {
        GenerationDeadline watch = new GenerationDeadline(limits);
        try {
            if (weights.askFor(ShapeWeights.MOMENT_NANOS, watch).isPresent()) {
                return Optional.of(with(g -> {})); // which says so
            }
            AllSolutions<O> answer = watch.limited(solver).ask(Question.diagram());
            return answer.diagram().map(diagram -> with(g -> g.all = Optional.of(diagram)));
        } catch (Stopped e) {
            return Optional.empty();
        }
    }

    /**
     * The settings of the model with which the shape was read: its puzzles are read back with them.
     *
     * @param values by name
     * @return a generator that reads so
     */
    public Generator<P, O> settings(Map<String, String> values) {
        Map<String, String> copy = Map.copyOf(values);
        return with(g -> g.settings = copy);
    }

    /**
     * What may end the work on each puzzle.
     *
     * @param each the time begins anew with each puzzle
     * @return a generator with these limits
     */
    public Generator<P, O> limits(Limits each) {
        return with(g -> g.limits = Objects.requireNonNull(each, "each"));
    }

    /**
     * Reports how many solutions have been drawn for a puzzle, each time one has been.
     *
     * @param attempts called in the thread that makes the puzzle; what it throws ends the work
     * @return a generator that reports so
     */
    public Generator<P, O> onAttempt(LongConsumer attempts) {
        return with(g -> g.watcher = Objects.requireNonNull(attempts, "attempts"));
    }

    /**
     * Reports each puzzle that comes nearer to what is wished than all before it, the one that is found too: for whoever may stop
     * the work and take what is there.
     *
     * @param puzzles called in the thread that makes the puzzle; what it throws ends the work
     * @return a generator that reports so
     */
    public Generator<P, O> onNearer(Consumer<Generated<P, O>> puzzles) {
        return with(g -> g.nearer = Objects.requireNonNull(puzzles, "puzzles"));
    }

    /**
     * Makes a puzzle. Without a limit of time this may go on for ever, where there is no puzzle as it is asked for. Where
     * solutions of the shape are hard to find, it is asked beside whether {@link Solver#impossible weights} prove that there are none.
     *
     * @param number which one; the same each time
     * @return the puzzle, or what came nearest
     * @throws ModelException if the model writes no puzzles, or one that it reads back differently
     */
    public Generation<P, O> generate(long number) {
        if (weights.found().isPresent()) {
            return Generation.impossible(weights.found().get());
        }
        GenerationDeadline watch = new GenerationDeadline(limits);
        SplittableRandom random = random(number);
        Asker<O> asker = new Asker<>(solver, watch);
        Supplier<Optional<int[]>> solutions = solutions(random, asker, watch);
        GenerationRun.Told<P, O> told = new GenerationRun.Told<>(watcher, nearer);
        PuzzleWriter<P, O> written = new PuzzleWriter<>(model, shape, solver.cover(), settings);
        GenerationRun<P, O> work = fills
                ? new Filling<>(solutions, wish, watch, told, written, random)
                : new Reducing<>(solutions, wish, watch, told, written, solver, asker, pattern, random);
        Generation<P, O> made = work.run();
        return made.isOfNothing() ? reasoned(made, watch) : made;
    }

    /** Of a shape without a solution: with weights that prove it, if there are such. */
    private Generation<P, O> reasoned(Generation<P, O> made, GenerationDeadline watch) {
        try {
            return weights.askFor(ShapeWeights.MOMENT_NANOS, watch)
                    .map(Generation::<P, O>impossible)
                    .orElse(made);
        } catch (Stopped e) {
            return made; // that there is no solution is known all the same
        }
    }

    private void refuseIfFilled(String wanted) {
        if (fills) {
            throw new IllegalArgumentException(wanted + ": the model " + model.id()
                    + " fills its puzzles, and what is given there are no options; expected no such wish");
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
     * The puzzles with the numbers from 1 on, without end.
     *
     * @return a stream that makes each when it is asked for; it goes on after one that was not found
     */
    public Stream<Generation<P, O>> stream() {
        return Stream.iterate(1L, number -> number + 1).map(this::generate);
    }

    private Generator<P, O> with(Consumer<Generator<P, O>> change) {
        Generator<P, O> changed = new Generator<>(model, shape, fills, solver, start, weights);
        changed.seed = seed;
        changed.wish = wish;
        changed.pattern = pattern;
        changed.all = all;
        changed.settings = settings;
        changed.limits = limits;
        changed.watcher = watcher;
        changed.nearer = nearer;
        change.accept(changed);
        return changed;
    }

    /** Of numbers that lie close together the first draws do so too. */
    private SplittableRandom random(long number) {
        return new SplittableRandom(
                new SplittableRandom(seed).split().nextLong() ^ new SplittableRandom(number).nextLong());
    }
}
