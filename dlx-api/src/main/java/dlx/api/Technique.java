package dlx.api;

import java.util.List;

/**
 * The form of a step of reasoning: its demands, the options that each demand has left, and the kind of the argument. A
 * model may give it a name ({@link HasTechniqueNames#techniqueName}).
 *
 * @param kind kind of the argument
 * @param demands the items that must be covered, in the cover's order
 * @param links for {@link Kind#LOCKED}, names of the items that the demands use up together, at least as many as
 *     there are demands. There are more if the demands use up items of another group too, such as cells of a box that
 *     are in one row. Empty for other kinds
 * @param options for {@link Kind#SINGLE}, the options that must be taken; for other kinds all options that are
 *     impossible, and first the option that the step proves impossible
 * @param <O> the type of the option values
 * @since 0.1
 */
@Experimental
public record Technique<O>(Kind kind, List<Demand<O>> demands, List<String> links, List<O> options) {

    /** The kinds of arguments. */
    public enum Kind {
        /** A demand has only as many available options as it needs, usually one. */
        SINGLE,
        /**
         * Some demands can be met only within an equal number of other items, the links. No option meets two of the
         * demands, and each available option for a demand holds a link. So the demands use up the links, and any other
         * option that holds a link is impossible. Source: rank 0 of the "set logic" of Allan Barker (truths and links).
         */
        LOCKED,
        /**
         * After an option is taken, one demand after the other has one available option, until the last demand has none
         * left.
         */
        CHAIN,
        /**
         * The argument distinguishes cases: a demand has several available options, and each of them leads to a
         * contradiction.
         */
        CASES
    }

    /**
     * An item that must be covered.
     *
     * @param item name of the item
     * @param open the options that are left for it before the step
     * @param struck the options of {@code open} that exclude the first of the technique's options; empty for
     *     {@link Kind#SINGLE}
     * @param <O> the type of the option values
     */
    public record Demand<O>(String item, List<O> open, List<O> struck) {
        /** Keeps copies of the lists. */
        public Demand {
            open = List.copyOf(open);
            struck = List.copyOf(struck);
        }

        /**
         * Returns the options that the demand has left once the first of the technique's options is taken.
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
