package dlx.core.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A map of the options of a cover onto themselves that carries solutions to solutions. Stores the options that it moves.
 * Immutable; equal by content.
 *
 * @since 0.1
 */
public final class Symmetry {

    /** The options moved, ascending. */
    private final int[] moved;

    private final int[] images;

    /**
     * Creates a map.
     *
     * @param moved numbers of the options that it moves, ascending
     * @param images their images, in the same order: the same numbers in another order
     * @throws IllegalArgumentException if the numbers are not ascending, or the images are not the same numbers
     */
    public Symmetry(int[] moved, int[] images) {
        this.moved = moved.clone();
        this.images = images.clone();
        boolean isRight = moved.length == images.length
                && IntStream.range(0, moved.length)
                        .allMatch(k -> moved[k] != images[k] && (k == 0 || moved[k - 1] < moved[k]));
        if (!isRight || !Arrays.equals(Arrays.stream(images).sorted().toArray(), moved)) {
            throw new IllegalArgumentException("moved: " + Arrays.toString(moved) + ", images: "
                    + Arrays.toString(images) + "; expected ascending numbers, and the same numbers in another order");
        }
    }

    /**
     * Returns the options that this map moves.
     *
     * @return their numbers, ascending; a copy
     */
    public int[] moved() {
        return moved.clone();
    }

    /**
     * Returns the image of an option. Cost: O(log of the options moved).
     *
     * @param option number of the option
     * @return the number of its image; the option itself if it is not moved
     */
    public int image(int option) {
        int at = Arrays.binarySearch(moved, option);
        return at < 0 ? option : images[at];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Symmetry that && Arrays.equals(moved, that.moved) && Arrays.equals(images, that.images);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(moved) + Arrays.hashCode(images);
    }

    /** {@return its cycles, such as {@code (0 3)(1 4 2)}} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        boolean[] isSeen = new boolean[moved.length];
        for (int k = 0; k < moved.length; k++) {
            for (int at = k; !isSeen[at]; at = Arrays.binarySearch(moved, images[at])) {
                isSeen[at] = true;
                text.append(at == k ? "(" : " ").append(moved[at]);
                text.append(images[at] == moved[k] ? ")" : "");
            }
        }
        return text.length() == 0 ? "()" : text.toString();
    }
}
