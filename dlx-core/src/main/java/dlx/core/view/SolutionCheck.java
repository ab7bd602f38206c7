package dlx.core.view;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Checks a solution against the rules of its cover, independently of the search that found it.
 *
 * @since 0.1
 */
public final class SolutionCheck {

    private SolutionCheck() {}

    /**
     * A rule that some options break.
     *
     * @param sentence the rule and the options that break it, by their names
     * @param item number of the item that the options cover wrongly, from 0; -1 if an option itself is wrong
     * @param options the options that cover the item, or the wrong option if the cover has it; in the order of the cover
     */
    public record Flaw(String sentence, int item, List<Integer> options) {}

    /**
     * Returns a sentence about the first rule that some options break. Cost: as {@link #flaws}.
     *
     * @param cover the cover
     * @param givens the givens
     * @param options option numbers in the cover, from 0, in any order
     * @return the flaw; empty if the options are a solution
     */
    public static Optional<String> flaw(Cover<?> cover, Givens givens, List<Integer> options) {
        return flaws(cover, givens, options).stream().findFirst().map(Flaw::sentence);
    }

    /**
     * Returns all rules that some options break: those of options come first, then those of items in the order of the
     * cover. Cost: O(items + nodes of the options), and for each flaw again O(nodes of the options).
     *
     * @param cover the cover
     * @param givens the givens
     * @param options option numbers in the cover, from 0, in any order
     * @return the flaws; empty if the options are a solution
     */
    public static List<Flaw> flaws(Cover<?> cover, Givens givens, List<Integer> options) {
        List<Flaw> flaws = new ArrayList<>();
        BitSet chosen = new BitSet(cover.optionCount());
        for (int option : options) {
            if (option < 0 || option >= cover.optionCount()) {
                String sentence = "option " + (option + 1L) + " does not exist; expected 1 to " + cover.optionCount();
                flaws.add(new Flaw(sentence, -1, List.of()));
            } else if (chosen.get(option)) {
                flaws.add(ofOption(cover, option, " is taken twice"));
            } else {
                chosen.set(option);
            }
        }
        for (int option : givens.givenOptions()) {
            if (!chosen.get(option)) {
                flaws.add(ofOption(cover, option, " is given, but not taken"));
            }
        }
        for (int option : givens.forbiddenOptions()) {
            if (chosen.get(option)) {
                flaws.add(ofOption(cover, option, " is forbidden, but taken"));
            }
        }
        addFlawsOfItems(cover, givens, chosen, flaws);
        return flaws;
    }

    private static Flaw ofOption(Cover<?> cover, int option, String wrong) {
        return new Flaw(cover.label(option) + wrong, -1, List.of(option));
    }

    private static void addFlawsOfItems(Cover<?> cover, Givens givens, BitSet chosen, List<Flaw> flaws) {
        int[] times = new int[cover.itemCount()];
        int[] colors = new int[cover.itemCount()]; // of the first option that covers the item
        BitSet clashes = new BitSet();
        for (int option = chosen.nextSetBit(0); option >= 0; option = chosen.nextSetBit(option + 1)) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (times[item]++ == 0) {
                    colors[item] = cover.color(node);
                } else if (!cover.isPrimary(item) && CoverData.differ(cover.color(node), colors[item])) {
                    clashes.set(item);
                }
            }
        }
        for (int item = 0; item < times.length; item++) {
            int least = !cover.isPrimary(item) || givens.isRelaxed(item) ? 0 : cover.atLeast(item);
            int most = cover.isPrimary(item) ? cover.atMost(item) : Integer.MAX_VALUE;
            if (times[item] < least || times[item] > most || clashes.get(item)) {
                String bound = times[item] < least && least > 1
                        ? "; expected " + least + " or more"
                        : times[item] > most && most > 1 ? "; expected " + most + " or less" : "";
                flaws.add(ofItem(cover, chosen, item, bound));
            }
        }
    }

    private static Flaw ofItem(Cover<?> cover, BitSet chosen, int item, String bound) {
        List<Integer> options = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int option = chosen.nextSetBit(0); option >= 0; option = chosen.nextSetBit(option + 1)) {
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                if (cover.item(node) == item) {
                    int color = cover.color(node);
                    options.add(option);
                    labels.add(cover.label(option) + (color < 0 ? "" : " (" + cover.colorName(color) + ')'));
                }
            }
        }
        int times = options.size();
        String often = times == 1 ? "once" : times == 2 ? "twice" : times + " times";
        String by = times == 0 ? " is not covered" : " is covered " + often + ", by " + String.join(" and ", labels);
        return new Flaw(cover.itemName(item) + by + bound, item, options);
    }
}
