package dlx.modelers.roundrobin;

/**
 * The limits that a plan keeps for each team, beside its matches.
 *
 * @param perDay the most matches of a team on one day; {@link #ANY} where the text does not say
 * @param rest how many slots a team has free after each of its matches, before it plays again
 * @since 0.1
 */
public record TeamLimits(int perDay, int rest) {

    /** No limit for a number. */
    static final int ANY = Integer.MAX_VALUE;

    /** How many slots there are from a match up to the first one in which the same team may play again. */
    int stride() {
        return rest + 1;
    }

    /** The slots that a team with some matches takes at least, from its first to its last. */
    int span(int matches) {
        return (matches - 1) * stride() + 1;
    }
}
