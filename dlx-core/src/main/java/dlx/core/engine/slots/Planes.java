package dlx.core.engine.slots;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A compiled problem with multiplicities: a bit matrix of item x slot, with planes for needs. Immutable; shared by all
 * searches of the problem. {@link Slots} is the special case where every need is 1.
 *
 * <p>Primary items with a demand are <em>sliced</em>: bits of words. The first word has the items with fewest options.
 * A word orders items by slack, then as in the problem. Items with a large need or many options are <em>packed</em>:
 * the bits of their words are their options. A <em>state</em> is the residual problem:
 *
 * <pre>
 *   position                     content
 *   offset[w] + j - 1            bit b: 1 if the need of item 64 w + b is at least j, for j = 1 .. depth[w]
 *   offset[w] + depth[w] + k     bit b: 1 if the option in slot k of item 64 w + b is available
 *   packed[p].from() ..          bits: 1 for the available options of the packed item
 *   ... then spare words         bits: 1 for the available options without an item with a demand
 *   packed[p].need()             need of the packed item
 *   capacity[i]                  number of times that item i may still be covered, if counted
 * </pre>
 *
 * <p>The <em>place</em> of a bit is {@code position << 6 | b}. Taking an option is one AND with its row. Needs above 1
 * and numbers are decremented item by item. At capacity 0, the options of an item are cleared. A capacity is not
 * counted if it follows from the need (minimum equals maximum), or from another item of at most this capacity in all
 * options of the item: in queen domination with 5 queens, "at most 5 of 28" is always true.
 */
final class Planes {

    static final int NONE = -1;

    /** Number of bits of a degree, from 1 - {@link #MOST_NEED} to {@link #MOST_OPTIONS}. */
    static final int DEGREE_BITS = 7;

    /** Maximum need of a sliced item: each unit costs its word a plane. */
    private static final int MOST_NEED = 3;

    /** Maximum number of options of a sliced item: each slot costs a whole word. */
    private static final int MOST_OPTIONS = 64;

    final Problem problem;
    /** Options of each item, ascending. */
    final int[][] optionsOf;

    /** Number of words of sliced items. */
    final int words;

    /** Position of the first plane of each word; the last element is the end of the last word. */
    final int[] offset;

    /** Number of planes of each word, 1 to {@link #MOST_NEED}. */
    final int[] depth;

    /** Number of words of a state. */
    final int size;

    /** Position of the first number (demand or capacity) in a state. */
    final int numbers;

    /** The state before any option is taken. */
    final long[] root;

    /** Item at each bit 64 w + b, or {@link #NONE}. */
    final int[] itemAt;

    /** Bit 64 w + b of each item, or {@link #NONE} if the item is not sliced. */
    final int[] bit;

    /** The packed items, ascending. */
    final Packed[] packed;

    /** Index of each item in {@link #packed}, or {@link #NONE}. */
    final int[] packedOf;

    /** Position of the capacity of each item in a state, or {@link #NONE} if it is not counted. */
    final int[] capacity;

    /** First place of each option; its bit is 0 when the option is not available. */
    final int[] placeOf;

    /** Option at each place, {@code position << 6 | b}. */
    final int[] optionAt;

    /** Items of a word with the slack of the item at each bit, indexed by 64 w + b. */
    final long[] sameSlack;

    /** For each word, its items with a need above 1 that are full as soon as their need is met. */
    final long[] closedByNeed;

    /** For each option, its items with a number in the state: packed items, and items whose capacity is counted. */
    final int[][] counted;

    /** For each option, indices in {@link #packed} of its items, without the budget item. */
    final int[][] packedIn;

    /** Words whose items are stored per option: words with several planes, or all words if there is a budget item. */
    final int[] askedWords;

    /** Sliced items of option k in the word {@code askedWords[j]}, as bits, at {@code k * askedWords.length + j}. */
    final long[] slicedOf;

    /** The budget item: a packed item that occurs in all options and limits their number; or {@link #NONE}. */
    private final int budget;

    final StateKey key;

    /** Index in {@link #places} of the first place of each option; the last element is the end. */
    private final int[] firstPlace;

    /** Places of all options, in the order of the options. */
    private final int[] places;

    /** For each item that may be full with available options: words to clear, and their masks, 0 at its options. */
    private final int[][] closePositions;

    private final long[][] closeMasks;

    /** Nodes of each item, one per option of {@link #optionsOf}. */
    private final int[][] nodesOf;

    /**
     * An item whose options are the bits of its own words.
     *
     * @param from position of its first word
     * @param to position after its last word
     * @param need position of its need
     * @param isClosedByNeed true if the item is full as soon as its need is met
     */
    record Packed(int item, int from, int to, int need, boolean isClosedByNeed) {}

    /** Compiles a problem. If {@code allCapacities}, items are relaxed: capacities do not follow from demands. */
    Planes(Problem problem, boolean allCapacities, StopCheck stop) {
        this.problem = problem;
        optionsOf = problem.optionsOfItems(stop);
        nodesOf = problem.nodesOfItems(stop);
        int items = problem.items();
        budget = budget();
        itemAt = slicedItems();
        words = itemAt.length / 64;
        bit = new int[items];
        Arrays.fill(bit, NONE);
        for (int b = 0; b < itemAt.length; b++) {
            if (itemAt[b] != NONE) {
                bit[itemAt[b]] = b;
            }
        }
        offset = new int[words + 1];
        depth = new int[words];
        for (int w = 0; w < words; w++) {
            int longest = 0;
            depth[w] = 1;
            for (int b = 64 * w; b < 64 * w + 64; b++) {
                if (itemAt[b] != NONE) {
                    longest = Math.max(longest, optionsOf[itemAt[b]].length);
                    depth[w] = Math.max(depth[w], problem.atLeast[itemAt[b]]);
                }
            }
            offset[w + 1] = offset[w] + depth[w] + longest;
        }
        int[] packedItems = IntStream.range(0, items)
                .filter(i -> problem.primary[i] && problem.atLeast[i] > 0 && bit[i] == NONE)
                .toArray();
        int[] spare = IntStream.range(0, problem.options())
                .filter(k -> IntStream.range(problem.start[k], problem.start[k + 1])
                        .map(node -> problem.item[node])
                        .noneMatch(i -> problem.primary[i] && problem.atLeast[i] > 0))
                .toArray();
        int position = offset[words];
        int[] packedFrom = new int[packedItems.length + 1];
        for (int p = 0; p < packedItems.length; p++) {
            packedFrom[p] = position;
            position += wordsFor(optionsOf[packedItems[p]].length);
        }
        packedFrom[packedItems.length] = position;
        int spareFrom = position;
        numbers = spareFrom + wordsFor(spare.length);
        packed = new Packed[packedItems.length];
        packedOf = new int[items];
        Arrays.fill(packedOf, NONE);
        for (int p = 0; p < packed.length; p++) {
            int i = packedItems[p];
            packed[p] = new Packed(i, packedFrom[p], packedFrom[p + 1], numbers + p, isExact(i) && !allCapacities);
            packedOf[packedItems[p]] = p;
        }
        boolean[] hasCapacity = needCapacity(allCapacities, new PacedStopCheck(stop));
        capacity = new int[items];
        int next = numbers + packed.length;
        for (int i = 0; i < items; i++) {
            capacity[i] = hasCapacity[i] ? next++ : NONE;
        }
        size = next;
        root = new long[size];
        optionAt = new int[numbers << 6];
        firstPlace = new int[problem.options() + 1];
        places = new int[problem.item.length + spare.length];
        number(spare, spareFrom, new PacedStopCheck(stop));
        placeOf = IntStream.range(0, problem.options())
                .map(k -> places[firstPlace[k]])
                .toArray();
        sameSlack = sameSlack();
        closedByNeed = new long[words];
        for (int b = 0; b < itemAt.length; b++) {
            if (itemAt[b] != NONE && !allCapacities && isExact(itemAt[b]) && problem.atLeast[itemAt[b]] > 1) {
                closedByNeed[b >> 6] |= 1L << b;
            }
        }
        askedWords = IntStream.range(0, words)
                .filter(w -> depth[w] > 1 || budget != NONE)
                .toArray();
        packedIn = new int[problem.options()][];
        slicedOf = new long[Math.multiplyExact(problem.options(), askedWords.length)];
        counted = new int[problem.options()][];
        for (int k = 0; k < problem.options(); k++) {
            countOf(k);
        }
        closePositions = new int[items][0];
        closeMasks = new long[items][0];
        for (int i = 0; i < items; i++) {
            stop.check();
            if (problem.primary[i] && problem.atMost[i] > 1 && (isExact(i) || hasCapacity[i])) {
                compileClose(i);
            }
        }
        key = new StateKey(size);
    }

    private static int wordsFor(int bits) {
        return (bits + 63) / 64;
    }

    private static boolean isSliced(Problem problem, int i, int options) {
        return problem.primary[i]
                && problem.atLeast[i] > 0
                && problem.atLeast[i] <= MOST_NEED
                && options <= MOST_OPTIONS;
    }

    private boolean isExact(int i) {
        return problem.atLeast[i] == problem.atMost[i];
    }

    private int slack(int i) {
        return problem.atMost[i] - problem.atLeast[i];
    }

    /** Returns the sliced items by bit. Option counts within a word are similar; only the first word may be partial. */
    private int[] slicedItems() {
        int[] items = IntStream.range(0, problem.items())
                .filter(i -> i != budget && isSliced(problem, i, optionsOf[i].length))
                .boxed()
                .sorted(Comparator.comparingInt(i -> optionsOf[i].length)) // stable
                .mapToInt(i -> i)
                .toArray();
        int[] at = new int[(items.length + 63) / 64 * 64];
        Arrays.fill(at, NONE);
        int inFirstWord = items.length - Math.max(0, at.length - 64);
        int from = 0;
        for (int b = 0; from < items.length; b += 64) {
            int to = from == 0 ? inFirstWord : from + 64;
            List<Integer> word = IntStream.of(Arrays.copyOfRange(items, from, to))
                    .boxed()
                    .sorted(Comparator.<Integer>comparingInt(this::slack).thenComparing(i -> i))
                    .toList();
            for (int k = 0; k < word.size(); k++) {
                at[b + k] = word.get(k);
            }
            from = to;
        }
        return at;
    }

    /** Returns the item in every option whose capacity limits the options taken most, or {@link #NONE}. */
    private int budget() {
        int best = NONE;
        for (int i = 0; i < problem.items(); i++) {
            boolean limits = problem.primary[i]
                    && problem.atLeast[i] > 0
                    && optionsOf[i].length == problem.options()
                    && problem.atMost[i] > 1
                    && problem.atMost[i] < problem.options();
            if (limits && (best == NONE || problem.atMost[i] < problem.atMost[best])) {
                best = i;
            }
        }
        return best;
    }

    /** Returns, for each item, true if its capacity is a number in the state. */
    private boolean[] needCapacity(boolean all, PacedStopCheck pace) {
        boolean[] has = new boolean[problem.items()];
        for (int i = 0; i < has.length; i++) {
            pace.step();
            boolean limits = problem.primary[i] && problem.atMost[i] > 1 && problem.atMost[i] < optionsOf[i].length;
            boolean closed = isExact(i) && !all;
            has[i] = limits && (i == budget || !closed && (all || !isWithin(i, pace)));
        }
        return has;
    }

    /** Returns true if another item occurs in all options of an item, and has at most its capacity. */
    private boolean isWithin(int i, PacedStopCheck pace) {
        int first = optionsOf[i][0];
        for (int node = problem.start[first]; node < problem.start[first + 1]; node++) {
            int other = problem.item[node];
            boolean less = problem.primary[other]
                    && other != i
                    && problem.atMost[other] <= problem.atMost[i]
                    && optionsOf[other].length >= optionsOf[i].length;
            boolean same = less
                    && problem.atMost[other] == problem.atMost[i]
                    && optionsOf[other].length == optionsOf[i].length; // then the left item keeps its number
            if (less && !(same && other > i && !isExact(other)) && hasAll(other, i, pace)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasAll(int other, int i, PacedStopCheck pace) {
        int at = 0;
        int[] has = optionsOf[other];
        for (int k : optionsOf[i]) {
            while (at < has.length && has[at] < k) {
                pace.step();
                at++;
            }
            if (at == has.length || has[at] != k) {
                return false;
            }
        }
        return true;
    }

    /** Assigns places to options: fills {@link #root}, {@link #optionAt}, {@link #firstPlace}, {@link #places}. */
    private void number(int[] spare, int spareFrom, PacedStopCheck pace) {
        int[] used = new int[problem.items()];
        int next = 0;
        int spares = 0;
        for (int k = 0; k < problem.options(); k++) {
            pace.steps(problem.start[k + 1] - problem.start[k]);
            firstPlace[k] = next;
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                int i = problem.item[node];
                if (bit[i] != NONE) {
                    int w = bit[i] >> 6;
                    places[next++] = offset[w] + depth[w] + used[i]++ << 6 | bit[i] & 63;
                } else if (packedOf[i] != NONE) {
                    int at = used[i]++;
                    places[next++] = packed[packedOf[i]].from() + (at >> 6) << 6 | at & 63;
                }
            }
            if (spares < spare.length && spare[spares] == k) {
                places[next++] = spareFrom + (spares >> 6) << 6 | spares & 63;
                spares++;
            }
            for (int p = firstPlace[k]; p < next; p++) {
                root[places[p] >> 6] |= 1L << places[p];
                optionAt[places[p]] = k;
            }
        }
        firstPlace[problem.options()] = next;
        for (int i = 0; i < problem.items(); i++) {
            if (bit[i] != NONE) {
                for (int j = 0; j < problem.atLeast[i]; j++) {
                    root[offset[bit[i] >> 6] + j] |= 1L << bit[i];
                }
            } else if (packedOf[i] != NONE) {
                root[packed[packedOf[i]].need()] = problem.atLeast[i];
            }
            if (capacity[i] != NONE) {
                root[capacity[i]] = problem.atMost[i];
            }
        }
    }

    private long[] sameSlack() {
        long[] same = new long[itemAt.length];
        for (int b = 0; b < same.length; b++) {
            for (int c = b & ~63; c <= (b | 63); c++) {
                if (itemAt[b] != NONE && itemAt[c] != NONE && slack(itemAt[b]) == slack(itemAt[c])) {
                    same[b] |= 1L << c;
                }
            }
        }
        return same;
    }

    /** Compiles the items whose needs or capacities are decremented when an option is taken. */
    private void countOf(int option) {
        int[] numbered = new int[problem.start[option + 1] - problem.start[option]];
        int count = 0;
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            int asked = bit[i] == NONE ? NONE : Arrays.binarySearch(askedWords, bit[i] >> 6);
            if (asked >= 0) {
                slicedOf[option * askedWords.length + asked] |= 1L << bit[i];
            }
            if (packedOf[i] != NONE || capacity[i] != NONE) {
                numbered[count++] = i;
            }
        }
        counted[option] = Arrays.copyOf(numbered, count);
        packedIn[option] = IntStream.of(counted[option])
                .filter(i -> i != budget && packedOf[i] != NONE)
                .map(i -> packedOf[i])
                .toArray();
    }

    /** Returns the budget item, if there is one. Its options are all options, and option k is bit k of its words. */
    Optional<Packed> budgetItem() {
        return budget == NONE ? Optional.empty() : Optional.of(packed[packedOf[budget]]);
    }

    private void compileClose(int i) {
        long[] row = new long[numbers];
        for (int k : optionsOf[i]) {
            for (int p = firstPlace[k]; p < firstPlace[k + 1]; p++) {
                row[places[p] >> 6] |= 1L << places[p];
            }
        }
        closePositions[i] = IntStream.range(0, numbers).filter(p -> row[p] != 0).toArray();
        closeMasks[i] = IntStream.of(closePositions[i]).mapToLong(p -> ~row[p]).toArray();
    }

    /** Clears all places of the options of a full item. */
    void close(int item, long[] state) {
        int[] positions = closePositions[item];
        long[] masks = closeMasks[item];
        for (int j = 0; j < positions.length; j++) {
            state[positions[j]] &= masks[j];
        }
    }

    void exclude(int option, long[] state) {
        for (int p = firstPlace[option]; p < firstPlace[option + 1]; p++) {
            state[places[p] >> 6] &= ~(1L << places[p]);
        }
    }

    /** Returns the row of an option: 0 at the bits that taking the option clears in every state. */
    long[] row(int option) {
        long[] row = new long[size];
        Arrays.fill(row, -1);
        exclude(option, row);
        BitSet excluded = new BitSet(problem.options());
        for (int node = problem.start[option]; node < problem.start[option + 1]; node++) {
            int i = problem.item[node];
            if (bit[i] != NONE && depth[bit[i] >> 6] == 1) {
                row[offset[bit[i] >> 6]] &= ~(1L << bit[i]);
            }
            for (int k = 0; k < optionsOf[i].length; k++) {
                int other = optionsOf[i][k];
                if (!excluded.get(other) && problem.exclude(node, nodesOf[i][k])) {
                    excluded.set(other);
                    exclude(other, row);
                }
            }
        }
        return row;
    }

    /** Returns the maximum number of words of sliced items. */
    static int words(Problem problem) {
        return wordsFor(problem.items());
    }

    /** Returns the maximum number of words of a state, as a {@code long} because an array may be too small. */
    static long size(Problem problem, StopCheck stop) {
        int[] length = problem.optionCounts(stop);
        int[] sliced = IntStream.range(0, length.length)
                .filter(i -> isSliced(problem, i, length[i]))
                .map(i -> length[i])
                .sorted()
                .toArray();
        long size = wordsFor(problem.options()); // as if all options were in spare words
        for (int last = sliced.length - 1; last >= 0; last -= 64) {
            size += MOST_NEED + sliced[last];
        }
        for (int i = 0; i < length.length; i++) {
            boolean packs = problem.primary[i] && problem.atLeast[i] > 0 && !isSliced(problem, i, length[i]);
            size += packs ? 1 + wordsFor(length[i]) : 0; // its demand and its options
            size += problem.primary[i] && problem.atMost[i] > 1 && problem.atMost[i] < length[i] ? 1 : 0; // capacity
        }
        return size;
    }
}
