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
 * Finds rows that every solution obeys and the present answer does not: of columns each two of which exclude each other, a solution has
 * one at most, and the answer has parts of them that come to more (M. Padberg, On the facial structure of set packing polyhedra,
 * Mathematical Programming 5, 1973).
 */
final class Cliques {

    /** With more broken columns none are looked for: the work grows with the third power, and a set is kept for each two at most. */
    private static final int MOST_BROKEN = 500;

    private static final double LEAST_EXCESS = 0.02;

    /** Two rows are alike if they share so much of the longer one. */
    private static final double ALIKE = 0.8;

    private final Program program;
    private final LiveColumns live;
    private final LinearNode node;
    private final PacedStopCheck pace;

    Cliques(Program program, LiveColumns live, LinearNode node, PacedStopCheck pace) {
        this.program = program;
        this.live = live;
        this.node = node;
        this.pace = pace;
    }

    /** Adds rows to program and basis, at most so many, those first that are broken most. Whether there was any. */
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

    /** The broken columns, those of the greatest values first. */
    private int[] broken() {
        return IntStream.range(0, program.columns)
                .filter(node::isBroken)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> -node.simplex.valueOf(j)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Sets of broken columns, by their places, that come to more than one, and by how much: one for each two, filled up greedily. */
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

    /** The same with all columns that exclude each of it and each other, ascending. */
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
