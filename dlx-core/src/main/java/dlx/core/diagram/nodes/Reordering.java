package dlx.core.diagram.nodes;

/**
 * Creates nodes of sets whose options come in any order, which may differ between paths.
 *
 * <p>It works from the leaves upwards: the option is added to the sets of hi, and the sets of lo are united with them.
 * This takes O(1) for a node whose option precedes those of its children, as all do if the orders agree. Otherwise both
 * steps may cost as much as the families below are large.
 */
public final class Reordering {

    private final NodeTable nodes;
    private final AddOption adding;
    private final SetOperation union;

    public Reordering(NodeTable nodes) {
        this.nodes = nodes;
        adding = new AddOption(nodes);
        union = new SetOperation(nodes, SetOperation.Rule.UNION);
    }

    /** Returns the family of the sets of lo, and of the sets of hi with an option that these do not have. */
    public int node(int rank, int lo, int hi) {
        if (nodes.rank(lo) > rank && nodes.rank(hi) > rank) {
            return nodes.node(rank, lo, hi);
        }
        union.rest();
        return union.combine(adding.addTo(rank, hi), lo);
    }

    /**
     * Copies a family into nodes that have the same options in another order.
     *
     * @return the root of the copy
     */
    public static int copy(SetFamily family, NodeTable nodes) {
        Reordering reordering = new Reordering(nodes);
        long bytes = (long) family.size() * Integer.BYTES;
        nodes.memory().take(bytes);
        int[] here = new int[family.size()];
        here[SetFamily.UNIT] = SetFamily.UNIT;
        for (int n = 2; n < here.length; n++) {
            int rank = nodes.order().place(family.option(n));
            here[n] = reordering.node(rank, here[family.lo(n)], here[family.hi(n)]);
        }
        nodes.memory().give(bytes);
        reordering.close();
        return here[family.root()];
    }

    void close() {
        adding.close();
        union.close();
    }
}
