package dlx.modelers.langford;

import java.util.Collections;
import java.util.List;

/**
 * A row of 2n slots, perhaps with numbers in it that must stay.
 *
 * @param slots the number in each slot, from 1 to n, or {@link #FREE}; numbers may stand where no pair fits, then there is
 *     no solution
 * @since 0.1
 */
public record Row(List<Integer> slots) {

    /** What stands for a slot without a number. */
    public static final int FREE = 0;

    /**
     * A row that nobody else can change.
     *
     * @throws IllegalArgumentException if the number of slots is odd or 0, or a number is out of range
     */
    public Row {
        slots = List.copyOf(slots);
        if (slots.isEmpty() || slots.size() % 2 != 0) {
            throw new IllegalArgumentException("slots: " + slots.size() + " of them; expected 2, 4, 6 or more");
        }
        for (int number : slots) {
            if (number < FREE || number > slots.size() / 2) {
                throw new IllegalArgumentException("slots: " + number + "; expected 0 to " + slots.size() / 2);
            }
        }
    }

    /**
     * A row without numbers.
     *
     * @param pairs how many pairs it has room for, {@code >= 1}
     * @return the row
     */
    public static Row free(int pairs) {
        return new Row(Collections.nCopies(2 * pairs, FREE));
    }

    /**
     * How many pairs the row takes: the greatest number.
     *
     * @return n, half the number of slots
     */
    public int pairs() {
        return slots.size() / 2;
    }

    /** Whether a slot, counted from 1, is free or holds the number already. */
    boolean allows(int number, int slot) {
        int given = slots.get(slot - 1);
        return given == FREE || given == number;
    }
}
