package dlx.core.diagram.nodes;

import dlx.core.table.MemoryBudget;
import java.util.BitSet;

/**
 * Restricts a family to the sets that have all options of one list and avoid all options of another. Time and memory:
 * O(nodes + options).
 */
public final class Restriction {

    private final SetFamily family;
    private final NodeTable nodes;
    private final BitSet taken = new BitSet();
    private final BitSet banned = new BitSet();

    private Restriction(SetFamily family, MemoryBudget memory) {
        this.family = family;
        nodes = new NodeTable(family.order(), memory);
    }

    public static SetFamily of(SetFamily family, int[] taken, int[] banned, MemoryBudget memory) {
        Restriction restriction = new Restriction(family, memory);
        OptionOrder order = family.order();
        for (int option : taken) {
            if (order.place(option) < 0) {
                return restriction.nodes.build(SetFamily.EMPTY);
            }
            restriction.taken.set(order.place(option));
        }
        for (int option : banned) {
            if (order.place(option) >= 0) {
                restriction.banned.set(order.place(option));
            }
        }
        return restriction.restricted();
    }

    private SetFamily restricted() {
        long bytes = (long) family.size() * Integer.BYTES;
        nodes.memory().take(bytes);
        int[] here = new int[family.size()];
        here[SetFamily.UNIT] = SetFamily.UNIT;
        for (int n = 2; n < here.length; n++) {
            int rank = family.rank(n);
            int lo = taken.get(rank) ? SetFamily.EMPTY : below(rank + 1, family.lo(n), here);
            int hi = banned.get(rank) ? SetFamily.EMPTY : below(rank + 1, family.hi(n), here);
            here[n] = nodes.node(rank, lo, hi);
        }
        int root = below(0, family.root(), here);
        nodes.memory().give(bytes);
        return nodes.build(root);
    }

    /**
     * Returns the restricted node of a child, or the empty family if a taken option lies between a rank and the child.
     */
    private int below(int rank, int child, int[] here) {
        int next = taken.nextSetBit(rank);
        return next < 0 || next >= family.rank(child) ? here[child] : SetFamily.EMPTY;
    }
}
