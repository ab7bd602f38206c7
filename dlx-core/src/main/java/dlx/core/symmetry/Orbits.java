package dlx.core.symmetry;

import java.util.Arrays;

/** Sets of vertices that some permutations map on each other: disjoint sets, which are joined. Not thread-safe. */
final class Orbits {

    private final int[] parent;

    Orbits(int size) {
        parent = new int[size];
        Arrays.setAll(parent, v -> v);
    }

    /** Returns the number of vertices. */
    int size() {
        return parent.length;
    }

    /** Returns the least vertex of the orbit of a vertex. */
    int first(int vertex) {
        int v = vertex;
        while (parent[v] != v) {
            parent[v] = parent[parent[v]];
            v = parent[v];
        }
        return v;
    }

    void join(Permutation map) {
        for (int k = 0; k < map.moved().length; k++) {
            int one = first(map.moved()[k]);
            int other = first(map.images()[k]);
            parent[Math.max(one, other)] = Math.min(one, other);
        }
    }
}
