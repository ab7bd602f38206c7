package dlx.core.search.internal;

import dlx.core.search.Step;
import java.util.List;

/**
 * The lists of dancing links, numbered as in Knuth's table (TAOCP 4B, 7.2.2.1, table 1). Number 0 is the root, and
 * header i belongs to item i - 1. The nodes of the options follow, with a spacer before each option and after the last.
 *
 * @param headers the root, then the header of each item, indexed by number
 * @param nodes the nodes of all options, in order, without spacers
 * @since 0.1
 */
public record LinkedLists(List<Header> headers, List<Node> nodes) implements Inside {

    /** Creates lists with copies of the arguments. */
    public LinkedLists {
        headers = List.copyOf(headers);
        nodes = List.copyOf(nodes);
    }

    /**
     * The root, or the header of an item.
     *
     * @param number its own number, 0 or more
     * @param item number of its item in the cover; {@link Step#NONE} for the root
     * @param length number of options in the item's list; 0 for the root
     * @param left LLINK: number of the header before it in the list of items to be covered, or its own number for a
     *     secondary item
     * @param right RLINK: number of the header after it, likewise
     * @param up ULINK: number of the last node of the item's list, or its own number if the list is empty; 0 for
     *     the root
     * @param down DLINK: number of the first node of the item's list, likewise
     * @param open true if the list of items to be covered, from the root on, contains this header; always false for
     *     secondary items
     */
    public record Header(int number, int item, int length, int left, int right, int up, int down, boolean open) {}

    /**
     * A node: an item of an option.
     *
     * @param number its own number
     * @param option number of its option in the cover
     * @param item number of its item in the cover
     * @param header TOP: number of the header of the item
     * @param up ULINK: number of the node or header above; after unlinking, as it was then
     * @param down DLINK: number of the node or header below, likewise
     * @param linked true if its neighbors point to it; false if the option is hidden
     */
    public record Node(int number, int option, int item, int header, int up, int down, boolean linked) {}
}
