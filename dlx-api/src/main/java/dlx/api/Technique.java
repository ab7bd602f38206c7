package dlx.api;

import java.util.List;

/**
 * The form of a step of reasoning: which demands it is about, what is open for each of them, and how they show what they show.
 * A model that knows a name for it says so ({@link HasTechniqueNames#techniqueName}).
 *
 * @param kind how the demands show it
 * @param demands the items that must be covered, in the cover's order
 * @param links of {@link Kind#LOCKED}, the items that the demands use up between them: as many as there are demands, and further
 *     ones where the same demands use up as many items of another group, as cells of a box that lie in one row; otherwise empty
 * @param options what must be taken, if the kind is {@link Kind#SINGLE}; otherwise all options that are impossible, the first
 *     of which is the one that the step proves
 * @param <O> what an option means
 * @since 0.1
 */
@Experimental
public record Technique<O>(Kind kind, List<Demand<O>> demands, List<String> links, List<O> options) {

    /** The ways in which demands show something. */
    public enum Kind {
        /** One demand has as many options left as it needs: mostly one. */
        SINGLE,
        /**
         * Some demands can only be met within as many other items, the links: no option meets two of them, and each option that
         * is left for one of them holds a link. So they use the links up, and any other option that holds a link is impossible.
         * Source: rank 0 of the "set logic" of Allan Barker (truths and links).
         */
        LOCKED,
        /** Once an option is taken, one demand after the other has one option left, until the last one has none. */
        CHAIN,
        /** Cases are needed: a demand that has several options left, none of which works. */
        CASES
    }

    /**
     * An item that must be covered.
     *
     * @param item its name
     * @param open the options that are left for it before the step
     * @param struck those of them that cannot be taken beside the first of the technique's options; empty if the kind is
     *     {@link Kind#SINGLE}
     * @param <O> what an option means
     */
    public record Demand<O>(String item, List<O> open, List<O> struck) {
        /** Keeps copies of the lists. */
        public Demand {
            open = List.copyOf(open);
            struck = List.copyOf(struck);
        }

        /**
         * What the demand has left beside that option.
         *
         * @return options in the order of {@code open}
         */
        public List<O> left() {
            return open.stream().filter(option -> !struck.contains(option)).toList();
        }
    }

    /** Keeps copies of the lists. */
    public Technique {
        demands = List.copyOf(demands);
        links = List.copyOf(links);
        options = List.copyOf(options);
    }
}
