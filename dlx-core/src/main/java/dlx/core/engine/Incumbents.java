package dlx.core.engine;

import dlx.api.Goal;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;

/**
 * The best solutions that a search for the best has found, each once: the requested number, or all that are as good as
 * the best. A cost is a weight if the least score is best, and a negated weight if the largest is best. Thread-safe.
 */
public final class Incumbents {

    /** The value for "no limit": more than the cost of any solution that a search for the best supports. */
    public static final long ANY = 1L << 62;

    /** A solution with its cost and the numbers of its options, ascending. */
    private record Kept(long cost, int[] options) {}

    private static final Comparator<Kept> BY_COST =
            Comparator.comparingLong(Kept::cost).thenComparing(Kept::options, Arrays::compare);

    private final SearchQuestion.Best question;

    /** Common divisor of all costs, 1 or more. */
    private final long step;

    private final TreeSet<Kept> kept = new TreeSet<>(BY_COST);

    /** Proved minimum cost of a solution that is not kept. */
    private long proved = -ANY;

    Incumbents(SearchQuestion.Best question, long step) {
        this.question = question;
        this.step = step;
    }

    /** Returns the maximum cost of a solution that would be kept; {@link #ANY} if all would. */
    public synchronized long limit() {
        if (question.allOptima()) {
            return kept.isEmpty() ? ANY : kept.first().cost;
        }
        if (kept.size() < question.count()) {
            return ANY;
        }
        long better = kept.last().cost - 1;
        return lattice(better >= -ANY + question.gap() ? better - question.gap() : -ANY);
    }

    /** Keeps a solution if its cost is within the limit and it is new; returns true if it is better than all before. */
    synchronized boolean offer(long cost, int... options) {
        boolean better = kept.isEmpty() || cost < kept.first().cost;
        if (cost <= limit() && kept.add(new Kept(cost, options))) {
            if (question.allOptima() && better) {
                kept.tailSet(kept.first(), false).clear();
            } else if (!question.allOptima() && kept.size() > question.count()) {
                kept.pollLast();
            }
        }
        return better;
    }

    /**
     * Stores the proof that all solutions of cost {@code cost} or less are kept; returns true if this changes
     * {@link #bound}.
     */
    synchronized boolean prove(long cost) {
        OptionalLong before = bound();
        long next = cost >= ANY ? ANY : lattice(cost) + step; // the next possible cost
        proved = Math.max(proved, next);
        return !before.equals(bound());
    }

    /** Returns the proved minimum cost of a solution that is not kept; {@code -}{@link #ANY} if nothing is proved. */
    synchronized long proved() {
        return proved;
    }

    /** Returns true if it is proved that no solution is better than the best kept. */
    synchronized boolean isProved() {
        return !kept.isEmpty() && proved >= kept.first().cost;
    }

    /** Returns the largest possible cost up to a given one: a multiple of {@link #step}. */
    private long lattice(long cost) {
        return Math.floorDiv(cost, step) * step;
    }

    /** Returns the score of the best solution kept; empty before the first. */
    synchronized OptionalLong score() {
        return kept.isEmpty() ? OptionalLong.empty() : OptionalLong.of(score(kept.first().cost));
    }

    /** Returns the score that no solution surpasses; empty if no bound is proved. */
    synchronized OptionalLong bound() {
        if (!kept.isEmpty() && proved >= kept.first().cost) {
            return score();
        }
        return proved > -ANY && proved < ANY ? OptionalLong.of(score(proved)) : OptionalLong.empty();
    }

    private long score(long cost) {
        return question.goal() == Goal.LEAST ? cost : -cost;
    }

    /** Returns the number of solutions kept. */
    synchronized int size() {
        return kept.size();
    }

    /** Returns the solutions kept, the best first, each by the ascending numbers of its options. */
    synchronized List<int[]> solutions() {
        return kept.stream().map(Kept::options).toList();
    }
}
