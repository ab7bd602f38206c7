package dlx.core.derived;

import dlx.api.CoverData;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out if maps of options carry items to items. The images of an item's options must be exactly the options of an
 * item of the same kind, and different items need different images. Colors may be mapped to other colors, one to one.
 * Not thread-safe.
 *
 * <p>This suffices for a map of solutions to solutions. Let item i be carried to item j. Then a set of options has as
 * many options with i as its image has with j. Both items may be covered equally often, and two options agree in the
 * color of i exactly if their images agree in the color of j. So a set obeys the rule of i exactly if its image obeys
 * the rule of j, and every item is some j.
 *
 * <p>The image of an item is found by a hash of its mapped options, compared with the hashes of all items before the
 * map. The first item that fits is chosen for good: two items that fit one item also fit each other, so the choice does
 * not matter. Expected time is linear in the nodes, because equal hashes nearly always mean equal options. Only many
 * items with equal options and different kinds or colors would take longer.
 */
final class Automorphisms {

    static final int NONE = -1;

    private static final int NO_COLOR = -1;

    /** Number of steps that a hash table access counts. */
    private static final int SLOW = 16;

    private final CoverData cover;
    private final PacedStopCheck pace;

    /**
     * Traits in which an item and its image must agree.
     *
     * @param demanded true if the item must be covered
     * @param atLeast minimum number of times that it is covered
     * @param atMost maximum number of times that it is covered
     */
    private record Kind(boolean demanded, int atLeast, int atMost) {}

    private final Kind[] kinds;

    /** Index in {@link #nodes} of the first node of each item; the nodes of item i end before {@code start[i + 1]}. */
    private final int[] start;

    private final int[] nodes;
    private final int[] optionOf;

    /** Items by the {@link #hash} of their options. */
    private final Map<Long, List<Integer>> byHash = new HashMap<>();

    /** Item, plus 1, for which each option was visited last; 0 before the first visit. */
    private final int[] seenFor;

    private final int[] seenAt;

    Automorphisms(CoverData cover, Givens givens, StopCheck stop) {
        this.cover = cover;
        pace = new PacedStopCheck(stop);
        kinds = new Kind[cover.itemCount()];
        start = new int[cover.itemCount() + 1];
        for (int i = 0; i < kinds.length; i++) {
            pace.step();
            boolean demanded = cover.isPrimary(i) && !givens.isRelaxed(i);
            kinds[i] = new Kind(demanded, cover.atLeast(i), cover.atMost(i));
        }
        for (int node = 0; node < cover.nodeCount(); node++) {
            pace.step();
            start[cover.item(node) + 1]++;
        }
        for (int i = 0; i < kinds.length; i++) {
            start[i + 1] += start[i];
        }
        nodes = new int[cover.nodeCount()];
        optionOf = new int[cover.nodeCount()];
        int[] next = Arrays.copyOf(start, kinds.length);
        for (int option = 0; option < cover.optionCount(); option++) {
            pace.steps(1 + cover.firstNode(option + 1) - cover.firstNode(option));
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                optionOf[node] = option;
                nodes[next[cover.item(node)]++] = node;
            }
        }
        int[] identity = new int[cover.optionCount()];
        Arrays.setAll(identity, option -> option);
        for (int i = 0; i < kinds.length; i++) {
            byHash.computeIfAbsent(hash(i, identity), none -> new ArrayList<>()).add(i);
        }
        seenFor = new int[cover.optionCount()];
        seenAt = new int[cover.optionCount()];
    }

    /** Returns an item that a map does not carry to an item, or {@link #NONE}. Expected cost: O(nodes). */
    int itemNotKept(int... map) {
        Map<Long, List<Integer>> free = new HashMap<>();
        byHash.forEach((hash, items) -> free.put(hash, new ArrayList<>(items)));
        for (int i = 0; i < kinds.length; i++) {
            if (!carry(i, map, free.getOrDefault(hash(i, map), List.of()))) {
                return i;
            }
        }
        return NONE;
    }

    /**
     * Finds the image of an item among the free items, and removes it from them. Returns false if no free item fits.
     */
    private boolean carry(int item, int[] map, List<Integer> free) {
        for (int k = free.size() - 1; k >= 0; k--) {
            if (becomes(item, free.get(k), map)) {
                free.remove(k);
                return true;
            }
        }
        return false;
    }

    /** Returns true if a map carries the options of an item to the options of another item, or of the item itself. */
    private boolean becomes(int item, int other, int[] map) {
        if (!kinds[item].equals(kinds[other]) || start[item + 1] - start[item] != start[other + 1] - start[other]) {
            return false;
        }
        pace.steps(2 * (start[other + 1] - start[other]));
        for (int k = start[other]; k < start[other + 1]; k++) {
            seenFor[optionOf[nodes[k]]] = other + 1;
            seenAt[optionOf[nodes[k]]] = nodes[k];
        }
        Map<Integer, Integer> colors = new HashMap<>();
        Map<Integer, Integer> back = new HashMap<>();
        for (int k = start[item]; k < start[item + 1]; k++) {
            int image = map[optionOf[nodes[k]]];
            if (seenFor[image] != other + 1) {
                return false;
            }
            int color = cover.color(nodes[k]);
            int otherColor = cover.color(seenAt[image]);
            boolean paired = (color == NO_COLOR) == (otherColor == NO_COLOR)
                    && colors.computeIfAbsent(color, none -> otherColor) == otherColor
                    && back.computeIfAbsent(otherColor, none -> color) == color;
            if (!paired) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns a sum over the mapped options of an item, which does not depend on their order. Items of different kinds
     * have different sums, so items with equal sums can nearly always be carried to each other.
     */
    private long hash(int item, int[] map) {
        pace.steps(SLOW + start[item + 1] - start[item]);
        long sum = kinds[item].hashCode();
        for (int k = start[item]; k < start[item + 1]; k++) {
            long colored = cover.color(nodes[k]) == NO_COLOR ? 0 : 1L << 40;
            long z = (map[optionOf[nodes[k]]] + 1L + colored) * 0x9e3779b97f4a7c15L;
            z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
            sum += z ^ z >>> 27;
        }
        return sum;
    }
}
