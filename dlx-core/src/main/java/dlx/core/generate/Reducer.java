package dlx.core.generate;

import dlx.core.generate.Asker.Reply;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Finds givens that single out a solution: begins with some, adds one of those that each further solution lacks, and
 * then drops in a random order what is not needed. What is left is minimal, because a given that is needed among more is
 * needed among fewer.
 *
 * <p>Each solution found on the way is remembered by what it lacks. A given that is the only one against it is needed, and nobody
 * need ask. Used once.
 */
final class Reducer<O> {

    /** The share of the units given at first: 1 in so many. */
    private static final int SHARE = 3;

    /** The share given besides where a question is too hard: the fewer are open, the easier it is. */
    private static final int SMALL_SHARE = 32;

    private final Asker<O> asker;
    private final Selection solution;
    private final int[][] units;
    private final long[][] bits;
    private final SplittableRandom random;

    /** Whether a unit is given. */
    private final boolean[] given;

    /** The places given, as bits. */
    private final long[] all;

    private int count;
    private final List<long[]> lacks = new ArrayList<>();
    private boolean sure = true;
    private boolean whole = true;
    private boolean done;

    /**
     * A reducer.
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
     * Gives until the solution is the only one.
     *
     * @param least give so many at least, where there are so many
     * @return {@code false} if no givens do that: another solution has all of its options
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
                return false; // all of it is given, and still nobody knows
            }
        }
        for (int k = 0; k < order.length && count < least; k++) {
            give(order[k]);
        }
        return true;
    }

    /** Drops what is not needed, unless fewer than {@code least} would be left. May be stopped at any time. */
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

    /** What is given now. */
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

    /** Gives a random one of the units with a place that a solution lacks. */
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

    /** The options given, save those of a unit. */
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
