package dlx.core.proof;

import dlx.api.CoverData;
import java.util.Arrays;

/** The options of each item: those of item i stand at the places from {@code first[i]} to {@code first[i + 1] - 1}, ascending. */
final class ItemOptions {

    final int[] first;
    final int[] option;

    /** The node of each place. */
    final int[] node;

    ItemOptions(CoverData cover) {
        int items = cover.itemCount();
        first = new int[items + 1];
        option = new int[cover.nodeCount()];
        node = new int[cover.nodeCount()];
        for (int k = 0; k < node.length; k++) {
            first[cover.item(k) + 1]++;
        }
        for (int i = 0; i < items; i++) {
            first[i + 1] += first[i];
        }
        int[] used = Arrays.copyOf(first, items);
        for (int o = 0; o < cover.optionCount(); o++) {
            for (int k = cover.firstNode(o); k < cover.firstNode(o + 1); k++) {
                int place = used[cover.item(k)]++;
                option[place] = o;
                node[place] = k;
            }
        }
    }
}
