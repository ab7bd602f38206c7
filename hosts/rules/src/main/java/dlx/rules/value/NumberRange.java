package dlx.rules.value;

import java.util.AbstractList;
import java.util.List;

/** The whole numbers from one to another, both included. Takes the same memory for any size. */
public final class NumberRange extends AbstractList<Object> {

    /** A length that no list of the rules exceeds. */
    private static final int LONGEST_LIST = 1000;

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

    /** Returns true for equal bounds, without a look at the elements of two ranges, or for a list of the same numbers. */
    @Override
    public boolean equals(Object other) {
        return other instanceof NumberRange that
                ? from == that.from && to == that.to
                : other instanceof List<?> list && list.size() == size() && super.equals(list);
    }

    @Override
    public int hashCode() {
        return size() <= LONGEST_LIST ? super.hashCode() : 31 * Long.hashCode(from) + Long.hashCode(to);
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}
