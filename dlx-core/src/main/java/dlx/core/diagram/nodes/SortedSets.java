package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * Creates nodes of sets without temporary nodes. Sets are sorted, so that a common beginning of two neighbors is shared
 * by all sets between them. Going from the last set to the first, a family is complete at the first set that begins
 * differently.
 */
public final class SortedSets {

    private final NodeTable nodes;

    /**
     * Families by depth: the sets so far that share the first {@code depth} options of the current set, without these
     * options.
     */
    private int[] families = new int[16];

    public SortedSets(NodeTable nodes) {
        this.nodes = nodes;
    }

    /**
     * Sorts sets and returns the node of their family.
     *
     * @param sets the ranks of each set in ascending order, each once
     * @param count number of sets, from the front of the array
     */
    public int root(int[][] sets, int count) {
        Arrays.sort(sets, 0, count, SortedSets::compare);
        int[] last = {};
        for (int k = count - 1; k >= 0; k--) {
            int[] set = sets[k];
            int shared = shared(last, set);
            close(last, shared);
            if (set.length >= families.length) {
                families = Arrays.copyOf(families, 2 * set.length);
            }
            Arrays.fill(families, shared + 1, set.length + 1, SetFamily.EMPTY);
            families[set.length] = SetFamily.UNIT;
            last = set;
        }
        close(last, 0);
        return families[0];
    }

    private void close(int[] set, int shared) {
        for (int depth = set.length; depth > shared; depth--) {
            families[depth - 1] = nodes.node(set[depth - 1], families[depth - 1], families[depth]);
        }
    }

    private static int shared(int[] one, int[] other) {
        int differs = Arrays.mismatch(one, other);
        return differs < 0 ? one.length : differs;
    }

    /**
     * Compares sets by their ranks; a set follows the sets that extend it, because the empty set lies at the end of all
     * lo edges.
     */
    private static int compare(int[] one, int[] other) {
        int differs = Arrays.mismatch(one, other);
        if (differs < 0) {
            return 0;
        }
        if (differs == one.length || differs == other.length) {
            return Integer.compare(other.length, one.length);
        }
        return Integer.compare(one[differs], other[differs]);
    }
}
