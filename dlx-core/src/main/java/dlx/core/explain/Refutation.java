package dlx.core.explain;

import dlx.api.Experimental;
import java.util.List;

/**
 * A proof, short enough for people, that some demands cannot all be met: a demand is dead, or has one way left, or each of its
 * ways ends so.
 *
 * <p>Each part names one demand, an item that must be covered, and under {@code why} all options of the item that cannot be
 * taken, save those that are taken already.
 *
 * @since 0.1
 */
public sealed interface Refutation {

    /**
     * The item that this part is about.
     *
     * @return its number
     */
    int item();

    /**
     * The options of the item that cannot be taken.
     *
     * @return each with its reason, ascending
     */
    List<Blocked> why();

    /**
     * The item has fewer options left than it needs.
     *
     * @param item the item
     * @param why the options that cannot be taken
     */
    record Dead(int item, List<Blocked> why) implements Refutation {
        /** Made by dlx; further components may come. Keeps a copy of the list. */
        @Experimental
        public Dead {
            why = List.copyOf(why);
        }
    }

    /**
     * The item needs every option it has left, so this one is taken.
     *
     * @param item the item
     * @param option one of the options left
     * @param why the options that cannot be taken
     * @param then what follows
     */
    record Forced(int item, int option, List<Blocked> why, Refutation then) implements Refutation {
        /** Made by dlx; further components may come. Keeps a copy of the list. */
        @Experimental
        public Forced {
            why = List.copyOf(why);
        }
    }

    /**
     * Each option that the item has left ends in a contradiction. Where the item needs several, a case stands for "this
     * one, and none of the cases before".
     *
     * @param item the item
     * @param cases the options left, each with what follows
     * @param why the options that cannot be taken
     */
    record Cases(int item, List<Case> cases, List<Blocked> why) implements Refutation {
        /** Made by dlx; further components may come. Keeps copies of the lists. */
        @Experimental
        public Cases {
            cases = List.copyOf(cases);
            why = List.copyOf(why);
        }
    }

    /**
     * One option of {@link Cases}.
     *
     * @param option what is taken
     * @param then what follows
     */
    record Case(int option, Refutation then) {
        /** Made by dlx; further components may come. */
        @Experimental
        public Case {}
    }
}
