package dlx.core.engine.links;

import dlx.core.engine.Problem;
import dlx.core.search.LinkedLists;
import dlx.core.search.Step;
import java.util.ArrayList;
import java.util.List;

/** Copies the arrays of a search into {@link LinkedLists}, as they are. Cost: O(size). */
final class Snapshot {

    private Snapshot() {}

    static LinkedLists of(Links links, int[] llink, int[] rlink, int[] nd) {
        return new LinkedLists(headers(links, llink, rlink, nd), nodes(links, nd));
    }

    private static List<LinkedLists.Header> headers(Links links, int[] llink, int[] rlink, int[] nd) {
        boolean[] open = new boolean[links.items + 1];
        int next = Links.ROOT;
        do {
            open[next] = true;
            next = rlink[next];
        } while (next != Links.ROOT);
        List<LinkedLists.Header> headers = new ArrayList<>();
        headers.add(new LinkedLists.Header(0, Step.NONE, 0, llink[Links.ROOT], rlink[Links.ROOT], 0, 0, true));
        for (int i = 1; i <= links.items; i++) {
            int a = Links.SIZE * i;
            int length = nd[a + Links.LEN] + nd[a + Links.LACK];
            headers.add(new LinkedLists.Header(
                    i,
                    links.problem.itemNumber[i - 1],
                    length,
                    llink[i],
                    rlink[i],
                    nd[a + Links.ULINK] / Links.SIZE,
                    nd[a + Links.DLINK] / Links.SIZE,
                    open[i]));
        }
        return headers;
    }

    private static List<LinkedLists.Node> nodes(Links links, int[] nd) {
        Problem problem = links.problem;
        List<LinkedLists.Node> nodes = new ArrayList<>();
        for (int k = 0; k < problem.options(); k++) {
            int p = links.first[k];
            for (int node = problem.start[k]; node < problem.start[k + 1]; node++) {
                nodes.add(new LinkedLists.Node(
                        p / Links.SIZE,
                        problem.number[k],
                        problem.itemNumber[problem.item[node]],
                        nd[p + Links.TOP] / Links.SIZE,
                        nd[p + Links.ULINK] / Links.SIZE,
                        nd[p + Links.DLINK] / Links.SIZE,
                        nd[nd[p + Links.ULINK] + Links.DLINK] == p));
                p += Links.SIZE;
            }
        }
        return nodes;
    }
}
