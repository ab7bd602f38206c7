package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * The sets of each diagram node with at most {@link #MOST_SETS} sets, as a list, so that a cursor copies them instead of
 * descending.
 *
 * <pre>
 *   start[n]              index in script of the sets of node n, or 0 if they are not written out
 *   script[start[n]]      number of sets; then for each set, in the order of the cursor
 *     from, to            this set differs from the set before at the places from..to - 1, counted from node n on
 *     options             options at these places
 * </pre>
 */
public final class TailTable {

    /** Maximum number of sets of a node that are written out. */
    private static final int MOST_SETS = 32;

    /** Maximum length of the script: half a megabyte, so that it fits into the cache. */
    private static final int MOST_NUMBERS = 1 << 17;

    /** Minimum number of sets of a family for which the table saves time. */
    private static final int MANY_SETS = 1 << 14;

    /** Index in {@link #script} of each node's sets, or 0. */
    public final int[] start;

    /** Sets written out, in the layout above. */
    public int[] script = new int[64];

    private final SetFamily family;
    private int end = 1;

    public TailTable(SetFamily family) {
        this.family = family;
        start = new int[family.size()];
        start[SetFamily.UNIT] = end;
        put(1);
        put(0);
        put(0);
        if (!hasMany()) {
            return;
        }
        script = Arrays.copyOf(script, MOST_NUMBERS);
        for (int n = 2; n < start.length; n++) {
            write(n);
        }
    }

    private boolean hasMany() {
        int[] counts = new int[start.length];
        counts[SetFamily.UNIT] = 1;
        for (int n = 2; n < counts.length; n++) {
            counts[n] = Math.min(MANY_SETS, counts[family.lo(n)] + counts[family.hi(n)]);
        }
        return counts[family.root()] == MANY_SETS;
    }

    private void write(int node) {
        int hi = start[family.hi(node)];
        int lo = start[family.lo(node)];
        if (hi == 0 || lo == 0 && family.lo(node) != SetFamily.EMPTY) {
            return;
        }
        int sets = script[hi] + (lo == 0 ? 0 : script[lo]);
        int numbers = 2 + length(hi) + (lo == 0 ? 0 : length(lo) - 1);
        if (sets > MOST_SETS || numbers > script.length - end) {
            return;
        }
        start[node] = end;
        put(sets);
        int at = hi + 1;
        for (int set = script[hi]; set > 0; set--) {
            boolean first = at == hi + 1;
            int from = script[at];
            int to = script[at + 1];
            put(first ? 0 : from + 1);
            put(to + 1);
            if (first) {
                put(family.option(node));
            }
            for (at += 2; from < to; from++) {
                put(script[at++]);
            }
        }
        for (int k = lo + 1; lo != 0 && k < lo + length(lo); k++) {
            put(script[k]);
        }
    }

    /** Returns the length of the sets that begin at an index of the script, including their number. */
    private int length(int at) {
        int k = at + 1;
        for (int set = script[at]; set > 0; set--) {
            k += 2 + script[k + 1] - script[k];
        }
        return k - at;
    }

    private void put(int number) {
        script[end++] = number;
    }
}
