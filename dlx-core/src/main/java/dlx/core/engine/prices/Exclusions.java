package dlx.core.engine.prices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which options exclude each other, in sets of bits. An item has a bit; an item that options color has one for each of its
 * colors besides. An option covers the bits of what it holds, in its color, and excludes the bits that no option beside it
 * may cover: those that it covers itself, but of an item that it colors all the others. Two sets of options that cover the
 * same bits leave the same work.
 */
final class Exclusions {

    private final Remainder remainder;

    /** Of each node, the bit that it covers. */
    private final int[] bit;

    private final int words;

    /** Of each option, the bits that it excludes, {@link #words} each. */
    private final long[] excluded;

    Exclusions(Remainder remainder) {
        this.remainder = remainder;
        bit = new int[remainder.item.length];
        int next = remainder.items;
        Map<Long, Integer> bitOfColor = new HashMap<>();
        List<List<Integer>> bitsOfItem = new ArrayList<>(); // of those that options color
        for (int i = 0; i < remainder.items; i++) {
            bitsOfItem.add(remainder.shared[i] ? new ArrayList<>(List.of(i)) : List.of(i));
        }
        for (int node = 0; node < bit.length; node++) {
            int i = remainder.item[node];
            bit[node] = i;
            if (remainder.color(node) >= 0) {
                long key = (long) i << Integer.SIZE | remainder.color(node);
                Integer known = bitOfColor.get(key);
                if (known == null) {
                    known = next++;
                    bitOfColor.put(key, known);
                    bitsOfItem.get(i).add(known);
                }
                bit[node] = known;
            }
        }
        words = Math.max(1, next + Long.SIZE - 1 >> 6);
        excluded = new long[remainder.options() * words];
        for (int k = 0; k < remainder.options(); k++) {
            for (int node = remainder.start[k]; node < remainder.start[k + 1]; node++) {
                boolean colors = remainder.color(node) >= 0;
                for (int b : bitsOfItem.get(remainder.item[node])) {
                    if (!colors || b != bit[node]) {
                        excluded[k * words + (b >> 6)] |= 1L << b;
                    }
                }
            }
        }
    }

    /** How many words a set of bits has. */
    int words() {
        return words;
    }

    /** Of each option, the bits that it excludes; not to be written. */
    long[] excluded() {
        return excluded;
    }

    /** Adds the bits that an option covers to a set. */
    void addCovered(int option, long[] set, int from) {
        for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
            set[from + (bit[node] >> 6)] |= 1L << bit[node];
        }
    }

    /** Whether two options may stand beside each other. */
    boolean agree(int option, int other) {
        for (int node = remainder.start[other]; node < remainder.start[other + 1]; node++) {
            if ((excluded[option * words + (bit[node] >> 6)] & 1L << bit[node]) != 0) {
                return false;
            }
        }
        return true;
    }
}
