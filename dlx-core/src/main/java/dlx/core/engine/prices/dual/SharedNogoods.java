package dlx.core.engine.prices.dual;

import dlx.core.table.Hash;

/**
 * The nogoods of several threads: many small tables, each asked by one thread at a time. A node takes some microseconds, a
 * look at a table some nanoseconds, so threads hardly ever wait for each other; one table per thread would know less.
 */
public final class SharedNogoods implements Nogoods {

    private static final int PARTS = 64;
    private static final int SHIFT = Long.SIZE - 6;

    private final int words;
    private final NogoodTable[] tables = new NogoodTable[PARTS];

    /** What a table of sets of so many words knows. */
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

    /** By the high bits of the hash: the low ones choose the place in the table. */
    private NogoodTable of(long... set) {
        return tables[(int) (Hash.of(set, words) >>> SHIFT)];
    }
}
