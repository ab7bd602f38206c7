package dlx.core;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Solves a cover the slow way: recursion by items over sets of items, no links, nothing undone, nothing shared with the
 * engines.
 *
 * <p>Branches on the leftmost of the items with fewest options, on its options in their order: so it gives the order of
 * the solutions and the number of nodes too, by their definition. {@link ReferenceTest} holds it against the trial of
 * all subsets.
 */
public final class Reference {

    private final PlainCover cover;

    /** The items of each option. */
    private final List<BitSet> items;

    private final int mostSolutions;
    private final int mostNodes;
    private final List<List<Integer>> solutions = new ArrayList<>();
    private final List<Integer> nodesAtSolutions = new ArrayList<>();
    private int nodes;
    private boolean complete = true;

    private Reference(PlainCover cover, int mostSolutions, int mostNodes) {
        this.cover = cover;
        this.mostSolutions = mostSolutions;
        this.mostNodes = mostNodes;
        this.items =
                cover.options().stream().map(option -> setOf(option.items())).toList();
    }

    /** Finds the solutions, or the first ones where it gives up after so many of them or so many nodes. */
    public static Reference solve(PlainCover cover, int mostSolutions, int mostNodes) {
        Reference reference = new Reference(cover, mostSolutions, mostNodes);
        BitSet covered = reference.coveredAtFirst();
        if (covered != null) {
            reference.search(reference.fitting(reference.allOptions(), covered), covered, cover.pins());
        }
        return reference;
    }

    /** The number of solutions, however many, or nothing where that takes more than so many sets of covered items. */
    static Optional<BigInteger> count(PlainCover cover, int mostSets) {
        Reference reference = new Reference(cover, 0, mostSets);
        BitSet covered = reference.coveredAtFirst();
        if (covered == null) {
            return Optional.of(BigInteger.ZERO);
        }
        List<Integer> fitting = reference.fitting(reference.allOptions(), covered);
        BigInteger count = reference.count(fitting, covered, new HashMap<>());
        return reference.complete ? Optional.of(count) : Optional.empty();
    }

    /** The solutions in the order of the search, each as the ascending numbers of its options. */
    public List<List<Integer>> solutions() {
        return Collections.unmodifiableList(solutions);
    }

    /** Whether these are all solutions. */
    public boolean isComplete() {
        return complete;
    }

    /** Choice points, the root, dead ends and solutions included. */
    public int nodes() {
        return nodes;
    }

    /** How many of the solutions lie among the first so many nodes. */
    public int solutionsWithin(long mostNodesSeen) {
        return (int) nodesAtSolutions.stream().filter(at -> at <= mostNodesSeen).count();
    }

    private void search(List<Integer> fitting, BitSet covered, List<Integer> taken) {
        if (nodes == mostNodes) {
            complete = false;
            return;
        }
        nodes++;
        int item = leftmostOfFewest(fitting, covered);
        if (item < 0) {
            if (solutions.size() == mostSolutions) {
                complete = false;
            } else {
                solutions.add(taken.stream().sorted().toList());
                nodesAtSolutions.add(nodes);
            }
            return;
        }
        for (int option : fitting) {
            if (complete && items.get(option).get(item)) {
                BitSet more = union(covered, items.get(option));
                List<Integer> alsoTaken = new ArrayList<>(taken);
                alsoTaken.add(option);
                search(fitting(fitting, more), more, alsoTaken);
            }
        }
    }

    /** What is left to count depends on the covered items alone, so each set of them is counted once. */
    private BigInteger count(List<Integer> fitting, BitSet covered, Map<BitSet, BigInteger> known) {
        BigInteger count = known.get(covered);
        if (count != null) {
            return count;
        }
        if (nodes == mostNodes) {
            complete = false;
            return BigInteger.ZERO;
        }
        nodes++;
        int item = leftmostOfFewest(fitting, covered);
        count = item < 0 ? BigInteger.ONE : BigInteger.ZERO;
        for (int option : fitting) {
            if (item >= 0 && items.get(option).get(item)) {
                BitSet more = union(covered, items.get(option));
                count = count.add(count(fitting(fitting, more), more, known));
            }
        }
        known.put(covered, count);
        return count;
    }

    /** The leftmost of the primary items with fewest options that are not covered; -1 if all are. */
    private int leftmostOfFewest(List<Integer> fitting, BitSet covered) {
        int[] held = new int[cover.primary().size()];
        for (int option : fitting) {
            for (int item : cover.options().get(option).items()) {
                held[item]++;
            }
        }
        int best = -1;
        for (int item = 0; item < held.length; item++) {
            if (cover.isDemanded(item) && !covered.get(item) && (best < 0 || held[item] < held[best])) {
                best = item;
            }
        }
        return best;
    }

    /** Those of the options that hold no covered item. */
    private List<Integer> fitting(List<Integer> options, BitSet covered) {
        List<Integer> fitting = new ArrayList<>();
        for (int option : options) {
            if (!items.get(option).intersects(covered)) {
                fitting.add(option);
            }
        }
        return fitting;
    }

    /** The items of the pins; null if two pins hold the same item, or one is banned. */
    private BitSet coveredAtFirst() {
        BitSet covered = new BitSet();
        for (int pin : cover.pins()) {
            if (items.get(pin).intersects(covered) || cover.banned().contains(pin)) {
                return null;
            }
            covered = union(covered, items.get(pin));
        }
        return covered;
    }

    private List<Integer> allOptions() {
        return IntStream.range(0, items.size())
                .filter(option -> !cover.banned().contains(option))
                .boxed()
                .toList();
    }

    private static BitSet union(BitSet a, BitSet b) {
        BitSet union = (BitSet) a.clone();
        union.or(b);
        return union;
    }

    private static BitSet setOf(List<Integer> numbers) {
        BitSet set = new BitSet();
        numbers.forEach(set::set);
        return set;
    }
}
