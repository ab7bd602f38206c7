package dlx.modelers.graph;

/**
 * Two vertices that are joined; the order does not matter.
 *
 * @param low the smaller of the two numbers, from 1
 * @param high the greater one
 * @since 0.1
 */
public record Edge(int low, int high) {

    /** An edge between two vertices, given in any order. */
    public Edge {
        if (low > high) {
            int greater = low;
            low = high;
            high = greater;
        }
    }
}
