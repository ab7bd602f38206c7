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
 * A problem with multiplicities as a bit matrix of item x slot with need planes, before any search: immutable, shared by
 * all searches over it. {@link Slots} is the special case where every item is needed once.
 *
 * <p>Primary items that must be covered are <em>sliced</em>: bits of words, 64 items per word, the shortest in the first
 * one, within a word ordered by slack and then as in the problem. Plane j of a word has the items that still need j
 * options or more; there are as many planes as the greatest need in the word. Items with a great need or many options are
 * <em>packed</em>: the bits of their words are their options. Options of no such item are the bits of spare words. A
 * <em>state</em> is what is left of the problem:
 *
 * <pre>
 *   position                     holds
 *   offset[w] + j - 1            as bit b, whether item 64 w + b needs j options or more, for j = 1 .. depth[w]
 *   offset[w] + depth[w] + k     as bit b, whether the option in slot k of item 64 w + b can still be taken
 *   packed[p].from() ..          as bits, which options of the packed item can still be taken
 *   ... then spare words         as bits, which options of no such item can still be taken
 *   packed[p].need()             how many options the packed item needs
 *   room[i]                      how often item i may still be covered, where nothing else says it
 * </pre>
 *
 * <p>A bit of an option is named by its <em>place</em>, {@code position << 6 | b}. Taking an option is one AND with its
 * row, which leaves needs of more than one and numbers as they are; these are counted down item by item. Where an item
 * may not be covered any more, what it has left is cleared.
 *
 * <p>An item needs no room if its needs say when it is full (it is covered just so often), or if another item has all its
 * options and no more room: in queen domination "at most 5 of 28" holds for every cell, for there are 5 queens.
 */
final class Planes {

    static final int NONE = -1;

    /** Degrees have so many bits: of {@link #MOST_OPTIONS} and of 1 - {@link #MOST_NEED}. */
    static final int DEGREE_BITS = 7;

    /** The greatest need of an item that is sliced: each costs its word a plane. */
    private static final int MOST_NEED = 3;

    /** An item with more options than this is packed: its slots would cost a whole word each. */
    private static final int MOST_OPTIONS = 64;

    final Problem problem;
    final int[][] optionsOf;

    /** How many words hold sliced items. */
    final int words;

    final int[] offset;
    final int[] depth;

    /** The number of words of a state. */
    final int size;

    /** Where the numbers begin in a state. */
    final int numbers;

    /** The state before any option is taken. */
    final long[] root;

    /** Of each bit of a sliced item, 64 w + b, the item or {@link #NONE}. */
    final int[] itemAt;

    /** Of each item, its bit, or {@link #NONE} if it is not sliced. */
    final int[] bit;

    final Packed[] packed;

    /** Of each item, its index in {@link #packed}, or {@link #NONE}. */
    final int[] packedOf;

    /** Of each item, where its room stands, or {@link #NONE}. */
    final int[] capacity;

    /** The first place of each option: clear when it cannot be taken. */
    final int[] placeOf;

    /** Of a position and a bit, {@code position << 6 | b}, the option there. */
    final int[] optionAt;

    /** Of each word, the items with the slack of the item at each bit: {@code sameSlack[64 w + b]}. */
    final long[] sameSlack;

    /** Of each word with more than one plane, the items that their needs close. */
    final long[] closedByNeed;

    /** Of each option, the items that taking it counts down, apart from those in planes. */
    final int[][] counted;

    /** Of each option, its packed items but the budget. */
    final int[][] packedIn;

    /** The words whose items are asked for option by option: the deep ones, or all if there is a budget. */
    final int[] askedWords;

    /** Of each option and each of those words, its sliced items: {@code slicedOf[option * askedWords.length + index]}. */
    final long[] slicedOf;

    /** An item that every option holds, and that limits how many are taken; or {@link #NONE}. It is packed. */
    private final int budget;

    final StateKey key;

    private final int[] firstPlace;
    private final int[] places;

    /** Of each item that may be full before its options run out, the words that close it. */
    private final int[][] closePositions;

    private final long[][] closeMasks;
    private final int[][] nodesOf;

    /**
     * An item whose options are bits.
     *
     * @param from the position of its first word
     * @param to the position after its last word
     * @param need the position of its need
     * @param isClosedByNeed whether it is full as soon as it needs nothing
     */
    record Packed(int item, int from, int to, int need, boolean isClosedByNeed) {}

    /**
     * A problem in planes.
     *
     * @param allCapacities whether items are relaxed: then no need says when an item is full
     */
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

    /** Whether an item is covered just so often. */
    private boolean isExact(int i) {
        return problem.atLeast[i] == problem.atMost[i];
    }

    private int slack(int i) {
        return problem.atMost[i] - problem.atLeast[i];
    }

    /** Words of items of about equal length; only the first need not be full. */
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

    /** Of the items that every option holds, the one that may be covered least often. */
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

    /** Which items need a number that says how often they may still be covered. */
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

    /** Whether another item has all options of an item, and no more room; of two that have the same, the left one. */
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
                    && optionsOf[other].length == optionsOf[i].length;
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

    /** Numbers the options of each item: fills root, optionAt and the places of the options. */
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

    /** What taking an option counts: its sliced items as masks, the others with a number one by one. */
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

    /** The budget item, if there is one: its options are all options, each at its own bit. */
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

    /** Clears all places of the options of an item that is full. */
    void close(int item, long[] state) {
        int[] positions = closePositions[item];
        long[] masks = closeMasks[item];
        for (int j = 0; j < positions.length; j++) {
            state[positions[j]] &= masks[j];
        }
    }

    /** Clears all places of an option. */
    void exclude(int option, long[] state) {
        for (int p = firstPlace[option]; p < firstPlace[option + 1]; p++) {
            state[places[p] >> 6] &= ~(1L << places[p]);
        }
    }

    /** The row of an option: clear where taking the option clears, whatever else has been taken. */
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

    /** How many words hold sliced items, at most. */
    static int words(Problem problem) {
        return wordsFor(problem.items());
    }

    /**
     * The number of words of a state; a {@code long}, for it may be too many. Counts every limited item as having a room,
     * and every packed and spare word.
     */
    static long size(Problem problem, StopCheck stop) {
        int[] length = problem.optionCounts(stop);
        int[] sliced = IntStream.range(0, length.length)
                .filter(i -> isSliced(problem, i, length[i]))
                .map(i -> length[i])
                .sorted()
                .toArray();
        long size = wordsFor(problem.options());
        for (int last = sliced.length - 1; last >= 0; last -= 64) {
            size += MOST_NEED + sliced[last];
        }
        for (int i = 0; i < length.length; i++) {
            boolean packs = problem.primary[i] && problem.atLeast[i] > 0 && !isSliced(problem, i, length[i]);
            size += packs ? 1 + wordsFor(length[i]) : 0;
            size += problem.primary[i] && problem.atMost[i] > 1 && problem.atMost[i] < length[i] ? 1 : 0;
        }
        return size;
    }
}
