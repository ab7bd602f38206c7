package dlx.core.diagram;

/** The nodes of a diagram by rank. */
final class LevelIndex {

    private LevelIndex() {}

    /** For each rank its nodes, ascending, perhaps none. */
    static int[][] of(Zdd zdd) {
        int[] counts = new int[zdd.places().length()];
        for (int n = 2; n < zdd.size(); n++) {
            counts[zdd.rank(n)]++;
        }
        int[][] ranks = new int[counts.length][];
        for (int rank = 0; rank < counts.length; rank++) {
            ranks[rank] = new int[counts[rank]];
        }
        for (int n = zdd.size() - 1; n >= 2; n--) {
            int rank = zdd.rank(n);
            ranks[rank][--counts[rank]] = n;
        }
        return ranks;
    }
}
