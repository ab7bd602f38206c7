package dlx.modelers.graceful;

import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the maps of a graph's vertices that keep its edges: for each vertex and each later one a map that takes one to the
 * other and leaves alone what comes before. These generate all of them (Sims).
 *
 * <p>Vertices come in an order in which they hang together, so that a wrong image is soon seen. A search that takes
 * too long is given up: then some symmetries are not known.
 */
final class GraphSymmetries {

    /** Images tried for one map. */
    private static final int MOST_TRIES = 100_000;

    private final boolean[][] joined;
    private final int[] order;

    /** Of each vertex, once it has one. */
    private final int[] image;

    private final boolean[] used;
    private int tries;

    GraphSymmetries(Graph graph) {
        int n = graph.vertices();
        joined = new boolean[n][n];
        for (Edge edge : graph.edges()) {
            joined[edge.low() - 1][edge.high() - 1] = true;
            joined[edge.high() - 1][edge.low() - 1] = true;
        }
        order = connectedOrder();
        image = new int[n];
        used = new boolean[n];
    }

    /** Maps from vertices to vertices, which count from 1; a map is the list of images. */
    List<List<Integer>> generators() {
        List<List<Integer>> generators = new ArrayList<>();
        for (int k = 0; k < order.length; k++) {
            for (int other = k + 1; other < order.length; other++) {
                tries = 0;
                if (fits(k, order[other]) && takes(k, order[other])) {
                    generators.add(IntStream.of(image).mapToObj(v -> v + 1).toList());
                    IntStream.range(k, order.length).forEach(i -> used[image[order[i]]] = false);
                }
            }
            image[order[k]] = order[k];
            used[order[k]] = true;
        }
        return generators;
    }

    /** Gives the vertex in place k this image, and images to all after it; undone if that fails. */
    private boolean takes(int k, int v) {
        image[order[k]] = v;
        used[v] = true;
        if (completes(k + 1)) {
            return true;
        }
        used[v] = false;
        return false;
    }

    private boolean completes(int k) {
        if (k == order.length) {
            return true;
        }
        for (int v : order) {
            if (fits(k, v) && ++tries <= MOST_TRIES && takes(k, v)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the vertex in place k may become v, for all that those before it became. */
    private boolean fits(int k, int v) {
        return !used[v]
                && IntStream.range(0, k).allMatch(i -> joined[order[k]][order[i]] == joined[v][image[order[i]]]);
    }

    /** All vertices, each after one it is joined to, where there is such a one. */
    private int[] connectedOrder() {
        List<Integer> found = new ArrayList<>();
        int next = 0;
        for (int start = 0; start < joined.length; start++) {
            if (!found.contains(start)) {
                found.add(start);
            }
            for (; next < found.size(); next++) {
                int at = found.get(next);
                IntStream.range(0, joined.length)
                        .filter(v -> joined[at][v] && !found.contains(v))
                        .forEach(found::add);
            }
        }
        return found.stream().mapToInt(v -> v).toArray();
    }
}
