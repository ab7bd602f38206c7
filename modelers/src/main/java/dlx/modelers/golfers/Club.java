package dlx.modelers.golfers;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Players who meet in groups, week after week. Two groups that are given may share a pair of players; then there is no
 * solution.
 *
 * @param size players in a group, {@code >= 2}
 * @param weeks how many, {@code >= 1}
 * @param players all of them, full groups
 * @param fixed whether the first week is in the order of the players
 * @param givens groups that are set already
 * @since 0.1
 */
public record Club(int size, int weeks, List<Player> players, boolean fixed, List<Flight> givens)
        implements PuzzleWithGivens<Club, Flight> {

    /**
     * A club that nobody else can change.
     *
     * @throws IllegalArgumentException if a number is too small, the players fill no groups, or two have one name
     */
    public Club {
        players = List.copyOf(players);
        givens = List.copyOf(givens);
        if (size < 2 || weeks < 1 || players.isEmpty() || players.size() % size != 0) {
            throw new IllegalArgumentException("club: " + players.size() + " players in groups of " + size + ", "
                    + weeks + " weeks; expected full groups of 2 or more, and a week");
        }
        if (players.stream().map(Player::name).distinct().count() < players.size()) {
            throw new IllegalArgumentException("players: " + players + "; expected a name for each");
        }
        if (new HashSet<>(givens).size() < givens.size()) {
            throw new IllegalArgumentException("givens: " + givens + "; expected each group once");
        }
    }

    /** Players without names of their own: numbers from 1. */
    static List<Player> numbered(int players) {
        return IntStream.rangeClosed(1, players)
                .mapToObj(number -> new Player(number, Integer.toString(number)))
                .toList();
    }

    /** Flights in a week. */
    int groups() {
        return players.size() / size;
    }

    /** Whether players have names of their own. */
    boolean hasNames() {
        return !players.equals(numbered(players.size()));
    }

    /** How many others a player meets in all weeks, less how many others there are: none is left out if 0, more than 0 cannot be. */
    int surplus() {
        return weeks * (size - 1) - (players.size() - 1);
    }

    /**
     * Whether a group may be: each one, unless the first week is fixed. Then the first week is the players in their order, and no
     * two of them meet later; and where all pairs meet, the first player meets those of the second group in their order,
     * from week 2 on. (No two of these come in one week, so any plan becomes such a one if later weeks change places.)
     */
    boolean allows(Flight group) {
        if (!fixed) {
            return true;
        }
        long blocks = group.players().stream().mapToInt(this::block).distinct().count();
        if (group.week() == 1) {
            return blocks == 1;
        }
        return blocks == size && (surplus() != 0 || isInOrder(group));
    }

    private boolean isInOrder(Flight group) {
        if (group.players().get(0).number() != 1) {
            return true;
        }
        int second = group.players().get(1).number();
        boolean meetsSecondGroup = second <= 2 * size;
        return group.week() <= size + 1 ? second == size + group.week() - 1 : !meetsSecondGroup;
    }

    /** The group of the first week, from 0. */
    private int block(Player player) {
        return (player.number() - 1) / size;
    }

    @Override
    public Club empty() {
        return givens.isEmpty() ? this : new Club(size, weeks, players, fixed, List.of());
    }
}
