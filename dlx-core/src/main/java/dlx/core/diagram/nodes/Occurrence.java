package dlx.core.diagram.nodes;

import java.util.stream.IntStream;

/** Finds the options that occur in some set, or in every set. Time: O(nodes + options); memory: O(options). */
public final class Occurrence {

    private Occurrence() {}

    /**
     * Returns the options that occur in some set: the options of all nodes, because each node leads to a set along its
     * hi.
     */
    public static int[] inSome(SetFamily family) {
        return IntStream.range(2, family.size())
                .map(family::option)
                .sorted()
                .distinct()
                .toArray();
    }

    /**
     * Returns the options that occur in every set: those whose ranks are not passed by any edge. Edges to the empty
     * family are ignored, because they do not lead to a set. A lo edge also passes the rank of its own node.
     */
    public static int[] inEvery(SetFamily family) {
        if (family.isEmpty()) {
            return new int[0];
        }
        int[] changes = new int[family.order().length() + 1]; // change of the number of passing edges per rank
        pass(changes, 0, family.rank(family.root()));
        for (int n = 2; n < family.size(); n++) {
            pass(changes, family.rank(n) + 1, family.rank(family.hi(n)));
            if (family.lo(n) != SetFamily.EMPTY) {
                pass(changes, family.rank(n), family.rank(family.lo(n)));
            }
        }
        for (int rank = 1; rank < changes.length; rank++) {
            changes[rank] += changes[rank - 1];
        }
        return IntStream.range(0, changes.length - 1)
                .filter(rank -> changes[rank] == 0)
                .map(family.order()::option)
                .sorted()
                .toArray();
    }

    private static void pass(int[] changes, int from, int to) {
        changes[from]++;
        changes[to]--;
    }
}
