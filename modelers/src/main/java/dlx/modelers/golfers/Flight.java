package dlx.modelers.golfers;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "these play together in this week", whose label is {@code Ann Bea Cleo in week 2}.
 *
 * @param week from 1
 * @param players the players of the group, in the order of the club, each once
 * @since 0.1
 */
public record Flight(int week, List<Player> players) {

    /** Creates a group with a copy of the list. */
    public Flight {
        players = List.copyOf(players);
    }

    /** Returns the names of the players, with blanks between. */
    String names() {
        return players.stream().map(Player::name).collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return names() + " in week " + week;
    }
}
