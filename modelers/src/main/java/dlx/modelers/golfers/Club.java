package dlx.modelers.golfers;

import dlx.modelers.bundled.PuzzleWithGivens;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Players who meet in groups, week after week. Two groups that are given may share a pair of players; then there is no
 * solution.
 *
 * @param groups the groups of each week, a size after the other
 * @param weeks how many, {@code >= 1}
 * @param players all of them, as many as the groups hold
 * @param fixed whether the first week is in the order of the players
 * @param givens groups that are set already
 * @since 0.1
 */
public record Club(List<Groups> groups, int weeks, List<Player> players, boolean fixed, List<Flight> givens)
        implements PuzzleWithGivens<Club, Flight> {

    /** A club with copies of what was given. */
    public Club {
        groups = List.copyOf(groups);
        players = List.copyOf(players);
        givens = List.copyOf(givens);
    }

    /** Players without names of their own: numbers from 1. */
    static List<Player> numbered(int players) {
        return IntStream.rangeClosed(1, players)
                .mapToObj(number -> new Player(number, Integer.toString(number)))
                .toList();
    }

    /** The sizes whose groups must be counted in each week: all but one, of which there are most. */
    List<Groups> counted() {
        return groups.stream()
                .sorted(Comparator.comparingInt(Groups::number))
                .limit(groups.size() - 1L)
                .toList();
    }

    /** Whether players have names of their own. */
    boolean hasNames() {
        return !players.equals(numbered(players.size()));
    }

    /** The pairs of players that there are. */
    int pairs() {
        return players.size() * (players.size() - 1) / 2;
    }

    /** The pairs that meet in all weeks, less those that there are: none is left out if 0, more than 0 cannot be. */
    int surplus() {
        return weeks * groups.stream().mapToInt(Groups::pairs).sum() - pairs();
    }

    @Override
    public Club empty() {
        return givens.isEmpty() ? this : new Club(groups, weeks, players, fixed, List.of());
    }
}
