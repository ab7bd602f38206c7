package dlx.core.proof;

/** The items that must be covered more often than they are, ascending: a list whose links step over others, like {@link OpenOptions}. */
final class UnmetItems {

    /** Of each item, and of the head of the list after those. */
    private final int[] next;

    private final int[] previous;
    private final int head;

    /** @param least of each item, how often it must be covered */
    UnmetItems(int... least) {
        head = least.length;
        next = new int[head + 1];
        previous = new int[head + 1];
        int last = head;
        for (int item = 0; item < head; item++) {
            if (least[item] > 0) {
                previous[item] = last;
                next[last] = item;
                last = item;
            }
        }
        next[last] = head;
        previous[head] = last;
    }

    boolean isEmpty() {
        return next[head] == head;
    }

    /** The first item; {@link #isEnd} if there is none. */
    int first() {
        return next[head];
    }

    /** The item after one; {@link #isEnd} after the last. */
    int next(int item) {
        return next[item];
    }

    boolean isEnd(int item) {
        return item == head;
    }

    /** Takes an item out. */
    void remove(int item) {
        next[previous[item]] = next[item];
        previous[next[item]] = previous[item];
    }

    /** Puts back the item that was taken out last. */
    void putBack(int item) {
        next[previous[item]] = item;
        previous[next[item]] = item;
    }
}
