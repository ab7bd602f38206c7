package dlx.core.explain;

import java.util.List;

/**
 * The difficulty of a step, or of a puzzle, which is that of its hardest step. Easier ones come first.
 *
 * @param level 1 where a demand has one option left; one more than the number of demands that show that an option is
 *     impossible; {@link #SEARCH} where no few demands do, and a search must
 * @param effort which are harder of one level. Of a search, its nodes, 0 where so many demands force one option after the
 *     other that only a program sees it; where a demand has one option left, how many options elsewhere it takes at least to
 *     exclude its others; 0 for all other levels
 * @since 0.1
 */
public record Rating(int level, long effort) implements Comparable<Rating> {

    /** The level of a step that takes a search: greater than all others. */
    public static final int SEARCH = 99;

    /** What the levels are called, in one line for people; {@link #name} says it of one. */
    public static final String LEGEND = "1 singles, 2 intersections, 3 pairs, 4 triples, 5+ chains, 99 search";

    /** The names of the first levels; those above are chains. */
    private static final List<String> NAMES = List.of("solved", "singles", "intersections", "pairs", "triples");

    /** Nothing to do. */
    public static final Rating NONE = new Rating(0, 0);

    /** The easiest: a demand has one option left. */
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
     * The greatest rating of a level, where ratings up to that level are wanted.
     *
     * @param level 0 to {@link #SEARCH}
     * @return no rating of this level comes after it
     */
    public static Rating greatest(int level) {
        return new Rating(level, Long.MAX_VALUE);
    }

    /**
     * The nodes of a search.
     *
     * @return 0 where none was needed
     */
    public long nodes() {
        return isSearch() ? effort : 0;
    }

    /**
     * Whether a search is needed.
     *
     * @return {@code true} at the level {@link #SEARCH}
     */
    public boolean isSearch() {
        return level == SEARCH;
    }

    /**
     * What the level is called. A single is the only option that a demand has left; an option is impossible by intersections
     * if it shares an item with each option of one demand, by a pair, a triple or a chain if two, three or more demands
     * cannot all be met beside it.
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
