package dlx.modelers.roundrobin;

/**
 * The limits that a plan keeps for each team, beside its matches.
 *
 * @param perDay the most matches of a team on one day; {@link #ANY} where the text does not say
 * @param rest number of slots that a team has free after each of its matches, before it plays again
 * @param balance the most by which its matches at home and those away differ in number, where teams meet once; {@link #ANY}
 *     where no match has a host
 * @since 0.1
 */
public record TeamLimits(int perDay, int rest, int balance) {

    /** No limit for a number. */
    static final int ANY = Integer.MAX_VALUE;

    /** Returns the number of slots from a match to the first one in which the same team may play again. */
    int stride() {
        return rest + 1;
    }

    /** The slots that a team with some matches takes at least, from its first to its last. */
    int span(int matches) {
        return (matches - 1) * stride() + 1;
    }

    /** Returns these limits without rests. */
    TeamLimits withoutRest() {
        return new TeamLimits(perDay, 0, balance);
    }

    /** The fewest matches at home of a team with some matches; as many are away at least. */
    int fewestAtHome(int matches) {
        return (Math.max(0, matches - balance) + 1) / 2;
    }
}
