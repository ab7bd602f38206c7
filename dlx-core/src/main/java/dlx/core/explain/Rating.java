package dlx.core.explain;

import java.util.List;

/**
 * The rating of a step, or of a puzzle: the rating of its hardest step. Easier ratings sort first.
 *
 * @param level 1 if a demand has one available option; else 1 plus the number of demands that show that an option
 *     is impossible; {@link #SEARCH} if only a search shows it
 * @param effort measure within a level. For {@link #SEARCH}, the nodes of the search; 0 if demands force options
 *     one after the other, but too many for a reader. At level 1, the number of options elsewhere that are needed at
 *     least to exclude the demand's other options. At all other levels 0
 * @since 0.1
 */
public record Rating(int level, long effort) implements Comparable<Rating> {

    /** Level of a step that takes a search, above all other levels. */
    public static final int SEARCH = 99;

    /** Names of the levels in one line; {@link #name} returns the name of one level. */
    public static final String LEGEND = "1 singles, 2 intersections, 3 pairs, 4 triples, 5+ chains, 99 search";

    /** Names of the first levels; higher levels are chains. */
    private static final List<String> NAMES = List.of("solved", "singles", "intersections", "pairs", "triples");

    /** Rating of a puzzle without steps. */
    public static final Rating NONE = new Rating(0, 0);

    /** Smallest rating of a step: a demand has one available option. */
    public static final Rating FORCED = new Rating(1, 0);

    /** Checks the ranges. */
    public Rating {
        if (level < 0 || level > SEARCH) {
            throw new IllegalArgumentException("level: " + level + "; expected 0 to " + SEARCH);
        }
        if (effort < 0) {
            throw new IllegalArgumentException("effort: " + effort + "; expected 0 or more");
        }
    }

    /**
     * Returns the largest rating of a level, as an upper bound for ratings up to that level.
     *
     * @param level 0 to {@link #SEARCH}
     * @return the rating that sorts after all other ratings of this level
     */
    public static Rating greatest(int level) {
        return new Rating(level, Long.MAX_VALUE);
    }

    /**
     * Returns the number of nodes of the search.
     *
     * @return 0 if the step does not need a search
     */
    public long nodes() {
        return isSearch() ? effort : 0;
    }

    /**
     * Returns true if a search is needed.
     *
     * @return true at the level {@link #SEARCH}
     */
    public boolean isSearch() {
        return level == SEARCH;
    }

    /**
     * Returns the name of the level. A single is the only option that a demand has left. An option is impossible by
     * intersections if it shares an item with each option of one demand. It is impossible by a pair, a triple or a
     * chain if two, three or more demands cannot all be met with it.
     *
     * @return one word, such as {@code singles}
     */
    public String name() {
        return isSearch() ? "search" : level < NAMES.size() ? NAMES.get(level) : "chains";
    }

    @Override
    public int compareTo(Rating other) {
        return level != other.level ? Integer.compare(level, other.level) : Long.compare(effort, other.effort);
    }

    @Override
    public String toString() {
        return isSearch() ? "search, " + effort + (effort == 1 ? " node" : " nodes") : "level " + level + ": " + name();
    }
}
