package dlx.testkit;

import dlx.api.Cover;
import java.util.BitSet;
import java.util.stream.IntStream;

/** The conclusions that the givens of a puzzle force at once. */
final class Forced {

    private Forced() {}

    /** Returns the given options, and each option that is the only available option of a primary item. */
    static BitSet options(Cover<?> cover, int... givens) {
        BitSet open = open(cover, givens);
        int[] left = new int[cover.itemCount()];
        open.stream().forEach(option -> nodes(cover, option).forEach(node -> left[cover.item(node)]++));
        BitSet forced = new BitSet();
        open.stream()
                .filter(option -> nodes(cover, option)
                        .map(cover::item)
                        .anyMatch(item -> cover.isPrimary(item) && left[item] == 1))
                .forEach(forced::set);
        IntStream.of(givens).forEach(forced::set);
        return forced;
    }

    /** Returns the givens and the options that can be chosen in addition to all of them. */
    private static BitSet open(Cover<?> cover, int... givens) {
        int[] color = new int[cover.itemCount()];
        BitSet held = new BitSet();
        BitSet taken = new BitSet();
        for (int given : givens) {
            taken.set(given);
            nodes(cover, given).forEach(node -> {
                held.set(cover.item(node));
                color[cover.item(node)] = cover.color(node);
            });
        }
        BitSet open = new BitSet();
        IntStream.range(0, cover.optionCount())
                .filter(option -> taken.get(option)
                        || !cover.data().isBarred(option)
                                && nodes(cover, option)
                                        .noneMatch(node -> held.get(cover.item(node))
                                                && cover.atMost(cover.item(node)) == 1
                                                && (cover.color(node) < 0
                                                        || cover.color(node) != color[cover.item(node)])))
                .forEach(open::set);
        return open;
    }

    private static IntStream nodes(Cover<?> cover, int option) {
        return IntStream.range(cover.firstNode(option), cover.firstNode(option + 1));
    }
}
