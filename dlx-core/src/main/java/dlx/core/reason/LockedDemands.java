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
 * Finds n demands whose open options all hold one of n other items, the links. No option meets two of the demands, so
 * the demands need n options. Each link has capacity for one, so every other option with a link is impossible. In a
 * sudoku these are pointing pairs, naked and hidden pairs, X-wings and similar patterns.
 *
 * <p>Excluded here: demands that need more than one option, links with capacity above 1, and links with colors.
 */
final class LockedDemands {

    /** Maximum number of demands; readers do not recognize larger patterns. */
    static final int MOST = 4;

    /** Maximum number of choices of links per call of {@link #find}. */
    private static final int MOST_TRIED = 4096;

    private final Propagator propagator;
    private final IntFunction<String> groups;
    private final PacedStopCheck pace;
    private int tried;

    /**
     * Creates the finder.
     *
     * @param groups returns the name of the group of an item
     */
    LockedDemands(Propagator propagator, IntFunction<String> groups, PacedStopCheck pace) {
        this.propagator = propagator;
        this.groups = groups;
        this.pace = pace;
    }

    /**
     * Links, and the options that they exclude.
     *
     * @param links items that are used up, ascending
     * @param excluded open options that are impossible, ascending
     */
    record Found(List<Integer> links, BitSet excluded) {}

    /**
     * Returns the links if the demands use up an item of an option, else empty.
     *
     * @param option an open option that is to be excluded
     * @param demands demands that exclude the option; only facts are taken or gone
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
                    return Optional.empty(); // the option meets two demands at once
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

    /** Chooses one more link that holds the first option without a link, and continues with the remaining options. */
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
                openOptions(link).forEach(left::clear);
                links.add(link);
                choose(left, demands, more - 1, links, ways);
                links.remove(links.size() - 1);
            }
        }
    }

    /**
     * Returns the best set of links, among those with a link of the option. A set of one group is best, then the set
     * that excludes most options, then the set with the fewest groups. If all links are of one group, the links of
     * other such sets are added: cells of a box in one row use up values of both the box and the row.
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
