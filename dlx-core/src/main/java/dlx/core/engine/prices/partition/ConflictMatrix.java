package dlx.core.engine.prices.partition;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.prices.dual.ResidualProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sets of bits that determine which options exclude each other. Each item has a bit. An item that options color has in
 * addition one bit for each of its colors. An option covers one bit of each of its items: the bit of the item, or of
 * its color there. It excludes the bits that no other option may cover: the bits of its items, and their colors except
 * its own color. Two sets of options that cover the same bits leave the same residual problem.
 */
final class ConflictMatrix {

    private static final int[] NO_OTHERS = {};

    /** Odd factor, which maps different numbers to different ones: spreads items and colors over the keys of a map. */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    private final ResidualProblem remainder;

    /** Bit that each node covers. */
    private final int[] bit;

    /** Bits of the colors of each item; empty without colors. */
    private final int[][] colorBits;

    private final int words;

    ConflictMatrix(ResidualProblem remainder, PacedStopCheck pace) {
        this.remainder = remainder;
        bit = remainder.item.clone();
        colorBits = new int[remainder.items][];
        Arrays.fill(colorBits, NO_OTHERS);
        words = Math.max(1, numberColors(pace) + Long.SIZE - 1 >> 6);
    }

    /** Gives each color of an item a bit after the bits of the items. Returns the number of bits. */
    private int numberColors(PacedStopCheck pace) {
        int next = remainder.items;
        if (remainder.color.length == 0) {
            return next;
        }
        Map<Long, Integer> bitOfColor = new HashMap<>();
        Map<Integer, List<Integer>> bitsOfItem = new HashMap<>();
        for (int node = 0; node < bit.length; node++) {
            pace.step();
            if (remainder.color(node) >= 0) {
                int i = remainder.item[node];
                long key = SPREAD * ((long) i << Integer.SIZE | remainder.color(node));
                Integer known = bitOfColor.putIfAbsent(key, next);
                if (known == null) {
                    bitsOfItem.computeIfAbsent(i, item -> new ArrayList<>()).add(next);
                }
                bit[node] = known == null ? next++ : known;
            }
        }
        bitsOfItem.forEach(
                (i, bits) -> colorBits[i] = bits.stream().mapToInt(b -> b).toArray());
        return next;
    }

    /** Returns the number of words of a set of bits. */
    int words() {
        return words;
    }

    /** Returns the bit that a node covers. */
    int bit(int node) {
        return bit[node];
    }

    /** Adds the bits that an option covers to a set. */
    void addCovered(int option, long[] set, int from) {
        for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
            set[from + (bit[node] >> 6)] |= 1L << bit[node];
        }
    }

    /** Adds the bits that an option excludes to a set. */
    void addExcluded(int option, long[] set) {
        for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
            int i = remainder.item[node];
            boolean colors = remainder.color(node) >= 0;
            set[i >> 6] |= 1L << i;
            for (int b : colorBits[i]) {
                if (!colors || b != bit[node]) {
                    set[b >> 6] |= 1L << b;
                }
            }
        }
    }

    /** Returns true if an option does not cover any bit of a set. */
    boolean avoids(int option, long[] set) {
        for (int node = remainder.start[option]; node < remainder.start[option + 1]; node++) {
            if ((set[bit[node] >> 6] & 1L << bit[node]) != 0) {
                return false;
            }
        }
        return true;
    }
}
