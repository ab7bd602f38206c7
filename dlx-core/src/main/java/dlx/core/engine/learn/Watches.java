package dlx.core.engine.learn;

import static dlx.core.engine.learn.Clauses.FIRST;

import java.util.Arrays;

/**
 * The clauses that watch each literal: of a clause, the first two literals are watched, and nothing has to be done about it until one
 * of them is false (M. Moskewicz and others, Chaff: engineering an efficient SAT solver, 2001). Beside each clause stands another of its
 * literals: where that is true the clause itself is not looked at.
 */
final class Watches {

    /** No clause. */
    static final int NONE = 0;

    private final Trail trail;

    /** Of each literal, pairs of a clause that watches it and another of its literals, to be looked at once it is false. */
    private final int[][] watch;

    /** Of each literal, how many ints of {@link #watch} are in use. */
    private final int[] watched;

    Watches(Trail trail) {
        this.trail = trail;
        watch = new int[trail.value.length][];
        watched = new int[trail.value.length];
    }

    /** Lets no clause watch anything. */
    void clear() {
        Arrays.fill(watched, 0);
    }

    /** How many clauses watch a literal. */
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
     * Visits the clauses that watch a literal which has become false: each watches another one, makes its last one true, or is broken.
     *
     * @param ints where the clauses lie
     * @return the clause that is broken, at which the visit ends, or {@link #NONE}
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

    /** Lets a clause watch another literal that is not false in place of its second one; false if it has none. */
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
