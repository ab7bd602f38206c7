package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * Learns a clause from a contradiction.
 *
 * <ol>
 * <li>Replaces literals by their reasons until one literal of the last level is left, the first unique implication
 * point (J. Marques-Silva, K. Sakallah, GRASP: a search algorithm for propositional satisfiability, 1999).
 * <li>Removes literals that follow from the others (N. Sörensson, A. Biere, Minimizing learned clauses, 2009).
 * <li>Replaces options that were left because of one taken option by that option.
 * </ol>
 *
 * <p>Cost: the total length of the reasons used.
 */
final class ConflictAnalysis {

    private final Trail trail;
    private final Reasons reasons;
    private final Clauses clauses;
    private final ActivityOrder order;

    private boolean[] seen;
    private int[] marked;
    private int marks;
    private int[] stack;

    /**
     * Literals of the learned clause: first the literal that becomes true after the search goes back, then a literal of
     * the level to go back to, then the others.
     */
    int[] learned;

    int length;
    int glue;

    /** Number of the clause that counted each level last, indexed by level. */
    private int[] counted = new int[64];

    private int numberOfClause;

    /** Number of the last clause that contains each literal, indexed by literal. */
    private int[] named;

    ConflictAnalysis(Trail trail, Reasons reasons, Clauses clauses, ActivityOrder order) {
        this.trail = trail;
        this.reasons = reasons;
        this.clauses = clauses;
        this.order = order;
        grow(trail.level.length);
    }

    /** Makes room for a number of variables. */
    final void grow(int variables) {
        seen = new boolean[variables];
        marked = new int[variables];
        stack = new int[variables];
        named = new int[2 * variables];
        learned = new int[variables + 1];
    }

    /** Returns the level to go back to. At this level the clause makes its first literal true. */
    int level() {
        return length == 1 ? 0 : trail.level[learned[1] >> 1];
    }

    /** Learns a clause from the present contradiction of the propagation, which must be above level 0. */
    void learn() {
        length = 1;
        marks = 0;
        numberOfClause++;
        int pending = 0;
        int at = trail.size;
        int literal;
        if (reasons.brokenClause() > 0) {
            clauses.bump(reasons.brokenClause());
        }
        while (true) {
            pending += markReason();
            do {
                literal = trail.literal[--at];
            } while (!seen[literal >> 1]);
            pending--;
            if (pending == 0) {
                break;
            }
            int option = literal >> 1;
            if (reasons.clauseOf(option) > 0) {
                clauses.bump(reasons.clauseOf(option));
            }
            reasons.explain(option);
        }
        learned[0] = literal ^ 1;
        leaveOutWhatFollows();
        nameWhatExcludes();
        for (int k = 0; k < marks; k++) {
            seen[marked[k]] = false;
        }
        glue = countLevels();
        bringForwardTheDeepest();
        order.decay();
        clauses.decay();
    }

    /**
     * Marks the options of the present reason, and adds those of earlier levels to the clause. Returns the number of
     * options of the last level that were marked.
     */
    private int markReason() {
        int ofLastLevel = 0;
        for (int k = 0; k < reasons.whyLength; k++) {
            int why = reasons.why[k];
            int option = why >> 1;
            if (seen[option] || trail.level[option] == 0) {
                continue;
            }
            mark(option);
            order.bump(option);
            if (trail.level[option] == trail.depth) {
                ofLastLevel++;
            } else {
                learned[length++] = why;
            }
        }
        return ofLastLevel;
    }

    private void mark(int option) {
        seen[option] = true;
        marked[marks++] = option;
    }

    private void leaveOutWhatFollows() {
        int kept = 1;
        for (int k = 1; k < length; k++) {
            if (!follows(learned[k] >> 1)) {
                learned[kept++] = learned[k];
            }
        }
        length = kept;
    }

    /** Returns true if the literal of an option follows from other marked options. */
    private boolean follows(int option) {
        if (trail.reason[option] == Trail.NONE) {
            return false;
        }
        int before = marks;
        int top = 0;
        stack[top++] = option;
        while (top > 0) {
            reasons.explain(stack[--top]);
            for (int k = 0; k < reasons.whyLength; k++) {
                int other = reasons.why[k] >> 1;
                if (seen[other] || trail.level[other] == 0) {
                    continue;
                }
                if (trail.reason[other] == Trail.NONE) {
                    while (marks > before) {
                        seen[marked[--marks]] = false;
                    }
                    return false;
                }
                mark(other);
                stack[top++] = other;
            }
        }
        return true;
    }

    /**
     * Replaces options that were left because of one taken option by that option: "one of these forty options is taken"
     * becomes "that option is not taken". Each replacement is a resolution with a clause of two literals. The clauses
     * become three to twenty times shorter, with at most half the levels. This is a case of shrinking (M. Fleury, A.
     * Biere, Efficient all-UIP learned clause minimization, 2021) without a search.
     */
    private void nameWhatExcludes() {
        int kept = 1;
        for (int k = 1; k < length; k++) {
            int by = reasons.excluding(learned[k] >> 1);
            int literal = by < 0 ? learned[k] : 2 * by + 1;
            if (named[literal] != numberOfClause) {
                named[literal] = numberOfClause;
                learned[kept++] = literal;
            }
        }
        length = kept;
    }

    private int countLevels() {
        if (trail.depth >= counted.length) {
            counted = Arrays.copyOf(counted, 2 * trail.depth);
        }
        int levels = 0;
        for (int k = 0; k < length; k++) {
            int level = trail.level[learned[k] >> 1];
            if (counted[level] != numberOfClause) {
                counted[level] = numberOfClause;
                levels++;
            }
        }
        return levels;
    }

    private void bringForwardTheDeepest() {
        int deepest = 1;
        for (int k = 2; k < length; k++) {
            if (trail.level[learned[k] >> 1] > trail.level[learned[deepest] >> 1]) {
                deepest = k;
            }
        }
        if (length > 1) {
            int moved = learned[1];
            learned[1] = learned[deepest];
            learned[deepest] = moved;
        }
    }
}
