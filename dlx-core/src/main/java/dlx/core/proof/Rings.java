package dlx.core.proof;

/**
 * Doubly linked rings of numbers from 0 on; the head of each ring is one of the numbers. A number that was cut out
 * keeps its links. Therefore numbers can be put back in reverse order, and a list may be cut during iteration (Knuth,
 * TAOCP 7.2.2.1).
 */
class Rings {

    /** Successor of each number in its ring. */
    private final int[] next;

    /** Predecessor of each number in its ring. */
    private final int[] previous;

    /** Creates rings of one number each, from 0 to size - 1: every number is the head of an empty list. */
    Rings(int size) {
        next = new int[size];
        previous = new int[size];
        for (int number = 0; number < size; number++) {
            next[number] = number;
            previous[number] = number;
        }
    }

    /** Appends a number that is not in a list to the list of a head. */
    final void append(int head, int number) {
        int last = previous[head];
        previous[number] = last;
        next[number] = head;
        next[last] = number;
        previous[head] = number;
    }

    /** Returns the next number of a ring: the first number after the head, and the head after the last number. */
    final int after(int number) {
        return next[number];
    }

    /** Cuts a number out of its list. */
    final void cut(int number) {
        next[previous[number]] = next[number];
        previous[next[number]] = previous[number];
    }

    /** Puts back the number that was cut last out of its list. */
    final void putBack(int number) {
        next[previous[number]] = number;
        previous[next[number]] = number;
    }
}
