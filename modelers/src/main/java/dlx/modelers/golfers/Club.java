package dlx.modelers.golfers;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Players who meet in groups, week after week. Two given groups may share a pair of players; then the puzzle cannot be solved.
 *
 * @param groups the groups of each week, by size
 * @param weeks number of weeks, {@code >= 1}
 * @param players all players, as many as the groups contain
 * @param fixed true if the first week is in the order of the players
 * @param givens the given groups
 * @since 0.1
 */
public record Club(List<Groups> groups, int weeks, List<Player> players, boolean fixed, List<Flight> givens)
        implements PuzzleWithGivens<Club, Flight> {

    /** Creates a club with copies of the lists. */
    public Club {
        groups = List.copyOf(groups);
        players = List.copyOf(players);
        givens = List.copyOf(givens);
    }

    /** Returns players whose names are their numbers, from 1. */
    static List<Player> numbered(int players) {
        return IntStream.rangeClosed(1, players)
                .mapToObj(number -> new Player(number, Integer.toString(number)))
                .toList();
    }

    /** Returns the sizes whose groups must be counted in each week: all except the size with the most groups. */
    List<Groups> counted() {
        return groups.stream()
                .sorted(Comparator.comparingInt(Groups::number))
                .limit(groups.size() - 1L)
                .toList();
    }

    /** Returns true if players have names other than their numbers. */
    boolean hasNames() {
        return !players.equals(numbered(players.size()));
    }

    /** Returns the number of pairs of players. */
    int pairs() {
        return players.size() * (players.size() - 1) / 2;
    }

    /**
     * Returns the number of meetings of pairs in all weeks, minus the number of pairs. If 0, every pair must meet. If
     * more than 0, a plan is impossible.
     */
    int surplus() {
        return weeks * groups.stream().mapToInt(Groups::pairs).sum() - pairs();
    }

    @Override
    public Club empty() {
        return givens.isEmpty() ? this : new Club(groups, weeks, players, fixed, List.of());
    }
}
