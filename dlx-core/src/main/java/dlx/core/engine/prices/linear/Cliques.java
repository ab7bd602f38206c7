package dlx.core.engine.prices.linear;

import dlx.core.engine.PacedStopCheck;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Finds clique rows, which every solution satisfies and the present answer does not. Of columns that exclude each other
 * pairwise, a solution holds at most one, but their values in the answer sum to more (M. Padberg, On the facial
 * structure of set packing polyhedra, Mathematical Programming 5, 1973).
 */
record Cliques(Program program, LiveColumns live, LinearNode node, PacedStopCheck pace) {

    /**
     * Maximum number of columns of fractional value. The work grows with its third power, and up to one set is stored
     * for each two columns.
     */
    private static final int MOST_BROKEN = 500;

    /** Minimum excess over 1 of the values of a clique. */
    private static final double LEAST_EXCESS = 0.02;

    /** Part of the larger of two cliques that both share, above which only one is added. */
    private static final double ALIKE = 0.8;

    /** Adds at most a number of clique rows to program and basis, by falling excess. Returns true if it adds any. */
    boolean add(int most) {
        int[] broken = broken();
        if (broken.length > MOST_BROKEN) {
            return false;
        }
        List<BitSet> byExcess = new ArrayList<>();
        excesses(broken).entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(found -> byExcess.add(found.getKey()));
        List<BitSet> added = new ArrayList<>();
        for (BitSet clique : byExcess) {
            if (added.size() < most
                    && program.rows < program.mostRows
                    && added.stream().noneMatch(other -> areAlike(clique, other))) {
                added.add(clique);
                program.add(widened(clique.stream().map(k -> broken[k]).toArray()));
                node.simplex.basis.addRow();
            }
        }
        return !added.isEmpty();
    }

    /** Returns the columns of fractional value, by falling value. */
    private int[] broken() {
        return IntStream.range(0, program.columns)
                .filter(node::isBroken)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> -node.simplex.valueOf(j)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Returns cliques of fractional columns, as sets of places in {@code broken}, with the excess of their values over
     * 1. Each two columns that exclude each other start one clique, which is extended greedily.
     */
    private Map<BitSet, Double> excesses(int[] broken) {
        BitSet[] excluded = new BitSet[broken.length];
        for (int k = 0; k < broken.length; k++) {
            excluded[k] = new BitSet(broken.length);
            for (int other = 0; other < k; other++) {
                pace.step();
                if (live.exclude(broken[k], broken[other])) {
                    excluded[k].set(other);
                    excluded[other].set(k);
                }
            }
        }
        Map<BitSet, Double> found = new LinkedHashMap<>();
        for (int k = 0; k < broken.length; k++) {
            for (int other = excluded[k].nextSetBit(k); other >= 0; other = excluded[k].nextSetBit(other + 1)) {
                BitSet clique = new BitSet(broken.length);
                clique.set(k);
                clique.set(other);
                BitSet fitting = (BitSet) excluded[k].clone();
                fitting.and(excluded[other]);
                for (int next = fitting.nextSetBit(0); next >= 0; next = fitting.nextSetBit(0)) {
                    pace.step();
                    clique.set(next);
                    fitting.and(excluded[next]);
                }
                double excess = clique.stream()
                                .mapToDouble(place -> node.simplex.valueOf(broken[place]))
                                .sum()
                        - 1;
                if (excess > LEAST_EXCESS) {
                    found.put(clique, excess);
                }
            }
        }
        return found;
    }

    private static boolean areAlike(BitSet a, BitSet b) {
        BitSet both = (BitSet) a.clone();
        both.and(b);
        return both.cardinality() > ALIKE * Math.max(a.cardinality(), b.cardinality());
    }

    /** Returns a clique extended by all live columns that exclude each of its columns, ascending. */
    private int[] widened(int[] clique) {
        List<Integer> all = new ArrayList<>(IntStream.of(clique).boxed().toList());
        for (int j = 0; j < program.columns; j++) {
            pace.steps(all.size());
            if (live.isLive(j) && excludesAll(j, all)) {
                all.add(j);
            }
        }
        return all.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    private boolean excludesAll(int j, List<Integer> columns) {
        for (int k : columns) {
            if (k == j || !live.exclude(j, k)) {
                return false;
            }
        }
        return true;
    }
}
