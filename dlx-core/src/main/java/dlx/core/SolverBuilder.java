package dlx.core;

import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.engine.HandOvers;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.Workforce;
import dlx.core.messages.Labels;
import dlx.core.run.SearchFactory;
import dlx.core.run.Settings;
import dlx.core.search.CancellationToken;
import dlx.core.search.Checkpoint;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.Progress;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.threads.Threads;
import dlx.core.view.SolutionCheck;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Sets how a {@link Solver} searches: its engine, its limits, what is given, who watches. Begins with {@link Solver#builder} or {@link
 * Solver#toBuilder}, and {@link #build} makes the solver. Not thread-safe; the solvers are.
 *
 * @param <O> what an option means
 * @since 0.1
 */
public final class SolverBuilder<O> {

    private SearchFactory<O> factory;

    SolverBuilder(SearchFactory<O> factory) {
        this.factory = factory;
    }

    /**
     * Makes a solver with these settings. The builder may be changed afterwards, and the solver stays the same.
     *
     * @return the solver
     */
    @CheckReturnValue
    public Solver<O> build() {
        return new Solver<>(factory);
    }

    /**
     * Sets the engine that searches.
     *
     * @param name {@link EngineName#AUTO}, the default, which takes the one that suits the cover and the question, or another constant
     *     of {@link EngineName}; questions throw {@link ModelException} where it cannot answer them
     * @return this builder
     */
    public SolverBuilder<O> engine(String name) {
        return with(s -> s.engine = Objects.requireNonNull(name, "name"));
    }

    /**
     * Sets how the next item is chosen; {@link Strategy#MRV} by default.
     *
     * @param strategy the strategy
     * @return this builder
     */
    public SolverBuilder<O> strategy(Strategy strategy) {
        return with(s -> s.strategy = Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Sets whether a cover is made smaller before it is searched; {@link RootReduction#AUTO} by default.
     *
     * @param reduction when to do so
     * @return this builder
     */
    public SolverBuilder<O> reduction(RootReduction reduction) {
        return with(s -> s.reduction = Objects.requireNonNull(reduction, "reduction"));
    }

    /**
     * Sets which score {@link Solver#best} prefers; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return this builder
     */
    public SolverBuilder<O> goal(Goal goal) {
        return with(s -> s.goal = Objects.requireNonNull(goal, "goal"));
    }

    /**
     * Sets how much worse than the best the answer of {@link Solver#best} may be; 0 by default. A search then looks only for
     * solutions that are better by more than this, and ends when there are none: with {@link StopReason#GAP} where its
     * bound is better than its solution.
     *
     * @param gap the greatest difference, {@code >= 0}
     * @return this builder
     */
    public SolverBuilder<O> gap(long gap) {
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
     * <p>{@link Solver#solve} then looks for its solution by several engines in many orders of the cover, each try with a little work at
     * first and later with more: in turn with one thread, so that the solution is the same each time, or side by side with several, so
     * that it need not be. A search whose own order is unlucky may so end in a second instead of never; one that is hard in
     * each order takes some times as long. Where an engine was named, that one alone tries other orders. With symmetries, a
     * listener, a path or {@link #checkpoints} no other orders are tried: a search that is resumed later is one along the order.
     * Other questions take no notice.
     *
     * @return this builder
     */
    public SolverBuilder<O> anyOrder() {
        return with(s -> s.anyOrder = true);
    }

    /**
     * Names options that suffice where any solution will do: if the cover has a solution, then one of these options alone, as a
     * symmetry allows. {@link Solver#solve} and the first answer of {@link Solver#unique} look among them only. Other questions take no
     * notice, nor do these two where something is given, with {@link #symmetries}, {@link #checkpoints}, a listener or a path.
     *
     * @param options accepts the options that suffice, without which answers are wrong; every option ends an earlier setting
     * @return this builder
     */
    @Experimental
    public SolverBuilder<O> sufficientOptions(Predicate<? super O> options) {
        Objects.requireNonNull(options, "options");
        return with(s -> s.sufficient =
                Optional.of(option -> options.test(factory.cover().option(option))));
    }

    /**
     * Names solutions that are known: {@link Solver#best} begins with them, and looks for better ones only. They are among the answers
     * if there are none, also where what is given excludes them: so a search that was cut into parts knows in each what was
     * found in the others. Other questions take no notice. Cost: O(items + length of the options) for each.
     *
     * @param solutions the numbers of their options, in any order
     * @return this builder
     * @throws IllegalArgumentException if one is no solution of the cover; items that are relaxed by now may be uncovered
     */
    public SolverBuilder<O> knownSolutions(List<int[]> solutions) {
        List<int[]> copies = Objects.requireNonNull(solutions, "solutions").stream()
                .map(int[]::clone)
                .toList();
        Givens relaxed = Givens.NONE.relaxed(factory.givens().relaxedItems());
        for (int[] solution : isStopped() ? List.<int[]>of() : copies) {
            SolutionCheck.flaw(
                            factory.cover(),
                            relaxed,
                            Arrays.stream(solution).boxed().toList())
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
     * @return this builder
     */
    public SolverBuilder<O> solutionLimit(long solutions) {
        return with(s -> s.solutionLimit = positive("solutions", solutions));
    }

    /**
     * Ends each search after this many nodes. Trials that find out how to search are in no report: the engine {@code
     * memo} gives each of two orders of a cover with multiplicities up to 16 384 nodes, and before a sweep or a diagram is
     * thought of, up to 2 048 nodes of the tree are visited.
     *
     * @param nodes the greatest number of nodes, {@code >= 1}
     * @return this builder
     */
    public SolverBuilder<O> nodeLimit(long nodes) {
        return with(s -> s.nodeLimit = positive("nodes", nodes));
    }

    /**
     * Ends each search after this wall time, counted from the question. A visitor that was quick, and becomes slow when the time
     * is over, may be shown up to sixteen more solutions.
     *
     * @param limit the time, not negative
     * @return this builder
     */
    public SolverBuilder<O> timeLimit(Duration limit) {
        if (Objects.requireNonNull(limit, "limit").isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + "; expected a time that is not negative");
        }
        return with(s -> s.limits = s.limits.time(limit));
    }

    /**
     * Ends each search by these limits, instead of those of {@link #timeLimit} and {@link #token}.
     *
     * @param limits counted from the question
     * @return this builder
     */
    public SolverBuilder<O> limits(Limits limits) {
        return with(s -> s.limits = Objects.requireNonNull(limits, "limits"));
    }

    /**
     * Sets how many threads search at once; 1 by default, which is the calling thread. Solutions, their order and the counts of
     * reports are the same with any number. A search of the engine {@code prices} promises less: its score and its proof are
     * the same, which of several {@linkplain Solver#best best} solutions it shows may differ, and so may its nodes and updates; its
     * watchers are called in the calling thread, with solutions that were found at once as one improvement.
     *
     * @param count from 1 to 4096, or 0 for as many as the machine has cores
     * @return this builder
     */
    public SolverBuilder<O> threads(int count) {
        Workforce workforce = Workforce.of(Threads.of(count));
        return with(s -> s.workforce = workforce);
    }

    /**
     * Makes checkpoints of each search: how far it is, as data with which another search can {@linkplain #start(Checkpoint) start}. Not of {@link Solver#unique} and
     * {@link Solver#sample}. {@link Solver#solve} then gives the first solution of the order, when the last checkpoint has counted it: a
     * visitor of {@code solutionLimit(1)} is given it before. A count that goes along a sweep, a listing of solutions in any order,
     * and a strategy that learns begin anew when they are resumed, and pass over what was shown; a search for the best by
     * {@code prices} begins its tree anew, with the solutions in hand and the bound; all others lose some milliseconds.
     *
     * @param every how much time passes between two checkpoints at most
     * @param keeper called in the calling thread, while the search rests, and once when it has ended: all solutions that the
     *     checkpoint counts have been shown before. What it throws ends the search
     * @return this builder
     */
    public SolverBuilder<O> checkpoints(Duration every, Consumer<Checkpoint> keeper) {
        Objects.requireNonNull(keeper, "keeper");
        if (Objects.requireNonNull(every, "every").isNegative()) {
            throw new IllegalArgumentException("every: " + every + "; expected a time that is not negative");
        }
        long nanos = Limits.nanos(every);
        return with(s -> s.checkpoints = Optional.of(new Settings.Checkpoints(nanos, keeper)));
    }

    /**
     * Resumes at a checkpoint: the next question shows the solutions that had not been shown, in their order, and reports of
     * the whole. (Where several threads searched, and a limit on solutions ends the search later, its nodes may include some
     * after the last solution; and a count that keeps results in a table begins anew with an empty one, in other nodes.) The question and
     * the settings must be those of the search that made it; threads, and limits of time and nodes, may be others. Questions throw {@link
     * dlx.api.CheckpointException} if the checkpoint is of another search.
     *
     * @param checkpoint of an earlier search
     * @return this builder
     */
    public SolverBuilder<O> start(Checkpoint checkpoint) {
        Objects.requireNonNull(checkpoint, "checkpoint");
        return with(s -> s.resumed = Optional.of(checkpoint));
    }

    /** Sets when searches continue in another way. */
    SolverBuilder<O> handOvers(HandOvers handOvers) {
        return with(s -> s.handOvers = handOvers);
    }

    /** Sets how work is cut for several threads. */
    SolverBuilder<O> cutting(SplitPolicy cutting) {
        return with(s -> s.handOvers = s.handOvers.cutting(cutting));
    }

    /**
     * Sets how much memory results may be kept in; by default a quarter of the greatest heap, 512 MiB at most. A table of the
     * engine {@code memo} that cannot grow stays as large as it is. A sweep that finds no room is given up, and the count
     * continues along the tree. A diagram, and what is drawn from it, takes no more than this either. The engine {@code prices}
     * solves no linear program whose matrices have no room. Other engines keep nothing.
     *
     * @param bytes the greatest number of bytes, {@code >= 1}
     * @return this builder
     */
    public SolverBuilder<O> memoMemory(long bytes) {
        return with(s -> s.memoMemory = positive("bytes", bytes));
    }

    /**
     * Ends each search once the token is cancelled.
     *
     * @param token watched by every search of the solver
     * @return this builder
     */
    public SolverBuilder<O> token(CancellationToken token) {
        return with(s -> s.limits = s.limits.token(token));
    }

    /**
     * Reports how far a search is, about ten times per second, in the searching thread.
     *
     * @param watcher called now and then; what it throws ends the search
     * @return this builder
     */
    public SolverBuilder<O> progress(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.progress = Optional.of(watcher));
    }

    /**
     * Reports of a search for the best each better solution and each better bound, as soon as they are known, in the
     * searching thread.
     *
     * @param watcher called with the score and the bound so far; what it throws ends the search
     * @return this builder
     */
    public SolverBuilder<O> improvements(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.improvements = Optional.of(watcher));
    }

    /**
     * Reports every step of a search. Makes it slower; {@code auto} takes the engine {@code links} then, whose steps are
     * those of the books. To stop between two steps, use {@link Solver#steps}.
     *
     * @param listener called at each step in the searching thread; what it throws ends the search
     * @return this builder
     */
    public SolverBuilder<O> listener(SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        return with(s -> s.listener = Optional.of(listener));
    }

    /**
     * Gives options: they are taken before each search, beside what is given already. What was compiled is shared.
     *
     * @param options values equal to those of options of the cover
     * @return this builder
     * @throws ModelException if a value is no option of the cover, or that of several: use {@link #given(Givens)} then
     */
    public SolverBuilder<O> given(Collection<? extends O> options) {
        return given(Givens.of(numbers(options)));
    }

    /**
     * Gives options by their labels, as people call them, beside what is given already.
     *
     * <p>Cost: O(number of options) labels are made.
     *
     * @param labels labels of options of the cover, as {@link Cover#label} returns them
     * @return this builder
     * @throws ModelException if no option has a label, or several have
     */
    public SolverBuilder<O> given(String... labels) {
        Objects.requireNonNull(labels, "labels");
        return isStopped() ? this : given(Givens.of(Labels.numbers(factory.cover(), labels)));
    }

    /**
     * Forbids options in each search, beside what is given already.
     *
     * @param options values equal to those of options of the cover
     * @return this builder
     * @throws ModelException if a value is no option of the cover, or that of several: use {@link #given(Givens)} then
     */
    public SolverBuilder<O> forbidden(Collection<? extends O> options) {
        return given(Givens.NONE.forbidden(numbers(options)));
    }

    /**
     * Gives more by the numbers of the cover: options given or forbidden, items relaxed. Equal options are no obstacle. What was
     * compiled is shared.
     *
     * @param more what holds beside what is given already
     * @return this builder
     * @throws IllegalArgumentException if the cover has no such option, or no such primary item
     */
    public SolverBuilder<O> given(Givens more) {
        Objects.requireNonNull(more, "more");
        if (isStopped()) {
            return this;
        }
        more.check(factory.cover().data());
        Givens all = factory.givens().isEmpty() ? more : factory.givens().and(more);
        factory = factory.instead(all);
        return this;
    }

    private int[] numbers(Collection<? extends O> options) {
        Objects.requireNonNull(options, "options");
        if (isStopped()) {
            return new int[0];
        }
        List<O> fixed = List.copyOf(options); // the collection of a caller may say that it has more than it gives
        int[] numbers = new int[fixed.size()];
        int count = 0;
        for (O option : fixed) {
            numbers[count++] = factory.cover().numberOf(option);
        }
        return numbers;
    }

    /**
     * Begins each search at a node of its tree, as if it had come there itself: it visits nothing before that node.
     * Then questions that would be answered by counting without visits, or by a search in another order, are answered by
     * visiting in order. They throw {@link IllegalArgumentException} if the path does not lead through the tree.
     *
     * @param path the option chosen at each level, as {@link Steps#path} gives it for the same engine, cover and givens
     * @return this builder
     */
    public SolverBuilder<O> start(List<Integer> path) {
        int[] numbers = Objects.requireNonNull(path, "path").stream()
                .mapToInt(option -> option)
                .toArray();
        return with(s -> s.path = numbers);
    }

    /**
     * Keeps one of the solutions that are the same up to symmetry: the one whose ascending option numbers come first.
     * Every question then asks of these alone. Symmetries that do not keep what is given are left out, and for
     * {@link Solver#best} those that change a weight. Questions throw {@link ModelException} if a map makes something else of an
     * option, one option of two, or does not carry the items of the cover to its items.
     *
     * <p>Cost: the group is made at the first question, O(maps x options); then each question looks at every option once
     * per map, and at the options of each solution once per map; no memory of solutions.
     *
     * @param symmetries maps of options to options; the group that they generate counts
     * @return this builder
     */
    public SolverBuilder<O> symmetries(Collection<? extends UnaryOperator<O>> symmetries) {
        Objects.requireNonNull(symmetries, "symmetries");
        factory = factory.upTo(List.copyOf(symmetries));
        return this;
    }

    private static long positive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
        return value;
    }

    /** Returns true if the description of the cover was stopped, so that there is nothing to give. */
    private boolean isStopped() {
        return factory.settings().stopped.isPresent();
    }

    private SolverBuilder<O> with(Consumer<Settings> change) {
        factory = factory.with(change);
        return this;
    }
}
