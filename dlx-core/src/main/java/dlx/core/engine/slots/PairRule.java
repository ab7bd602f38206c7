package dlx.core.engine.slots;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pair rule: if every available option of item A contains item B too, the other options of B are useless, because
 * every option that covers A covers B. The rule generalizes the "locked candidates" of sudoku. It changes the number of
 * options of items, so it is for searches whose order is free.
 *
 * <p>Item A fulfills the condition if all of its available options are in slots that it shares with B. A
 * {@link Pattern} gathers the items of one word that share the same slots with some item; each has a B of its own.
 * Their other slots are the same words of the state, so a few AND NOTs test up to 64 items at once. In a 9x9 sudoku
 * slot k of "digit d in row r" is column k, and the columns of a box are the same for every digit and row:
 *
 * <pre>
 *   items A of the pattern   shared slots   other slots          partner B
 *   digit d in row r         0 1 2          3 4 5 6 7 8 empty    digit d in the left box of row r
 * </pre>
 *
 * <p>A regular cover has few patterns. An irregular cover has about one per pair of items that share options, and a
 * pattern that tests a single item costs more than it saves. So with more than {@value #MOST_PATTERNS_A_WORD} patterns
 * per word, the rule does nothing.
 *
 * <p>The rule is applied at the root only. At every node it saved 40 % of the nodes but cost 30 to 70 % more time
 * (docs/develop/benchmarks.md, "Tried for slots"). Without the rule, proofs of uniqueness took nearly twice as long on
 * 25 x 25 sudokus, and a fifth longer on 16 x 16 (docs/decisions/0012, "The pair rule").
 */
final class PairRule {

    /** Maximum average number of patterns per word; more patterns cost more than they save. */
    private static final int MOST_PATTERNS_A_WORD = 16;

    private final Slots slots;
    private final Pattern[] patterns;

    /**
     * A pattern: items A of one word that share the same slots with their items B.
     *
     * @param open position of the word's open items
     * @param items one word: the items A with this pattern, as bits
     * @param otherSlots positions of the slots that the items A do not share
     * @param partner item B of each item A, as 64 w + b; indexed by the bit of A
     * @param otherPlaces places of the other options of B, at item B; indexed by the bit of A
     */
    private record Pattern(int open, long[] items, int[] otherSlots, int[] partner, int[][] otherPlaces) {}

    PairRule(Slots slots, StopCheck stop) {
        this.slots = slots;
        Map<List<Integer>, Pattern> found = new LinkedHashMap<>();
        int[][] options = slots.optionsOfBits();
        int most = MOST_PATTERNS_A_WORD * slots.words;
        Shared shared = new Shared(options.length);
        for (int a = 0; a < options.length && found.size() <= most; a++) {
            collect(a, options, shared, found, most, stop);
        }
        patterns = found.size() > most ? new Pattern[0] : found.values().toArray(Pattern[]::new);
    }

    /**
     * Adds the patterns of item a with each item that shares at least two of its options, but not all. (An item with
     * one option is covered anyway.)
     */
    private void collect(
            int a, int[][] options, Shared shared, Map<List<Integer>, Pattern> found, int most, StopCheck stop) {
        PacedStopCheck pace = new PacedStopCheck(stop);
        shared.clear();
        for (int k = 0; k < options[a].length; k++) {
            for (int b : slots.bitsOf(options[a][k])) {
                pace.step();
                if (b != a) {
                    shared.add(b, k);
                }
            }
        }
        for (int m = 0; m < shared.met; m++) {
            int b = shared.items[m];
            int both = shared.count[b];
            pace.steps(both + options[b].length);
            if (found.size() <= most && both >= 2 && both < options[a].length) {
                List<Integer> key = shared.slotsOf(b);
                key.add(a >> 6);
                Pattern pattern = patternFor(key, a, found);
                pattern.items[0] |= 1L << a;
                pattern.partner[a & 63] = b;
                pattern.otherPlaces[a & 63] = placesOfOthers(b, options[b], options[a]);
            }
        }
    }

    /**
     * The items that share options with item a, in the order in which its options contain them, and the shared slots.
     * Reused for each a.
     */
    private static final class Shared {

        private final int[] items;
        private final int[] count;

        /** Slots of a that each item shares; the first {@code count} elements are in use. */
        private final int[][] slots;

        private int met;

        Shared(int bits) {
            items = new int[bits];
            count = new int[bits];
            slots = new int[bits][];
            Arrays.fill(slots, new int[0]);
        }

        void clear() {
            for (int m = 0; m < met; m++) {
                count[items[m]] = 0;
            }
            met = 0;
        }

        void add(int b, int slot) {
            int next = count[b]++;
            if (next == 0) {
                items[met++] = b;
            }
            if (next == slots[b].length) {
                slots[b] = Arrays.copyOf(slots[b], 2 * next + 2);
            }
            slots[b][next] = slot;
        }

        List<Integer> slotsOf(int b) {
            List<Integer> boxed = new ArrayList<>(count[b] + 1);
            for (int k = 0; k < count[b]; k++) {
                boxed.add(slots[b][k]);
            }
            return boxed;
        }
    }

    /** Returns the pattern with these slots to which item a was not added yet. Adds a pattern if necessary. */
    private Pattern patternFor(List<Integer> key, int a, Map<List<Integer>, Pattern> found) {
        List<Integer> slotsAndWord = List.copyOf(key);
        while (true) {
            Pattern pattern = found.computeIfAbsent(List.copyOf(key), none -> empty(slotsAndWord));
            if ((pattern.items[0] >>> a & 1) == 0) {
                return pattern;
            }
            key.add(-1); // item a shares these slots with several items: each gets its own pattern
        }
    }

    private Pattern empty(List<Integer> slotsAndWord) {
        List<Integer> shared = slotsAndWord.subList(0, slotsAndWord.size() - 1);
        int open = slots.offset[slotsAndWord.get(slotsAndWord.size() - 1)];
        int end = slots.offset[slotsAndWord.get(slotsAndWord.size() - 1) + 1];
        Set<Integer> sharedSlots = new HashSet<>(shared);
        List<Integer> others = new ArrayList<>();
        for (int k = 0; open + 1 + k < end; k++) {
            if (!sharedSlots.contains(k)) {
                others.add(open + 1 + k);
            }
        }
        int[] otherSlots = others.stream().mapToInt(position -> position).toArray();
        return new Pattern(open, new long[1], otherSlots, new int[64], new int[64][]);
    }

    /** Returns the places, at item b, of the options of b that do not contain item a. */
    private int[] placesOfOthers(int b, int[] optionsOfB, int[] optionsOfA) {
        int[] places = new int[optionsOfB.length];
        int count = 0;
        for (int k = 0; k < optionsOfB.length; k++) {
            if (Arrays.binarySearch(optionsOfA, optionsOfB[k]) < 0) {
                places[count++] = slots.offset[b >> 6] + 1 + k << 6 | b & 63;
            }
        }
        return Arrays.copyOf(places, count);
    }

    /**
     * Excludes options from a state by the rule, in one pass over the patterns. Returns false if no option was
     * excluded.
     */
    boolean apply(long[] state) {
        boolean changed = false;
        for (Pattern pattern : patterns) {
            long items = pattern.items[0] & state[pattern.open];
            if (items == 0) {
                continue;
            }
            for (int position : pattern.otherSlots) {
                items &= ~state[position];
            }
            for (; items != 0; items &= items - 1) {
                int a = Long.numberOfTrailingZeros(items);
                int b = pattern.partner[a];
                if ((state[slots.offset[b >> 6]] >>> b & 1) != 0) {
                    changed |= exclude(pattern.otherPlaces[a], state);
                }
            }
        }
        return changed;
    }

    private boolean exclude(int[] places, long[] state) {
        boolean changed = false;
        for (int place : places) {
            if ((state[place >> 6] >>> place & 1) != 0) {
                slots.exclude(slots.optionAt[place], state);
                changed = true;
            }
        }
        return changed;
    }
}
