package dlx.core.engine;

import dlx.api.Goal;
import dlx.core.search.StopReason;
import dlx.core.search.Subproblem;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A search that finds the best solutions and proves them best, without visiting every solution. It runs to its end
 * before it returns the first solution. Until then, it reports improvements to the watch of its {@link SearchControl}.
 *
 * <p>Scores are costs here, to be minimized. An engine offers each solution that it finds ({@link #offer}), reads the
 * maximum cost of solutions that still matter ({@link #limit}), and reports its proofs ({@link #proveNoneUpTo}).
 *
 * <p>An engine may let {@linkplain #helpers helpers} do part of the work. They offer solutions and read the limit in
 * their own threads, and each counts with its own {@link Counter}. Only the searching thread asks the control and
 * informs the watch. Several improvements by helpers may be reported as one.
 */
public abstract class Optimizer implements Search {

    protected final Problem problem;
    protected final Root root;
    protected final SearchRequest request;
    private final SearchControl control;

    /** The best solutions found and the bound proved. */
    private final Incumbents incumbents;

    /** A copy of {@link Incumbents#limit} that is read at every node. */
    private volatile long limit;

    /** The factor from weights to costs: 1 for the least score, else -1. */
    private final long sign;

    /** Nodes of the searching thread, and of the earlier searches that this search continues. */
    private long nodes;

    /** Updates of the earlier searches that this search continues. */
    private long earlierUpdates;

    /** True if nothing remains to be searched. */
    private boolean isDone;

    /** Number of nodes that helpers have entered or may enter. */
    private final AtomicLong granted = new AtomicLong();

    /** True if a helper was denied a node, because the limit is reached. */
    private volatile boolean refused;

    /** True if a helper has found a better solution that has not been reported. */
    private volatile boolean news;

    /** The helper threads, once they are started. */
    private volatile Optional<Helpers> helpers = Optional.empty();

    private long checkpoint;
    private boolean over;
    private Iterator<int[]> solutions = List.<int[]>of().iterator();
    private int[] present = new int[0];

    /** Creates a search for a request for the best solutions. */
    protected Optimizer(Problem problem, SearchRequest request, SearchControl control) {
        this.problem = problem;
        this.root = new Root(problem, request.givens());
        this.request = request;
        this.control = control;
        SearchQuestion.Best question = request.best().orElseThrow();
        sign = question.goal() == Goal.LEAST ? 1 : -1;
        incumbents = new Incumbents(question, Math.max(1, commonDivisor(problem, new PacedStopCheck(control))));
        limit = incumbents.limit();
    }

    private static long commonDivisor(Problem problem, PacedStopCheck pace) {
        long divisor = 0;
        for (int k = 0; k < problem.cover.optionCount() && divisor != 1; k++) {
            pace.step();
            long a = Math.abs(problem.cover.weight(k));
            while (a != 0) {
                long rest = divisor % a;
                divisor = a;
                a = rest;
            }
        }
        return divisor;
    }

    /**
     * Searches to the end: on return, every solution of cost {@link #limit} or less has been offered. Must pass on the
     * exceptions of {@link #enter} and {@link #check}.
     */
    protected abstract void search();

    /** Returns the cost of an option of the problem. */
    protected final long cost(int option) {
        return sign * problem.weight(option);
    }

    /** Returns the total cost of the given and forced options. */
    protected final long costOfGiven() {
        return sign * problem.cover.score(root.given, root.given.length);
    }

    private long costOfAll(int[] numbers) {
        return sign * problem.cover.score(numbers, numbers.length);
    }

    /**
     * Returns true if only one best solution is requested: then branches that cannot improve on the incumbent can be
     * skipped.
     */
    protected final boolean wantsOne() {
        SearchQuestion.Best question = request.best().orElseThrow();
        return question.count() == 1 && !question.allOptima();
    }

    /**
     * Resumes an earlier search for the same request: only better solutions matter, and the bound need not be proved
     * again. Must be called before all other methods.
     *
     * @param solutions the solutions that the earlier search {@linkplain #kept kept}
     * @param proved the {@link #bound} at that time or before
     */
    public final void begin(List<int[]> solutions, OptionalLong proved) {
        synchronized (incumbents) {
            // the best first: with a gap, a slightly better solution is not accepted after another
            solutions.stream()
                    .sorted(Comparator.comparingLong(this::costOfAll))
                    .forEach(numbers -> incumbents.offer(costOfAll(numbers), request.leastImage(numbers)));
            if (proved.isPresent()) {
                incumbents.prove(sign * proved.getAsLong() - 1);
            }
            limit = incumbents.limit();
        }
    }

    /**
     * Resumes an earlier search as {@link #begin(List, OptionalLong)}, and adds its counts: a limit on nodes holds for
     * both searches together.
     *
     * @param solutions the solutions that the earlier search {@linkplain #kept kept}
     * @param proved the {@link #bound} at that time or before
     * @param rest the remaining work of the earlier search, the whole or nothing, and its counts
     */
    public final void begin(List<int[]> solutions, OptionalLong proved, Remaining rest) {
        begin(solutions, proved);
        nodes = rest.counted().nodes();
        earlierUpdates = rest.counted().updates();
        isDone = rest.parts().isEmpty();
    }

    /** {@inheritDoc} The best solution comes first. May be called from any thread. */
    @Override
    public final List<int[]> kept() {
        return incumbents.solutions().stream().map(int[]::clone).toList();
    }

    /** Returns the maximum total cost of a solution that would still be kept; {@link Incumbents#ANY} if all would. */
    protected final long limit() {
        return limit;
    }

    /**
     * Returns the proved minimum total cost of a solution that has not been offered; {@code -}{@link Incumbents#ANY} if
     * nothing is proved.
     */
    protected final long proved() {
        return incumbents.proved();
    }

    /**
     * Starts the threads that help this search, if its request allows more than one. The calling thread must close
     * them.
     */
    protected final Helpers helpers() {
        Helpers team = request.workforce().helpers(this::lookAfterHelpers);
        helpers = Optional.of(team);
        return team;
    }

    private void lookAfterHelpers() {
        reportNews();
        if (refused) {
            control.end(StopReason.NODES);
        }
        // even if all nodes are granted, the search continues until a helper needs more
        boolean mayContinue = nodes() < control.nodeLimit() ? control.mayContinue(this) : control.mayContinue();
        if (!mayContinue) {
            throw new SearchStopped(control.stopped());
        }
    }

    private void reportNews() {
        if (news) {
            news = false;
            control.improved(this);
        }
    }

    /**
     * A counter of the nodes of one helper, which requests them in portions, so that all helpers together stay within
     * the limit.
     */
    protected final class Counter {

        private static final long PORTION = 64;

        private final Helpers helpers;
        private long entered;
        private long left;

        /** Creates a counter at 0. */
        public Counter(Helpers helpers) {
            this.helpers = helpers;
        }

        /**
         * Counts a node.
         *
         * @throws SearchStopped if the limit is reached or the helpers are to end
         */
        public void enter() {
            helpers.check();
            if (left == 0) {
                left = grant();
            }
            left--;
            entered++;
        }

        /** Returns the number of nodes counted here. */
        public long nodes() {
            return entered;
        }

        private long grant() {
            long most = control.nodeLimit() - Optimizer.this.nodes; // a watch may lower the limit
            while (true) {
                long before = granted.get();
                long portion = Math.max(1, Math.min(PORTION, (most - before) / (4L * helpers.threads())));
                if (before >= most) {
                    refused = true;
                    helpers.wakeOwner();
                    throw new SearchStopped(StopReason.NODES);
                }
                if (granted.compareAndSet(before, before + portion)) {
                    return portion;
                }
            }
        }

        /**
         * Gives back the unused nodes of the last portion, at the end of a job. Once the limit is reached, they are
         * kept, so that it stays reached.
         */
        public void giveBack() {
            granted.addAndGet(refused ? 0 : -left);
            left = 0;
        }
    }

    /**
     * Counts a node.
     *
     * @throws SearchStopped if the control stops the search
     */
    protected final void enter() {
        if (nodes >= checkpoint) {
            boolean mayContinue = control.mayContinue(this); // its watch may lower the limit on nodes
            checkpoint = control.checkpoint(nodes()) - granted.get();
            if (!mayContinue) {
                throw new SearchStopped(control.stopped());
            }
        }
        nodes++;
    }

    /**
     * Asks the control within a node, if the node takes long.
     *
     * @throws SearchStopped if the control stops the search
     */
    protected final void check() {
        if (!control.mayContinue(this)) {
            throw new SearchStopped(control.stopped());
        }
    }

    /**
     * Offers a solution; may be called from any thread.
     *
     * @param options places in the problem of the chosen options, without given and forced options
     * @param count number of entries to use, from the front
     */
    protected final void offer(int[] options, int count) {
        int[] numbers = Arrays.copyOf(root.given, root.given.length + count);
        for (int k = 0; k < count; k++) {
            numbers[root.given.length + k] = problem.number[options[k]];
        }
        long cost = costOfAll(numbers);
        int[] least = request.leastImage(numbers);
        boolean better;
        synchronized (incumbents) {
            better = incumbents.offer(cost, least);
            limit = incumbents.limit();
        }
        Optional<Helpers> team = helpers;
        if (better && (team.isEmpty() || team.get().isOwner())) {
            control.improved(this);
        } else if (better) {
            news = true;
            team.get().wakeOwner();
        }
    }

    /**
     * Takes over a solution that another search has found, and ends this search if its bound proves that it is among the
     * best. Must be called at a checkpoint of this search.
     *
     * @param numbers the options of the solution, by their numbers in the cover
     */
    public final void takeOver(int[] numbers) {
        synchronized (incumbents) {
            incumbents.offer(costOfAll(numbers), request.leastImage(numbers));
            limit = incumbents.limit();
            if (limit < incumbents.proved()) {
                control.conclude();
            }
        }
        control.improved(this);
    }

    /**
     * Stores the proof that every solution of total cost {@code cost} or less has been offered. Must not be called by
     * helpers.
     */
    protected final void proveNoneUpTo(long cost) {
        if (incumbents.prove(cost)) {
            control.improved(this);
        }
    }

    @Override
    public final boolean advance() {
        if (!over) {
            run();
            over = true;
            solutions = incumbents.solutions().iterator();
        }
        boolean more = solutions.hasNext();
        present = more ? solutions.next() : present;
        return more;
    }

    private void run() {
        try {
            if (!isDone) {
                check();
            }
            if (!isDone && !problem.infeasible && !root.isContradictory() && limit() >= proved()) {
                search();
            }
            isDone = true;
            proveNoneUpTo(limit());
            if (incumbents.size() > 0 && !incumbents.isProved()) {
                control.end(StopReason.GAP);
            }
        } catch (SearchStopped e) {
            reportNews(); // the control has the reason of the stop
        }
    }

    @Override
    public final boolean isOver() {
        return over;
    }

    @Override
    public final OptionalLong score() {
        return incumbents.score();
    }

    @Override
    public final OptionalLong bound() {
        return incumbents.bound();
    }

    /** Returns the number of incumbents: the best, the best few, or all optima so far. */
    @Override
    public final BigInteger solutions() {
        return BigInteger.valueOf(incumbents.size());
    }

    @Override
    public final int length() {
        return present.length;
    }

    @Override
    public final void copyOptions(int[] into) {
        System.arraycopy(present, 0, into, 0, present.length);
    }

    @Override
    public final long nodes() {
        return nodes + granted.get();
    }

    @Override
    public final long updates() {
        return earlierUpdates + looks();
    }

    /** Returns the units of work of this search so far, those of helpers included. */
    protected abstract long looks();

    /**
     * {@inheritDoc} The position in the tree is not kept: the whole tree remains until all is proved, now with a better
     * limit.
     */
    @Override
    public final Optional<Remaining> rest() {
        return Optional.of(new Remaining(isDone ? List.of() : List.of(Subproblem.WHOLE), tally()));
    }

    /** {@inheritDoc} Returns 0 until the end, because the effect of the bounds cannot be predicted. */
    @Override
    public final double share() {
        return over ? 1 : 0;
    }
}
