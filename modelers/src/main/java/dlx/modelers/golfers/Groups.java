package dlx.modelers.golfers;

/**
 * The groups of one size that play in each week.
 *
 * @param number how many, {@code >= 1}
 * @param size players in each, {@code >= 2}
 * @since 0.1
 */
public record Groups(int number, int size) {

    /** All who play in them. */
    int players() {
        return number * size;
    }

    /** The pairs of players that meet in them in a week. */
    int pairs() {
        return number * (size * (size - 1) / 2);
    }

    @Override
    public String toString() {
        return number + (number == 1 ? " group of " : " groups of ") + size;
    }
}
