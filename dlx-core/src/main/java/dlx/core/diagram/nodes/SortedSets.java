package dlx.core.diagram.nodes;

import java.util.Arrays;

/**
 * Makes nodes of sets without any that are dropped later: sorted so that what two neighbours share at their beginning
 * is shared by all sets between. From the last set to the first, a family is complete as soon as a set comes that
 * does not begin like the one before.
 */
public final class SortedSets {

    private final NodeTable nodes;

    /** By depth: the sets seen so far that begin like the current one up to there, without that beginning. */
    private int[] families = new int[16];

    public SortedSets(NodeTable nodes) {
        this.nodes = nodes;
    }

    /**
     * The family of some sets. Sorts them.
     *
     * @param sets ranks in ascending order, each once
     * @param count how many sets, from the front
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

    /** A set comes after those that it begins: the empty set lies at the end of all lo edges. */
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
