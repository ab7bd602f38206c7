package dlx.core.diagram.nodes;

import java.util.stream.IntStream;

/** Finds the options that some set has, or every set. Time: O(nodes + options); memory: O(options). */
public final class Occurrence {

    private Occurrence() {}

    /** Those of some set: every node leads to one, along its hi. */
    public static int[] inSome(SetFamily family) {
        return IntStream.range(2, family.size())
                .map(family::option)
                .sorted()
                .distinct()
                .toArray();
    }

    /**
     * Those of every set: whose ranks no edge passes by. Edges to the empty family lead to no set; of a lo edge, the
     * rank of its own node is passed by too.
     */
    public static int[] inEvery(SetFamily family) {
        if (family.isEmpty()) {
            return new int[0];
        }
        int[] changes = new int[family.order().length() + 1]; // in the number of edges that pass by, from rank to rank
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
