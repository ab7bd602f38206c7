package dlx.modelers.roundrobin;

/**
 * The limits of a plan for each team, in addition to its matches.
 *
 * @param perDay maximum number of matches of a team on one day; {@link #ANY} without a limit
 * @param rest number of slots after each match of a team in which it does not play, {@code >= 0}
 * @param balance maximum difference between the numbers of its matches at home and away, if teams meet once;
 *     {@link #ANY} if matches do not have hosts
 * @since 0.1
 */
public record TeamLimits(int perDay, int rest, int balance) {

    /** The value of a limit that does not apply. */
    static final int ANY = Integer.MAX_VALUE;

    /** Returns the distance in slots from a match to the first slot in which the same team may play again. */
    int stride() {
        return rest + 1;
    }

    /** Returns the minimum number of slots from the first to the last of some matches of a team. */
    int span(int matches) {
        return (matches - 1) * stride() + 1;
    }

    /** Returns these limits without rests. */
    TeamLimits withoutRest() {
        return new TeamLimits(perDay, 0, balance);
    }

    /** Returns the minimum number of matches at home for a team with some matches; at least as many are away. */
    int fewestAtHome(int matches) {
        return (Math.max(0, matches - balance) + 1) / 2;
    }
}
