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
 * Finds out whether maps of options carry items to items: the options that hold an item must become just those that hold
 * some item of the same kind, and different items different ones. Colors may become other colors, one to one. Not
 * thread-safe.
 *
 * <p>That is enough to make a solution of every solution. If item i becomes item j, then a set of options has as many
 * that hold i as its image has that hold j; i and j may be covered equally often, and their options agree in a color or
 * do not, both alike. So a set keeps the rule of i just where its image keeps the rule of j, and every item is some j.
 *
 * <p>Which item i becomes is found by a hash of its options after the map, compared with those of all items before it.
 * The first item that fits is taken, and never given back: two items that fit the same item fit each other, so it does
 * not matter which of them gets it. Expected time is linear in the nodes, for equal hashes nearly always mean equal
 * options; only many items with equal options and different kinds or colors would take longer.
 */
final class Automorphisms {

    static final int NONE = -1;

    private static final int NO_COLOR = -1;

    /** A look into a hash table counts as so many steps. */
    private static final int SLOW = 16;

    private final CoverData cover;
    private final PacedStopCheck pace;

    /** The traits that an item has in common with the one that it is carried to. */
    private record Kind(boolean demanded, int atLeast, int atMost) {}

    private final Kind[] kinds;

    /** The nodes of item i are {@code nodes[start[i]..start[i + 1] - 1]}. */
    private final int[] start;

    private final int[] nodes;
    private final int[] optionOf;

    /** The items by what {@link #hash} makes of their options. */
    private final Map<Long, List<Integer>> byHash = new HashMap<>();

    /** Of each option, the item (from 1) for which it was last seen, and its node there. */
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

    /** An item that a map does not carry to an item, or {@link #NONE}. Cost: O(nodes), as a rule. */
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

    /** Finds the item that an item becomes among those that are still free, and takes it. */
    private boolean carry(int item, int[] map, List<Integer> free) {
        for (int k = free.size() - 1; k >= 0; k--) {
            if (becomes(item, free.get(k), map)) {
                free.remove(k);
                return true;
            }
        }
        return false;
    }

    /** Whether a map makes of the options of an item those of another one, which may be the same. */
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
     * A sum over the options of an item, mapped: the same in whatever order they come. Items of different kinds have
     * different sums, so that those with one sum can nearly always be carried to each other.
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
