package dlx.modelers.golfers;

/**
 * A player, who plays in each week.
 *
 * @param number from 1, in the order of the club
 * @param name one word; the number if the club does not give names
 * @since 0.1
 */
public record Player(int number, String name) implements Comparable<Player> {

    @Override
    public int compareTo(Player other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return name;
    }
}
