package dlx.core.symmetry;

import java.util.Arrays;

/**
 * A map of vertices onto vertices, as those that it moves. Immutable.
 *
 * @param moved vertices that it moves, ascending
 * @param images their images, in the same order
 */
record Permutation(int[] moved, int[] images) {

    /** Returns the image of a vertex. Cost: O(log of the vertices moved). */
    int image(int vertex) {
        int at = Arrays.binarySearch(moved, vertex);
        return at < 0 ? vertex : images[at];
    }
}
