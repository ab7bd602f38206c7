package dlx.modelers.graceful;

import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The maps of a graph's vertices that keep its edges. For each vertex and each later vertex the search finds a map that
 * moves the first to the second and leaves all vertices before them in place. These maps generate all symmetries
 * (Sims).
 *
 * <p>The vertices are in an order in which each is joined to an earlier one if possible, so that a wrong image is soon
 * found. A search that takes too long is abandoned; then some symmetries are missing.
 */
final class GraphSymmetries {

    /** Maximum number of images that are tried for one map. */
    private static final int MOST_TRIES = 100_000;

    /** True for each two vertices, from 0, that an edge joins. */
    private final boolean[][] joined;

    /** All vertices, from 0, in the order in which they get images. */
    private final int[] order;

    /** Image of each vertex, once it has an image; vertices count from 0. */
    private final int[] image;

    /** True for each vertex that is the image of a vertex. */
    private final boolean[] used;

    /** Number of images tried for the present map. */
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

    /** Returns maps that generate the symmetries. A map is the list of the images of vertices, which count from 1. */
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

    /**
     * Returns true if the vertex at place k can have the image v, and all later vertices can have images. Sets these
     * images; if that fails, v is unused again.
     */
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

    /** Returns true if the vertex at place k may have the image v, given the images of the vertices before it. */
    private boolean fits(int k, int v) {
        return !used[v]
                && IntStream.range(0, k).allMatch(i -> joined[order[k]][order[i]] == joined[v][image[order[i]]]);
    }

    /** Returns all vertices, each after a vertex that it is joined to, if there is one. */
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
