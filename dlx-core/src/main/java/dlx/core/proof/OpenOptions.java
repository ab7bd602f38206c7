package dlx.core.proof;

import dlx.api.CoverData;

/** The open options of each item, ascending: a list of their nodes, which begins and ends at the item's {@link #head}. */
final class OpenOptions extends Rings {

    /** The option of each node. */
    final int[] option;

    /** Lists of all options. */
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

    /** Where the list of an item begins and ends. */
    int head(int item) {
        return option.length + item;
    }

    /** The first open option of an item; -1 if it has none. */
    int first(int item) {
        int node = after(head(item));
        return node < option.length ? option[node] : -1;
    }
}
