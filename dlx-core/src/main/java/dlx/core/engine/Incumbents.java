package dlx.core.engine;

import dlx.api.Goal;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;

/**
 * The best solutions that a search for the best has found, each once: as many as are asked for, or all that are as good
 * as the best. Costs are weights where the least score is the best, and weights turned negative where the greatest is.
 */
public final class Incumbents {

    /** No limit: more than any solution costs that a search for the best takes on. */
    public static final long ANY = 1L << 62;

    /** A solution: its cost, and the numbers of its options, ascending. */
    private record Kept(long cost, int[] options) {}

    private static final Comparator<Kept> BY_COST =
            Comparator.comparingLong(Kept::cost).thenComparing(Kept::options, Arrays::compare);

    private final SearchQuestion.Best question;

    /** What all costs are multiples of, {@code >= 1}. */
    private final long step;

    private final TreeSet<Kept> kept = new TreeSet<>(BY_COST);

    /** No solution but those kept costs less than this. */
    private long proved = -ANY;

    Incumbents(SearchQuestion.Best question, long step) {
        this.question = question;
        this.step = step;
    }

    /** The greatest cost of a solution that is still wanted; {@link #ANY} if all are. */
    public long limit() {
        if (question.allOptima()) {
            return kept.isEmpty() ? ANY : kept.first().cost;
        }
        if (kept.size() < question.howMany()) {
            return ANY;
        }
        long better = kept.last().cost - 1;
        return lattice(better >= -ANY + question.gap() ? better - question.gap() : -ANY);
    }

    /** Keeps a solution if it is wanted and new; whether it is better than all before. */
    boolean offer(long cost, int... options) {
        boolean better = kept.isEmpty() || cost < kept.first().cost;
        if (cost <= limit() && kept.add(new Kept(cost, options))) {
            if (question.allOptima() && better) {
                kept.tailSet(kept.first(), false).clear();
            } else if (!question.allOptima() && kept.size() > question.howMany()) {
                kept.pollLast();
            }
        }
        return better;
    }

    /** Notes that no solution but those kept costs {@code cost} or less; whether that is news for {@link #bound}. */
    boolean prove(long cost) {
        OptionalLong before = bound();
        long next = cost >= ANY ? ANY : lattice(cost) + step; // the next cost that there may be
        proved = Math.max(proved, next);
        return !before.equals(bound());
    }

    /** No solution but those kept costs less than this; {@code -}{@link #ANY} if nothing is proved. */
    long proved() {
        return proved;
    }

    /** Whether no solution is better than the best kept. */
    boolean isProved() {
        return !kept.isEmpty() && proved >= kept.first().cost;
    }

    /** The greatest cost, up to a given one, that there may be. */
    private long lattice(long cost) {
        return Math.floorDiv(cost, step) * step;
    }

    /** The score of the best solution kept. */
    OptionalLong score() {
        return kept.isEmpty() ? OptionalLong.empty() : OptionalLong.of(score(kept.first().cost));
    }

    /** The score that no solution surpasses; empty if nothing is known of it. */
    OptionalLong bound() {
        if (!kept.isEmpty() && proved >= kept.first().cost) {
            return score();
        }
        return proved > -ANY && proved < ANY ? OptionalLong.of(score(proved)) : OptionalLong.empty();
    }

    private long score(long cost) {
        return question.goal() == Goal.LEAST ? cost : -cost;
    }

    /** How many are kept. */
    int size() {
        return kept.size();
    }

    /** The solutions, the best first. */
    List<int[]> solutions() {
        return kept.stream().map(Kept::options).toList();
    }
}
