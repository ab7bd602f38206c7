package dlx.core.reason;

import dlx.core.engine.PacedStopCheck;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntFunction;

/**
 * Sees that some demands use up as many other items: no option meets two of the demands, and each option that is left for one of them
 * holds one of the items, the links. The demands need as many options as there are links, and a link has room for one, so whatever
 * else holds a link is impossible. In a sudoku these are pointing pairs, naked and hidden pairs, X-wings and their like.
 *
 * <p>Demands that need more than one option, links with more room than for one and links with colors are left to other reasons.
 */
final class LockedDemands {

    /** Of more demands nobody sees it. */
    static final int MOST = 4;

    /** So many choices of links are tried. */
    private static final int MOST_TRIED = 4096;

    private final Propagator propagator;
    private final IntFunction<String> groups;
    private final PacedStopCheck pace;
    private int tried;

    /** @param groups of an item, the name of its group */
    LockedDemands(Propagator propagator, IntFunction<String> groups, PacedStopCheck pace) {
        this.propagator = propagator;
        this.groups = groups;
        this.pace = pace;
    }

    /**
     * Items that are used up, and options that are impossible then.
     *
     * @param links items, ascending
     * @param excluded open options, ascending
     */
    record Found(List<Integer> links, BitSet excluded) {}

    /**
     * Whether the demands use up an item of an option.
     *
     * @param option an open one that is to be excluded
     * @param demands in a position of facts alone
     */
    Optional<Found> find(int option, BitSet demands) {
        int size = demands.cardinality();
        if (size > MOST || demands.stream().anyMatch(i -> propagator.need(i) != 1)) {
            return Optional.empty();
        }
        BitSet open = new BitSet();
        for (int i = demands.nextSetBit(0); i >= 0; i = demands.nextSetBit(i + 1)) {
            for (int other : openOptions(i)) {
                if (open.get(other)) {
                    return Optional.empty(); // it meets two demands at once
                }
                open.set(other);
            }
        }
        if (open.get(option)) {
            return Optional.empty();
        }
        List<TreeSet<Integer>> ways = new ArrayList<>();
        tried = 0;
        choose(open, demands, size, new ArrayList<>(), ways);
        return best(option, open, ways);
    }

    /** Chooses one more link, so that the first option without one holds it. */
    private void choose(BitSet without, BitSet demands, int more, List<Integer> links, List<TreeSet<Integer>> ways) {
        if (without.isEmpty()) {
            ways.add(new TreeSet<>(links));
            return;
        }
        if (more == 0 || ++tried > MOST_TRIED) {
            return;
        }
        int[] start = propagator.relation.problem.start;
        int option = without.nextSetBit(0);
        for (int node = start[option]; node < start[option + 1]; node++) {
            int link = propagator.relation.problem.item[node];
            if (!demands.get(link) && propagator.holdsOneMore(link)) {
                pace.steps(1 << 4);
                BitSet left = (BitSet) without.clone();
                for (int held : openOptions(link)) {
                    left.clear(held);
                }
                links.add(link);
                choose(left, demands, more - 1, links, ways);
                links.remove(links.size() - 1);
            }
        }
    }

    /**
     * Of the ways with a link of the option: one whose links are of one group, else that which excludes most, with the fewest
     * groups. Cells of a box that lie in one row use up values of both: where all links are of one group, those of other groups are
     * added.
     */
    private Optional<Found> best(int option, BitSet open, List<TreeSet<Integer>> ways) {
        Optional<TreeSet<Integer>> best = ways.stream()
                .filter(way -> way.stream().anyMatch(link -> holds(option, link)))
                .max(Comparator.comparing((TreeSet<Integer> way) -> groups(way) == 1)
                        .thenComparingInt(way -> excluded(way, open).cardinality())
                        .thenComparingInt(way -> -groups(way)));
        return best.map(way -> {
            TreeSet<Integer> links = new TreeSet<>(way);
            if (groups(way) == 1) {
                ways.stream()
                        .filter(other ->
                                groups(other) == 1 && !excluded(other, open).isEmpty())
                        .forEach(links::addAll);
            }
            return new Found(List.copyOf(links), excluded(links, open));
        });
    }

    private int groups(TreeSet<Integer> links) {
        return (int) links.stream().map(groups::apply).distinct().count();
    }

    private BitSet excluded(TreeSet<Integer> links, BitSet open) {
        BitSet excluded = new BitSet();
        links.forEach(link -> openOptions(link).forEach(excluded::set));
        excluded.andNot(open);
        return excluded;
    }

    private boolean holds(int option, int item) {
        int[] start = propagator.relation.problem.start;
        for (int node = start[option]; node < start[option + 1]; node++) {
            if (propagator.relation.problem.item[node] == item) {
                return true;
            }
        }
        return false;
    }

    private List<Integer> openOptions(int item) {
        return propagator.openOptions(item);
    }
}
