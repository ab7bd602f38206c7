package dlx.core.engine.links;

import static dlx.core.engine.links.Links.DLINK;
import static dlx.core.engine.links.Links.ROOT;
import static dlx.core.engine.links.Links.SIZE;
import static dlx.core.engine.links.Links.ULINK;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Searches for any solution that begin anew at the root on another way: the items in another order where several have
 * equally few options, and the options of each item too. Where solutions are many but the first choices were wrong, another
 * way meets one soon (Gomes, Selman, Kautz: Boosting combinatorial search through randomization, AAAI 1998). Each try in a
 * random order has half as many nodes again as the one before, so a search that must see the whole tree takes four times as
 * long at worst. The orders are the same in each process.
 */
final class Restarts {

    /** The first try in a random order has so many times fewer nodes: most are in vain. */
    private static final int SHORTER = 10;

    private static final long SEED = 2_718_281_828L;

    private final SplittableRandom random = new SplittableRandom(SEED);
    private long nodesOfTry;
    private boolean hasBegunAnew;

    /** @param patience how many nodes the try in the usual order may have */
    Restarts(long patience) {
        nodesOfTry = Math.max(1, patience / SHORTER);
    }

    /** Whether the lists of the search have another order now. */
    boolean hasBegunAnew() {
        return hasBegunAnew;
    }

    /**
     * Gives the lists of a search that is at its root another order. Cost: O(size).
     *
     * @return how many nodes, besides those of its way, the try in this order may have
     */
    long beginAnew(DancingLinks search) {
        hasBegunAnew = true;
        shuffle(search);
        long nodes = nodesOfTry;
        nodesOfTry += (nodesOfTry + 1) / 2;
        return nodes;
    }

    private void shuffle(DancingLinks search) {
        int items = search.links.items;
        int[] members = new int[items];
        int open = 0;
        for (int i = search.rlink[ROOT]; i != ROOT; i = search.rlink[i]) {
            members[open++] = i;
        }
        shuffle(members, open);
        int last = ROOT;
        for (int k = 0; k < open; k++) {
            linkItems(search, last, members[k]);
            last = members[k];
        }
        linkItems(search, last, ROOT);
        for (int i = SIZE; i <= SIZE * items; i += SIZE) {
            shuffleList(search.nd, i);
        }
    }

    private static void linkItems(DancingLinks search, int left, int right) {
        search.rlink[left] = right;
        search.llink[right] = left;
    }

    private void shuffleList(int[] nd, int header) {
        int[] nodes = new int[16];
        int count = 0;
        for (int p = nd[header + DLINK]; p != header; p = nd[p + DLINK]) {
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, 2 * count);
            }
            nodes[count++] = p;
        }
        shuffle(nodes, count);
        int above = header;
        for (int k = 0; k < count; k++) {
            linkNodes(nd, above, nodes[k]);
            above = nodes[k];
        }
        linkNodes(nd, above, header);
    }

    private static void linkNodes(int[] nd, int above, int below) {
        nd[above + DLINK] = below;
        nd[below + ULINK] = above;
    }

    private void shuffle(int[] numbers, int length) {
        for (int k = length - 1; k > 0; k--) {
            int other = random.nextInt(k + 1);
            int number = numbers[k];
            numbers[k] = numbers[other];
            numbers[other] = number;
        }
    }
}
