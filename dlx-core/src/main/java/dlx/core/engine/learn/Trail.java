package dlx.core.engine.learn;

import java.util.Arrays;

/**
 * Decisions and what follows from them, in the order in which they came. Literal 2k takes option k, 2k + 1 leaves it out;
 * {@code literal ^ 1} is its contrary. A level is a decision and all that follows from it; level 0 is what holds in every solution.
 */
final class Trail {

    /** The reason of what was decided, given, or found to hold in every solution. */
    static final int NONE = -1;

    /** Of each literal: 1 true, -1 false, 0 open. */
    final byte[] value;

    /** Of each option that is not open, why: {@link #NONE}, or as {@link Reasons} writes it. */
    final int[] reason;

    /** Of each option that is not open, its level. */
    final int[] level;

    /** Of each option that is not open, its place in {@link #literal}. */
    final int[] place;

    final int[] literal;

    /** How many literals are true. */
    int size;

    /** The level; where each begins. */
    int depth;

    private int[] begin = new int[64];

    Trail(int options) {
        value = new byte[2 * options];
        reason = new int[options];
        level = new int[options];
        place = new int[options];
        literal = new int[options];
    }

    boolean isOpen(int option) {
        return value[2 * option] == 0;
    }

    boolean isTaken(int option) {
        return value[2 * option] > 0;
    }

    /** Makes a literal true that is open. */
    void assign(int now, int because) {
        int option = now >> 1;
        value[now] = 1;
        value[now ^ 1] = -1;
        reason[option] = because;
        level[option] = depth;
        place[option] = size;
        literal[size++] = now;
    }

    /** Begins a level with a literal. */
    void decide(int now) {
        depth++;
        if (depth == begin.length) {
            begin = Arrays.copyOf(begin, 2 * depth);
        }
        begin[depth] = size;
        assign(now, NONE);
    }

    /** Where a level begins, from 1. */
    int begin(int ofLevel) {
        return begin[ofLevel];
    }

    /** Makes the last literal open again, and tells which it was. */
    int pop() {
        int last = literal[--size];
        value[last] = 0;
        value[last ^ 1] = 0;
        return last;
    }
}
