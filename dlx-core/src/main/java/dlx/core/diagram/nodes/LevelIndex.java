package dlx.core.diagram.nodes;

/** Index of a diagram's nodes by rank. */
public final class LevelIndex {

    private LevelIndex() {}

    /** Returns the nodes of each rank, ascending; the array of a rank may be empty. */
    public static int[][] of(SetFamily family) {
        int[] counts = new int[family.order().length()];
        for (int n = 2; n < family.size(); n++) {
            counts[family.rank(n)]++;
        }
        int[][] ranks = new int[counts.length][];
        for (int rank = 0; rank < counts.length; rank++) {
            ranks[rank] = new int[counts[rank]];
        }
        for (int n = family.size() - 1; n >= 2; n--) {
            int rank = family.rank(n);
            ranks[rank][--counts[rank]] = n;
        }
        return ranks;
    }
}
