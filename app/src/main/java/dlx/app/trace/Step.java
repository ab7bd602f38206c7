package dlx.app.trace;

import java.util.List;

/**
 * One step of a search. Items and options have the numbers of their cover, from 0.
 *
 * @param number counts the steps of a search from 1
 * @param kind what happens
 * @param level options taken above, pins aside
 * @param item the item that is branched on; {@link #NONE} for a solution
 * @param option the option that is tried or dropped; {@link #NONE} for the other kinds
 * @param stuck the item that a dead end leaves without options; {@link #NONE} for the other kinds
 * @param count for a chosen item its options, for a solution its number, otherwise 0
 * @param path the options taken above this level, in the order of choice; valid while the step is told
 */
public record Step(int number, Kind kind, int level, int item, int option, int stuck, long count, List<Integer> path) {

    /** No item, no option. */
    public static final int NONE = -1;

    /** What happens in a step. The words are those of {@code --format json}: a promise. */
    public enum Kind {
        /** An item is branched on. */
        CHOOSE("choose"),
        /** An option of it is taken. */
        TAKE("take"),
        /** An option of it is tried and leaves another item without options. */
        DEAD_END("dead-end"),
        /** All primary items are covered. */
        SOLUTION("solution"),
        /** An option that was taken is undone. */
        DROP("drop"),
        /** The item has no option left to try, and is open again. */
        GIVE_BACK("give-back");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** How programs read it. */
        public String word() {
            return word;
        }
    }
}
