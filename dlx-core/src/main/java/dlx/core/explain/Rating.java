package dlx.core.explain;

/**
 * How hard a step is, or a puzzle: as hard as its hardest step. Easier ones come first.
 *
 * @param level 1 where a demand has one option left; one more than the number of demands that show that an option is
 *     impossible; {@link #SEARCH} where no few demands do, and a search must
 * @param nodes of that search, 0 for all other levels, and where so many demands force one option after the other that only a
 *     program sees it
 * @since 0.1
 */
public record Rating(int level, long nodes) implements Comparable<Rating> {

    /** The level of a step that takes a search: greater than all others. */
    public static final int SEARCH = 99;

    /** Nothing to do. */
    public static final Rating NONE = new Rating(0, 0);

    /** The easiest: a demand has one option left. */
    public static final Rating FORCED = new Rating(1, 0);

    /** Checks the ranges. */
    public Rating {
        if (level < 0 || level > SEARCH) {
            throw new IllegalArgumentException("level: " + level + "; expected 0 to " + SEARCH);
        }
        if (nodes < 0 || nodes > 0 && level != SEARCH) {
            throw new IllegalArgumentException(
                    "nodes: " + nodes + " at level " + level + "; expected nodes of a search");
        }
    }

    /**
     * Whether a search is needed.
     *
     * @return {@code true} at the level {@link #SEARCH}
     */
    public boolean isSearch() {
        return level == SEARCH;
    }

    @Override
    public int compareTo(Rating other) {
        return level != other.level ? Integer.compare(level, other.level) : Long.compare(nodes, other.nodes);
    }

    @Override
    public String toString() {
        return isSearch() ? "search, " + nodes + " nodes" : "level " + level;
    }
}
