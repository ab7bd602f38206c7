package dlx.core.generate;

import dlx.core.generate.Asker.Reply;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Finds givens with exactly one solution. It begins with some givens, adds a given that each further solution lacks,
 * and then drops redundant givens in a random order. The remaining givens are minimal, because a given that is needed
 * among more is needed among fewer.
 *
 * <p>Each solution found is stored as the places that it lacks. A given that alone excludes a stored solution is
 * needed, without a question to the engine. An object is used once.
 */
final class Reducer<O> {

    /** Divisor of the number of units that are given first: a third of them. */
    private static final int SHARE = 3;

    /**
     * Divisor of the number of units that are given in addition when a question is too hard; more givens make it
     * easier.
     */
    private static final int SMALL_SHARE = 32;

    private final Asker<O> asker;
    private final Selection solution;

    /** Places of the options in each unit. */
    private final int[][] units;

    /** Places of the options in each unit, as bits. */
    private final long[][] bits;

    private final SplittableRandom random;

    /** True for a unit that is given, by its index in {@link #units}. */
    private final boolean[] given;

    /** Places given, as bits. */
    private final long[] all;

    /** Number of places given. */
    private int count;

    /** Places that each solution found lacks, as bits. */
    private final List<long[]> lacks = new ArrayList<>();

    /** True if every question was answered. */
    private boolean sure = true;

    /** True if no unit was kept only for the minimum number of givens. */
    private boolean whole = true;

    /** True if each unit was tried. */
    private boolean done;

    /**
     * Creates a reducer.
     *
     * @param units places that are given together
     */
    Reducer(Asker<O> asker, Selection solution, int[][] units, SplittableRandom random) {
        this.asker = asker;
        this.solution = solution;
        this.units = units;
        this.random = random;
        given = new boolean[units.length];
        all = new long[(solution.size() + 63) >>> 6];
        bits = new long[units.length][all.length];
        for (int unit = 0; unit < units.length; unit++) {
            for (int place : units[unit]) {
                bits[unit][place >>> 6] |= 1L << place;
            }
        }
    }

    /**
     * Adds givens until the solution is unique.
     *
     * @param least minimum number of givens, if the solution has as many options
     * @return false if no givens do that because another solution has all of its options, or if the questions are
     *     too hard
     */
    boolean singleOut(int least) {
        int[] order = RandomOrder.below(units.length, random);
        for (int k = 0; k < order.length / SHARE; k++) {
            give(order[k]);
        }
        while (true) {
            Reply reply = asker.other(options(-1), solution);
            if (reply == Reply.NO) {
                break;
            }
            if (reply == Reply.YES) {
                long[] lacked = solution.lackedBy(asker.solution());
                lacks.add(lacked);
                if (!giveOneOf(lacked)) {
                    return false;
                }
            } else if (!giveMore(order)) {
                return false; // unanswered even with all units given
            }
        }
        for (int k = 0; k < order.length && count < least; k++) {
            give(order[k]);
        }
        return true;
    }

    /** Drops redundant givens, unless fewer than {@code least} would remain. A stop leaves valid givens. */
    void drop(int least) {
        for (int unit : RandomOrder.below(units.length, random)) {
            if (given[unit] && count - units[unit].length < least) {
                whole = false;
            } else if (given[unit] && !isNeeded(unit)) {
                given[unit] = false;
                count -= units[unit].length;
                for (int k = 0; k < all.length; k++) {
                    all[k] &= ~bits[unit][k];
                }
            }
        }
        done = true;
    }

    /** Returns the present givens. */
    Candidate candidate() {
        return new Candidate(solution, options(-1), size());
    }

    private Generated.Size size() {
        if (!done || !sure) {
            return Generated.Size.UNREDUCED;
        }
        return whole ? Generated.Size.MINIMAL : Generated.Size.MORE;
    }

    private boolean isNeeded(int unit) {
        for (long[] lacked : lacks) {
            if (isOnlyOneAgainst(unit, lacked)) {
                return true;
            }
        }
        int[] rest = options(unit);
        Reply reply = units[unit].length == 1
                ? asker.first(Givens.of(rest).forbidden(solution.option(units[unit][0])))
                : asker.other(rest, solution);
        sure &= reply != Reply.UNKNOWN;
        return reply != Reply.NO;
    }

    private boolean isOnlyOneAgainst(int unit, long[] lacked) {
        for (int k = 0; k < all.length; k++) {
            if ((lacked[k] & all[k] & ~bits[unit][k]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Gives a random unit with a place that a solution lacks. Returns false if there is no such unit. */
    private boolean giveOneOf(long[] lacked) {
        int chosen = -1;
        int seen = 0;
        for (int unit = 0; unit < units.length; unit++) {
            if (!given[unit] && meets(bits[unit], lacked) && random.nextInt(++seen) == 0) {
                chosen = unit;
            }
        }
        if (chosen >= 0) {
            give(chosen);
        }
        return chosen >= 0;
    }

    private static boolean meets(long[] some, long[] others) {
        for (int k = 0; k < some.length; k++) {
            if ((some[k] & others[k]) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean giveMore(int[] order) {
        int before = count;
        int more = 1 + order.length / SMALL_SHARE;
        for (int k = 0; k < order.length && more > 0; k++) {
            if (!given[order[k]]) {
                give(order[k]);
                more--;
            }
        }
        return count > before;
    }

    private void give(int unit) {
        if (!given[unit]) {
            given[unit] = true;
            count += units[unit].length;
            for (int k = 0; k < all.length; k++) {
                all[k] |= bits[unit][k];
            }
        }
    }

    /**
     * Returns the options given, except those of a unit.
     *
     * @param without index of the unit; negative for no unit
     */
    private int[] options(int without) {
        int[] options = new int[without < 0 ? count : count - units[without].length];
        int length = 0;
        for (int k = 0; k < all.length; k++) {
            long rest = without < 0 ? all[k] : all[k] & ~bits[without][k];
            for (; rest != 0; rest &= rest - 1) {
                options[length++] = solution.option(k << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
        return options;
    }
}
