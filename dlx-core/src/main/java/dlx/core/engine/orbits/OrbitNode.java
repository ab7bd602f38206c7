package dlx.core.engine.orbits;

import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A node of the tree of orbits: the rest of a cover, an item, and branches. If the number of options that the item gets is
 * known, a branch takes one option of each orbit; otherwise a branch sets this number. Not thread-safe.
 */
final class OrbitNode {

    final Optional<CoverGroup.Name> name;
    private final Rest rest;
    private final int item;

    /** The options that branches take, by orbits; empty if the branches are numbers of options. */
    private final List<int[]> orbits;

    private final int branches;

    /** Number of solutions below each branch that was counted. */
    private final List<BigInteger> counts = new ArrayList<>();

    private OrbitNode(Rest rest, CoverGroup group, int item, int branches, List<int[]> orbits) {
        name = group.name();
        this.rest = rest;
        this.item = item;
        this.branches = branches;
        this.orbits = orbits;
    }

    /**
     * Returns a node that branches on the item with the fewest branches.
     *
     * @param order random order of the branches; empty for the order of the options
     */
    static OrbitNode of(Rest rest, CoverGroup group, Optional<Random> order) {
        int[][] orbits = group.orbitsOfItems(rest.problem, option -> option);
        int item = -1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < rest.items(); i++) {
            if (rest.primary[i]) {
                long branches = rest.isExact(i) ? orbits[i].length : 1L + rest.atMost(i) - rest.atLeast(i);
                long score = (branches << Integer.SIZE) + rest.lengths[i];
                item = score < least ? i : item;
                least = Math.min(score, least);
            }
        }
        if (!rest.isExact(item)) {
            return new OrbitNode(rest, group, item, 1 + rest.atMost(item) - rest.atLeast(item), List.of());
        }
        int[] options = rest.optionsOf(item).toArray();
        List<int[]> all = Arrays.stream(orbits[item])
                .map(group::orbit)
                .mapToObj(orbit -> Arrays.stream(options)
                        .filter(option -> group.orbit(option) == orbit)
                        .toArray())
                .collect(Collectors.toCollection(ArrayList::new));
        order.ifPresent(random -> Collections.shuffle(all, random));
        return new OrbitNode(rest, group, item, all.size(), all);
    }

    boolean hasNext() {
        return done() < branches;
    }

    /** Returns the rest of the next branch; empty if it does not have solutions. */
    Optional<Rest> next() {
        return rest(done(), 0);
    }

    /** Adds the number of solutions of the next branch. */
    void add(BigInteger count) {
        counts.add(count);
    }

    /** Returns the rest of one of the equal branches of a branch, counted from 0. */
    Optional<Rest> rest(int branch, int equal) {
        return orbits.isEmpty()
                ? rest.giving(item, rest.atLeast(item) + branch)
                : rest.taking(orbits.get(branch)[equal]);
    }

    /** Returns the number of solutions below a branch that was counted. */
    BigInteger below(int branch) {
        return counts.get(branch);
    }

    /** Returns the number of solutions below a branch that was counted, and the branches that are equal to it. */
    BigInteger belowAll(int branch) {
        return below(branch).multiply(BigInteger.valueOf(orbits.isEmpty() ? 1 : orbits.get(branch).length));
    }

    /** Returns how often the branches see each solution: once for each option that the item gets, if they take options. */
    BigInteger times() {
        return BigInteger.valueOf(orbits.isEmpty() ? 1 : rest.atMost(item));
    }

    /** Returns the number of solutions of the rest, after all branches. */
    BigInteger count() {
        BigInteger sum = BigInteger.ZERO;
        for (int branch = 0; branch < branches; branch++) {
            sum = sum.add(belowAll(branch));
        }
        return sum.divide(times());
    }

    /** Returns the number of branches. */
    int branches() {
        return branches;
    }

    /** Returns the number of branches that were counted. */
    int done() {
        return counts.size();
    }
}
