package dlx.core;

import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.core.diagram.Diagram;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Revision;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.plan.Compilations;
import dlx.core.plan.OnceMap;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.Verdict;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.Settings;
import dlx.core.run.StatedCover;
import dlx.core.search.Answer;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetries;
import dlx.core.search.Visit;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.search.internal.Waiting;
import dlx.core.symmetry.CoverGroup;
import dlx.core.threads.Threads;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * A solver, which answers questions about a cover: {@link #ask} accepts any {@link Question}, and eight methods
 * abbreviate the common questions.
 *
 * <table>
 * <caption>The questions, and the answer after a limit. A limit is a time limit, a node limit, a cancelled token or an
 * interrupt. {@link SolverBuilder#solutionLimit} also ends the questions with a visitor, an iterator or a
 * count.</caption>
 * <tr><th>question</th><th>method, or argument of {@link #ask}</th><th>answer</th><th>answer after a limit</th></tr>
 * <tr><td>a solution</td><td>{@link #solve}</td><td>{@link Found}</td>
 *   <td>no solution, and the reason in its report; {@link Found#options} throws {@link NotKnownException}</td></tr>
 * <tr><td>is there exactly one?</td><td>{@link #unique}</td><td>{@link Uniqueness}</td>
 *   <td>the verdict {@code UNKNOWN}; {@link Uniqueness#isUnique} throws {@link NotKnownException}</td></tr>
 * <tr><td>how many?</td><td>{@link #count}</td><td>{@link SearchReport}</td>
 *   <td>the solutions counted so far; not {@link SearchReport#isComplete complete}</td></tr>
 * <tr><td>all solutions</td><td>{@link #forEach(SolutionVisitor) forEach}</td><td>{@link SearchReport}</td>
 *   <td>the first solutions; not complete</td></tr>
 * <tr><td></td>
 *   <td>{@link #iterator}, and its {@link SolutionIterator#stream stream}</td><td>{@link SolutionIterator}</td>
 *   <td>the first solutions, with the reason in {@link SolutionIterator#report}</td></tr>
 * <tr><td></td><td>{@link Question#diagram}</td><td>{@link AllSolutions}</td>
 *   <td>without a diagram, with the reason in its report</td></tr>
 * <tr><td>the best solutions</td>
 *   <td>{@link #best}, {@link Question#best(int)}, {@link Question#optima}</td><td>{@link Best}</td>
 *   <td>the best solutions so far, not proven</td></tr>
 * <tr><td>random solutions</td><td>{@link #sample}</td><td>{@link Sample}</td>
 *   <td>fewer draws, or not uniform, with the reason in its report</td></tr>
 * <tr><td>why is there no solution, or more than one?</td>
 *   <td>{@link Question#explanation}</td><td>{@link Explanation}</td>
 *   <td>lists the parts that were not reached</td></tr>
 * <tr><td>which givens are redundant, which are missing?</td>
 *   <td>{@link Question#revision}</td><td>{@link Revision}</td>
 *   <td>lists the parts that were not reached</td></tr>
 * <tr><td>the next step</td><td>{@link Question#path}</td><td>{@link SolvingPath}</td>
 *   <td>the steps so far; its end is {@code STOPPED}</td></tr>
 * <tr><td>the possible options</td>
 *   <td>{@link Question#possible}; {@link WhatIf} for hypotheses</td><td>{@link PossibleOptions}</td>
 *   <td>lists the options of which this is not known</td></tr>
 * <tr><td>one step at a time</td><td>{@link #steps}</td><td>{@link Steps}</td>
 *   <td>the steps end, with the reason in their report</td></tr>
 * <tr><td>a proof</td><td>{@link #prove}</td><td>{@link SearchReport}</td>
 *   <td>not complete; then the text is not a proof</td></tr>
 * <tr><td>parts for other machines</td><td>{@link Pieces#of}</td><td>{@link Pieces}</td>
 *   <td>limits apply to each part</td></tr>
 * </table>
 *
 * <p>Immutable; any number of threads may ask at once. Each question starts a fresh search in the calling thread. A
 * {@link SolverBuilder} has the settings: {@code Solver.builder(cover).threads(4).build()},
 * {@code solver.toBuilder().nodeLimit(1000).build()}. The cover is compiled at the first question or by
 * {@link #prepare}, once per engine. All solvers that derive from the same solver share this compilation, also with
 * other givens.
 *
 * <p>Solutions come depth first, in an order that does not depend on the engine. A limit of N solutions returns the
 * first N in this order. Only {@link #solve} and {@link #unique} may return another solution, the same each time,
 * because several engines share a hard search. Space: O(total length of the options), on the heap; the
 * depth of the search does not use the stack. Time: exponential in the worst case. Limits, cancellation and an
 * interrupt of the thread end a search within some milliseconds. They are an outcome in the report, not an exception.
 *
 * <p>Every question throws {@link ModelException} if no engine can search the cover.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
public final class Solver<O> {

    /** Maximum number of steps for the symmetries of a cover: about a minute. */
    private static final long MOST_VISITS = 1L << 32;

    private final SearchFactory<O> factory;

    Solver(SearchFactory<O> factory) {
        this.factory = factory;
    }

    /**
     * Returns a solver with default settings: strategy MRV, one thread, without limits.
     *
     * @param cover the cover to solve
     * @param <O> type of the option values
     * @return a solver
     */
    public static <O> Solver<O> of(Cover<O> cover) {
        return of(cover, Threads.WAITING);
    }

    /**
     * Returns a solver for a host that has a single thread, such as a browser. No other thread may use this solver.
     *
     * @param cover the cover to solve
     * @param <O> type of the option values
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
     * Returns a builder with default settings for a solver of a cover.
     *
     * @param cover the cover to solve
     * @param <O> type of the option values
     * @return a builder with default settings
     */
    public static <O> SolverBuilder<O> builder(Cover<O> cover) {
        return of(cover).toBuilder();
    }

    /**
     * Returns a builder for another solver, with the settings of this solver. The two share the compiled cover.
     *
     * @return a builder with these settings
     */
    @CheckReturnValue
    public SolverBuilder<O> toBuilder() {
        return new SolverBuilder<>(factory);
    }

    /**
     * Returns a solver of a cover whose description was stopped. The cover has no items, and every question stops at
     * once for the same reason.
     *
     * @param reason reason of the stop; not {@link StopReason#EXHAUSTED}
     * @param <O> type of the option values
     * @return a solver that {@link #isStopped}
     * @throws IllegalArgumentException if the reason is {@link StopReason#EXHAUSTED}
     */
    public static <O> Solver<O> stopped(StopReason reason) {
        if (Objects.requireNonNull(reason, "reason") == StopReason.EXHAUSTED) {
            throw new IllegalArgumentException("reason: EXHAUSTED; expected the reason of a stop");
        }
        Solver<O> nothing = inOneThread(Cover.of(cover -> {}));
        return new Solver<>(nothing.factory.with(s -> s.stopped = Optional.of(reason)));
    }

    /**
     * Returns true if a limit stopped the description of the cover. Then {@link #cover} has no items, givens are not
     * checked, and each question returns at once a report with the reason.
     *
     * @return {@code false} unless limits were given to {@link dlx.core.model.LoadedModel#solver(Object, Limits)},
     *     or the thread was interrupted
     */
    public boolean isStopped() {
        return factory.settings().stopped.isPresent();
    }

    /** {@return the direction of the best score for {@link #best}: maximum or minimum} */
    public Goal goal() {
        return factory.settings().goal;
    }

    /**
     * Returns the memory budget for tables and diagrams; see {@link SolverBuilder#memoMemory}.
     *
     * @return bytes, 1 or more
     */
    public long memoMemory() {
        return factory.settings().memoMemory;
    }

    /** {@return the cover that is solved} */
    public Cover<O> cover() {
        return factory.cover();
    }

    /** {@return the givens that each search starts with} */
    public Givens givens() {
        return factory.givens();
    }

    /**
     * Compiles the cover for a question, if that is not yet done, under the limits of this solver. The question then
     * begins to search at once. The result also names the engine that leads and the engines that may search beside
     * it. The report of the question names the engine that has answered.
     *
     * @param question the question that will be asked
     * @return the engine and the time used
     * @throws ModelException if no engine can search the cover
     */
    @Experimental
    public Preparation prepare(Question<?, ?> question) {
        SearchQuestion search = Objects.requireNonNull(question, "question").search(factory.settings());
        long begin = System.nanoTime();
        SearchControl control = factory.control();
        try {
            SearchFactory<O> below = factory.belowGivens(search, control);
            boolean made = below.isMade(search);
            String engine = below.prepare(search, control).engine();
            long nanos = made ? 0 : System.nanoTime() - begin;
            return new Preparation(engine, nanos, StopReason.EXHAUSTED, below.schedule(search, engine));
        } catch (SearchStopped e) {
            return new Preparation("", System.nanoTime() - begin, e.reason(), List.of());
        }
    }

    /**
     * Asks a question. {@link #solve}, {@link #count} and their like are shorthands for common questions.
     *
     * @param question the question, made by a method of {@link Question}
     * @param <A> type of the answer
     * @return the answer that was found within the limits
     * @throws ModelException if no engine can search the cover, or a score does not fit into 64 bits
     */
    public <A extends Answer> A ask(Question<O, A> question) {
        return Objects.requireNonNull(question, "question").ask(factory);
    }

    SearchFactory<O> factory() {
        return factory;
    }

    /**
     * Asks a question in a new daemon thread.
     *
     * @param question as for {@link #async(Function, Executor)}
     * @return completed with the answer, or exceptionally with the exception of the question
     * @param <A> type of the answer
     */
    public <A> CompletableFuture<A> async(Function<Solver<O>, A> question) {
        return async(question, Threads.DAEMON);
    }

    /**
     * Asks a question in a thread of an executor. If the future is completed before its turn comes, no search starts.
     *
     * <p>Completing the future ends the search within some milliseconds: by {@code cancel}, {@code orTimeout} or
     * {@code complete}. Completing the future of a later stage does not end the search; cancel this future. A limit or
     * the solver's own token ends the search as usual, with an answer that contains the reason.
     *
     * @param question calls its argument, a solver, and returns the answer: {@code Solver::count} or
     *     {@code s -> s.ask(Question.best(3))}. It must not return an iterator or a stream, because these would search
     *     later
     * @param executor runs the whole search as one task
     * @return completed with the answer, or exceptionally with the exception of the question
     * @param <A> type of the answer
     * @throws java.util.concurrent.RejectedExecutionException if the executor rejects the task
     */
    public <A> CompletableFuture<A> async(Function<Solver<O>, A> question, Executor executor) {
        Objects.requireNonNull(question, "question");
        Objects.requireNonNull(executor, "executor");
        CancellationToken token =
                new CancellationToken(factory.settings().limits.token());
        Solver<O> asked = toBuilder().token(token).build();
        CompletableFuture<A> answer = new CompletableFuture<>();
        answer.whenComplete((given, thrown) -> token.cancel());
        executor.execute(() -> {
            if (!answer.isDone()) {
                try {
                    answer.complete(question.apply(asked));
                } catch (Throwable e) { // for the thread that waits
                    answer.completeExceptionally(e);
                }
            }
        });
        return answer;
    }

    /**
     * Finds a solution: the first in the order of solutions, or another when the search turns out hard. For the first
     * solution in any case, ask another question with {@code solutionLimit(1)}.
     *
     * @return the solution if one was found, and the report
     */
    public Found<O> solve() {
        return ask(Question.first());
    }

    /**
     * Visits the solutions one by one. Keeps one solution in memory. An exception of the visitor ends the search and
     * reaches the caller.
     *
     * @param visitor called once per solution, in the calling thread
     * @return the report; {@link StopReason#VISITOR} if the visitor asked to stop
     */
    public SearchReport forEach(SolutionVisitor<O> visitor) {
        Objects.requireNonNull(visitor, "visitor");
        return visit(run -> visitor.visit(run.solution().options()));
    }

    /**
     * Visits the solutions one by one, as option numbers. Allocates nothing between two solutions.
     *
     * @param visitor called once per solution, in the calling thread
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
            run.abandon(); // has an effect only after an exception
        }
    }

    /** {@return an iterator at the start of a fresh search} Each of its calls searches for the next solution. */
    public SolutionIterator<O> iterator() {
        return ask(Question.all());
    }

    /**
     * Counts the solutions.
     *
     * @return the report: {@code solutions()} is exact for the searched part, which is the whole tree if
     *     {@code isComplete()}
     */
    public SearchReport count() {
        return ask(Question.count());
    }

    /**
     * Finds out if there are zero, one or several solutions. Stops at the second solution.
     *
     * @return the verdict and the solutions found, at most two
     */
    public Uniqueness<O> unique() {
        return ask(Question.unique());
    }

    /**
     * Finds a solution with the best score. The engine {@code prices}, which {@code auto} uses where possible, proves
     * the score by bounds. Engines that enumerate visit every solution.
     *
     * <p>One thread finds the same solution each time. With several {@link SolverBuilder#threads}, score, bound and
     * proof are the same each time. Among equally good solutions, {@code prices} then returns the solution that a
     * thread meets first, unless the search ends before it is shared, within some thousand nodes.
     * {@link Question#optima} finds all equally good solutions, and returns the same list with any number of threads.
     * Within a {@link SolverBuilder#gap}, the score may differ as well.
     *
     * @return a best solution, its score, and the proof status of that score
     * @throws ModelException if the score of a solution does not fit into 64 bits
     */
    public Best<O> best() {
        return ask(Question.best());
    }

    /**
     * Draws solutions at random, with replacement. {@link Sample#method} names the method used:
     *
     * <ul>
     * <li>{@link Sample.Method#DIAGRAM}: from a diagram of all solutions, within {@link SolverBuilder#memoMemory}.
     * Uniform.
     * <li>{@link Sample.Method#ENUMERATION}: by visiting every solution. Uniform. Used where enumeration is likely to
     * be faster, with a named engine that enumerates, a listener, symmetries, a path, a strategy other than MRV, or
     * multiplicities.
     * <li>{@link Sample.Method#WALKS}: by weighted random walks, with a stated error. Used when the memory is or would
     * be full, and when half of the time limit has passed. At least 20 000 walks and 20 per draw, fewer after a limit.
     * Never used with a named engine that enumerates, a listener, symmetries or a path: then the sample is smaller, or
     * drawn from the solutions visited.
     * </ul>
     *
     * <p>The draws depend only on the method, the named engine, the cover, the givens and the seed. All draws are in
     * memory at once: some 100 bytes each, plus 8 bytes per option. Nothing is kept for the next call; for many draws
     * use {@link Question#diagram} and {@link Diagram#sampler}. A limit on solutions does not apply.
     *
     * @param count number of draws, 1 to 10 000 000
     * @param seed start of the random numbers; equal seeds draw the same on every machine, unless the time limit
     *     decides on the method
     * @return the draws; an empty list if no solution exists or no solution was found
     */
    public Sample<O> sample(int count, long seed) {
        return ask(Question.sample(count, seed));
    }

    /**
     * Returns weights that prove without a search that no solution exists. Every option weighs 0, plainly or modulo a
     * number, and all items together do not. A chessboard coloring is an example. {@link Weights} states the theorem.
     *
     * <p>An empty result proves nothing: there may be a solution, or a contradiction that weights cannot show. The cost
     * for each of six prime powers, and each larger prime that divides the length of every option, is from O(length of
     * the options) to O(items^3). A board of 250 cells takes some milliseconds, thousands of items take a second, and a
     * thousand items in long options take many seconds. Space is up to O(items^2), at most some 100 MB. A time limit or
     * a token ends the computation; then the result is empty. {@link #solve}, {@link #unique}, {@link #count} and their
     * like call this themselves in a long search.
     *
     * @return weights of the items that the givens leave to cover, the simplest found: few values, a small modulus,
     *     few items
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
     * Finds the symmetries of the cover that keep the givens, without those that a model declares and without a search.
     * A time limit or a token ends it, and so do some billions of steps: then {@link Symmetries#whole} is false. A cover
     * without symmetries takes milliseconds, and one of a hundred thousand options and many symmetries some seconds.
     *
     * @return the symmetries, or those found
     */
    public Symmetries symmetries() {
        CoverData kept = new StatedCover<>(factory).symmetric();
        long most = isStopped() ? -1 : MOST_VISITS;
        return CoverGroup.find(kept, givens(), most, factory.control());
    }

    /**
     * Returns a solver of a cover that also states the clauses of the {@linkplain SolverBuilder#constraint constraint}
     * which exclude all choices but at most one solution, as items after the others. Its answers about items and
     * options, such as explanations, paths and proofs, are then right for the puzzle. It keeps the constraint as well. If
     * the puzzle has several solutions, or a limit ends the search for them, it rejects questions about its cover alone.
     *
     * @return a solver with the same option numbers and the time that is left; this solver if there is no constraint
     */
    @Experimental
    public Solver<O> stated() {
        if (factory.settings().constraint.isEmpty() || isStopped()) {
            return this;
        }
        Deadline deadline = Deadline.of(factory.settings().limits);
        SearchFactory<O> stated = new StatedCover<>(factory).unique().factory();
        return new Solver<>(stated.with(s -> s.limits = deadline.left()));
    }

    /**
     * Checks a proof about the cover, the givens and the constraint of this solver, as {@link
     * dlx.core.proof.Proof#check} does.
     *
     * @param proof the text, read once up to its first flaw or its end; not closed
     * @return the claim that is proved, or the place and reason of the first flaw
     * @throws IOException if the text cannot be read
     */
    @Experimental
    public Verdict check(Reader proof) throws IOException {
        return new StatedCover<>(factory).check(Objects.requireNonNull(proof, "proof"));
    }

    /**
     * Begins the search for all solutions, step by step. Symmetries and progress watchers do not apply. Limits apply,
     * and the time limit includes the pauses between steps.
     *
     * @return steps at the beginning of a fresh search
     */
    public Steps steps() {
        return new Steps(factory, factory.control(), factory.settings().solutionLimit);
    }

    /**
     * Writes a proof of a result, as a text that {@link dlx.core.proof.Proof#check} or an independent program can
     * check.
     *
     * @param claim a count or a best score, as this solver found it; symmetries are ignored
     * @param to receives the text
     * @return the cost; the text is a proof only if this report {@linkplain SearchReport#isComplete is complete}
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is a lower bound on the number of solutions: a
     *     {@link dlx.core.proof.ProofWriter} lists the solutions instead
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    @Experimental
    public SearchReport prove(Claim claim, Appendable to) throws IOException {
        return prove(claim, ProofForm.DLX, to);
    }

    /**
     * Writes a proof of a result, in a given form. A {@link ProofForm#VERIPB} proof is about
     * {@linkplain dlx.core.proof.OpbFormula the formula} of this solver's cover and givens. It lists each solution of a
     * count, and the {@link SolverBuilder#threads} that search write it.
     *
     * @param claim a count or a best score, as this solver found it; symmetries are ignored
     * @param form the form of the text
     * @param to receives the text
     * @return the cost; the text is a proof only if this report {@linkplain SearchReport#isComplete is complete}
     * @throws IOException if the text cannot be written
     * @throws IllegalArgumentException if the claim is a lower bound on the number of solutions
     * @throws IllegalStateException if the claim is wrong
     * @throws ArithmeticException if the weights are too large for exact sums in 64 bits
     */
    @Experimental
    public SearchReport prove(Claim claim, ProofForm form, Appendable to) throws IOException {
        return new StatedCover<>(factory)
                .prove(
                        Objects.requireNonNull(claim, "claim"),
                        Objects.requireNonNull(form, "form"),
                        Objects.requireNonNull(to, "to"));
    }
}
