package dlx.core.diagram.nodes;

import dlx.core.table.KeyTable;
import dlx.core.table.MemoryBudget;

/** Results of pairs of numbers, until they are cleared. */
final class PairTable {

    static final int UNKNOWN = -1;

    private static final int FIRST_PAIRS = 64;

    /** Result of each pair, plus 1. */
    private final KeyTable results;

    PairTable(MemoryBudget memory) {
        results = new KeyTable(memory, 1, 1, FIRST_PAIRS);
    }

    /** Returns the result that was stored for a pair, or {@link #UNKNOWN}. */
    int get(int one, int two) {
        int entry = results.find(key(one, two));
        return entry < 0 ? UNKNOWN : (int) results.words[entry + 1] - 1;
    }

    void put(int one, int two, int result) {
        int entry = results.entry(key(one, two));
        results.words[entry + 1] = result + 1L;
    }

    private static long key(int one, int two) {
        return (long) one << Integer.SIZE | two;
    }

    /** Clears all pairs if there are more than a maximum. */
    void forgetMoreThan(int most) {
        if (results.size > most) {
            results.clear();
        }
    }

    /** Releases the memory of the table. */
    void close() {
        results.close();
    }
}
