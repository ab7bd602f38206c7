package dlx.core;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.engine.Engines;
import dlx.core.engine.Question;
import dlx.core.engine.Task;
import dlx.core.search.CancellationToken;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Asks questions of a cover: the first solution, every one, how many, whether it is the only one, the best.
 *
 * <p>An immutable bundle of settings; each setter returns a new solver, each question starts a fresh search in the
 * calling thread. Any number of threads may ask at once. The cover is compiled at the first question, once an
 * engine for all solvers derived from the same {@link #of}, {@link #pinned} ones included.
 *
 * <p>Solutions come depth first, always in the same order, whichever engine searches; a limit of N gives the first N of
 * it. {@link #first} and {@link #unique} alone may give another solution than the first of that order, the same one each
 * time: a search that turns out hard learns from its failures. Space: O(total length
 * of the options), on the heap however deep the search. Time: exponential in the worst case. Limits, cancellation and
 * an interrupt of the thread end a search within some milliseconds; that is an outcome in the report, not an exception.
 *
 * <p>Every question throws {@link ModelException} if no engine can search the cover.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class Solver<O> {

    /** The name of the engine that can answer every question, and that the others are held against. */
    public static final String REFERENCE = Engines.REFERENCE;

    private final Cover<O> cover;
    private final Settings settings;
    private final Compilations compilations;

    /** Solutions that one of these makes of one another count once. */
    private final List<UnaryOperator<O>> symmetries;

    private Solver(Cover<O> cover, Settings settings, Compilations compilations, List<UnaryOperator<O>> symmetries) {
        this.cover = cover;
        this.settings = settings;
        this.compilations = compilations;
        this.symmetries = symmetries;
    }

    /**
     * A solver with default settings: MRV, no limits.
     *
     * @param cover what to solve
     * @param <O> what an option means
     * @return a solver
     */
    public static <O> Solver<O> of(Cover<O> cover) {
        return new Solver<>(cover, Settings.DEFAULT, new Compilations(cover), List.of());
    }

    /**
     * The engine that searches.
     *
     * @param name {@code auto}, the default, which takes the one that suits the cover and the question, or one of
     *     {@link #engines}; its questions throw {@link ModelException} where it cannot answer them
     * @return a solver with that engine
     */
    public Solver<O> engine(String name) {
        return with(s -> s.engine = Objects.requireNonNull(name, "name"));
    }

    /**
     * The names of all engines.
     *
     * @return what {@link #engine} takes beside {@code auto}
     */
    public static List<String> engines() {
        return Engines.names();
    }

    /**
     * How the next item is chosen; {@link Strategy#MRV} by default.
     *
     * @param strategy the strategy
     * @return a solver with that strategy
     */
    public Solver<O> strategy(Strategy strategy) {
        return with(s -> s.strategy = Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Whether a cover is made smaller before it is searched; {@link RootReduction#AUTO} by default.
     *
     * @param reduction when to do so
     * @return a solver with that setting
     */
    public Solver<O> reduction(RootReduction reduction) {
        return with(s -> s.reduction = Objects.requireNonNull(reduction, "reduction"));
    }

    /**
     * Which score {@link #best} prefers; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return a solver with that goal
     */
    public Solver<O> goal(Goal goal) {
        return with(s -> s.goal = Objects.requireNonNull(goal, "goal"));
    }

    /**
     * Ends each search after this many solutions.
     *
     * @param solutions the greatest number of solutions, {@code >= 1}
     * @return a solver with that limit
     */
    public Solver<O> limit(long solutions) {
        return with(s -> s.solutionLimit = positive("solutions", solutions));
    }

    /**
     * Ends each search after this many nodes.
     *
     * @param nodes the greatest number of nodes, {@code >= 1}
     * @return a solver with that limit
     */
    public Solver<O> nodeLimit(long nodes) {
        return with(s -> s.nodeLimit = positive("nodes", nodes));
    }

    /**
     * Ends each search after this wall time, counted from the question.
     *
     * @param limit the time, not negative
     * @return a solver with that limit
     */
    public Solver<O> timeLimit(Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + "; expected a time that is not negative");
        }
        boolean fits = limit.compareTo(Duration.ofDays(36_500)) < 0;
        return with(s -> s.timeLimit = OptionalLong.of(fits ? limit.toNanos() : Long.MAX_VALUE / 2));
    }

    /**
     * How much memory the engine {@code memo} may keep results in; 512 MiB by default. Other engines keep none.
     *
     * @param bytes the greatest number of bytes, {@code >= 1}
     * @return a solver with that setting
     */
    public Solver<O> memoMemory(long bytes) {
        return with(s -> s.memoMemory = positive("bytes", bytes));
    }

    /**
     * Ends each search once the token is cancelled.
     *
     * @param token watched by every search of the solver
     * @return a solver that watches the token
     */
    public Solver<O> cancelledBy(CancellationToken token) {
        return with(s -> s.token = Objects.requireNonNull(token, "token"));
    }

    /**
     * Tells how far a search is, about ten times a second, in the searching thread.
     *
     * @param watcher called now and then; what it throws ends the search
     * @return a solver that tells
     */
    public Solver<O> onProgress(Consumer<Progress> watcher) {
        return with(s -> s.progress = Objects.requireNonNull(watcher, "watcher"));
    }

    /**
     * Tells every step of a search. Makes it slower, and changes nothing else.
     *
     * @param listener called at each step in the searching thread; what it throws ends the search
     * @return a solver that tells
     */
    public Solver<O> listener(SearchListener listener) {
        return with(s -> s.listener = Objects.requireNonNull(listener, "listener"));
    }

    /**
     * Takes options before each search, beside those that the cover pins: givens, assumptions, what-if questions. What
     * was compiled is shared with this solver.
     *
     * @param options values equal to those of options of the cover
     * @return a solver whose solutions all take the options
     * @throws ModelException if a value is no option of the cover, or that of several
     */
    public Solver<O> pinned(Collection<? extends O> options) {
        return new Solver<>(cover.pinned(options), settings, compilations, symmetries);
    }

    /**
     * Gives one of the solutions that are the same up to symmetry: the one whose ascending option numbers come first.
     * Every question then asks of these alone. Maps that do not keep the pins are left out.
     *
     * <p>Cost: each question looks at every option once a map, then each solution at its options once a map; no memory of
     * solutions.
     *
     * @param group maps of options to options, closed under doing one after the other, the identity left out
     * @return a solver of distinct solutions; its questions throw {@link ModelException} if a map makes something else
     *     of an option, or one option of two
     */
    public Solver<O> distinct(Collection<? extends UnaryOperator<O>> group) {
        return new Solver<>(cover, settings, compilations, List.copyOf(group));
    }

    /**
     * What is being solved.
     *
     * @return the cover with its pins
     */
    public Cover<O> cover() {
        return cover;
    }

    /**
     * A solution, or nothing if none was found: the first of the order, or another where the search turns out hard. Ask
     * {@code limit(1)} of the other questions for the first of the order. With limits, nothing does not mean that none exists: ask
     * {@link #solve}.
     *
     * @return the chosen options in the order of the cover; immutable
     */
    public Optional<List<O>> first() {
        return solve().solution();
    }

    /**
     * A solution as {@link #first} gives it, with its report.
     *
     * @return the solution, if one was found, and what is known otherwise
     */
    public Answer<O> solve() {
        Run<O> run = with(s -> s.solutionLimit = 1).start(Question.FIRST);
        Optional<List<O>> solution = run.advance() ? Optional.of(run.solution()) : Optional.empty();
        run.advance(); // now the report says why it stopped
        return new Answer<>(solution, run.report());
    }

    /**
     * Visits the solutions one by one. Keeps one solution in memory.
     *
     * @param visitor called once a solution
     * @return the report; {@link StopReason#VISITOR} if the visitor asked to stop
     */
    public SearchReport forEach(SolutionVisitor<O> visitor) {
        Run<O> run = start(Question.ALL);
        while (run.advance()) {
            if (visitor.visit(run.solution()) == Visit.STOP) {
                run.stop(StopReason.VISITOR);
            }
        }
        return run.report();
    }

    /**
     * Visits the solutions one by one as numbers of options. Allocates nothing between two solutions.
     *
     * @param visitor called once a solution
     * @return the report; {@link StopReason#VISITOR} if the visitor asked to stop
     */
    public SearchReport forEachOptions(OptionVisitor visitor) {
        Run<O> run = start(Question.ALL);
        while (run.advance()) {
            if (visitor.visit(run.options(), run.length()) == Visit.STOP) {
                run.stop(StopReason.VISITOR);
            }
        }
        return run.report();
    }

    /**
     * The solutions as an iterator that searches when it is asked.
     *
     * @return an iterator at the start of a fresh search
     */
    public SolutionIterator<O> iterator() {
        return new SolutionIterator<>(start(Question.ALL));
    }

    /**
     * The solutions as a lazy, sequential, ordered stream. Closing it ends the search.
     *
     * @return a stream at the start of a fresh search
     */
    public Stream<List<O>> stream() {
        SolutionIterator<O> iterator = iterator();
        int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator, traits), false)
                .onClose(iterator::close);
    }

    /**
     * The number of solutions.
     *
     * @return the report: {@code solutions()} is exact, and all there are if {@code isComplete()}
     */
    public SearchReport count() {
        Run<O> run = start(settings.solutionLimit == Long.MAX_VALUE ? Question.COUNT : Question.ALL);
        while (run.advance()) {
            // the run counts
        }
        return run.report();
    }

    /**
     * Whether there is exactly one solution, proved. With limits, {@code false} may also mean that it is not known: ask
     * {@link #unique}.
     *
     * @return {@code true} if there is one solution and no other
     */
    public boolean isUnique() {
        return unique().verdict() == Uniqueness.Verdict.UNIQUE;
    }

    /**
     * Whether there is no solution, one, or several. Stops at the second.
     *
     * @return the verdict and the first solution
     */
    public Uniqueness<O> unique() {
        Run<O> run = with(s -> s.solutionLimit = 2).start(Question.UNIQUE);
        Optional<List<O>> first = run.advance() ? Optional.of(run.solution()) : Optional.empty();
        boolean second = run.advance();
        run.advance(); // now the report says why it stopped
        SearchReport report = run.report();
        Uniqueness.Verdict verdict = second
                ? Uniqueness.Verdict.MULTIPLE
                : !report.isComplete()
                        ? Uniqueness.Verdict.UNKNOWN
                        : first.isPresent() ? Uniqueness.Verdict.UNIQUE : Uniqueness.Verdict.NONE;
        return new Uniqueness<>(verdict, first, report);
    }

    /**
     * A solution with the best score. Looks at every solution, in constant memory; of equally good ones the first is
     * kept.
     *
     * @return the solution, its score, and whether that is proved to be the best
     */
    public Best<O> best() {
        Run<O> run = start(Question.ALL);
        Optional<List<O>> best = Optional.empty();
        int[] options = new int[0];
        long bestScore = 0;
        while (run.advance()) {
            long score = run.score();
            if (best.isEmpty() || settings.goal.prefers(score, bestScore)) {
                best = Optional.of(run.solution());
                options = run.numbers();
                bestScore = score;
            }
        }
        SearchReport report = run.report();
        return new Best<>(best, IntStream.of(options).boxed().toList(), bestScore, report.isComplete(), report);
    }

    private Run<O> start(Question asked) {
        long begin = System.nanoTime();
        // What a symmetry sees of a solution depends on all that came before: they are asked for in their order.
        Task task = settings.task(symmetries.isEmpty() ? asked : Question.ALL);
        Compilations.Found found = compilations.find(settings.engine, task);
        Symmetries seen = Symmetries.of(cover, symmetries);
        return new Run<>(cover, seen, found.compilation(), settings, task, begin, found.nanos());
    }

    private Solver<O> with(Consumer<Settings> change) {
        return new Solver<>(cover, settings.with(change), compilations, symmetries);
    }

    private static long positive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
        return value;
    }
}
