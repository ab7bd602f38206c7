package dlx.modelers.golfers;

/**
 * The groups of one size that play in each week.
 *
 * @param number number of groups, {@code >= 1}
 * @param size number of players in each group, {@code >= 2}
 * @since 0.1
 */
public record Groups(int number, int size) {

    /** Returns the number of players in all groups. */
    int players() {
        return number * size;
    }

    /** Returns the number of pairs of players that meet in the groups in a week. */
    int pairs() {
        return number * (size * (size - 1) / 2);
    }

    @Override
    public String toString() {
        return number + (number == 1 ? " group of " : " groups of ") + size;
    }
}
