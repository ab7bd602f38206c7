package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * The clauses learned: of the literals of each, one at least is true in every solution. They lie in one array, one after the
 * other: how many literals, the glue, the activity, then the literals, of which the first two are watched ({@link Watches}). The
 * <em>glue</em> is the number of levels that the literals came from when the clause was learned: the fewer, the longer it stays
 * (G. Audemard, L. Simon, Predicting learnt clauses quality in modern SAT solvers, 2009).
 */
final class Clauses {

    private static final int GLUE = 1;
    private static final int ACTIVITY = 2;

    /** Where the literals of a clause begin. */
    static final int FIRST = 3;

    /** The glue of a clause that must stay. */
    static final int FOR_EVER = 0;

    /** Clauses of so little glue are kept, as long as there is room. */
    private static final int KEPT_GLUE = 2;

    /** So many new clauses, and some are forgotten. */
    private static final int FEW = 2000;

    private static final float TOO_ACTIVE = 1e20f;

    private final Trail trail;

    /** The most ints that clauses may take. */
    private final int most;

    int[] ints = new int[1 << 12];
    private int used = 1;

    final Watches watches;

    /** Where each clause lies, ascending. */
    private int[] at = new int[64];

    private int count;
    private int forgetAt = FEW;
    private int fullAt;
    private float step = 1;

    /**
     * No clauses.
     *
     * @param most the most ints that they may take
     */
    Clauses(Trail trail, int most) {
        this.trail = trail;
        this.most = most;
        fullAt = most;
        watches = new Watches(trail);
    }

    int count() {
        return count;
    }

    int length(int clause) {
        return ints[clause];
    }

    /** The place after its last literal. */
    int end(int clause) {
        return clause + FIRST + ints[clause];
    }

    /** The literals of a clause, by its place among those that are kept. */
    int[] literals(int place) {
        int first = at[place] + FIRST;
        return Arrays.copyOfRange(ints, first, first + length(at[place]));
    }

    /** Adds a clause of two literals at least, the first two of which are to be watched; where it lies. */
    int add(int[] literals, int length, int glue) {
        if (used + length + FIRST > ints.length) {
            ints = Arrays.copyOf(ints, Math.max(2 * ints.length, used + length + FIRST));
        }
        int clause = used;
        ints[clause] = length;
        ints[clause + GLUE] = glue;
        ints[clause + ACTIVITY] = Float.floatToRawIntBits(step);
        System.arraycopy(literals, 0, ints, clause + FIRST, length);
        used += length + FIRST;
        watches.add(literals[0], clause, literals[1]);
        watches.add(literals[1], clause, literals[0]);
        if (count == at.length) {
            at = Arrays.copyOf(at, 2 * count);
        }
        at[count++] = clause;
        return clause;
    }

    /** Notes that a clause took part in a conflict. */
    void bump(int clause) {
        float activity = Float.intBitsToFloat(ints[clause + ACTIVITY]) + step;
        ints[clause + ACTIVITY] = Float.floatToRawIntBits(activity);
        if (activity > TOO_ACTIVE) {
            for (int k = 0; k < count; k++) {
                int place = at[k] + ACTIVITY;
                ints[place] = Float.floatToRawIntBits(Float.intBitsToFloat(ints[place]) / TOO_ACTIVE);
            }
            step /= TOO_ACTIVE;
        }
    }

    /** After a conflict: what comes later counts more. */
    void decay() {
        step /= 0.999f;
    }

    /** Whether some are to be forgotten. */
    boolean areMany() {
        return count >= forgetAt || used > fullAt;
    }

    /** Forgets the worse half of those that are not reasons and have some glue; of all that are not, where there is no room. */
    void forget() {
        boolean isFull = used > most / 2;
        int[] order = new int[count];
        int[] kept = new int[count];
        int candidates = 0;
        int keep = 0;
        for (int k = 0; k < count; k++) {
            int keptGlue = isFull ? FOR_EVER : KEPT_GLUE;
            if (isReason(at[k]) || ints[at[k] + GLUE] <= keptGlue) {
                kept[keep++] = at[k];
            } else {
                order[candidates++] = at[k];
            }
        }
        sortByWorth(order, candidates);
        for (int k = 0; k < candidates / 2; k++) {
            kept[keep++] = order[k];
        }
        Arrays.sort(kept, 0, keep);
        pack(kept, keep);
        forgetAt = count + FEW;
        fullAt = Math.max(most, used + used / 4); // what must stay may be more
    }

    private boolean isReason(int clause) {
        int first = ints[clause + FIRST];
        return trail.value[first] > 0 && trail.reason[first >> 1] == Reasons.byClause(clause);
    }

    /** Little glue first, then much activity, then the older. */
    private void sortByWorth(int[] clauses, int length) {
        long[] keys = new long[length];
        for (int k = 0; k < length; k++) {
            float activity = Float.intBitsToFloat(ints[clauses[k] + ACTIVITY]);
            long rank = Integer.MAX_VALUE - Float.floatToRawIntBits(activity); // floats above 0 sort as their bits do
            keys[k] = (long) Math.min(ints[clauses[k] + GLUE], Short.MAX_VALUE) << 48 | rank >> 8 << 24 | k;
        }
        int[] before = Arrays.copyOf(clauses, length);
        Arrays.sort(keys);
        for (int k = 0; k < length; k++) {
            clauses[k] = before[(int) keys[k] & 0xffffff];
        }
    }

    /** Moves the clauses kept to the front, with their watches and as reasons. */
    private void pack(int[] kept, int keep) {
        watches.clear();
        int to = 1;
        for (int k = 0; k < keep; k++) {
            int from = kept[k];
            int length = ints[from] + FIRST;
            boolean isReason = isReason(from);
            System.arraycopy(ints, from, ints, to, length);
            int first = ints[to + FIRST];
            int second = ints[to + FIRST + 1];
            if (isReason) {
                trail.reason[first >> 1] = Reasons.byClause(to);
            }
            watches.add(first, to, second);
            watches.add(second, to, first);
            at[k] = to;
            to += length;
        }
        count = keep;
        used = to;
    }
}
