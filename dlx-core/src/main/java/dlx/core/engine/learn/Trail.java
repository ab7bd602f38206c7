package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * The decisions and their consequences, in order. Literal 2k takes option k, literal 2k + 1 leaves it;
 * {@code literal ^ 1} is the negation. A level is a decision with its consequences. The literals of level 0 are true in
 * every solution.
 *
 * <p>Numbers from the number of options on are further variables, which {@link SymmetryClauses} add: they are not part
 * of a solution.
 */
final class Trail {

    /** Reason of a literal that was decided, given, or found to be true in every solution. */
    static final int NONE = -1;

    /** Value of each literal: 1 true, -1 false, 0 open. */
    byte[] value;

    /** Reason of each option that is not open: {@link #NONE}, or as encoded by {@link Reasons}. */
    int[] reason;

    /** Level of each option that is not open, from 0. */
    int[] level;

    /** Index in {@link #literal} of each option that is not open. */
    int[] place;

    /** True literals in the order in which they became true; the first {@link #size} elements are in use. */
    int[] literal;

    /** Number of true literals. */
    int size;

    /** The present level: the number of decisions. */
    int depth;

    /** Index in {@link #literal} of the decision of each level, from level 1. */
    private int[] begin = new int[64];

    Trail(int options) {
        value = new byte[2 * options];
        reason = new int[options];
        level = new int[options];
        place = new int[options];
        literal = new int[options];
    }

    /** Makes room for more variables, which are open. */
    void grow(int variables) {
        value = Arrays.copyOf(value, 2 * variables);
        reason = Arrays.copyOf(reason, variables);
        level = Arrays.copyOf(level, variables);
        place = Arrays.copyOf(place, variables);
        literal = Arrays.copyOf(literal, variables);
    }

    boolean isOpen(int option) {
        return value[2 * option] == 0;
    }

    boolean isTaken(int option) {
        return value[2 * option] > 0;
    }

    /** Makes an open literal true, with a reason. */
    void assign(int now, int because) {
        int option = now >> 1;
        value[now] = 1;
        value[now ^ 1] = -1;
        reason[option] = because;
        level[option] = depth;
        place[option] = size;
        literal[size++] = now;
    }

    /** Begins a level with a decision. */
    void decide(int now) {
        depth++;
        if (depth == begin.length) {
            begin = Arrays.copyOf(begin, 2 * depth);
        }
        begin[depth] = size;
        assign(now, NONE);
    }

    /** Returns the index of the decision of a level, from 1. */
    int begin(int ofLevel) {
        return begin[ofLevel];
    }

    /** Makes the last literal open again, and returns it. */
    int pop() {
        int last = literal[--size];
        value[last] = 0;
        value[last ^ 1] = 0;
        return last;
    }
}
