package dlx.core.engine.orbits;

import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * A node of the tree of orbits: the rest of a cover, an item, and branches. If the number of options that the item gets is
 * known, a branch takes one option of each orbit; otherwise a branch sets this number. Not thread-safe.
 */
final class OrbitNode {

    final Optional<OrbitTable.Name> name;
    private final Rest rest;
    private final int item;

    /** An option of each orbit; empty if the branches are numbers of options. */
    private final int[] options;

    /** Number of equal branches, for each branch. */
    private final int[] sizes;

    private int next;
    private BigInteger sum = BigInteger.ZERO;

    private OrbitNode(Optional<OrbitTable.Name> name, Rest rest, int item, int[] options, int[] sizes) {
        this.name = name;
        this.rest = rest;
        this.item = item;
        this.options = options;
        this.sizes = sizes;
    }

    /** Returns a node that branches on the item with the fewest branches. */
    static OrbitNode of(Rest rest, CoverGroup group) {
        Optional<OrbitTable.Name> name = group.name().map(OrbitTable.Name::of);
        int[][] orbits = group.orbitsOfItems(rest.arrays);
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
            int[] once = new int[1 + rest.atMost(item) - rest.atLeast(item)];
            Arrays.fill(once, 1);
            return new OrbitNode(name, rest, item, new int[0], once);
        }
        return new OrbitNode(name, rest, item, orbits[item], group.sizes(rest.arrays, item, orbits[item]));
    }

    boolean hasNext() {
        return next < sizes.length;
    }

    /** Returns the rest of the next branch; empty if it does not have solutions. */
    Optional<Rest> next() {
        return options.length > 0 ? rest.taking(options[next]) : rest.giving(item, rest.atLeast(item) + next);
    }

    /** Adds the number of solutions of the next branch. */
    void add(BigInteger count) {
        sum = sum.add(count.multiply(BigInteger.valueOf(sizes[next++])));
    }

    /** Returns the number of solutions of the rest, after all branches: each was seen once for each option of the item. */
    BigInteger count() {
        return options.length > 0 ? sum.divide(BigInteger.valueOf(rest.atMost(item))) : sum;
    }

    /** Returns the number of branches. */
    int branches() {
        return sizes.length;
    }

    /** Returns the number of branches that were counted. */
    int done() {
        return next;
    }
}
