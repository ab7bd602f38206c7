package dlx.core;

import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.LazyClause;
import dlx.api.ModelException;
import dlx.core.constraint.ModelConstraint;
import dlx.core.derived.SymmetryGroup;
import dlx.core.engine.Sizes;
import dlx.core.engine.Workforce;
import dlx.core.messages.Labels;
import dlx.core.run.SearchFactory;
import dlx.core.run.Settings;
import dlx.core.run.StatedCover;
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
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The builder of a {@link Solver}, with its settings: engine, limits, givens and watchers. {@link Solver#builder} or
 * {@link Solver#toBuilder} creates the builder, and {@link #build} returns the solver. Not thread-safe; the solvers
 * are.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
public final class SolverBuilder<O> {

    private SearchFactory<O> factory;

    SolverBuilder(SearchFactory<O> factory) {
        this.factory = factory;
    }

    /**
     * Returns a solver with these settings. Later changes of the builder do not affect the solver.
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
     * @param name {@link EngineName#AUTO}, the default, which chooses the engine for the cover and the question, or
     *     another constant of {@link EngineName}. Questions throw {@link ModelException} if the engine cannot answer
     *     them
     * @return this builder
     */
    public SolverBuilder<O> engine(String name) {
        return with(s -> s.engine = Objects.requireNonNull(name, "name"));
    }

    /**
     * Sets the strategy, which chooses the next item; {@link Strategy#MRV} by default.
     *
     * @param strategy the strategy
     * @return this builder
     */
    public SolverBuilder<O> strategy(Strategy strategy) {
        return with(s -> s.strategy = Objects.requireNonNull(strategy, "strategy"));
    }

    /**
     * Sets the reduction, which makes a cover smaller before the search; {@link RootReduction#AUTO} by default.
     *
     * @param reduction rule that decides which covers are reduced
     * @return this builder
     */
    public SolverBuilder<O> reduction(RootReduction reduction) {
        return with(s -> s.reduction = Objects.requireNonNull(reduction, "reduction"));
    }

    /**
     * Sets the direction of the best score for {@link Solver#best}; {@link Goal#GREATEST} by default.
     *
     * @param goal the goal
     * @return this builder
     */
    public SolverBuilder<O> goal(Goal goal) {
        return with(s -> s.goal = Objects.requireNonNull(goal, "goal"));
    }

    /**
     * Sets the tolerance of {@link Solver#best}: how far its score may be from the best score; 0 by default. After each
     * solution, a search considers only solutions that are better by more than the gap. It ends when no such solution
     * remains, with {@link StopReason#GAP} if its bound is better than its solution.
     *
     * @param gap maximum difference of scores, 0 or more
     * @return this builder
     * @throws IllegalArgumentException if the gap is negative
     */
    public SolverBuilder<O> gap(long gap) {
        if (gap < 0) {
            throw new IllegalArgumentException("gap: " + gap + "; expected 0 or more");
        }
        return with(s -> s.gap = gap);
    }

    /**
     * Permits any order of solutions when all solutions are asked for, each once. An engine may then first build a
     * diagram of all solutions and read them from this {@code diagram}, which pays if many solutions come from few
     * parts. The order is still the same each time.
     *
     * <p>In a long search, {@link Solver#solve} then lets its leading engine, or the engine that was named, also begin
     * anew in other orders of items and options: a further row of {@link dlx.core.search.SearchReport#schedule}. The solution is the
     * same each time, with any number of threads. This can solve within a second a cover that the default order never
     * solves; a cover that is hard in each order takes up to twice as long. With symmetries, a listener, a path or
     * {@link #checkpoints}, no other orders are tried, because a resumed search must keep to its order. Other questions
     * ignore this setting.
     *
     * @return this builder
     */
    public SolverBuilder<O> anyOrder() {
        return with(s -> s.anyOrder = true);
    }

    /**
     * Sets options that suffice to find any solution, as symmetry often permits: if the cover has a solution, then it
     * has a solution of these options alone. Only {@link Solver#solve} and the first answer of {@link Solver#unique}
     * search among them. They ignore this setting with givens, {@link #symmetries}, {@link #checkpoints}, a listener or
     * a path. Other questions always ignore it.
     *
     * @param options returns true if an option may be taken. Answers are wrong if these options do not suffice.
     *     Accepting every option ends an earlier setting
     * @return this builder
     */
    @Experimental
    public SolverBuilder<O> sufficientOptions(Predicate<? super O> options) {
        Objects.requireNonNull(options, "options");
        return with(s -> s.sufficient =
                Optional.of(option -> options.test(factory.cover().option(option))));
    }

    /**
     * Sets a constraint that the cover does not state. Solutions are then the solutions of the cover that break no clause.
     * The engines {@code learn} and {@code links} keep it, and {@code prices} finds the best with it; questions throw
     * {@link ModelException} with another named engine, and for symmetries that are not {@linkplain #symmetries
     * declared}. {@link Solver#stated} answers questions with reasons.
     *
     * @param name a text that differs from those of other constraints of an equal cover, by which checkpoints recognize
     *     their search
     * @param broken returns the clauses that a choice of options breaks, as {@link dlx.api.HasConstraint#broken} does
     * @param structure returns sets of options that symmetries must keep, as {@link dlx.api.HasConstraint#structure};
     *     none if symmetries must not be used
     * @return this builder
     */
    @Experimental
    public SolverBuilder<O> constraint(
            String name, Function<Set<O>, List<LazyClause<O>>> broken, Supplier<List<Set<O>>> structure) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(broken, "broken");
        Objects.requireNonNull(structure, "structure");
        return isStopped()
                ? this
                : with(s ->
                        s.constraint = Optional.of(new ModelConstraint<>(factory.cover(), name, broken, structure)));
    }

    /**
     * Sets solutions that are known already: {@link Solver#best} starts from them and looks for better solutions only.
     * If it finds no better solution, its answer contains the known solutions, even if the givens exclude them. So each
     * part of a divided search can use the solutions that other parts found. Other questions ignore this setting. Cost:
     * O(items + length of the options) for each solution.
     *
     * @param solutions the option numbers of each solution, in any order
     * @return this builder
     * @throws IllegalArgumentException if an element is not a solution of the cover; items that are relaxed by now
     *     may be uncovered
     */
    public SolverBuilder<O> knownSolutions(List<int[]> solutions) {
        List<int[]> copies = Objects.requireNonNull(solutions, "solutions").stream()
                .map(int[]::clone)
                .toList();
        new StatedCover<>(factory).flawOf(isStopped() ? List.of() : copies).ifPresent(flaw -> {
            throw new IllegalArgumentException("solutions: a known solution is wrong: " + flaw);
        });
        return with(s -> s.known = copies);
    }

    /**
     * Sets the maximum number of solutions of each search.
     *
     * @param solutions maximum number of solutions, 1 or more
     * @return this builder
     * @throws IllegalArgumentException if the number is 0 or less
     */
    public SolverBuilder<O> solutionLimit(long solutions) {
        return with(s -> s.solutionLimit = positive("solutions", solutions));
    }

    /**
     * Sets the maximum number of nodes of each search. Reports do not count the trials that choose a way to search.
     * {@code memo} visits up to 16 384 nodes in each of two orders of a cover with multiplicities. Before a sweep or a
     * diagram is considered, up to 2 048 nodes of the tree are visited.
     *
     * @param nodes maximum number of nodes, 1 or more
     * @return this builder
     * @throws IllegalArgumentException if the number is 0 or less
     */
    public SolverBuilder<O> nodeLimit(long nodes) {
        return with(s -> s.nodeLimit = positive("nodes", nodes));
    }

    /**
     * Sets the wall time limit of each search, counted from the question. When the time is over, a visitor that
     * suddenly becomes slow may still receive up to sixteen solutions.
     *
     * @param limit the time, not negative
     * @return this builder
     * @throws IllegalArgumentException if the time is negative
     */
    public SolverBuilder<O> timeLimit(Duration limit) {
        Duration time = notNegative("limit", limit);
        return with(s -> s.limits = s.limits.time(time));
    }

    /**
     * Sets the time limit and the token of each search, instead of those of {@link #timeLimit} and {@link #token}.
     *
     * @param limits the limits, counted from the question
     * @return this builder
     */
    public SolverBuilder<O> limits(Limits limits) {
        return with(s -> s.limits = Objects.requireNonNull(limits, "limits"));
    }

    /**
     * Sets the number of threads of each search; 1 by default, which is the calling thread. Solutions, their order and
     * their number do not depend on it; the nodes and updates of a report do if the search was long. The engine {@code prices} guarantees less: only its score and its
     * proof do not depend on the number of threads. Among several {@linkplain Solver#best best} solutions it may return
     * another, with other nodes and updates. It calls its watchers in the calling thread, and reports solutions that
     * were found at once as one improvement.
     *
     * @param count 1 to 4096, or 0 for the number of cores of the machine
     * @return this builder
     * @throws IllegalArgumentException if the number is outside that range
     */
    public SolverBuilder<O> threads(int count) {
        Workforce workforce = Workforce.of(Threads.of(count));
        return with(s -> s.workforce = workforce);
    }

    /**
     * Sets a receiver for checkpoints of each search, from which another search can
     * {@linkplain #start(Checkpoint) resume}. {@link Solver#unique} and {@link Solver#sample} do not make checkpoints.
     * {@link Solver#solve} then returns the first solution of the order, after the last checkpoint has counted it; with
     * {@code solutionLimit(1)}, a visitor receives the solution before that checkpoint.
     *
     * <p>Most searches lose only some milliseconds when they are resumed. A count by orbits keeps the results of its first
     * levels. A count by a sweep, a listing of solutions in any order, and a strategy that learns begin anew, and skip the
     * solutions that were reported. A search for the best by {@code prices} begins its tree anew, with the best solutions
     * and the bound.
     *
     * @param every maximum time between two checkpoints, not negative
     * @param keeper called in the calling thread, while the search waits, and once after its end. All solutions
     *     that the checkpoint counts have been reported before. An exception of the receiver ends the search
     * @return this builder
     * @throws IllegalArgumentException if the time is negative
     */
    public SolverBuilder<O> checkpoints(Duration every, Consumer<Checkpoint> keeper) {
        Objects.requireNonNull(keeper, "keeper");
        long nanos = Limits.nanos(notNegative("every", every));
        return with(s -> s.checkpoints = Optional.of(new Settings.Checkpoints(nanos, keeper)));
    }

    /**
     * Resumes the next question from a checkpoint: it reports the solutions that were not reported yet, in their order,
     * and its reports count the whole search. The question and the settings must be those of the first search, except
     * the threads and the limits of time and nodes. Questions throw {@link dlx.api.CheckpointException} if the
     * checkpoint belongs to another search.
     *
     * <p>Two counts of nodes may differ from an uninterrupted search. If several threads searched and a limit on
     * solutions ends the search later, its nodes may include some after the last solution. A count with a table of
     * results begins anew with an empty table, in other nodes.
     *
     * @param checkpoint of an earlier search
     * @return this builder
     */
    public SolverBuilder<O> start(Checkpoint checkpoint) {
        Objects.requireNonNull(checkpoint, "checkpoint");
        return with(s -> s.resumed = Optional.of(checkpoint));
    }

    /** Sets the limits after which a search continues in another way, and the sizes of work for several threads. */
    SolverBuilder<O> sizes(Sizes sizes) {
        return with(s -> s.sizes = sizes);
    }

    /**
     * Sets the memory budget for tables and diagrams; by default a quarter of the maximum heap, at most 512 MiB. A
     * table of the engine {@code memo} stops growing at the budget. A sweep that exceeds it is abandoned, and the count
     * continues in the search tree. A diagram, with its samples, stays within the budget too. The engine {@code prices}
     * skips linear programs whose matrices exceed it. Other engines keep nothing.
     *
     * @param bytes maximum number of bytes, 1 or more
     * @return this builder
     * @throws IllegalArgumentException if the number is 0 or less
     */
    public SolverBuilder<O> memoMemory(long bytes) {
        return with(s -> s.memoMemory = positive("bytes", bytes));
    }

    /**
     * Sets a token whose cancellation ends each search.
     *
     * @param token watched by every search of the solver
     * @return this builder
     */
    public SolverBuilder<O> token(CancellationToken token) {
        return with(s -> s.limits = s.limits.token(token));
    }

    /**
     * Sets a watcher for the progress of a search, called about ten times per second in the searching thread.
     *
     * @param watcher receives the progress; an exception of the watcher ends the search
     * @return this builder
     */
    public SolverBuilder<O> progress(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.progress = Optional.of(watcher));
    }

    /**
     * Sets a watcher for each better solution and each better bound of a search for the best, called at once in the
     * searching thread.
     *
     * @param watcher receives the score and the bound so far; an exception of the watcher ends the search
     * @return this builder
     */
    public SolverBuilder<O> improvements(Consumer<Progress> watcher) {
        Objects.requireNonNull(watcher, "watcher");
        return with(s -> s.improvements = Optional.of(watcher));
    }

    /**
     * Sets a listener for every step of a search. This slows the search down. {@code auto} then chooses the engine
     * {@code links}, whose steps are those of Knuth's algorithm. To stop between two steps, use {@link Solver#steps}.
     *
     * @param listener called at each step in the searching thread; an exception of the listener ends the search
     * @return this builder
     */
    public SolverBuilder<O> listener(SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        return with(s -> s.listener = Optional.of(listener));
    }

    /**
     * Adds given options: every solution contains them, in addition to the present givens. The compiled cover is
     * shared.
     *
     * @param options values equal to values of options of the cover
     * @return this builder
     * @throws ModelException if a value belongs to no option of the cover, or to several: see {@link #given(Givens)}
     */
    public SolverBuilder<O> given(Collection<? extends O> options) {
        return given(Givens.of(numbers(options)));
    }

    /**
     * Adds given options by their labels, in addition to the present givens. Computes O(options) labels.
     *
     * @param labels labels of options of the cover, as {@link Cover#label} returns them
     * @return this builder
     * @throws ModelException if a label belongs to no option, or to several
     */
    public SolverBuilder<O> given(String... labels) {
        Objects.requireNonNull(labels, "labels");
        return isStopped() ? this : given(Givens.of(Labels.numbers(factory.cover(), labels)));
    }

    /**
     * Adds forbidden options: no solution contains them, in addition to the present givens.
     *
     * @param options values equal to values of options of the cover
     * @return this builder
     * @throws ModelException if a value belongs to no option of the cover, or to several: see {@link #given(Givens)}
     */
    public SolverBuilder<O> forbidden(Collection<? extends O> options) {
        return given(Givens.NONE.forbidden(numbers(options)));
    }

    /**
     * Adds givens by the numbers of the cover: options given or forbidden, items relaxed. Options may have equal
     * values. The compiled cover is shared.
     *
     * @param more givens that hold in addition to the present givens
     * @return this builder
     * @throws IllegalArgumentException if the cover does not have such an option or primary item
     */
    public SolverBuilder<O> given(Givens more) {
        Objects.requireNonNull(more, "more");
        if (isStopped()) {
            return this;
        }
        more.check(factory.cover().data());
        factory = factory.instead(
                factory.givens().isEmpty() ? more : factory.givens().and(more));
        return this;
    }

    private int[] numbers(Collection<? extends O> options) {
        Objects.requireNonNull(options, "options");
        return isStopped()
                ? new int[0]
                : List.copyOf(options).stream()
                        .mapToInt(factory.cover()::numberOf)
                        .toArray();
    }

    /**
     * Starts each search at a node of its tree, without visiting the nodes before it. Questions then always visit
     * solutions in order; counts without visits and searches in another order are not used. Questions throw
     * {@link IllegalArgumentException} if the path does not lead through the tree.
     *
     * @param path the option chosen at each level, as {@link Steps#path} returns it for the same engine, cover and
     *     givens
     * @return this builder
     */
    public SolverBuilder<O> start(List<Integer> path) {
        int[] numbers = Objects.requireNonNull(path, "path").stream()
                .mapToInt(option -> option)
                .toArray();
        return with(s -> s.path = numbers);
    }

    /**
     * Sets symmetries: of solutions that are equal up to symmetry, a search reports only the solution whose ascending
     * option numbers come first; without symmetries, every solution. Every question then concerns these solutions alone. Symmetries that do not preserve
     * the givens are left out, and for {@link Solver#best} also those that change a weight. Questions throw
     * {@link ModelException} if a map does not permute the options, or does not carry the items of the cover to its
     * items.
     *
     * <p>Cost: the first question computes the group, in O(maps x options). Then each question visits every option once
     * per map, and the options of each solution once per map. Solutions are not stored.
     *
     * @param symmetries maps of options to options, which generate the group
     * @return this builder
     */
    public SolverBuilder<O> symmetries(Collection<? extends UnaryOperator<O>> symmetries) {
        Objects.requireNonNull(symmetries, "symmetries");
        factory = factory.upTo(List.copyOf(symmetries));
        return with(s -> s.isOfKinds = false);
    }

    /**
     * Counts, lists and draws one solution of each kind, under all symmetries of the cover that keep the givens, as {@link
     * Solver#symmetries} finds them. A group of at most 1000 symmetries reports the solution of each kind whose ascending
     * option numbers come first; with a larger group, which takes one thread, the first solution found represents its kind.
     * A question ends without an answer if not all symmetries were found within its limits, or if the kinds found do not
     * fit into {@link #memoMemory}. It throws {@link ModelException} if the group is larger than that and an item may get
     * different numbers of options, or the question is for the best solutions.
     *
     * @return this builder
     */
    public SolverBuilder<O> oneOfEachKind() {
        factory = factory.upTo(List.of());
        return with(s -> s.isOfKinds = true);
    }

    /**
     * As {@link #symmetries symmetries(declared)} where a model declares any, otherwise as {@link #oneOfEachKind()}.
     *
     * @param declared maps of options to options; may be empty
     * @return this builder
     */
    public SolverBuilder<O> oneOfEachKind(Collection<? extends UnaryOperator<O>> declared) {
        Objects.requireNonNull(declared, "declared");
        return declared.isEmpty() && !isStopped() ? oneOfEachKind() : symmetries(declared);
    }

    /**
     * Finds and counts only solutions that a symmetry keeps while it moves at least one of their options: one symmetry,
     * whose images of givens such solutions have too, or any that keeps the givens, as {@link Solver#symmetries} finds them.
     * Under more than 1000 of these, questions are for one solution, of random symmetries, which does not prove that none
     * exists, and for their number, which counts through kinds. Replaces {@link #symmetries} and {@link #oneOfEachKind()}.
     * Questions about options, and explanations, are about all solutions. Questions throw {@link ModelException} if the map
     * does not permute the options, does not carry items to items, or maps options to each other that an item may get
     * together; for other questions under many symmetries; and with scores, checkpoints, a listener, a path, relaxed items
     * or a named engine other than {@code orbits}.
     *
     * @param symmetry a map of options to options; empty for any symmetry
     * @return this builder
     */
    public SolverBuilder<O> withSymmetry(Optional<UnaryOperator<O>> symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        Cover<O> cover = factory.cover();
        return symmetries(List.of()).with(s -> {
            s.isSymmetric = true;
            s.keptBy = symmetry.map(map -> stop -> SymmetryGroup.map(cover, map, stop));
        });
    }

    private static Duration notNegative(String name, Duration time) {
        if (Objects.requireNonNull(time, name).isNegative()) {
            throw new IllegalArgumentException(name + ": " + time + "; expected a time that is not negative");
        }
        return time;
    }

    private static long positive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + ": " + value + "; expected 1 or more");
        }
        return value;
    }

    /** Returns true if the description of the cover was stopped; then the cover has no options. */
    private boolean isStopped() {
        return factory.settings().stopped.isPresent();
    }

    private SolverBuilder<O> with(Consumer<Settings> change) {
        factory = factory.with(change);
        return this;
    }
}
