package dlx.core.engine;

import dlx.api.Goal;
import dlx.core.search.Question;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;

/**
 * A search that finds the best solutions and proves that they are, without looking at every one. It runs to its end
 * before it returns the first; what it knows meanwhile is told to the watcher of its {@link SearchControl}.
 *
 * <p>Here everything is a cost to be made small. An engine says which solutions it meets ({@link #offer}), asks which are
 * still wanted ({@link #limit}), and says what it has proved ({@link #proveNoneUpTo}).
 */
public abstract class Optimizer implements Search {

    protected final Problem problem;
    protected final Root root;
    protected final Task task;
    private final SearchControl control;
    private final Incumbents incumbents;

    /** Turns weights into costs. */
    private final long sign;

    private long nodes;
    private long checkpoint;
    private boolean over;
    private Iterator<int[]> solutions = List.<int[]>of().iterator();
    private int[] present = new int[0];

    /** A search whose task asks for the best. */
    protected Optimizer(Problem problem, Task task, SearchControl control) {
        this.problem = problem;
        this.root = new Root(problem, task.givens());
        this.task = task;
        this.control = control;
        Question.Best question = task.best().orElseThrow();
        sign = question.goal() == Goal.LEAST ? 1 : -1;
        incumbents = new Incumbents(question, Math.max(1, commonDivisor(problem)));
    }

    private static long commonDivisor(Problem problem) {
        long divisor = 0;
        for (int k = 0; k < problem.cover.optionCount() && divisor != 1; k++) {
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

    /** Whether one solution is asked for, and not several: then what cannot be better need not be looked at. */
    protected final boolean wantsOne() {
        Question.Best question = task.best().orElseThrow();
        return question.howMany() == 1 && !question.allOptima();
    }

    /** The greatest total cost of a solution that is still wanted; {@link Incumbents#ANY} if all are. */
    protected final long limit() {
        return incumbents.limit();
    }

    /** Counts a node, and stops the search where the control wants it. */
    protected final void enter() {
        if (nodes >= checkpoint) {
            checkpoint = control.checkpoint(nodes);
            if (!control.mayGoOn(this)) {
                throw new SearchStopped(control.stopped());
            }
        }
        nodes++;
    }

    /** Stops the search where the control wants it: for long work within a node. */
    protected final void check() {
        if (!control.mayGoOn(this)) {
            throw new SearchStopped(control.stopped());
        }
    }

    /**
     * Offers a solution.
     *
     * @param options places in the problem; those given and forced are added
     * @param count how many of them, from the front
     */
    protected final void offer(int[] options, int count) {
        int[] numbers = Arrays.copyOf(root.given, root.given.length + count);
        for (int k = 0; k < count; k++) {
            numbers[root.given.length + k] = problem.number[options[k]];
        }
        long cost = sign * problem.cover.score(numbers, numbers.length);
        if (incumbents.offer(cost, leastImage(numbers))) {
            control.improved(this);
        }
    }

    /** Notes that no solution that has not been offered costs {@code cost} in all, or less. */
    protected final void proveNoneUpTo(long cost) {
        if (incumbents.prove(cost)) {
            control.improved(this);
        }
    }

    /** Of a solution and what the symmetries make of it, the one whose ascending numbers come first. */
    private int[] leastImage(int... options) {
        Arrays.sort(options);
        int[] least = options;
        for (int[] map : task.symmetries()) {
            int[] image = Arrays.stream(options).map(k -> map[k]).sorted().toArray();
            least = Arrays.compare(image, least) < 0 ? image : least;
        }
        return least;
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
            check();
            if (!problem.hopeless && !root.isContradictory()) {
                search();
            }
            proveNoneUpTo(limit());
            if (incumbents.size() > 0 && !incumbents.isProved()) {
                control.end(StopReason.GAP);
            }
        } catch (SearchStopped e) {
            // the control knows why
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

    /** How many solutions are in hand: the best, the best few, or all optima so far. */
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
        return nodes;
    }

    /** Nobody knows beforehand how much of its tree the bounds will cut. */
    @Override
    public final double share() {
        return over ? 1 : 0;
    }
}
