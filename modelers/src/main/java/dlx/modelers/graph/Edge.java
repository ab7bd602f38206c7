package dlx.modelers.graph;

/**
 * Two vertices that are joined; their order does not matter.
 *
 * @param low the smaller number of a vertex, from 1
 * @param high the larger number
 * @since 0.1
 */
public record Edge(int low, int high) {

    /** Creates an edge between two vertices, given in any order. */
    public Edge {
        if (low > high) {
            int greater = low;
            low = high;
            high = greater;
        }
    }
}
