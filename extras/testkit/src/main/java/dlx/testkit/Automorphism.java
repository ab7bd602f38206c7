package dlx.testkit;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Checks that a map of options is an automorphism of the cover. There must be a map of items, one to one and kind to
 * kind, that carries the items of each option to the items of its image. Colors may be renamed, item by item.
 *
 * <p>An item is identified by the set of options that hold it. Its image is therefore an item held by just the images
 * of these options, in the same pattern of colors. The map of items exists if and only if the images of all items, as a
 * multiset of such sets, are the items again. (Items held by the same options may be exchanged, so any assignment among
 * them will do.) Expected time: O(items + nodes) per map.
 */
final class Automorphism {

    private Automorphism() {}

    /**
     * Checks one map.
     *
     * @param name name of the map in messages
     * @throws AssertionError if the map is not an automorphism, naming an option or item
     */
    static <O> void check(String name, Cover<O> cover, UnaryOperator<O> map) {
        int[] preimages = preimages(name, cover, map);
        Map<Pattern, Integer> items = new HashMap<>();
        for (Pattern pattern : patterns(cover, identity(cover.optionCount()))) {
            items.merge(pattern, 1, Integer::sum);
        }
        Pattern[] images = patterns(cover, preimages);
        for (int item = 0; item < images.length; item++) {
            if (items.merge(images[item], -1, Integer::sum) < 0) {
                throw new AssertionError(name + " maps the item \"" + cover.itemName(item)
                        + "\" to nothing: no item of its kind is held by just the images of its options");
            }
        }
    }

    /** Returns the preimage of each option, by option. The map must be one to one. */
    private static <O> int[] preimages(String name, Cover<O> cover, UnaryOperator<O> map) {
        int[] preimages = new int[cover.optionCount()];
        BitSet seen = new BitSet();
        for (int option = 0; option < preimages.length; option++) {
            int image = image(name, cover, option, map);
            if (seen.get(image)) {
                throw new AssertionError(name + " maps two options to the option " + cover.label(image));
            }
            seen.set(image);
            preimages[image] = option;
        }
        return preimages;
    }

    private static <O> int image(String name, Cover<O> cover, int option, UnaryOperator<O> map) {
        try {
            return cover.numberOf(map.apply(cover.option(option)));
        } catch (ModelException e) {
            throw new AssertionError(name + " does not map the option " + cover.label(option) + " to an option", e);
        }
    }

    private static int[] identity(int n) {
        int[] identity = new int[n];
        Arrays.setAll(identity, k -> k);
        return identity;
    }

    /** Returns the pattern of each item after a map of options, which is given by its preimages. */
    private static Pattern[] patterns(Cover<?> cover, int[] preimages) {
        int[] length = new int[cover.itemCount()];
        for (int node = 0; node < cover.nodeCount(); node++) {
            length[cover.item(node)]++;
        }
        Pattern[] patterns = new Pattern[length.length];
        for (int item = 0; item < length.length; item++) {
            patterns[item] = new Pattern(
                    cover.isPrimary(item), cover.atLeast(item), cover.atMost(item), new int[2 * length[item]]);
        }
        int[] used = new int[length.length];
        Map<Long, Integer> colors = new HashMap<>(); // by item and color: index of the first option with this color
        for (int option = 0; option < preimages.length; option++) {
            int end = cover.firstNode(preimages[option] + 1);
            for (int node = cover.firstNode(preimages[option]); node < end; node++) {
                int item = cover.item(node);
                int color = cover.color(node);
                int place = used[item]++;
                patterns[item].nodes()[2 * place] = option;
                patterns[item].nodes()[2 * place + 1] =
                        color < 0 ? -1 : colors.merge((long) item << 32 | color, place, (first, again) -> first);
            }
        }
        return patterns;
    }

    /**
     * The properties that identify an item, except its name.
     *
     * @param primary true if the item must be covered
     * @param atLeast minimum of its multiplicity
     * @param atMost maximum of its multiplicity
     * @param nodes two entries for each option that holds the item, ascending: the option; and the index, among
     *     these options, of the first with the same color; -1 without color
     */
    private record Pattern(boolean primary, int atLeast, int atMost, int[] nodes) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Pattern that
                    && primary == that.primary
                    && atLeast == that.atLeast
                    && atMost == that.atMost
                    && Arrays.equals(nodes, that.nodes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(nodes);
        }
    }
}
