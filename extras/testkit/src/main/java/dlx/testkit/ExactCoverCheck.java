package dlx.testkit;

import dlx.api.Cover;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.BitSet;

/** Checks that chosen options are a solution, by the definition of an exact cover. */
final class ExactCoverCheck {

    private ExactCoverCheck() {}

    /**
     * Checks that the options are distinct, keep to the givens, and cover each item as often as allowed. A primary item
     * must be covered within its multiplicity, from 0 if it is relaxed. A secondary item may be covered at most once,
     * or any number of times in one color.
     *
     * @throws AssertionError if the options are not a solution, naming the item, with the colors if they differ, or
     *     the option
     */
    static void check(Cover<?> cover, Givens givens, int[] chosen) {
        int[] times = new int[cover.itemCount()];
        int[] color = new int[cover.itemCount()];
        for (int option : chosen) {
            for (int p = cover.firstNode(option); p < cover.firstNode(option + 1); p++) {
                int item = cover.item(p);
                boolean colored = times[item] > 0 && cover.color(p) >= 0;
                if (colored && color[item] >= 0 && color[item] != cover.color(p)) {
                    throw new AssertionError(
                            "the item \"" + cover.itemName(item) + "\" is covered twice, in the colors \""
                                    + cover.colorName(color[item]) + "\" and \"" + cover.colorName(cover.color(p))
                                    + "\", by the options " + labels(cover, chosen));
                }
                times[item] += colored && color[item] == cover.color(p) ? 0 : 1;
                color[item] = cover.color(p);
            }
        }
        for (int item = 0; item < times.length; item++) {
            int least = cover.isPrimary(item) && !givens.isRelaxed(item) ? cover.atLeast(item) : 0;
            if (times[item] < least || times[item] > cover.atMost(item)) {
                throw new AssertionError("the item \"" + cover.itemName(item) + "\" is covered " + times[item]
                        + " times by the options " + labels(cover, chosen));
            }
        }
        BitSet taken = new BitSet();
        for (int option : chosen) {
            if (taken.get(option) || givens.isForbidden(option)) {
                String what = taken.get(option) ? " occurs twice in" : " is forbidden, but among";
                throw new AssertionError(
                        "the option " + cover.label(option) + what + " the options " + labels(cover, chosen));
            }
            taken.set(option);
        }
        for (int option : givens.givenOptions()) {
            if (!taken.get(option)) {
                throw new AssertionError("the given option " + cover.label(option) + " is not among the options "
                        + labels(cover, chosen));
            }
        }
    }

    private static String labels(Cover<?> cover, int[] options) {
        return Arrays.stream(options).sorted().mapToObj(cover::label).toList().toString();
    }
}
