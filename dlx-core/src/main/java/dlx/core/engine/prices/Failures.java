package dlx.core.engine.prices;

import java.util.Arrays;

/**
 * What was searched in vain: sets of items covered, each with the greatest cost up to which nothing was found that covers
 * the rest. Two ways to cover the same items leave the same work; the second one is done already.
 *
 * <p>A table of fixed width that grows, with exact keys; an entry makes way for the next one in its place. The costs do not
 * depend on prices or limits, so entries stay true from round to round.
 *
 * <p>Memory: up to 2^18 entries of {@code words + 1} longs, and 64 MiB.
 */
final class Failures {

    private static final int FIRST_BITS = 6;
    private static final int MOST_BITS = 18;

    /** Longs that a table may have: 64 MiB. */
    private static final int MOST_LONGS = 1 << 23;

    /** After so many stores without use, the table is no more asked. */
    private static final long PATIENCE = 10_000;

    private static final long SEED = 0x9e3779b97f4a7c15L;

    private final int words;
    private int bits = FIRST_BITS;
    private long[] table;
    private long stores;
    private long hits;
    private boolean off;

    /** A table of sets of so many words. */
    Failures(int words) {
        this.words = words;
        table = newTable();
    }

    private long[] newTable() {
        long[] fresh = new long[(words + 1) << bits];
        for (int slot = 0; slot < fresh.length; slot += words + 1) {
            fresh[slot + words] = Long.MIN_VALUE; // no cost is that low
        }
        return fresh;
    }

    /** The cost up to which nothing was found behind a set; {@link Long#MIN_VALUE} if nothing is known. */
    long searched(long... set) {
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

    /** Notes that nothing was found behind a set up to a cost. */
    void note(long cost, long... set) {
        if (off) {
            return;
        }
        stores++;
        if (stores > PATIENCE && hits * 1_000 < stores) {
            off = true;
            return;
        }
        if (stores >> bits > 0 && bits < MOST_BITS && (long) (words + 1) << bits + 1 <= MOST_LONGS) {
            grow();
        }
        int slot = slot(set);
        long known = isAt(slot, set) ? table[slot + words] : Long.MIN_VALUE;
        System.arraycopy(set, 0, table, slot, words);
        table[slot + words] = Math.max(known, cost);
    }

    private boolean isAt(int slot, long... set) {
        return Arrays.equals(table, slot, slot + words, set, 0, words);
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
        long hash = 0;
        for (int w = 0; w < words; w++) {
            hash = (hash ^ set[w]) * SEED;
            hash ^= hash >>> 32;
        }
        return (int) (hash & (1 << bits) - 1) * (words + 1);
    }
}
