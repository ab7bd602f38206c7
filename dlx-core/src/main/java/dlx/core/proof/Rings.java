package dlx.core.proof;

/**
 * Lists of numbers from 0 on, each linked both ways in a ring with a head that is one of the numbers. A number that was cut out still
 * knows its neighbors: so those put back the other way round find their places, and a list may be cut while it is walked along (Knuth,
 * TAOCP 7.2.2.1).
 */
class Rings {

    private final int[] next;
    private final int[] previous;

    /** So many numbers, each the head of an empty list. */
    Rings(int size) {
        next = new int[size];
        previous = new int[size];
        for (int number = 0; number < size; number++) {
            next[number] = number;
            previous[number] = number;
        }
    }

    /** Puts a number that is in no list at the end of one. */
    final void append(int head, int number) {
        int last = previous[head];
        previous[number] = last;
        next[number] = head;
        next[last] = number;
        previous[head] = number;
    }

    /** The next number of a list; its head after the last one, and the first one after the head. */
    final int after(int number) {
        return next[number];
    }

    /** Cuts a number out of its list. */
    final void cut(int number) {
        next[previous[number]] = next[number];
        previous[next[number]] = previous[number];
    }

    /** Puts back the number of its list that was cut out last. */
    final void putBack(int number) {
        next[previous[number]] = number;
        previous[next[number]] = number;
    }
}
