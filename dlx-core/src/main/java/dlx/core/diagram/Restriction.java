package dlx.core.diagram;

import java.util.BitSet;

/** Keeps the sets that have all of some options and none of others. Time and memory: O(nodes + options). */
final class Restriction {

    private final Zdd family;
    private final Nodes nodes;
    private final BitSet taken = new BitSet();
    private final BitSet banned = new BitSet();

    private Restriction(Zdd family, MemoryBudget room) {
        this.family = family;
        nodes = new Nodes(family.places(), room);
    }

    static Zdd of(Zdd family, int[] taken, int[] banned, MemoryBudget room) {
        Restriction restriction = new Restriction(family, room);
        OptionOrder order = family.places();
        for (int option : taken) {
            if (order.place(option) < 0) {
                return restriction.nodes.build(Nodes.EMPTY);
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

    private Zdd restricted() {
        long bytes = (long) family.size() * Integer.BYTES;
        nodes.room().take(bytes);
        int[] here = new int[family.size()];
        here[Nodes.UNIT] = Nodes.UNIT;
        for (int n = 2; n < here.length; n++) {
            int rank = family.rank(n);
            int lo = taken.get(rank) ? Nodes.EMPTY : below(rank + 1, family.lo(n), here);
            int hi = banned.get(rank) ? Nodes.EMPTY : below(rank + 1, family.hi(n), here);
            here[n] = nodes.node(rank, lo, hi);
        }
        int root = below(0, family.root(), here);
        nodes.room().give(bytes);
        return nodes.build(root);
    }

    /** What is left of a child, if no option that is taken lies between a rank and the child. */
    private int below(int rank, int child, int[] here) {
        int next = taken.nextSetBit(rank);
        return next < 0 || next >= family.rank(child) ? here[child] : Nodes.EMPTY;
    }
}
