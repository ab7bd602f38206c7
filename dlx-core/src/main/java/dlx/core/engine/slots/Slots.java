package dlx.core.engine.slots;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.internal.SlotMatrix;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A compiled problem: a bit matrix of item x slot. Immutable; shared by all searches of the problem.
 *
 * <p>Each primary item numbers its options: slot k of an item is the k-th option that contains it. Items are bits of
 * words, 64 items per word, those with fewest options first. Secondary items do not have bits; they only shape the
 * rows. A <em>state</em> is the residual problem:
 *
 * <pre>
 *   position           content
 *   offset[w]          bit b: 1 if item 64 w + b is open
 *   offset[w] + 1 + k  bit b: 1 if the option in slot k of item 64 w + b is available
 *   offset[w + 1]      the open items of the next word
 * </pre>
 *
 * <p>A bit of a slot is named by its <em>place</em>, {@code position << 6 | b}. Taking an option is one AND with the
 * row of the option: it closes the option's items and clears the places of every option that it excludes. So colors do
 * not cost time during a search: the options that exclude each other are a fixed relation.
 */
final class Slots {

    /** Maximum number of slots for {@link #isOneWord}: the positions of an item's slots fit into a word. */
    private static final int FEW = 63;

    private static final int NONE = -1;

    final Problem problem;

    /** Number of words of items. */
    final int words;

    /** Position of the open items of each word; the last element is the end of the last word. */
    final int[] offset;

    /** Number of words of a state. */
    final int size;

    /** The state before any option is taken. */
    final long[] root;

    /** Option at each place. */
    final int[] optionAt;

    /** Makes the keys of states. */
    final StateKey key;

    /** Item at each bit 64 w + b, or {@link #NONE}; ascending within a word. */
    final int[] itemAt;

    /** Index in {@link #places} of the first place of each option; the last element is the end. */
    private final int[] firstPlace;

    /** Places of all options, in the order of the options. */
    private final int[] places;

    /** Options of each item, ascending. */
    private final int[][] optionsOf;

    /** Nodes of each item, one per option of {@link #optionsOf}; empty without colors. */
    private final int[][] nodesOf;

    /** Bit 64 w + b of each item, or {@link #NONE} for a secondary item. */
    private final int[] bit;

    Slots(Problem problem, StopCheck stop) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems(stop);
        nodesOf = problem.isColored() ? problem.nodesOfItems(stop) : new int[0][];
        itemAt = itemsOfBits(problem, optionsOf);
        words = itemAt.length / 64;
        bit = new int[problem.items()];
        Arrays.fill(bit, NONE);
        for (int b = 0; b < itemAt.length; b++) {
            if (itemAt[b] != NONE) {
                bit[itemAt[b]] = b;
            }
        }
        offset = offsets();
        size = offset[words];
        root = new long[size];
        optionAt = new int[size << 6];
        firstPlace = new int[problem.options() + 1];
        places = new int[problem.item.length];
        number(new PacedStopCheck(stop));
        key = new StateKey(this, false);
    }

    /**
     * Assigns bits to the primary items. A word has as many slots as its longest item, in every state. So items with
     * about equal numbers of options share a word. The first word has the shortest items, and only this word may have
     * unused bits. Within a word items keep their order.
     */
    private static int[] itemsOfBits(Problem problem, int[][] optionsOf) {
        int[] items = IntStream.range(0, problem.items())
                .filter(i -> problem.primary[i])
                .boxed()
                .sorted((a, b) ->
                        Integer.compare(optionsOf[a].length, optionsOf[b].length)) // stable; no serializable lambda
                .mapToInt(i -> i)
                .toArray();
        int[] itemAt = new int[(items.length + 63) / 64 * 64];
        Arrays.fill(itemAt, NONE);
        int inFirstWord = items.length - Math.max(0, itemAt.length - 64);
        for (int from = 0; from < items.length; ) {
            int b = from == 0 ? 0 : 64 + from - inFirstWord;
            int to = from == 0 ? inFirstWord : from + 64;
            Arrays.sort(items, from, to);
            System.arraycopy(items, from, itemAt, b, to - from);
            from = to;
        }
        return itemAt;
    }

    /** Returns the number of words of a state; a {@code long}, because it may be too large for an array. */
    static long size(Problem problem, StopCheck stop) {
        int[] length = problem.optionCounts(stop);
        int[] ascending = IntStream.range(0, length.length)
                .filter(i -> problem.primary[i])
                .map(i -> length[i])
                .sorted()
                .toArray();
        long size = 0;
        for (int last = ascending.length - 1; last >= 0; last -= 64) {
            size += 1 + padded(ascending[last]);
        }
        return size;
    }

    private int[] offsets() {
        int[] offsets = new int[words + 1];
        for (int w = 0; w < words; w++) {
            int longest = 0;
            for (int b = 64 * w; b < 64 * w + 64; b++) {
                longest = itemAt[b] == NONE ? longest : Math.max(longest, optionsOf[itemAt[b]].length);
            }
            boolean alone = words == 1 && longest <= FEW;
            offsets[w + 1] = offsets[w] + 1 + (alone ? longest : padded(longest));
        }
        return offsets;
    }

    /**
     * Rounds a number of slots up to whole triples, at least one: searches over many words read three slots at a time.
     */
    private static int padded(int slots) {
        return Math.max(3, (slots + 2) / 3 * 3);
    }

    /**
     * Assigns places to the options of each item: fills {@link #root}, {@link #optionAt}, {@link #firstPlace} and
     * {@link #places}.
     */
    private void number(PacedStopCheck pace) {
        int[] used = new int[problem.items()];
        int next = 0;
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            firstPlace[k] = next;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                if (bit[i] >= 0) {
                    int position = offset[bit[i] >> 6] + 1 + used[i]++;
                    int place = position << 6 | bit[i] & 63;
                    root[position] |= 1L << place;
                    optionAt[place] = k;
                    places[next++] = place;
                }
            }
        }
        firstPlace[problem.options()] = next;
        for (int b : bit) {
            if (b >= 0) {
                root[offset[b >> 6]] |= 1L << b;
            }
        }
    }

    /** Returns true if all items are in one word, with few slots. */
    boolean isOneWord() {
        return words == 1 && size <= 1 + FEW;
    }

    /** Relaxes an item: makes it not open, and clears all its places. */
    void relax(int item, long[] state) {
        if (bit[item] >= 0) {
            int w = bit[item] >> 6;
            for (int position = offset[w]; position < offset[w + 1]; position++) {
                state[position] &= ~(1L << bit[item]);
            }
        }
    }

    /** Returns the first place of an option. Its bit is 0 in a state that excludes the option. */
    int placeOf(int option) {
        return places[firstPlace[option]];
    }

    /** Clears all places of an option. */
    void exclude(int option, long[] state) {
        for (int p = firstPlace[option]; p < firstPlace[option + 1]; p++) {
            state[places[p] >> 6] &= ~(1L << places[p]);
        }
    }

    /** Returns the row of an option: 0 at the bits that taking the option clears. */
    long[] row(int option) {
        long[] row = new long[size];
        Arrays.fill(row, -1);
        BitSet excluded = new BitSet(problem.options()); // excludes an option once, even if it shares several items
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            if (bit[i] >= 0) {
                int w = bit[i] >> 6;
                for (int position = offset[w]; position < offset[w + 1]; position++) {
                    row[position] &= ~(1L << bit[i]);
                }
            }
            for (int k = 0; k < optionsOf[i].length; k++) {
                int other = optionsOf[i][k];
                boolean stays = nodesOf.length > 0 && !problem.exclude(node, nodesOf[i][k]);
                if (!stays && !excluded.get(other)) {
                    excluded.set(other);
                    exclude(other, row);
                }
            }
        }
        return row;
    }

    /**
     * Returns the options of each primary item in the order of their slots, indexed by the bit 64 w + b of the item.
     */
    int[][] optionsOfBits() {
        int[][] options = new int[words << 6][];
        Arrays.fill(options, new int[0]);
        for (int i = 0; i < bit.length; i++) {
            if (bit[i] >= 0) {
                options[bit[i]] = optionsOf[i];
            }
        }
        return options;
    }

    /**
     * Returns a state as a matrix for display.
     *
     * @param number number in the cover of each option
     */
    SlotMatrix picture(long[] state, int[] number) {
        List<SlotMatrix.Column> columns = new ArrayList<>();
        for (int at = 0; at < itemAt.length; at++) {
            if (itemAt[at] != NONE) {
                int position = offset[at >> 6];
                boolean open = isSet(state[position], at);
                List<SlotMatrix.Slot> filled = new ArrayList<>();
                for (int option : optionsOf[itemAt[at]]) {
                    filled.add(new SlotMatrix.Slot(number[option], isSet(state[++position], at)));
                }
                columns.add(new SlotMatrix.Column(at & 63, problem.itemNumber[itemAt[at]], open, filled));
            }
        }
        return new SlotMatrix(columns);
    }

    private static boolean isSet(long word, int bit) {
        return (word >>> bit & 1) != 0; // a shift by bit & 63
    }

    /** Returns the bits 64 w + b of the primary items of an option. */
    int[] bitsOf(int option) {
        int[] bits = new int[firstPlace[option + 1] - firstPlace[option]];
        int count = 0;
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int b = bit[problem.item[node]];
            if (b >= 0) {
                bits[count++] = b;
            }
        }
        return bits;
    }
}
