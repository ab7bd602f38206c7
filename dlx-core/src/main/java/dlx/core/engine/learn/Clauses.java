package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * The learned clauses. At least one literal of each clause is true in every solution. All clauses are in one array, in
 * the order of their addition:
 *
 * <pre>
 *   ints[c]                            number of literals of the clause at index c
 *   ints[c + 1]                        glue, 0 or more
 *   ints[c + 2]                        activity, the bits of a float
 *   ints[c + 3 .. c + 2 + ints[c]]     literals; the first two are watched ({@link Watches})
 * </pre>
 *
 * <p>The <em>glue</em> is the number of levels of the literals when the clause was learned. Clauses with a small glue
 * are kept longer (G. Audemard, L. Simon, Predicting learnt clauses quality in modern SAT solvers, 2009).
 */
final class Clauses {

    private static final int GLUE = 1;
    private static final int ACTIVITY = 2;

    /** Offset of the first literal of a clause. */
    static final int FIRST = 3;

    /** Glue of a clause that must never be removed. */
    static final int FOR_EVER = 0;

    /** Maximum glue of clauses that are kept while less than half of the memory is used. */
    private static final int KEPT_GLUE = 2;

    /** Number of new clauses after which some are removed. */
    private static final int FEW = 2000;

    private static final float TOO_ACTIVE = 1e20f;

    private final Trail trail;

    /** Memory budget of the clauses, in ints. */
    private final int most;

    int[] ints = new int[1 << 12];
    private int used = 1;

    final Watches watches;

    /** Indices of the clauses in {@link #ints}, ascending. */
    private int[] at = new int[64];

    private int count;

    /** Number of clauses that must never be removed. */
    private int keptForEver;

    private int forgetAt = FEW;
    private int fullAt;
    private float step = 1;

    /**
     * Creates an empty store.
     *
     * @param most memory budget of the clauses, in ints
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

    /** Returns the number of clauses that may be removed. */
    int learned() {
        return count - keptForEver;
    }

    int length(int clause) {
        return ints[clause];
    }

    /** Returns the index after the last literal of a clause. */
    int end(int clause) {
        return clause + FIRST + ints[clause];
    }

    /**
     * Returns the literals of a clause.
     *
     * @param place number of the clause in the order of addition, from 0
     */
    int[] literals(int place) {
        int first = at[place] + FIRST;
        return Arrays.copyOfRange(ints, first, first + length(at[place]));
    }

    /** Adds a clause of at least two literals, and watches the first two. Returns its index. */
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
        if (glue == FOR_EVER) {
            keptForEver++;
            forgetAt++;
        }
        return clause;
    }

    /** Increases the activity of a clause that took part in a conflict. */
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

    /** Gives later conflicts more weight than earlier ones; called after each conflict. */
    void decay() {
        step /= 0.999f;
    }

    /** Returns true if some clauses must be removed, because of their number or their memory. */
    boolean areMany() {
        return count >= forgetAt || used > fullAt;
    }

    /**
     * Removes the worse half of the removable clauses. Reasons of literals on the trail are not removable, and clauses
     * with a small glue are removable only while more than half of the memory is used.
     */
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
        fullAt = Math.max(most, used + used / 4); // clauses that must be kept may exceed the budget
    }

    private boolean isReason(int clause) {
        int first = ints[clause + FIRST];
        return trail.value[first] > 0 && trail.reason[first >> 1] == Reasons.byClause(clause);
    }

    /** Sorts clauses by ascending glue, then by descending activity, then by age, the oldest first. */
    private void sortByWorth(int[] clauses, int length) {
        long[] keys = new long[length];
        for (int k = 0; k < length; k++) {
            float activity = Float.intBitsToFloat(ints[clauses[k] + ACTIVITY]);
            long rank = Integer.MAX_VALUE - Float.floatToRawIntBits(activity); // positive floats sort like their bits
            keys[k] = (long) Math.min(ints[clauses[k] + GLUE], Short.MAX_VALUE) << 48 | rank >> 8 << 24 | k;
        }
        int[] before = Arrays.copyOf(clauses, length);
        Arrays.sort(keys);
        for (int k = 0; k < length; k++) {
            clauses[k] = before[(int) keys[k] & 0xffffff];
        }
    }

    /** Moves the kept clauses to the front, and updates their watches and the reasons on the trail. */
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
