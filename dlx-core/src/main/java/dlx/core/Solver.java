package dlx.core;

import dlx.api.CheckReturnValue;
import dlx.api.Cover;
import dlx.api.Experimental;
import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.core.diagram.Diagram;
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
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.Settings;
import dlx.core.search.Answer;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.search.internal.Waiting;
import dlx.core.threads.Threads;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * Asks questions of a cover: {@link #ask} takes any {@link Question}, and eight methods are short for those asked most.
 *
 * <table>
 * <caption>The questions, and what a limit does to the answer. A limit is one of time or nodes, a cancelled token, or an
 * interrupt; {@link SolverBuilder#solutionLimit} ends those with a visitor, an iterator or a count, too.</caption>
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
 * <p>Immutable; each question starts a fresh search in the calling thread. Any number of threads may ask at once. A {@link
 * SolverBuilder} has the settings: {@code Solver.builder(cover).threads(4).build()}, {@code solver.toBuilder().nodeLimit(1000).build()}.
 * The cover is compiled at the first question or by {@link #prepare}, once per engine for all solvers that derive from one, whatever is
 * given to them.
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

    private final SearchFactory<O> factory;

    Solver(SearchFactory<O> factory) {
        this.factory = factory;
    }

    /**
     * Returns a solver with default settings: MRV, no limits.
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
     * Begins a solver with settings of one's own.
     *
     * @param cover what to solve
     * @param <O> what an option means
     * @return a builder with default settings
     */
    public static <O> SolverBuilder<O> builder(Cover<O> cover) {
        return of(cover).toBuilder();
    }

    /**
     * Begins another solver, with the settings of this one and what it has compiled.
     *
     * @return a builder with these settings
     */
    @CheckReturnValue
    public SolverBuilder<O> toBuilder() {
        return new SolverBuilder<>(factory);
    }

    /**
     * Returns a solver of a cover whose description was stopped: it has no item, and every question is stopped likewise.
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
        return new Solver<>(nothing.factory.with(s -> s.stopped = Optional.of(reason)));
    }

    /**
     * Returns true if a limit stopped the description of the cover. Then {@link #cover} has no items, givens are not looked
     * at, and each question is answered at once by a report that says why.
     *
     * @return {@code false} unless limits were given to {@link dlx.core.model.LoadedModel#solver(Object, Limits)}, or the thread was
     *     interrupted
     */
    public boolean isStopped() {
        return factory.settings().stopped.isPresent();
    }

    /**
     * Returns the score that {@link #best} prefers: the greatest or the least.
     *
     * @return the goal
     */
    public Goal goal() {
        return factory.settings().goal;
    }

    /**
     * Returns the maximum memory for results that are kept.
     *
     * @return bytes
     */
    public long memoMemory() {
        return factory.settings().memoMemory;
    }

    /**
     * Returns the cover that is solved.
     *
     * @return the cover
     */
    public Cover<O> cover() {
        return factory.cover();
    }

    /**
     * Returns the givens, which hold before each search.
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
     * @param question the question that will be asked
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
     * Finds a solution: the first of the order, or another one where the search turns out hard. Ask
     * {@code solutionLimit(1)} with the other questions for the first of the order.
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
     * Returns the solutions as an iterator that searches when it is asked.
     *
     * @return an iterator at the start of a fresh search
     */
    public SolutionIterator<O> iterator() {
        return ask(Question.all());
    }

    /**
     * Counts the solutions.
     *
     * @return the report: {@code solutions()} is exact, and all there are if {@code isComplete()}
     */
    public SearchReport count() {
        return ask(Question.count());
    }

    /**
     * Finds out whether there is no solution, one, or several. Stops at the second.
     *
     * @return the verdict and the first solution
     */
    public Uniqueness<O> unique() {
        return ask(Question.unique());
    }

    /**
     * Finds a solution with the best score. The engine {@code prices}, which {@code auto} takes where it
     * can, proves it by bounds; the engines that enumerate look at every solution.
     *
     * <p>In one thread it is the same solution each time. With several {@link SolverBuilder#threads}, score, bound and proof are the
     * same; but of equally good solutions {@code prices} takes the one that a thread meets first, unless its search is over
     * before it is shared, within some thousand nodes. To settle ties always alike it would have to look for all that are
     * equally good, and that is what {@link Question#optima} does: its list is the same with any number of threads. Within a
     * {@link SolverBuilder#gap}, the score may differ as well.
     *
     * @return a best solution, its score, and whether that is proved to be the best
     * @throws ModelException if the score of a solution does not fit into 64 bits
     */
    public Best<O> best() {
        return ask(Question.best());
    }

    /**
     * Draws solutions at random. {@link Sample#method} says how:
     *
     * <ul>
     *   <li>From a diagram of all solutions, within {@link SolverBuilder#memoMemory}: uniform.
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
     * Proves without a search that there is no solution, by weights of the items with which every option weighs 0, modulo some
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
     * Begins the search for all solutions, step by step. Symmetries and progress watchers do not count here; limits do, and the
     * time limit includes the rests.
     *
     * @return steps at the beginning of a fresh search
     */
    public Steps steps() {
        return new Steps(factory, factory.control(), factory.settings().solutionLimit);
    }

    /**
     * Proves what was found, in a text that {@link dlx.core.proof.Proof#check} or a program of others can check.
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
     * formula} of this solver's cover and givens, lists each solution of a count, and is written by the {@link SolverBuilder#threads} that search.
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
}
