package dlx.core.symmetry;

import dlx.core.search.Symmetry;
import java.util.Arrays;

/**
 * A map of vertices onto vertices, as those that it moves. Immutable.
 *
 * @param moved vertices that it moves, ascending
 * @param images their images, in the same order
 */
record Permutation(int[] moved, int[] images) {

    /** Returns the map of options, which are the first vertices. */
    Symmetry ofOptions(int options) {
        int count = 0;
        while (count < moved.length && moved[count] < options) {
            count++;
        }
        return new Symmetry(Arrays.copyOf(moved, count), Arrays.copyOf(images, count));
    }
}
