package dlx.core.search;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * The counts of a search. They add up: the tallies of the parts of a search, and of the cut that made them, sum to the
 * tally of the whole. Only the updates do not, because they depend on the root of each part.
 *
 * @param solutions exact number of solutions found
 * @param nodes number of choice points of the search tree, including the root and the solutions
 * @param updates units of work, equal on every machine. {@code links} counts the nodes unlinked, {@code slots} the
 *     words of states combined, {@code masks} the masks read
 * @since 0.1
 */
public record Tally(BigInteger solutions, long nodes, long updates) implements Serializable {

    /** The tally in which all counts are 0. */
    public static final Tally ZERO = new Tally(BigInteger.ZERO, 0, 0);

    /**
     * Returns the sum of this tally and another.
     *
     * @param other the other tally
     * @return the sums of the three counts
     */
    public Tally plus(Tally other) {
        return new Tally(solutions.add(other.solutions), nodes + other.nodes, updates + other.updates);
    }
}
