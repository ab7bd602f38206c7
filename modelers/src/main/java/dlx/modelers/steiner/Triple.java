package dlx.modelers.steiner;

/**
 * Three points, in the order of their numbers. As an option: "this triple is in the system".
 *
 * @param a the smallest point, from 1
 * @param b the middle point, {@code > a}
 * @param c the largest point, {@code > b}
 * @since 0.1
 */
public record Triple(int a, int b, int c) {

    @Override
    public String toString() {
        return a + " " + b + " " + c;
    }
}
