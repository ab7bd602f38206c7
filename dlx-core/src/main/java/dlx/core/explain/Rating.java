package dlx.core.explain;

import java.util.List;

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
        return level != other.level ? Integer.compare(level, other.level) : Long.compare(nodes, other.nodes);
    }

    @Override
    public String toString() {
        return isSearch() ? "search, " + nodes + (nodes == 1 ? " node" : " nodes") : "level " + level + ": " + name();
    }
}
