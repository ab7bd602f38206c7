package dlx.core.diagram;

import dlx.core.diagram.nodes.Counts;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.table.MemoryBudget;
import java.util.SplittableRandom;

/**
 * Draws sets of a family at random, each uniformly from all and independently of the others.
 *
 * <p>A draw is a number below the count of all sets, every one with the same chance, and then the way down to the set with
 * that number: at each node the sets without its option come first. Numbers have as many words as the count; once few
 * enough sets are left, one. Not thread-safe; any number of samplers may draw from one diagram. 20 bytes per node, and 8
 * more for each word of the count.
 *
 * @since 0.1
 */
public final class ZddSampler {

    /**
     * Two words per node: how many sets lie below its lo, meant where less than 2^63 lie below the node; lo in the lower
     * half and hi in the upper one. So both are read at once.
     */
    private final long[] steps;

    /** By node. */
    private final int[] option;

    private final Counts counts;
    private final SplittableRandom random;
    private final int root;

    /** The count of all sets, lowest word first. */
    private final long[] total;

    /** The number drawn, then what is left of it on the way. */
    private final long[] left;

    private final int[] options;
    private int length;

    ZddSampler(SetFamily family, Counts counts, long seed, MemoryBudget memory) {
        memory.reached(family.size());
        memory.take((long) family.size() * (Integer.BYTES + 2 * Long.BYTES));
        this.counts = counts;
        random = new SplittableRandom(seed);
        root = family.root();
        options = new int[family.longest() + 1]; // written before it is known whether the option is taken
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
     * @return {@code false} if the family has no sets
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

    /** The way without a branch that a processor would have to guess: each node takes its option or not. */
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

    /** Uniform below the total: as many random bits as the total has, again until they say less. */
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
     * The options of the set drawn, in the order of the diagram.
     *
     * @return the same array each time, {@link #length} of it count; not to be changed
     */
    public int[] options() {
        return options;
    }

    /**
     * How many options the set drawn has.
     *
     * @return {@code >= 0}
     */
    public int length() {
        return length;
    }
}
