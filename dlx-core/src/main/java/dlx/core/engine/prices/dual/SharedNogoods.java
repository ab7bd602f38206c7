package dlx.core.engine.prices.dual;

import dlx.core.table.Hash;

/**
 * The nogoods of several threads: many small tables, each locked by one thread at a time. A node takes microseconds and
 * a lookup nanoseconds, so threads rarely wait for each other. Separate tables per thread would find fewer nogoods.
 */
public final class SharedNogoods implements Nogoods {

    private static final int PARTS = 64;
    private static final int SHIFT = Long.SIZE - 6;

    private final int words;
    private final NogoodTable[] tables = new NogoodTable[PARTS];

    /**
     * Creates shared tables with the entries of a table.
     *
     * @param words number of words of each set
     * @param from table whose entries are copied
     */
    public SharedNogoods(int words, NogoodTable from) {
        this.words = words;
        for (int part = 0; part < PARTS; part++) {
            tables[part] = new NogoodTable(words, PARTS);
        }
        from.copyTo(this);
    }

    @Override
    public long searched(long... set) {
        NogoodTable table = of(set);
        synchronized (table) {
            return table.searched(set);
        }
    }

    @Override
    public void note(long cost, long... set) {
        NogoodTable table = of(set);
        synchronized (table) {
            table.note(cost, set);
        }
    }

    /** Returns the table for a set, by the high bits of its hash. The low bits choose the slot in the table. */
    private NogoodTable of(long... set) {
        return tables[(int) (Hash.of(set, words) >>> SHIFT)];
    }
}
