package dlx.modelers.steiner;

/**
 * Three points, in the order of their numbers. As an option: "this triple is in the system".
 *
 * @param a the first, from 1
 * @param b the second, {@code > a}
 * @param c the third, {@code > b}
 * @since 0.1
 */
public record Triple(int a, int b, int c) {

    /**
     * Three points in their order.
     *
     * @throws IllegalArgumentException if they are not in order, or the first is below 1
     */
    public Triple {
        if (a < 1 || b <= a || c <= b) {
            throw new IllegalArgumentException("triple: " + a + " " + b + " " + c + "; expected 1 <= a < b < c");
        }
    }

    @Override
    public String toString() {
        return a + " " + b + " " + c;
    }
}
