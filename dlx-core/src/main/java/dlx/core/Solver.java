package dlx.core;

import dlx.api.CheckReturnValue;
import dlx.api.CheckpointException;
import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.core.diagram.Diagram;
import dlx.core.engine.HandOvers;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.Workforce;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Revision;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.messages.Labels;
import dlx.core.plan.Compilations;
import dlx.core.plan.Engines;
import dlx.core.plan.OnceMap;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.Settings;
import dlx.core.search.Answer;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.search.internal.Waiting;
import dlx.core.threads.Threads;
import dlx.core.view.SolutionCheck;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Asks questions of a cover: {@link #ask} takes any {@link Question}, and eight methods are short for those asked most.
 *
 * <table>
 * <caption>The questions, and what a limit does to the answer. A limit is one of time or nodes, a cancelled token, or an
 * interrupt; {@link #limit} ends those with a visitor, an iterator or a count, too.</caption>
 * <tr><th>question</th><th>method, or what {@link #ask} is given</th><th>answer</th><th>what a limit does to it</th></tr>
 * <tr><td>a solution</td><td>{@link #solve}</td><td>{@link Found}</td>
 *   <td>its report says so; {@link Found#options} throws {@link NotKnownException}</td></tr>
 * <tr><td>is there just one?</td><td>{@link #unique}</td><td>{@link Uniqueness}</td>
 *   <td>its verdict is {@code UNKNOWN}; {@link Uniqueness#isUnique} throws {@link NotKnownException}</td></tr>
 * <tr><td>how many?</td><td>{@link #count}</td><td>{@link SearchReport}</td>
 *   <td>those counted so far; not {@link SearchReport#isComplete complete}</td></tr>
 * <tr><td>all of them</td><td>{@link #forEach(SolutionVisitor) forEach}</td><td>{@link SearchReport}</td>
 *   <td>the first of them; not complete</td></tr>
 * <tr><td></td><td>{@link #iterator}, and its {@link SolutionIterator#stream stream}</td><td>{@link SolutionIterator}</td>
 *   <td>the first of them; {@link SolutionIterator#report} says so</td></tr>
 * <tr><td></td><td>{@link Question#diagram}</td><td>{@link AllSolutions}</td><td>no diagram; its report says so</td></tr>
 * <tr><td>the best</td><td>{@link #best}, {@link Question#best(int)}, {@link Question#optima}</td><td>{@link Best}</td>
 *   <td>the best so far, and not proven</td></tr>
 * <tr><td>some at random</td><td>{@link #sample}</td><td>{@link Sample}</td>
 *   <td>fewer, or not uniform; its report says so</td></tr>
 * <tr><td>why none, why not one?</td><td>{@link Question#explanation}</td><td>{@link Explanation}</td>
 *   <td>what was not reached is said</td></tr>
 * <tr><td>which givens are not needed, which are missing?</td><td>{@link Question#revision}</td><td>{@link Revision}</td>
 *   <td>what was not reached is said</td></tr>
 * <tr><td>what next?</td><td>{@link Question#path}</td><td>{@link SolvingPath}</td>
 *   <td>the steps so far; its end is {@code STOPPED}</td></tr>
 * <tr><td>what may be?</td><td>{@link Question#possible}; {@link WhatIf} for what if</td><td>{@link PossibleOptions}</td>
 *   <td>it says what is not known</td></tr>
 * <tr><td>one step at a time</td><td>{@link #steps}</td><td>{@link Steps}</td><td>they end, and say why</td></tr>
 * <tr><td>a proof</td><td>{@link #prove}</td><td>{@link SearchReport}</td><td>the text is no proof unless it is complete</td></tr>
 * <tr><td>parts for other machines</td><td>{@link Pieces#of}</td><td>{@link Pieces}</td><td>each part has its limits</td></tr>
 * </table>
 *
 * <p>An immutable bundle of settings; each setter returns a new solver, each question starts a fresh search in the
 * calling thread. Any number of threads may ask at once. The cover is compiled at the first question or by
 * {@link #prepare}, once per engine for all solvers derived from the same {@link #of}, whatever is given to them.
 *
 * <p>Solutions come depth first, always in the same order, whichever engine searches; a limit of N gives the first N of
 * it. {@link #solve} and {@link #unique} alone may give another solution than the first of that order, the same one each
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

    private final SearchFactory<O> factory;

    private Solver(SearchFactory<O> factory) {
        this.factory = factory;
    }

    /**
     * A solver with default settings: MRV, no limits.
     *
     * @param cover what to solve
     * @param <O> what an option means
     * @return a solver
     */
    public static <O> Solver<O> of(Cover<O> cover) {
        return of(cover, Threads.WAITING);
    }

    /**
     * Returns a solver for a host that has a single thread, such as a browser. No other thread may ask it.
     *
     * @param cover what to solve
     * @param <O> what an option means
     * @return a solver
     */
    public static <O> Solver<O> inOneThread(Cover<O> cover) {
        return of(cover, Waiting.NEVER);
    }

    private static <O> Solver<O> of(Cover<O> cover, Waiting waiting) {
        Compilations compilations =
                new Compilations(Objects.requireNonNull(cover, "cover").data(), waiting);
        return new Solver<>(new SearchFactory<>(
                cover, Givens.NONE, Settings.DEFAULT, compilations, List.of(), new OnceMap<>(waiting)));
    }

    /**
     * A solver of a cover whose description was stopped: it has no item, and every question is stopped likewise.
     *
     * @param reason why; not {@link StopReason#EXHAUSTED}
     * @param <O> what an option means
     * @return a solver that {@link #isStopped}
     */
    public static <O> Solver<O> stopped(StopReason reason) {
        if (Objects.requireNonNull(reason, "reason") == StopReason.EXHAUSTED) {
            throw new IllegalArgumentException("reason: EXHAUSTED; expected what stopped the description");
        }
        Solver<O> nothing = inOneThread(Cover.of(cover -> {}));
        return nothing.with(s -> s.stopped = Optional.of(reason));
    }

    /**
     * Whether the description of the cover was stopped by a limit. Then {@link #cover} has no items, givens are not looked
     * at, and each question is answered at once by a report that says why.
     *
     * @return {@code false} unless limits were given to {@link dlx.core.model.LoadedModel#solver(Object, Limits)}, or the thread was
     *     interrupted
     */
    public boolean isStopped() {
        return factory.settings().stopped.isPresent();
    }

    /**
     * The engine that searches.
     *
     * @param name {@code auto}, the default, which takes the one that suits the cover and the question, or one of
     *     {@link #engines}; its questions throw {@link ModelException} where it cannot answer them
     * @return a solver with that engine
     */
    @CheckReturnValue
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
    @CheckReturnValue
    public Solver<O> strategy(Strategy strategy) {
        return with(s -> s.strategy = Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Whether a cover is made smaller before it is searched; {@link RootReduction#AUTO} by default.
     *
     * @param reduction when to do so
     * @return a solver with that setting
     */
    @CheckReturnValue
    public Solver<O> reduction(RootReduction reduction) {
        return with(s -> s.reduction = Objects.requireNonNull(reduction, "reduction"));
    }

    /**
     * Which score {@link #best} prefers; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return a solver with that goal
     */
    @CheckReturnValue
    public Solver<O> goal(Goal goal) {
        return with(s -> s.goal = Objects.requireNonNull(goal, "goal"));
    }

    /**
     * Which score {@link #best} prefers.
     *
     * @return the goal
     */
    public Goal goal() {
        return factory.settings().goal;
    }

    /**
     * How much worse than the best the answer of {@link #best} may be; 0 by default. A search then looks only for
     * solutions that are better by more than this, and ends when there are none: with {@link StopReason#GAP} where its
     * bound is better than its solution.
     *
     * @param gap the greatest difference, {@code >= 0}
     * @return a solver with that gap
     */
    @CheckReturnValue
    public Solver<O> gap(long gap) {
        if (gap < 0) {
            throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
        }
        return with(s -> s.gap = gap);
    }

    /**
     * Lets the solutions of a search for all of them come in any order, each once. Where many come from few parts, an
     * engine may then make a diagram of all of them first, and read them from it: {@code diagram}. The order is the same
     * each time all the same.
     *
     * <p>{@link #solve} then looks for its solution by several engines in many orders of the cover, each try with a little work at
     * first and later with more: in turn with one thread, so that the solution is the same each time, or side by side with several, so
     * that it need not be. A search whose own order is unlucky may so end in a second instead of never; one that is hard in
     * each order takes some times as long. Where an engine was named, that one alone tries other orders. With symmetries, a
     * listener, a path or {@link #checkpoints} no other orders are tried: a search that is gone on with is one along the order.
     * Other questions take no notice.
     *
     * @return a solver whose solutions come in whatever order is found fastest
     */
    @CheckReturnValue
    public Solver<O> anyOrder() {
        return with(s -> s.anyOrder = true);
    }

    /**
     * Names options that suffice where any solution will do: if the cover has a solution, then one of these options alone, as a
     * symmetry allows. {@link #solve} and the first answer of {@link #unique} look among them only. Other questions take no
     * notice, nor do these two where something is given, with {@link #distinct}, {@link #checkpoints}, a listener or a path.
     *
     * @param options accepts the options that suffice; every option ends an earlier setting
     * @return a solver that knows these options; its answers are wrong where they do not suffice
     */
    @Experimental
    @CheckReturnValue
    public Solver<O> sufficient(Predicate<? super O> options) {
        Objects.requireNonNull(options, "options");
        return with(s -> s.sufficient = Optional.of(option -> options.test(cover().option(option))));
    }

    /**
     * Solutions that are known: {@link #best} begins with them, and looks for better ones only. They are among the answers
     * if there are none, also where what is given excludes them: so a search that was cut into parts knows in each what was
     * found in the others. Other questions take no notice. Cost: O(items + length of the options) for each.
     *
     * @param solutions the numbers of their options, in any order
     * @return a solver that knows them
     * @throws IllegalArgumentException if one is no solution of the cover; items that are relaxed by now may be uncovered
     */
    @CheckReturnValue
    public Solver<O> knowing(List<int[]> solutions) {
        List<int[]> copies = Objects.requireNonNull(solutions, "solutions").stream()
                .map(int[]::clone)
                .toList();
        Givens relaxed = Givens.NONE.relax(givens().relaxed());
        for (int[] solution : isStopped() ? List.<int[]>of() : copies) {
            SolutionCheck.flaw(cover(), relaxed, Arrays.stream(solution).boxed().toList())
                    .ifPresent(flaw -> {
                        throw new IllegalArgumentException("solutions: what is known as one " + flaw);
                    });
        }
        return with(s -> s.known = copies);
    }

    /**
     * Ends each search after this many solutions.
     *
     * @param solutions the greatest number of solutions, {@code >= 1}
     * @return a solver with that limit
     */
    @CheckReturnValue
    public Solver<O> limit(long solutions) {
        return with(s -> s.solutionLimit = positive("solutions", solutions));
    }

    /**
     * Ends each search after this many nodes. Trials that find out how to search are in no report: the engine {@code
     * memo} gives each of two orders of a cover with multiplicities up to 16 384 nodes, and before a sweep or a diagram is
     * thought of, up to 2 048 nodes of the tree are visited.
     *
     * @param nodes the greatest number of nodes, {@code >= 1}
     * @return a solver with that limit
     */
    @CheckReturnValue
    public Solver<O> nodeLimit(long nodes) {
        return with(s -> s.nodeLimit = positive("nodes", nodes));
    }

    /**
     * Ends each search after this wall time, counted from the question. A visitor that was quick, and becomes slow when the time
     * is over, may be shown up to sixteen more solutions.
     *
     * @param limit the time, not negative
     * @return a solver with that limit
     */
    @CheckReturnValue
    public Solver<O> timeLimit(Duration limit) {
        if (Objects.requireNonNull(limit, "limit").isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + "; expected a time that is not negative");
        }
        return with(s -> s.limits = s.limits.time(limit));
    }

    /**
     * Ends each search by these limits, instead of those of {@link #timeLimit} and {@link #cancelledBy}.
     *
     * @param limits counted from the question
     * @return a solver with these limits
     */
    @CheckReturnValue
    public Solver<O> limits(Limits limits) {
        return with(s -> s.limits = Objects.requireNonNull(limits, "limits"));
    }

    /**
     * How many threads search at once; 1 by default, which is the calling thread. Solutions, their order and the counts of
     * reports are the same with any number. A search of the engine {@code prices} promises less: its score and its proof are
     * the same, which of several {@linkplain #best best} solutions it shows may differ, and so may its nodes and updates; its
     * watchers are told in the calling thread, what was found at once as one improvement.
     *
     * @param count from 1 to 4096, or 0 for as many as the machine has cores
     * @return a solver that searches in so many threads
     */
    @CheckReturnValue
    public Solver<O> threads(int count) {
        Workforce workforce = Workforce.of(Threads.of(count));
        return with(s -> s.workforce = workforce);
    }

    /**
     * Makes checkpoints of each search: how far it is, as data from which {@link #resume} goes on. Not of {@link #unique} and
     * {@link #sample}. {@link #solve} then gives the first solution of the order, when the last checkpoint has counted it: a
     * visitor of {@code limit(1)} is given it before. A count that goes along a sweep, a listing of solutions in any order,
     * and a strategy that learns begin anew when they go on, and pass over what was shown; a search for the best by
     * {@code prices} begins its tree anew, with the solutions in hand and the bound; all others lose some milliseconds.
     *
     * @param every how much time passes between two checkpoints at most
     * @param keeper called in the calling thread, while the search rests, and once when it has ended: all solutions that the
     *     checkpoint counts have been shown before. What it throws ends the search
     * @return a solver whose searches can be gone on with
     */
    @CheckReturnValue
    public Solver<O> checkpoints(Duration every, Consumer<Checkpoint> keeper) {
        Objects.requireNonNull(keeper, "keeper");
        if (Objects.requireNonNull(every, "every").isNegative()) {
            throw new IllegalArgumentException("every: " + every + "; expected a time that is not negative");
        }
        long nanos = Limits.nanos(every);
        return with(s -> s.checkpoints = Optional.of(new Settings.Checkpoints(nanos, keeper)));
    }

    /**
     * Goes on from a checkpoint: the next question shows the solutions that had not been shown, in their order, and reports of
     * the whole. (Where several threads searched, and a limit on solutions ends the search later, its nodes may include some
     * after the last solution; and a count that keeps results in a table begins anew with an empty one, in other nodes.) The question and the settings must be those of the search that made it; threads, and
     * limits of time and nodes, may be others.
     *
     * @param checkpoint of an earlier search
     * @return a solver whose questions throw {@link CheckpointException} if the checkpoint is of another search
     */
    @CheckReturnValue
    public Solver<O> resume(Checkpoint checkpoint) {
        Objects.requireNonNull(checkpoint, "checkpoint");
        return with(s -> s.resumed = Optional.of(checkpoint));
    }

    /** This solver with searches that go on in another way sooner or later. */
    Solver<O> handOvers(HandOvers handOvers) {
        return with(s -> s.handOvers = handOvers);
    }

    /** This solver with work cut for several threads in another way. */
    Solver<O> cutting(SplitPolicy cutting) {
        return with(s -> s.handOvers = s.handOvers.cutting(cutting));
    }

    /**
     * How much memory results may be kept in; by default a quarter of the greatest heap, 512 MiB at most. A table of the
     * engine {@code memo} that cannot grow goes on with what it has. A sweep that finds no room is given up, and the count
     * goes on along the tree. A diagram, and what is drawn from it, takes no more than this either. The engine {@code prices}
     * solves no linear program whose matrices have no room. Other engines keep nothing.
     *
     * @param bytes the greatest number of bytes, {@code >= 1}
     * @return a solver with that setting
     */
    @CheckReturnValue
    public Solver<O> memoMemory(long bytes) {
        return with(s -> s.memoMemory = positive("bytes", bytes));
    }

    /**
     * How much memory may be taken for results that are kept.
     *
     * @return bytes
     */
    public long memoMemory() {
        return factory.settings().memoMemory;
    }

    /**
     * Ends each search once the token is cancelled.
     *
     * @param token watched by every search of the solver
     * @return a solver that watches the token
     */
    @CheckReturnValue
    public Solver<O> cancelledBy(CancellationToken token) {
        return with(s -> s.limits = s.limits.token(token));
    }

    /**
     * Reports how far a search is, about ten times per second, in the searching thread.
     *
     * @param watcher called now and then; what it throws ends the search
     * @return a solver that reports its progress
     */
    @CheckReturnValue
    public Solver<O> onProgress(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.progress = Optional.of(watcher));
    }

    /**
     * Reports of a search for the best each better solution and each better bound, as soon as they are known, in the
     * searching thread.
     *
     * @param watcher called with the score and the bound so far; what it throws ends the search
     * @return a solver that reports improvements
     */
    @CheckReturnValue
    public Solver<O> onImprovement(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.improvements = Optional.of(watcher));
    }

    /**
     * Reports every step of a search. Makes it slower; {@code auto} takes the engine {@code links} then, whose steps are
     * those of the books. To stop between two steps, use {@link #steps}.
     *
     * @param listener called at each step in the searching thread; what it throws ends the search
     * @return a solver that reports
     */
    @CheckReturnValue
    public Solver<O> listener(SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        return with(s -> s.listener = Optional.of(listener));
    }

    /**
     * Takes options before each search, beside what is given already: assumptions, what-if questions. What was compiled
     * is shared with this solver.
     *
     * @param options values equal to those of options of the cover
     * @return a solver whose solutions all take the options
     * @throws ModelException if a value is no option of the cover, or that of several: use {@link #given} then
     */
    @CheckReturnValue
    public Solver<O> pinned(Collection<? extends O> options) {
        return given(Givens.taking(numbers(options)));
    }

    /**
     * Takes options before each search, beside what is given already, by their labels: as people call them.
     *
     * <p>Cost: O(number of options) labels are made.
     *
     * @param labels labels of options of the cover, as {@link Cover#label} returns them
     * @return a solver whose solutions all take the options
     * @throws ModelException if no option has a label, or several have
     */
    @CheckReturnValue
    public Solver<O> pinned(String... labels) {
        Objects.requireNonNull(labels, "labels");
        return isStopped() ? this : given(Givens.taking(Labels.numbers(cover(), labels)));
    }

    /**
     * Bans options from each search, beside what is given already.
     *
     * @param options values equal to those of options of the cover
     * @return a solver none of whose solutions takes one of the options
     * @throws ModelException if a value is no option of the cover, or that of several: use {@link #given} then
     */
    @CheckReturnValue
    public Solver<O> forbidden(Collection<? extends O> options) {
        return given(Givens.NONE.ban(numbers(options)));
    }

    /**
     * Lets more hold before each search, by the numbers of the cover: options taken or banned, items relaxed. Equal
     * options are no obstacle. What was compiled is shared with this solver.
     *
     * @param more what holds beside what is given already
     * @return a solver whose solutions keep to it
     * @throws IllegalArgumentException if the cover has no such option, or no such primary item
     */
    @CheckReturnValue
    public Solver<O> given(Givens more) {
        Objects.requireNonNull(more, "more");
        if (isStopped()) {
            return this;
        }
        more.check(cover().data());
        Givens all = factory.givens().isEmpty() ? more : factory.givens().and(more);
        return new Solver<>(factory.instead(all));
    }

    private int[] numbers(Collection<? extends O> options) {
        Objects.requireNonNull(options, "options");
        if (isStopped()) {
            return new int[0];
        }
        List<O> fixed = List.copyOf(options); // somebody's collection may say that it has more than it gives
        int[] numbers = new int[fixed.size()];
        int count = 0;
        for (O option : fixed) {
            numbers[count++] = cover().numberOf(option);
        }
        return numbers;
    }

    /**
     * Begins each search at a node of its tree, as if it had come there itself: it visits nothing before that node.
     * Then questions that would be answered by counting without visits, or by a search in another order, are answered by
     * visiting in order.
     *
     * @param path the option chosen at each level, as {@link Steps#path} gives it for the same engine, cover and givens
     * @return a solver whose questions throw {@link IllegalArgumentException} if the path does not lead through the tree
     */
    @CheckReturnValue
    public Solver<O> startingAt(List<Integer> path) {
        int[] numbers = Objects.requireNonNull(path, "path").stream()
                .mapToInt(option -> option)
                .toArray();
        return with(s -> s.path = numbers);
    }

    /**
     * Keeps one of the solutions that are the same up to symmetry: the one whose ascending option numbers come first.
     * Every question then asks of these alone. Symmetries that do not keep what is given are left out, and for
     * {@link #best} those that change a weight.
     *
     * <p>Cost: the group is made at the first question, O(maps x options); then each question looks at every option once
     * per map, and at the options of each solution once per map; no memory of solutions.
     *
     * @param symmetries maps of options to options; the group that they generate counts
     * @return a solver of distinct solutions; its questions throw {@link ModelException} if a map makes something else
     *     of an option, one option of two, or does not carry the items of the cover to its items
     */
    @CheckReturnValue
    public Solver<O> distinct(Collection<? extends UnaryOperator<O>> symmetries) {
        Objects.requireNonNull(symmetries, "symmetries");
        return new Solver<>(factory.upTo(List.copyOf(symmetries)));
    }

    /**
     * What is being solved.
     *
     * @return the cover
     */
    public Cover<O> cover() {
        return factory.cover();
    }

    /**
     * What holds before each search.
     *
     * @return the givens
     */
    public Givens givens() {
        return factory.givens();
    }

    /**
     * Makes everything ready for a question, under the limits of this solver: compiles the cover if need be. The
     * question itself then begins to search at once. This is also how to learn which engine it will be; {@code sweep} and
     * {@code diagram} may hand the work to another one, which the report names.
     *
     * @param question what will be asked
     * @return the engine, and how long it took
     */
    @Experimental
    public Preparation prepare(Question<?, ?> question) {
        SearchQuestion search = Objects.requireNonNull(question, "question").search(factory.settings());
        long begin = System.nanoTime();
        SearchControl control = factory.control();
        try {
            boolean made = factory.isMade(search);
            String engine = factory.prepare(search, control).engine();
            return new Preparation(engine, made ? 0 : System.nanoTime() - begin, StopReason.EXHAUSTED);
        } catch (SearchStopped e) {
            return new Preparation("", System.nanoTime() - begin, e.reason());
        }
    }

    /**
     * Asks a question: the one method that all others use. Each of them is a shorthand for a question that is asked often.
     *
     * @param question what is asked, made by a method of {@link Question}
     * @param <A> the kind of answer
     * @return what is known within the limits
     * @throws ModelException if no engine can search the cover, or a score does not fit into 64 bits
     */
    public <A extends Answer> A ask(Question<O, A> question) {
        return Objects.requireNonNull(question, "question").ask(factory);
    }

    SearchFactory<O> factory() {
        return factory;
    }

    /**
     * Asks a question in a new thread, a daemon.
     *
     * @param question as for {@link #async(Function, Executor)}
     * @return completed with the answer, or exceptionally with what the question threw
     * @param <A> the answer
     */
    public <A> CompletableFuture<A> async(Function<Solver<O>, A> question) {
        return async(question, Threads.DAEMON);
    }

    /**
     * Asks a question in a thread of an executor. A future that is completed before its turn comes is not searched for.
     *
     * <p>Whatever completes the future ends the search within some milliseconds: {@code cancel}, {@code orTimeout}, a call of
     * {@code complete}. Not so the future of a later stage: cancel this one. A limit or the solver's own token ends the search
     * with an answer that says so, as ever.
     *
     * @param question asks the solver that it is given, {@code Solver::count} or {@code s -> s.ask(Question.best(3))}, and
     *     returns what is known; no iterator or stream, which would have to search on afterwards
     * @param executor runs the search, in one piece
     * @return completed with the answer, or exceptionally with what the question threw
     * @param <A> the answer
     * @throws java.util.concurrent.RejectedExecutionException if the executor takes no more
     */
    public <A> CompletableFuture<A> async(Function<Solver<O>, A> question, Executor executor) {
        Objects.requireNonNull(question, "question");
        Objects.requireNonNull(executor, "executor");
        CancellationToken token =
                new CancellationToken(factory.settings().limits.token());
        Solver<O> asked = cancelledBy(token);
        CompletableFuture<A> answer = new CompletableFuture<>();
        answer.whenComplete((given, thrown) -> token.cancel());
        executor.execute(() -> {
            if (!answer.isDone()) {
                try {
                    answer.complete(question.apply(asked));
                } catch (Throwable e) { // for whoever waits
                    answer.completeExceptionally(e);
                }
            }
        });
        return answer;
    }

    /**
     * A solution, or nothing if there is none: the first of the order, or another where the search turns out hard. Ask
     * {@code limit(1)} of the other questions for the first of the order.
     *
     * @return the solution, if one was found, and what is known otherwise
     */
    public Found<O> solve() {
        return ask(Question.first());
    }

    /**
     * Visits the solutions one by one. Keeps one solution in memory.
     *
     * @param visitor called once per solution
     * @return the report; {@link StopReason#VISITOR} if the visitor asked to stop
     */
    public SearchReport forEach(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "visitor");
        return visit(run -> visitor.visit(run.solution().options()));
    }

    /**
     * Visits the solutions one by one as numbers of options. Allocates nothing between two solutions.
     *
     * @param visitor called once per solution
     * @return the report; {@link StopReason#VISITOR} if the visitor asked to stop
     */
    public SearchReport forEach(OptionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        return visit(run -> visitor.visit(run.options(), run.length()));
    }

    private SearchReport visit(Function<SearchRun<O>, Visit> visitor) {
        SearchRun<O> run = SearchRun.begin(factory, factory.settings().all());
        try {
            while (run.advance()) {
                if (visitor.apply(run) == Visit.STOP) {
                    run.stop(StopReason.VISITOR);
                }
            }
            return run.report();
        } finally {
            run.abandon(); // where something was thrown
        }
    }

    /**
     * The solutions as an iterator that searches when it is asked.
     *
     * @return an iterator at the start of a fresh search
     */
    public SolutionIterator<O> iterator() {
        return ask(Question.all());
    }

    /**
     * The number of solutions.
     *
     * @return the report: {@code solutions()} is exact, and all there are if {@code isComplete()}
     */
    public SearchReport count() {
        return ask(Question.count());
    }

    /**
     * Whether there is no solution, one, or several. Stops at the second.
     *
     * @return the verdict and the first solution
     */
    public Uniqueness<O> unique() {
        return ask(Question.unique());
    }

    /**
     * A solution with the best score. The engine {@code prices}, which {@code auto} takes where it
     * can, proves it by bounds; the engines that enumerate look at every solution.
     *
     * <p>In one thread it is the same solution each time. With several {@link #threads}, score, bound and proof are the
     * same; but of equally good solutions {@code prices} takes the one that a thread meets first, unless its search is over
     * before it is shared, within some thousand nodes. To settle ties always alike it would have to look for all that are
     * equally good, and that is what {@link Question#optima} does: its list is the same with any number of threads. Within a
     * {@link #gap}, the score may differ as well.
     *
     * @return a best solution, its score, and whether that is proved to be the best
     * @throws ModelException if the score of a solution does not fit into 64 bits
     */
    public Best<O> best() {
        return ask(Question.best());
    }

    /**
     * Solutions drawn at random. {@link Sample#method} says how:
     *
     * <ul>
     *   <li>From a diagram of all solutions, within {@link #memoMemory}: uniform.
     *   <li>By looking at every solution: uniform. So where that is likely to be shorter, with an engine named that
     *       enumerates, a listener, symmetries, a path, another strategy than MRV, and where the cover has multiplicities.
     *   <li>By weighted walks, with an error that is stated: where the memory is or would be full, and where half of the
     *       time limit has passed. At least 20 000 walks and 20 per draw, fewer where a limit stops them. Not where an
     *       engine was named that enumerates, nor with a listener, symmetries or a path: then there are fewer draws, or
     *       those from the solutions that were looked at.
     * </ul>
     *
     * <p>The draws depend on the method, the engine named, the cover, what is given and the seed alone. All of them are in
     * memory at once, some 100 bytes each and 8 more for each option. Nothing is kept for the next call: for many draws take
     * {@link Question#diagram} and {@link Diagram#sampler}. A limit on solutions does not count here.
     *
     * @param howMany how many are drawn, from 1 to 10 000 000
     * @param seed the same seed draws the same on every machine, unless the time limit decides on the method
     * @return the draws; none if there is no solution, or none was found
     */
    public Sample<O> sample(int howMany, long seed) {
        return ask(Question.sample(howMany, seed));
    }

    /**
     * A proof without a search that there is no solution: weights of the items with which every option weighs 0, modulo some
     * number or not, and all items together do not. A chessboard coloring is one. {@link Weights} states the theorem.
     *
     * <p>Empty means nothing: there may be a solution, or none for a reason that no weights show. For each of six prime powers, and
     * each greater prime that divides the length of every option, the cost is from O(length of the options) to O(items^3); some
     * milliseconds for a board of 250 cells, a second for thousands of items, many seconds for a thousand in long options. Space up
     * to O(items^2), some 100 MB at most. Limits of time and a token end it, as they end a search: then it is empty as well.
     * {@link #solve}, {@link #unique}, {@link #count} and their kin ask by themselves once they have searched for long.
     *
     * @return weights beside what is given, the simplest that were found: few values, a small modulus, few items
     */
    public Optional<Weights> impossible() {
        if (isStopped()) {
            return Optional.empty();
        }
        try {
            return WeightsFinder.find(cover().data(), givens(), factory.control());
        } catch (SearchStopped e) {
            return Optional.empty();
        }
    }

    /**
     * The search for all solutions, step by step. Symmetries and progress watchers do not count here; limits do, and the
     * time limit includes the rests.
     *
     * @return steps at the beginning of a fresh search
     */
    public Steps steps() {
        return new Steps(factory, factory.control(), factory.settings().solutionLimit);
    }

    /**
     * Proves what was found, in a text that {@link dlx.core.proof.Proof#check} or anybody else can check.
     *
     * @param claim a count or a best score, as this solver has found it; symmetries play no part in it
     * @param to takes the text
     * @return what it cost; only if it {@linkplain SearchReport#isComplete is complete} is the text a proof
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is that there are some solutions at least: a {@link
     *     dlx.core.proof.ProofWriter} lists them
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    @Experimental
    public SearchReport prove(Claim claim, Appendable to) throws IOException {
        return prove(claim, ProofForm.DLX, to);
    }

    /**
     * Proves what was found, in a form of one's choice: {@link ProofForm#VERIPB} is about {@linkplain dlx.core.proof.OpbFormula the
     * formula} of this solver's cover and givens, lists each solution of a count, and is written by the {@link #threads} that search.
     *
     * @param claim a count or a best score, as this solver has found it; symmetries play no part in it
     * @param form the form of the text
     * @param to takes the text
     * @return what it cost; only if it {@linkplain SearchReport#isComplete is complete} is the text a proof
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is that there are some solutions at least
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    @Experimental
    public SearchReport prove(Claim claim, ProofForm form, Appendable to) throws IOException {
        return factory.prove(
                Objects.requireNonNull(claim, "claim"),
                Objects.requireNonNull(form, "form"),
                Objects.requireNonNull(to, "to"));
    }

    private Solver<O> with(Consumer<Settings> change) {
        return new Solver<>(factory.with(change));
    }

    private static long positive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
        return value;
    }
}
