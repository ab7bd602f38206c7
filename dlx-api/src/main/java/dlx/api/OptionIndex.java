package dlx.api;

/**
 * Options by their values: open addressing over the hash codes. Many values may have the same code (of records of two
 * small numbers 16 and more do); a {@code HashMap} makes trees of these, and needed seconds for 262 144 queens.
 *
 * <p>The values are the model's: what their {@code hashCode} and {@code equals} throw becomes a {@link ModelException}.
 */
final class OptionIndex {

    static final int NONE = -1;
    static final int SEVERAL = -2;

    /** How many options and places of the table are looked at between two checks. */
    private static final int CHECKED = 1 << 12;

    private final Object[] values;

    /** Of each option, the hash code of its value. */
    private final int[] hash;

    /** The number of the first option with a value plus 1, negative if there are several; or 0. */
    private final int[] table;

    /** 32 less the bits of a place. */
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

    /** The number of the option with a value, {@link #NONE} or {@link #SEVERAL}. */
    int numberOf(Object value) {
        int found = table[find(value, hash(value))];
        return found == 0 ? NONE : found < 0 ? SEVERAL : found - 1;
    }

    private static int hash(Object value) {
        try {
            return value.hashCode();
        } catch (Throwable e) { // an Error of a model's is no reason for the host to fall
            throw ModelException.failed("hashCode of an option", e);
        }
    }

    private static boolean equal(Object first, Object second) {
        try {
            return first.equals(second);
        } catch (Throwable e) { // as above
            throw ModelException.failed("equals of an option", e);
        }
    }

    /** Where a value with a hash code would be if it were alone: Fibonacci hashing (Knuth, TAOCP 3, 6.4). */
    private int home(int code) {
        return code * 0x9e3779b9 >>> shift;
    }

    /** Where in the table a value is, or would be. */
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
