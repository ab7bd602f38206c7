package dlx.core.diagram;

import dlx.core.diagram.nodes.Counts;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.table.MemoryBudget;
import java.util.SplittableRandom;

/**
 * Draws sets of a family at random, each uniformly from all and independently of the others.
 *
 * <p>A draw first chooses a number below the count of all sets, uniformly. Then it descends to the set with that
 * number; at each node the sets without its option come first. Numbers have as many words as the count, but a single
 * word below the first node with fewer than 2^63 sets. Not thread-safe; any number of samplers may draw from one
 * diagram. Memory: 20 bytes per node, and 8 more for each word of the count.
 *
 * @since 0.1
 */
public final class ZddSampler {

    /**
     * Two words per node n, next to each other so that both are read at once. Word 2n is the number of sets below lo,
     * valid if fewer than 2^63 sets lie below n. Word 2n + 1 contains lo in its lower half and hi in its upper half.
     */
    private final long[] steps;

    /** Option of each node. */
    private final int[] option;

    private final Counts counts;
    private final SplittableRandom random;
    private final int root;

    /** Number of all sets, lowest word first. */
    private final long[] total;

    /** Number drawn, lowest word first; during the descent, the number among the sets of the present node. */
    private final long[] left;

    /** Options of the set drawn, the first {@link #length} elements. */
    private final int[] options;

    private int length;

    ZddSampler(SetFamily family, Counts counts, long seed, MemoryBudget memory) {
        memory.reached(family.size());
        memory.take((long) family.size() * (Integer.BYTES + 2 * Long.BYTES));
        this.counts = counts;
        random = new SplittableRandom(seed);
        root = family.root();
        options = new int[family.longest() + 1]; // + 1 because an option is written before the decision to take it
        total = new long[counts.words()];
        left = new long[counts.words()];
        for (int w = 0; w < total.length; w++) {
            total[w] = counts.word(root, w);
        }
        steps = new long[2 * family.size()];
        option = new int[family.size()];
        for (int n = 2; n < option.length; n++) {
            if ((n & (1 << 16) - 1) == 0) {
                memory.check();
            }
            steps[2 * n] = counts.word(family.lo(n), 0);
            steps[2 * n + 1] = (long) family.hi(n) << Integer.SIZE | family.lo(n);
            option[n] = family.option(n);
        }
    }

    /**
     * Draws a set.
     *
     * @return {@code false} if the family does not contain any set
     */
    public boolean draw() {
        if (root == SetFamily.EMPTY) {
            return false;
        }
        length = 0;
        if (total.length == 1) {
            descend(root, random.nextLong(total[0]));
            return true;
        }
        drawNumber();
        int node = root;
        while (!counts.isSmall(node)) {
            int lo = (int) steps[2 * node + 1];
            if (counts.exceeds(lo, left)) {
                node = lo;
            } else {
                counts.subtract(lo, left);
                options[length++] = option[node];
                node = (int) (steps[2 * node + 1] >>> Integer.SIZE);
            }
        }
        descend(node, left[0]);
        return true;
    }

    /** Descends from a node to the set with a number below 2^63, without a branch that a processor could mispredict. */
    private void descend(int from, long number) {
        int node = from;
        long rest = number;
        int taken = length;
        while (node >= 2) {
            long skipped = steps[2 * node];
            int take = rest < skipped ? 0 : 1;
            options[taken] = option[node];
            taken += take;
            rest -= skipped & -take;
            node = (int) (steps[2 * node + 1] >>> (take << 5));
        }
        length = taken;
    }

    /**
     * Draws a uniform number below the total: as many random bits as the total has, repeated until the number is
     * smaller.
     */
    private void drawNumber() {
        int top = total.length - 1;
        while (total[top] == 0) {
            top--;
        }
        long mask = -1L >>> Long.numberOfLeadingZeros(total[top]);
        do {
            for (int w = 0; w < top; w++) {
                left[w] = random.nextLong();
            }
            left[top] = random.nextLong() & mask;
        } while (!counts.exceeds(root, left));
    }

    /**
     * Returns the options of the set drawn, in the order of the diagram.
     *
     * @return the same array in each call, of which the first {@link #length} elements are valid; must not be
     *     changed
     */
    public int[] options() {
        return options;
    }

    /**
     * Returns the number of options of the set drawn.
     *
     * @return the number, 0 or more
     */
    public int length() {
        return length;
    }
}
