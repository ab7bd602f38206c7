package dlx.core.explain;

import dlx.api.Experimental;
import java.util.List;

/**
 * A proof, short enough to be read, that some demands cannot all be met: a demand is dead, has one available option, or
 * each of its options leads to a contradiction.
 *
 * <p>Each part names one demand, an item that must be covered. Its component {@code why} lists all options of the item
 * that cannot be taken, except those that are already taken.
 *
 * @since 0.1
 */
public sealed interface Refutation {

    /**
     * Returns the item of this part.
     *
     * @return number of the item
     */
    int item();

    /**
     * Returns the options of the item that cannot be taken.
     *
     * @return the options with their reasons, ascending
     */
    List<Blocked> why();

    /**
     * A dead demand: the item has fewer available options than it needs.
     *
     * @param item the item
     * @param why the options that cannot be taken
     */
    record Dead(int item, List<Blocked> why) implements Refutation {
        /** Creates a record; only dlx does so, and components may be added. Copies the list. */
        @Experimental
        public Dead {
            why = List.copyOf(why);
        }
    }

    /**
     * A forced option: the item needs every option that it has left, so this one is taken.
     *
     * @param item the item
     * @param option one of the available options
     * @param why the options that cannot be taken
     * @param then the proof after the option is taken
     */
    record Forced(int item, int option, List<Blocked> why, Refutation then) implements Refutation {
        /** Creates a record; only dlx does so, and components may be added. Copies the list. */
        @Experimental
        public Forced {
            why = List.copyOf(why);
        }
    }

    /**
     * A case distinction: each option that the item has left leads to a contradiction. If the item needs several
     * options, a case means this option and none of the options of earlier cases.
     *
     * @param item the item
     * @param cases the available options, each with its proof
     * @param why the options that cannot be taken
     */
    record Cases(int item, List<Case> cases, List<Blocked> why) implements Refutation {
        /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
        @Experimental
        public Cases {
            cases = List.copyOf(cases);
            why = List.copyOf(why);
        }
    }

    /**
     * One option of {@link Cases}.
     *
     * @param option the option taken
     * @param then the proof after the option is taken
     */
    record Case(int option, Refutation then) {
        /** Creates a record; only dlx does so, and components may be added. */
        @Experimental
        public Case {}
    }
}
