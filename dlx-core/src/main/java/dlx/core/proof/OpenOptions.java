package dlx.core.proof;

import dlx.api.CoverData;

/**
 * Open options of each item, ascending. The list of an item contains the nodes of its open options; it begins and ends
 * at the item's {@link #head}.
 */
final class OpenOptions extends Rings {

    /** Option of each node. */
    final int[] option;

    /** Creates lists in which all options are open. */
    OpenOptions(CoverData cover) {
        super(cover.nodeCount() + cover.itemCount());
        option = new int[cover.nodeCount()];
        for (int o = 0; o < cover.optionCount(); o++) {
            for (int node = cover.firstNode(o); node < cover.firstNode(o + 1); node++) {
                option[node] = o;
                append(head(cover.item(node)), node);
            }
        }
    }

    /** Returns the number at which the list of an item begins and ends. */
    int head(int item) {
        return option.length + item;
    }

    /** Returns the first open option of an item; -1 if none of its options is open. */
    int first(int item) {
        int node = after(head(item));
        return node < option.length ? option[node] : -1;
    }
}
