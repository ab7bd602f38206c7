package dlx.core.census;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.position.Position;
import dlx.core.search.Givens;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What can be known of a cover without searching it. All but the plain sizes are those of what is left once what is
 * given holds.
 *
 * @param items all items
 * @param primary those that must be covered
 * @param options all options
 * @param nodes the total length of the options
 * @param density the share of the item-option pairs that are nodes, from 0 to 1
 * @param pins options given
 * @param openItems items that are left to be covered
 * @param openOptions options that are left to be taken
 * @param fewest some of the open primary items with fewest options, those first
 * @param dead options left that leave another item without options; absent where counting takes too long
 * @param components parts that could be solved apart
 * @param tree the estimated number of nodes of the search tree; absent for covers with colors or multiplicities
 * @param probes the random walks behind the estimate
 * @since 0.1
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

    /** Looking at a cover should take a second, not minutes. */
    private static final long BUDGET = 200_000_000;

    /** An item and how many options it has left. */
    public record Critical(String item, int options) {}

    /** Looks at a cover and what is given. Takes some seconds at most, even for large covers. */
    public static Census of(Cover<?> cover, Givens givens) {
        CoverData data = cover.data();
        Position position = new Position(data, givens);
        int primary = 0;
        int openItems = 0;
        for (int i = 0; i < data.itemCount(); i++) {
            primary += data.isPrimary(i) ? 1 : 0;
            openItems += position.isOpen(i) ? 1 : 0;
        }
        int openOptions = 0;
        for (int option = 0; option < data.optionCount(); option++) {
            openOptions += position.isLeft(option) ? 1 : 0;
        }
        Optional<TreeEstimate> tree = TreeEstimate.of(position);
        double pairs = (double) data.itemCount() * data.optionCount();
        return new Census(
                data.itemCount(),
                primary,
                data.optionCount(),
                data.nodeCount(),
                pairs == 0 ? 0 : data.nodeCount() / pairs,
                givens.takenCount(),
                openItems,
                openOptions,
                fewest(cover, position),
                deadOptions(position),
                Components.count(position),
                tree.isPresent() ? OptionalDouble.of(tree.get().nodes()) : OptionalDouble.empty(),
                tree.map(TreeEstimate::probes).orElse(0));
    }

    private static List<Critical> fewest(Cover<?> cover, Position position) {
        return IntStream.range(0, cover.itemCount())
                .filter(position::isDemanded)
                .boxed()
                .sorted(Comparator.comparingInt(position::optionsLeft)) // stable: ties from left to right
                .limit(SHOWN)
                .map(i -> new Critical(cover.itemName(i), position.optionsLeft(i)))
                .toList();
    }

    private static OptionalInt deadOptions(Position position) {
        int dead = 0;
        long begin = position.steps();
        for (int option = 0; option < position.cover().optionCount(); option++) {
            if (position.isLeft(option) && position.stuckBehind(option) != Position.NONE) {
                dead++;
            }
            if (position.steps() - begin > BUDGET) {
                return OptionalInt.empty();
            }
        }
        return OptionalInt.of(dead);
    }
}
