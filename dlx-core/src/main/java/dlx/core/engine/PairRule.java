package dlx.core.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * If every option left of item A covers item B too, then B's other options are dead: the general form of the "locked
 * candidates" of sudoku. It changes how many options items have, so it is for searches whose order does not matter.
 *
 * <p>A {@link Pattern} stands for all items A of a word that share with some item B the options in the same slots. Which
 * of them the rule applies to is seen at once: those with no option left in the other slots.
 */
final class PairRule {

    /** More patterns than this many a word cost more than they bring. */
    private static final int MOST_PATTERNS_A_WORD = 16;

    private final Slots slots;
    private final Pattern[] patterns;

    /**
     * @param open the position of the word's open items
     * @param items the items A that have this pattern, as bits
     * @param otherSlots the positions of the slots that they do not share
     * @param partner of each bit of an item A, the item B, as 64 w + b
     * @param otherPlaces of each bit of an item A, the places of B's other options, B's own place of each
     */
    private record Pattern(int open, long[] items, int[] otherSlots, int[] partner, int[][] otherPlaces) {}

    PairRule(Slots slots) {
        this.slots = slots;
        Map<List<Integer>, Pattern> found = new LinkedHashMap<>();
        int[][] options = slots.optionsOfBits();
        int most = MOST_PATTERNS_A_WORD * slots.words;
        for (int a = 0; a < options.length && found.size() <= most; a++) {
            collect(a, options, found);
        }
        patterns = found.size() > most ? new Pattern[0] : found.values().toArray(Pattern[]::new);
    }

    /** Adds the patterns of item a with each item that shares at least two of its options, but not all. */
    private void collect(int a, int[][] options, Map<List<Integer>, Pattern> found) {
        Map<Integer, List<Integer>> shared = new LinkedHashMap<>();
        for (int k = 0; k < options[a].length; k++) {
            for (int b : slots.bitsOf(options[a][k])) {
                if (b != a) {
                    shared.computeIfAbsent(b, none -> new ArrayList<>()).add(k);
                }
            }
        }
        shared.forEach((b, slotsOfBoth) -> {
            if (slotsOfBoth.size() >= 2 && slotsOfBoth.size() < options[a].length) {
                List<Integer> key = new ArrayList<>(slotsOfBoth);
                key.add(a >> 6);
                Pattern pattern = patternFor(key, a, found);
                pattern.items[0] |= 1L << a;
                pattern.partner[a & 63] = b;
                pattern.otherPlaces[a & 63] = placesOfOthers(b, options[b], options[a]);
            }
        });
    }

    /** The pattern with these slots in which item a has no partner yet. */
    private Pattern patternFor(List<Integer> key, int a, Map<List<Integer>, Pattern> found) {
        List<Integer> slotsAndWord = List.copyOf(key);
        while (true) {
            Pattern pattern = found.computeIfAbsent(List.copyOf(key), none -> empty(slotsAndWord));
            if ((pattern.items[0] >>> a & 1) == 0) {
                return pattern;
            }
            key.add(-1); // item a shares these slots with several items: a pattern for each
        }
    }

    private Pattern empty(List<Integer> slotsAndWord) {
        List<Integer> shared = slotsAndWord.subList(0, slotsAndWord.size() - 1);
        int open = slots.offset[slotsAndWord.get(slotsAndWord.size() - 1)];
        int end = slots.offset[slotsAndWord.get(slotsAndWord.size() - 1) + 1];
        List<Integer> others = new ArrayList<>();
        for (int k = 0; open + 1 + k < end; k++) {
            if (!shared.contains(k)) {
                others.add(open + 1 + k);
            }
        }
        int[] otherSlots = others.stream().mapToInt(position -> position).toArray();
        return new Pattern(open, new long[1], otherSlots, new int[64], new int[64][]);
    }

    /** The places at item b of those of its options that item a does not have. */
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

    /** Excludes options from a state by the rule, once through all patterns; false if there was none. */
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
