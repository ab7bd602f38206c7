package dlx.core.statistics;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.core.search.Givens;
import dlx.core.view.Position;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Figures of a cover that need no search. All but the plain sizes are those of what the givens leave.
 *
 * @param items all items
 * @param primary those that must be covered
 * @param options all options
 * @param nodes the total length of the options
 * @param density the share of the item-option pairs that are nodes, from 0 to 1
 * @param pins options given
 * @param openItems items that are left to be covered
 * @param openOptions options that are left to be taken
 * @param fewest some of the items that need options and have fewest to spare, those first
 * @param dead options left that leave another item without options; absent where counting takes too long
 * @param components parts that could be solved apart
 * @param tree the estimated number of nodes of the search tree of MRV: {@link Estimate#value} of {@code treeNodes}
 * @param treeNodes the same with its range
 * @param solutions the estimated number of solutions; where no walk met one, from 0 to as many as the tree has nodes
 * @param probes the random walks of the estimates
 * @param seed what decides which walks they are
 * @param colors how many different colors the options give to items
 * @param colorNames how some of them are called, in the order of their numbers
 * @param bounded how many items may be covered other than once
 * @param bounds some of them, from left to right
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
        double tree,
        Estimate treeNodes,
        Estimate solutions,
        int probes,
        long seed,
        int colors,
        List<String> colorNames,
        int bounded,
        List<Bounds> bounds) {

    /** How many random walks there are where nobody says. */
    public static final int PROBES = 1000;

    /** As many random walks as there may be. */
    public static final int MOST_PROBES = 1_000_000;

    /** The seed where nobody gives one: the same cover gives the same estimates, always. */
    public static final long SEED = 19750129;

    private static final int SHOWN = 5;

    /** Looking at a cover should take a second, not minutes. */
    private static final long BUDGET = 200_000_000;

    /**
     * An item that has few options to spare.
     *
     * @param item its name
     * @param options how many options it has left
     * @param need how many of them it needs
     */
    public record Critical(String item, int options, int need) {}

    /**
     * An item that may be covered other than once.
     *
     * @param item its name
     * @param atLeast how often it must be covered
     * @param atMost how often it may be covered
     */
    public record Bounds(String item, int atLeast, int atMost) {}

    /**
     * Looks at a cover and what is given. Takes some seconds at most, even for large covers.
     *
     * @param cover the cover
     * @param givens what holds beforehand
     * @return what is known, by {@link #PROBES} random walks
     */
    public static Census of(Cover<?> cover, Givens givens) {
        return of(cover, givens, PROBES, SEED);
    }

    /**
     * Looks at a cover and what is given, with estimates of one's own choice. The same arguments give the same census on
     * every machine.
     *
     * @param cover the cover
     * @param givens what holds beforehand
     * @param probes how many random walks to make, from 1 to {@link #MOST_PROBES}. The more, the narrower the ranges, by the
     *     square root; a thousand take about a second, and fewer are made where the cover is large: see {@link #probes()}
     * @param seed what decides which walks they are
     * @return what is known
     * @throws IllegalArgumentException if {@code probes} is out of range
     */
    public static Census of(Cover<?> cover, Givens givens, int probes, long seed) {
        if (probes < 1 || probes > MOST_PROBES) {
            throw new IllegalArgumentException("probes: " + probes + "; expected 1 to " + MOST_PROBES);
        }
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
        TreeEstimate tree = TreeEstimate.of(data, givens, probes, seed);
        int[] colors = colors(data);
        int[] bounded = IntStream.range(0, data.itemCount())
                .filter(i -> data.atLeast(i) != 1 || data.atMost(i) != 1)
                .toArray();
        double pairs = (double) data.itemCount() * data.optionCount();
        return new Census(
                data.itemCount(),
                primary,
                data.optionCount(),
                data.nodeCount(),
                pairs == 0 ? 0 : data.nodeCount() / pairs,
                givens.givenCount(),
                openItems,
                openOptions,
                fewest(cover, position),
                deadOptions(position),
                Components.count(position),
                tree.nodes().value(),
                tree.nodes(),
                tree.solutions(),
                tree.probes(),
                seed,
                colors.length,
                IntStream.of(colors).limit(SHOWN).mapToObj(cover::colorName).toList(),
                bounded.length,
                IntStream.of(bounded)
                        .limit(SHOWN)
                        .mapToObj(i -> new Bounds(cover.itemName(i), data.atLeast(i), data.atMost(i)))
                        .toList());
    }

    private static int[] colors(CoverData data) {
        return IntStream.range(0, data.hasColors() ? data.nodeCount() : 0)
                .map(data::color)
                .filter(color -> color >= 0)
                .sorted()
                .distinct()
                .toArray();
    }

    private static List<Critical> fewest(Cover<?> cover, Position position) {
        return IntStream.range(0, cover.itemCount())
                .filter(position::isDemanded)
                .boxed()
                .sorted(Comparator.comparingInt(i -> position.optionsLeft(i) - position.need(i))) // stable
                .limit(SHOWN)
                .map(i -> new Critical(cover.itemName(i), position.optionsLeft(i), position.need(i)))
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
