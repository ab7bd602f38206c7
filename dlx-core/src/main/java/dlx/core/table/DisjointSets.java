package dlx.core.table;

import java.util.Arrays;

/** Disjoint sets of numbers, which are joined; each number is alone at first. Not thread-safe. */
public final class DisjointSets {

    private final int[] parent;

    /** Creates the sets of the numbers below {@code size}. */
    public DisjointSets(int size) {
        parent = new int[size];
        Arrays.setAll(parent, number -> number);
    }

    /** Returns the number of numbers. */
    public int size() {
        return parent.length;
    }

    /** Returns the least number of the set of a number. */
    public int first(int number) {
        int first = number;
        while (parent[first] != first) {
            parent[first] = parent[parent[first]];
            first = parent[first];
        }
        return first;
    }

    /** Joins the sets of two numbers. */
    public void join(int one, int other) {
        int first = first(one);
        int second = first(other);
        parent[Math.max(first, second)] = Math.min(first, second);
    }
}
