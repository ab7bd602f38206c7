package dlx.api;

/**
 * Numbers of options by their values: open addressing over the hash codes. Many values may share a hash code: for
 * records of two small numbers 16 and more do. A {@code HashMap} makes trees of these, and needed seconds for 262 144
 * queens.
 *
 * <p>The values belong to the model: exceptions of their {@code hashCode} and {@code equals} become a
 * {@link ModelException}.
 */
final class OptionIndex {

    static final int NONE = -1;
    static final int SEVERAL = -2;

    /** Number of options and places of the table between two checks. */
    private static final int CHECKED = 1 << 12;

    private final Object[] values;

    /** Hash code of the value of each option. */
    private final int[] hash;

    /**
     * For each place of the table, the number plus 1 of the first option with a value, negated if several options have
     * this value; 0 if the place is free. Its length is a power of 2.
     */
    private final int[] table;

    /** 32 minus the binary logarithm of the length of {@link #table}. */
    private final int shift;

    OptionIndex(Object[] values, Runnable check) {
        this.values = values;
        check.run();
        hash = new int[values.length];
        int bits = Math.min(30, 33 - Integer.numberOfLeadingZeros(values.length)); // at least half of the table is free
        table = new int[1 << bits];
        shift = 32 - bits;
        int looked = 0;
        for (int k = 0; k < values.length; k++) {
            hash[k] = hash(values[k]);
            int at = find(values[k], hash[k]);
            table[at] = table[at] == 0 ? k + 1 : -Math.abs(table[at]);
            looked += 1 + (at - home(hash[k]) & table.length - 1);
            if (looked >= CHECKED) {
                check.run();
                looked = 0;
            }
        }
    }

    /** Returns the number of the option with a value; {@link #NONE} or {@link #SEVERAL} if it is not unique. */
    int numberOf(Object value) {
        int found = table[find(value, hash(value))];
        return found == 0 ? NONE : found < 0 ? SEVERAL : found - 1;
    }

    private static int hash(Object value) {
        try {
            return value.hashCode();
        } catch (Throwable e) { // the host survives an Error of a model
            throw ModelException.failed("hashCode of an option", e);
        }
    }

    private static boolean equal(Object first, Object second) {
        try {
            return first.equals(second);
        } catch (Throwable e) { // the host survives an Error of a model
            throw ModelException.failed("equals of an option", e);
        }
    }

    /** Returns the place of a hash code in an empty table: Fibonacci hashing (Knuth, TAOCP 3, 6.4). */
    private int home(int code) {
        return code * 0x9e3779b9 >>> shift;
    }

    /** Returns the place of a value in the table, or the free place for it. */
    private int find(Object value, int code) {
        int at = home(code);
        while (table[at] != 0) {
            int option = Math.abs(table[at]) - 1;
            if (hash[option] == code && equal(values[option], value)) {
                return at;
            }
            at = at + 1 & table.length - 1;
        }
        return at;
    }
}
