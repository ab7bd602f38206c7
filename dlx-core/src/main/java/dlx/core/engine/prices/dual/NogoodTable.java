package dlx.core.engine.prices.dual;

import dlx.core.table.Hash;
import java.util.Arrays;

/**
 * The nogoods of one thread: a direct-mapped hash table that grows, with exact keys. A new entry overwrites the entry
 * in its slot.
 *
 * <p>Memory: at most 2^18 entries of {@code words + 1} longs, and at most 64 MiB.
 */
public final class NogoodTable implements Nogoods {

    private static final int FIRST_BITS = 6;
    private static final int MOST_BITS = 18;

    /** Maximum number of longs in a table: 64 MiB. */
    private static final int MOST_LONGS = 1 << 23;

    /** Number of stores after which the table is switched off if fewer than one lookup per 1000 stores succeeded. */
    private static final long PATIENCE = 10_000;

    /** Number of words of a set. */
    private final int words;

    /** Number of tables that share the limits of one. */
    private final int parts;

    /** Binary logarithm of the number of slots. */
    private int bits = FIRST_BITS;

    /** Slots of {@link #words} + 1 longs each: a set, then its cost; {@link Long#MIN_VALUE} marks a free slot. */
    private long[] table;

    private long stores;
    private long hits;
    private boolean off;

    /**
     * Creates a table of sets.
     *
     * @param words number of words of each set
     */
    public NogoodTable(int words) {
        this(words, 1);
    }

    /**
     * Creates one of several tables that share the limits of one table.
     *
     * @param parts number of these tables, a power of two
     */
    NogoodTable(int words, int parts) {
        this.words = words;
        this.parts = parts;
        table = newTable();
    }

    private long[] newTable() {
        long[] fresh = new long[(words + 1) << bits];
        for (int slot = 0; slot < fresh.length; slot += words + 1) {
            fresh[slot + words] = Long.MIN_VALUE; // lower than any cost
        }
        return fresh;
    }

    @Override
    public long searched(long... set) {
        if (off) {
            return Long.MIN_VALUE;
        }
        int slot = slot(set);
        for (int w = 0; w < words; w++) {
            if (table[slot + w] != set[w]) {
                return Long.MIN_VALUE;
            }
        }
        hits++;
        return table[slot + words];
    }

    @Override
    public void note(long cost, long... set) {
        if (off) {
            return;
        }
        stores++;
        if (stores > PATIENCE / parts && hits * 1_000 < stores) {
            off = true;
            return;
        }
        if (stores >> bits > 0
                && parts << bits < 1 << MOST_BITS
                && (long) parts * (words + 1) << bits + 1 <= MOST_LONGS) {
            grow();
        }
        int slot = slot(set);
        long known = Arrays.equals(table, slot, slot + words, set, 0, words) ? table[slot + words] : Long.MIN_VALUE;
        System.arraycopy(set, 0, table, slot, words);
        table[slot + words] = Math.max(known, cost);
    }

    /** Copies all entries to another table. */
    void copyTo(Nogoods other) {
        long[] set = new long[words];
        for (int slot = 0; slot < table.length && !off; slot += words + 1) {
            if (table[slot + words] != Long.MIN_VALUE) {
                System.arraycopy(table, slot, set, 0, words);
                other.note(table[slot + words], set);
            }
        }
    }

    private void grow() {
        long[] old = table;
        bits++;
        table = newTable();
        long[] set = new long[words];
        for (int slot = 0; slot < old.length; slot += words + 1) {
            if (old[slot + words] != Long.MIN_VALUE) {
                System.arraycopy(old, slot, set, 0, words);
                System.arraycopy(old, slot, table, slot(set), words + 1);
            }
        }
    }

    private int slot(long... set) {
        return (int) (Hash.of(set, words) & (1 << bits) - 1) * (words + 1);
    }
}
