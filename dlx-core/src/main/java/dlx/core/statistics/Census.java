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
 * Figures of a cover, computed without a search. All except the plain sizes refer to the residual problem after the
 * givens.
 *
 * @param items number of all items
 * @param primary number of primary items
 * @param options number of all options
 * @param nodes total length of the options
 * @param density share of the pairs of item and option that are nodes, from 0 to 1
 * @param pins number of given options
 * @param openItems number of items that may still be covered
 * @param openOptions number of options that may still be taken
 * @param fewest up to 5 items that need options and have fewest to spare, fewest first
 * @param dead number of options found impossible: open options that would leave another item with too few; empty if
 *     counting takes too long
 * @param components number of parts that could be solved separately
 * @param tree estimated number of nodes of the search tree of MRV: {@link Estimate#value} of {@code treeNodes}
 * @param treeNodes estimated number of nodes with its range
 * @param solutions estimated number of solutions; if no walk met a solution, the range is from 0 to the nodes of
 *     the tree
 * @param probes number of random walks that were made for the estimates
 * @param seed seed of the random walks
 * @param colors number of different colors that the options give to items
 * @param colorNames names of up to 5 colors, in the order of their numbers
 * @param bounded number of items whose multiplicity is not exactly 1
 * @param bounds up to 5 of these items, in the order of the cover
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

    /** Default number of random walks. */
    public static final int PROBES = 1000;

    /** Maximum number of random walks. */
    public static final int MOST_PROBES = 1_000_000;

    /** Default seed, so that equal covers have equal estimates. */
    public static final long SEED = 19750129;

    /** Maximum length of the lists of items and colors. */
    private static final int SHOWN = 5;

    /** Maximum number of steps for counting impossible options, so that a census takes a second, not minutes. */
    private static final long BUDGET = 200_000_000;

    /**
     * Item that has few options to spare.
     *
     * @param item the name of the item
     * @param options number of open options that hold the item
     * @param need number of these options that the item needs
     */
    public record Critical(String item, int options, int need) {}

    /**
     * Item whose multiplicity is not exactly 1.
     *
     * @param item the name of the item
     * @param atLeast minimum number of times that it must be covered
     * @param atMost maximum number of times that it may be covered
     */
    public record Bounds(String item, int atLeast, int atMost) {}

    /**
     * Returns the figures of a cover with givens, from {@link #PROBES} random walks. Takes at most some seconds, even
     * for large covers.
     *
     * @param cover the cover
     * @param givens the givens
     * @return the figures
     */
    public static Census of(Cover<?> cover, Givens givens) {
        return of(cover, givens, PROBES, SEED);
    }

    /**
     * Returns the figures of a cover with givens, from a chosen number of random walks. Equal arguments give equal
     * figures on every machine.
     *
     * @param cover the cover
     * @param givens the givens
     * @param probes maximum number of random walks, from 1 to {@link #MOST_PROBES}. The width of the ranges shrinks
     *     with its square root. A thousand walks take about a second; fewer are made if the cover is large: see
     *     {@link #probes()}
     * @param seed the seed of the random walks
     * @return the figures
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
