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
 * A search that finds the best solutions and proves that they are, without looking at every one. It runs to its end
 * before it returns the first; what it knows meanwhile is told to the watcher of its {@link SearchControl}.
 *
 * <p>Here everything is a cost to be made small. An engine says which solutions it meets ({@link #offer}), asks which are
 * still wanted ({@link #limit}), and says what it has proved ({@link #proveNoneUpTo}).
 *
 * <p>An engine may let {@linkplain #helpers helpers} do part of the work. These offer and ask in their own threads, and
 * count by a {@link Counter} each; the control is asked, and the watcher told, in the thread that searches only. What
 * several helpers find at once may be told as one improvement.
 */
public abstract class Optimizer implements Search {

    protected final Problem problem;
    protected final Root root;
    protected final SearchRequest request;
    private final SearchControl control;

    /** Guarded by itself. */
    private final Incumbents incumbents;

    /** {@link Incumbents#limit}, to be read at every node. */
    private volatile long limit;

    /** Turns weights into costs. */
    private final long sign;

    /** Nodes of the searching thread, and of the searches that this one goes on with. */
    private long nodes;

    /** Updates of the searches that this one goes on with. */
    private long earlierUpdates;

    /** Whether nothing remains to be searched. */
    private boolean isDone;

    /** Nodes that helpers have entered or may enter. */
    private final AtomicLong granted = new AtomicLong();

    /** Whether a helper was refused a node. */
    private volatile boolean refused;

    /** Whether a helper has found something better that has not been told. */
    private volatile boolean news;

    /** Those that help, once there are any. */
    private volatile Optional<Helpers> helpers = Optional.empty();

    private long checkpoint;
    private boolean over;
    private Iterator<int[]> solutions = List.<int[]>of().iterator();
    private int[] present = new int[0];

    /** A search whose request asks for the best. */
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
     * Searches to the end: when it returns, every solution of cost {@link #limit} or less has been offered. What
     * {@link #enter} and {@link #check} throw is to be passed on.
     */
    protected abstract void search();

    /** What an option of the problem costs. */
    protected final long cost(int option) {
        return sign * problem.weight(option);
    }

    /** What the options given and forced cost together. */
    protected final long costOfGiven() {
        return sign * problem.cover.score(root.given, root.given.length);
    }

    private long costOfAll(int[] numbers) {
        return sign * problem.cover.score(numbers, numbers.length);
    }

    /** Whether one solution is asked for, and not several: then what cannot be better need not be looked at. */
    protected final boolean wantsOne() {
        SearchQuestion.Best question = request.best().orElseThrow();
        return question.howMany() == 1 && !question.allOptima();
    }

    /**
     * Begins with what a search for the same has left, before anything else: it looks for what is better, and need not
     * prove again what was proved.
     *
     * @param solutions those that were {@linkplain #kept kept}
     * @param proved the {@link #bound} at that time or before
     */
    public final void begin(List<int[]> solutions, OptionalLong proved) {
        synchronized (incumbents) {
            // the best first: with a gap, one that is a little better than another is not wanted after it
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
     * The same, and counts on from there: a limit on nodes holds for all of them together.
     *
     * @param rest what that search had not seen, all or nothing, and what it had counted
     */
    public final void begin(List<int[]> solutions, OptionalLong proved, Remaining rest) {
        begin(solutions, proved);
        nodes = rest.counted().nodes();
        earlierUpdates = rest.counted().updates();
        isDone = rest.parts().isEmpty();
    }

    /** The solutions in hand, the best first, each by the ascending numbers of its options. From any thread. */
    @Override
    public final List<int[]> kept() {
        synchronized (incumbents) {
            return incumbents.solutions().stream().map(int[]::clone).toList();
        }
    }

    /** The greatest total cost of a solution that is still wanted; {@link Incumbents#ANY} if all are. */
    protected final long limit() {
        return limit;
    }

    /** No solution but those offered costs less than this in all; {@code -}{@link Incumbents#ANY} if nothing is proved. */
    protected final long proved() {
        synchronized (incumbents) {
            return incumbents.proved();
        }
    }

    /** So many threads that help this search, where its request allows more than one; to be closed by the thread that asks. */
    protected final Helpers helpers() {
        Helpers team = request.workforce().helpers(this::lookAfterHelpers);
        helpers = Optional.of(team);
        return team;
    }

    private void lookAfterHelpers() {
        tellNews();
        if (refused) {
            control.end(StopReason.NODES);
        }
        // that all nodes are granted is no reason to stop, as long as nobody wants more of them
        boolean mayContinue = nodes() < control.nodeLimit() ? control.mayContinue(this) : control.mayContinue();
        if (!mayContinue) {
            throw new SearchStopped(control.stopped());
        }
    }

    private void tellNews() {
        if (news) {
            news = false;
            control.improved(this);
        }
    }

    /** Counts the nodes of one helper, in portions, so that together they pass no limit. */
    protected final class Counter {

        private static final long PORTION = 64;

        private final Helpers helpers;
        private long entered;
        private long left;

        /** Nothing counted. */
        public Counter(Helpers helpers) {
            this.helpers = helpers;
        }

        /** Counts a node; throws if there are to be no more of them. */
        public void enter() {
            helpers.check();
            if (left == 0) {
                left = grant();
            }
            left--;
            entered++;
        }

        /** How many nodes were counted here. */
        public long nodes() {
            return entered;
        }

        private long grant() {
            long most = control.nodeLimit() - Optimizer.this.nodes; // which does not change meanwhile
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

        /** Gives back what was not used of the last portion: at the end of a job. Once the limit is met, it stays met. */
        public void giveBack() {
            granted.addAndGet(refused ? 0 : -left);
            left = 0;
        }
    }

    /** Counts a node, and stops the search where the control wants it. */
    protected final void enter() {
        if (nodes >= checkpoint) {
            checkpoint = control.checkpoint(nodes()) - granted.get();
            if (!control.mayContinue(this)) {
                throw new SearchStopped(control.stopped());
            }
        }
        nodes++;
    }

    /** Stops the search where the control wants it: for long work within a node. */
    protected final void check() {
        if (!control.mayContinue(this)) {
            throw new SearchStopped(control.stopped());
        }
    }

    /**
     * Offers a solution, in any thread.
     *
     * @param options places in the problem; those given and forced are added
     * @param count how many of them, from the front
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

    /** Notes that no solution that has not been offered costs {@code cost} in all, or less; not for helpers. */
    protected final void proveNoneUpTo(long cost) {
        boolean better;
        synchronized (incumbents) {
            better = incumbents.prove(cost);
        }
        if (better) {
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
            tellNews(); // the control knows why
        }
    }

    @Override
    public final boolean isOver() {
        return over;
    }

    @Override
    public final OptionalLong score() {
        synchronized (incumbents) {
            return incumbents.score();
        }
    }

    @Override
    public final OptionalLong bound() {
        synchronized (incumbents) {
            return incumbents.bound();
        }
    }

    /** How many solutions are in hand: the best, the best few, or all optima so far. */
    @Override
    public final BigInteger solutions() {
        synchronized (incumbents) {
            return BigInteger.valueOf(incumbents.size());
        }
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

    /** Units of work of this search so far, those of helpers included. */
    protected abstract long looks();

    /** Where the search was in its tree is not kept: all of it remains until all is proved, now with a better limit. */
    @Override
    public final Optional<Remaining> rest() {
        return Optional.of(new Remaining(isDone ? List.of() : List.of(Subproblem.WHOLE), tally()));
    }

    /** Nobody knows beforehand how much of its tree the bounds will cut. */
    @Override
    public final double share() {
        return over ? 1 : 0;
    }
}
