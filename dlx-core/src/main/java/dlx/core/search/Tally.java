package dlx.core.search;

import java.io.Serializable;
import java.math.BigInteger;

/**
 * The counts of a search. Adds up: the tallies of the parts of a search, and of the cut that made them, are together
 * the tally of the whole (updates aside, which depend on where a part begins).
 *
 * @param solutions how many solutions were found, exact
 * @param nodes choice points of the search tree, the root and the solutions included
 * @param updates units of work, the same on every machine. With {@code links}: nodes that were unlinked; with
 *     {@code slots}: words of states that were combined; with {@code masks}: masks that were looked at
 * @since 0.1
 */
public record Tally(BigInteger solutions, long nodes, long updates) implements Serializable {

    /** Nothing counted. */
    public static final Tally ZERO = new Tally(BigInteger.ZERO, 0, 0);

    /**
     * This and another one together.
     *
     * @param other what was counted elsewhere
     * @return the sums
     */
    public Tally plus(Tally other) {
        return new Tally(solutions.add(other.solutions), nodes + other.nodes, updates + other.updates);
    }
}
