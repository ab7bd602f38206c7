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

    /** Whether at least two points of this triple are in the other one. */
    boolean sharesPairWith(Triple other) {
        int shared = (other.has(a) ? 1 : 0) + (other.has(b) ? 1 : 0) + (other.has(c) ? 1 : 0);
        return shared >= 2;
    }

    private boolean has(int point) {
        return point == a || point == b || point == c;
    }

    @Override
    public String toString() {
        return a + " " + b + " " + c;
    }
}
