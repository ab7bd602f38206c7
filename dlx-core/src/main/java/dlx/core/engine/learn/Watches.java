package dlx.core.engine.learn;

import static dlx.core.engine.learn.Clauses.FIRST;

import java.util.Arrays;

/**
 * The clauses that watch each literal. A clause watches its first two literals, and is not visited until one of them is
 * false (M. Moskewicz and others, Chaff: engineering an efficient SAT solver, 2001). With each clause, another of its
 * literals is stored: while this literal is true, the others are not read.
 */
final class Watches {

    /** Return value of {@link #visit} if all clauses can still be true; not an index of a clause. */
    static final int NONE = 0;

    private final Trail trail;

    /** Pairs of ints per literal: the index of a clause that watches it, and another literal of that clause. */
    private int[][] watch;

    /** Number of ints of {@link #watch} in use, per literal. */
    private int[] watched;

    Watches(Trail trail) {
        this.trail = trail;
        watch = new int[trail.value.length][];
        watched = new int[trail.value.length];
    }

    /** Makes room for the literals of more variables. */
    void grow(int variables) {
        watch = Arrays.copyOf(watch, 2 * variables);
        watched = Arrays.copyOf(watched, 2 * variables);
    }

    /** Removes all watches. */
    void clear() {
        Arrays.fill(watched, 0);
    }

    /** Returns the number of clauses that watch a literal. */
    int count(int literal) {
        return watched[literal] >> 1;
    }

    void add(int literal, int clause, int other) {
        int n = watched[literal];
        int[] pairs = watch[literal];
        if (pairs == null) {
            pairs = new int[8];
            watch[literal] = pairs;
        } else if (n == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * n);
            watch[literal] = pairs;
        }
        pairs[n] = clause;
        pairs[n + 1] = other;
        watched[literal] = n + 2;
    }

    /**
     * Visits the clauses that watch a literal which has become false. Each clause watches another literal instead,
     * makes its last open literal true, or is broken.
     *
     * @param ints the clauses, as in {@link Clauses#ints}
     * @return index of the broken clause, at which the visit ends, or {@link #NONE}
     */
    int visit(int literal, int[] ints) {
        int[] pairs = watch[literal];
        int length = watched[literal];
        byte[] value = trail.value;
        int kept = 0;
        for (int k = 0; k < length; k += 2) {
            int clause = pairs[k];
            int known = pairs[k + 1];
            if (value[known] > 0) {
                pairs[kept] = clause;
                pairs[kept + 1] = known;
                kept += 2;
                continue;
            }
            int first = clause + FIRST;
            if (ints[first] == literal) {
                ints[first] = ints[first + 1];
                ints[first + 1] = literal;
            }
            int other = ints[first];
            if ((other == known || value[other] <= 0) && watchAnother(literal, clause, ints, value)) {
                continue;
            }
            pairs[kept] = clause;
            pairs[kept + 1] = other;
            kept += 2;
            if (value[other] < 0) {
                System.arraycopy(pairs, k + 2, pairs, kept, length - k - 2);
                watched[literal] = kept + length - k - 2;
                return clause;
            }
            if (value[other] == 0) {
                trail.assign(other, Reasons.byClause(clause));
            }
        }
        watched[literal] = kept;
        return NONE;
    }

    /**
     * Replaces the second watched literal of a clause by one that is not false. Returns false if the clause does not
     * have such a literal.
     */
    private boolean watchAnother(int literal, int clause, int[] ints, byte[] value) {
        int first = clause + FIRST;
        int end = first + ints[clause];
        for (int k = first + 2; k < end; k++) {
            int candidate = ints[k];
            if (value[candidate] >= 0) {
                ints[first + 1] = candidate;
                ints[k] = literal;
                add(candidate, clause, ints[first]);
                return true;
            }
        }
        return false;
    }
}
