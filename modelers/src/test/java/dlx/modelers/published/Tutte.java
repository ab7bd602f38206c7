package dlx.modelers.published;

import java.math.BigInteger;

/** The Tutte polynomial of a grid where x and y are 3: the sum over all sets of edges. */
final class Tutte {

    private Tutte() {}

    /** Tilings of {@code 4m x 4n} with T-tetrominoes (Korn and Pak 2004). */
    static BigInteger tetrominoTilings(int m, int n) {
        var edges = Graph.named(new String[] {"grid", Integer.toString(m), Integer.toString(n)})
                .edges();
        long sum = 0;
        for (int set = 0; set < 1 << edges.size(); set++) {
            int[] root = new int[m * n];
            for (int v = 0; v < root.length; v++) {
                root[v] = v;
            }
            int rank = 0;
            for (int e = 0; e < edges.size(); e++) {
                if ((set >> e & 1) == 1) {
                    int a = find(root, edges.get(e)[0]);
                    int b = find(root, edges.get(e)[1]);
                    rank += a == b ? 0 : 1;
                    root[a] = b;
                }
            }
            // (x - 1)^(rank of all - rank) (y - 1)^(size - rank)
            sum += 1L << (m * n - 1 - rank) << (Integer.bitCount(set) - rank);
        }
        return BigInteger.valueOf(2 * sum);
    }

    private static int find(int[] root, int v) {
        int top = v;
        while (root[top] != top) {
            top = root[top];
        }
        return top;
    }
}
