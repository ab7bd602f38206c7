package dlx.rules.value;

import java.util.AbstractList;

/** The whole numbers from one to another, both included. Takes the same memory for any size. */
public final class NumberRange extends AbstractList<Object> {

    private final long from;
    private final long to;

    public NumberRange(long from, long to) {
        this.from = from;
        this.to = to;
    }

    /** Returns the number of numbers, at most 2^31 - 1. */
    @Override
    public int size() {
        long less = to - from; // negative if it does not fit into 64 bits
        return to < from ? 0 : less < 0 || less >= Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) less + 1;
    }

    @Override
    public Object get(int index) {
        return from + index;
    }

    @Override
    public boolean contains(Object value) {
        return value instanceof Long number && from <= number && number <= to;
    }

    /** Returns true for equal bounds, because a comparison of elements might not end. */
    @Override
    public boolean equals(Object other) {
        return other instanceof NumberRange that && from == that.from && to == that.to;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(from) + Long.hashCode(to);
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}
