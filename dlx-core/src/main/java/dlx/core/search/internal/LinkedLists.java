package dlx.core.search.internal;

import dlx.core.search.Step;
import java.util.List;

/**
 * The lists of dancing links, numbered as in Knuth's table (TAOCP 4B, 7.2.2.1, table 1): 0 is the root, header i belongs
 * to item i - 1, then come the nodes of the options, with a spacer before each option and one after the last.
 *
 * @param headers the root, then the header of each item; a header's place here is its number
 * @param nodes the nodes of all options, in order, without spacers
 * @since 0.1
 */
public record LinkedLists(List<Header> headers, List<Node> nodes) implements Inside {

    /** Lists with copies of their parts. */
    public LinkedLists {
        headers = List.copyOf(headers);
        nodes = List.copyOf(nodes);
    }

    /**
     * The root, or the header of an item.
     *
     * @param number its own, {@code >= 0}
     * @param item its item by the number in the cover; {@link Step#NONE} for the root
     * @param length how many options are in the item's list; 0 for the root
     * @param left LLINK: the header before it in the list of items to be covered, or itself for a secondary item
     * @param right RLINK: the header after it
     * @param up ULINK: the last node of the item's list, or itself where that is empty; 0 for the root
     * @param down DLINK: the first node
     * @param open whether the list of items to be covered, from the root on, comes by here; it never does for secondary items
     */
    public record Header(int number, int item, int length, int left, int right, int up, int down, boolean open) {}

    /**
     * A node: an option holds an item.
     *
     * @param number its own
     * @param option its option by the number in the cover
     * @param item its item by the number in the cover
     * @param header TOP: the header of the item
     * @param up ULINK: the node or header above, as it was when this node was unlinked, if it was
     * @param down DLINK: the one below
     * @param linked whether its neighbours know it: false where an option is hidden
     */
    public record Node(int number, int option, int item, int header, int up, int down, boolean linked) {}
}
