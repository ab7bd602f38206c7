package dlx.app.census;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What can be told of a cover without searching it. All but the plain sizes is told of what is left once the pins are
 * taken.
 *
 * @param items all items
 * @param primary those that must be covered
 * @param options all options
 * @param nodes the total length of the options
 * @param density the share of the item-option pairs that are nodes, from 0 to 1
 * @param pins options taken beforehand
 * @param openItems items that the pins leave to be covered
 * @param openOptions options that the pins leave to be taken
 * @param fewest some of the open primary items with fewest options, those first
 * @param dead options left that leave another item without options; absent where counting takes too long
 * @param components parts that could be solved apart
 * @param tree the estimated number of nodes of the search tree; absent for covers with colors or multiplicities
 * @param probes the random walks behind the estimate
 */
public record Census(
        int items,
        int primary,
        int options,
        int nodes,
        double density,
        int pins,
        int openItems,
        int openOptions,
        List<Critical> fewest,
        OptionalInt dead,
        int components,
        OptionalDouble tree,
        int probes) {

    private static final int SHOWN = 5;

    /** An item and how many options it has left. */
    public record Critical(String item, int options) {}

    /** Looks at a cover. Takes some seconds at most, also for large ones. */
    public static Census of(Cover<?> cover) {
        OpenCover open = new OpenCover(cover);
        int primary = 0;
        int openItems = 0;
        for (int i = 0; i < cover.itemCount(); i++) {
            primary += cover.isPrimary(i) ? 1 : 0;
            openItems += open.open[i] ? 1 : 0;
        }
        int openOptions = 0;
        for (boolean left : open.left) {
            openOptions += left ? 1 : 0;
        }
        int dead = DeadOptions.count(open);
        Optional<TreeEstimate> tree = TreeEstimate.of(open);
        double pairs = (double) cover.itemCount() * cover.optionCount();
        return new Census(
                cover.itemCount(),
                primary,
                cover.optionCount(),
                cover.nodeCount(),
                pairs == 0 ? 0 : cover.nodeCount() / pairs,
                cover.pinCount(),
                openItems,
                openOptions,
                fewest(open),
                dead < 0 ? OptionalInt.empty() : OptionalInt.of(dead),
                Components.count(open),
                tree.isPresent() ? OptionalDouble.of(tree.get().nodes()) : OptionalDouble.empty(),
                tree.map(TreeEstimate::probes).orElse(0));
    }

    private static List<Critical> fewest(OpenCover open) {
        List<Integer> items = new ArrayList<>();
        for (int i = 0; i < open.open.length; i++) {
            if (open.open[i] && open.cover.isPrimary(i)) {
                items.add(i);
            }
        }
        items.sort(Comparator.comparingInt(i -> open.optionsLeft[i])); // stable: ties from left to right
        return items.stream()
                .limit(SHOWN)
                .map(i -> new Critical(open.cover.itemName(i), open.optionsLeft[i]))
                .toList();
    }
}
