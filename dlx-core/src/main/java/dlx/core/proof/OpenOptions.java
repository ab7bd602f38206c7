package dlx.core.proof;

import dlx.api.CoverData;

/**
 * The open options of each item, ascending: a list of nodes whose links step over closed options. What comes {@link #after} an item's
 * {@link #head} is the first node, and so on until the head comes again. A node that was cut out still knows its neighbors: so options
 * put back the other way round find their places, and a list may be cut while it is walked along (Knuth, TAOCP 7.2.2.1).
 */
final class OpenOptions {

    /** Of each node of the cover, and of each item's head after those. */
    private final int[] next;

    private final int[] previous;

    /** The option of each node. */
    final int[] option;

    /** Lists of all options. */
    OpenOptions(CoverData cover) {
        int nodes = cover.nodeCount();
        option = new int[nodes];
        next = new int[nodes + cover.itemCount()];
        previous = new int[next.length];
        for (int head = nodes; head < next.length; head++) {
            next[head] = head;
            previous[head] = head;
        }
        for (int o = 0; o < cover.optionCount(); o++) {
            for (int node = cover.firstNode(o); node < cover.firstNode(o + 1); node++) {
                option[node] = o;
                int head = head(cover.item(node));
                int last = previous[head];
                previous[node] = last;
                next[node] = head;
                next[last] = node;
                previous[head] = node;
            }
        }
    }

    /** Where the list of an item begins and ends. */
    int head(int item) {
        return option.length + item;
    }

    /** The first open option of an item; -1 if it has none. */
    int first(int item) {
        int node = next[head(item)];
        return node < option.length ? option[node] : -1;
    }

    /** The next node of a list; its head after the last one, and the first one after the head. */
    int after(int node) {
        return next[node];
    }

    /** Cuts a node out of the list of its item. */
    void cut(int node) {
        next[previous[node]] = next[node];
        previous[next[node]] = previous[node];
    }

    /** Puts back the node of its item that was cut out last. */
    void putBack(int node) {
        next[previous[node]] = node;
        previous[next[node]] = node;
    }
}
