package dlx.core.view;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Checks a solution against the rules of its cover, independently of the search that found it.
 *
 * @since 0.1
 */
public final class SolutionCheck {

    private static final int NOT_SEEN = -2;
    private static final int NO_COLOR = -1;

    private SolutionCheck() {}

    /**
     * Returns the first rule that some options break, as the end of a sentence. Cost: O(items + nodes of the options).
     *
     * @param cover the cover
     * @param givens the givens
     * @param options option numbers in the cover, from 0, in any order
     * @return the flaw; empty if the options are a solution
     */
    public static Optional<String> flaw(Cover<?> cover, Givens givens, List<Integer> options) {
        BitSet chosen = new BitSet(cover.optionCount());
        int[] times = new int[cover.itemCount()];
        int[] colors = new int[cover.itemCount()];
        Arrays.fill(colors, NOT_SEEN);
        for (int option : options) {
            if (option < 0 || option >= cover.optionCount()) {
                return Optional.of("has an option " + (option + 1L) + "; expected 1 to " + cover.optionCount());
            }
            if (chosen.get(option)) {
                return Optional.of("takes option " + (option + 1) + " twice");
            }
            chosen.set(option);
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                int color = cover.color(node);
                if (!cover.isPrimary(item) && times[item] > 0 && CoverData.differ(color, colors[item])) {
                    return Optional.of("covers the item \"" + cover.itemName(item) + "\" twice"
                            + (color == NO_COLOR || colors[item] == NO_COLOR
                                    ? ""
                                    : ", in the colors \"" + cover.colorName(colors[item]) + "\" and \""
                                            + cover.colorName(color) + '"'));
                }
                colors[item] = color;
                times[item]++;
            }
        }
        return brokenGiven(givens, chosen).or(() -> wronglyCovered(cover, givens, times));
    }

    private static Optional<String> brokenGiven(Givens givens, BitSet chosen) {
        for (int option : givens.givenOptions()) {
            if (!chosen.get(option)) {
                return Optional.of("leaves out option " + (option + 1L) + ", which is given");
            }
        }
        for (int option : givens.forbiddenOptions()) {
            if (chosen.get(option)) {
                return Optional.of("takes option " + (option + 1L) + ", which is banned");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> wronglyCovered(Cover<?> cover, Givens givens, int... times) {
        for (int item = 0; item < times.length; item++) {
            int least = givens.isRelaxed(item) ? 0 : cover.atLeast(item);
            if (cover.isPrimary(item) && (times[item] < least || times[item] > cover.atMost(item))) {
                return Optional.of("covers the item \"" + cover.itemName(item) + "\" " + times[item]
                        + (times[item] == 1 ? " time" : " times")
                        + "; must be " + (times[item] < least ? least + " or more" : cover.atMost(item) + " or less"));
            }
        }
        return Optional.empty();
    }
}
