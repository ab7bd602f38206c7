package dlx.core.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Families of sets as plain sets, and their diagrams made the slow way, with which tests compare. */
final class Families {

    static final long PLENTY = 1L << 26;

    private Families() {}

    /** Returns a random family of up to some dozens of sets of options 0 to n - 1. */
    static Set<BitSet> random(Random random, int n) {
        Set<BitSet> family = new HashSet<>();
        int size = random.nextInt(5) == 0 ? random.nextInt(3) : random.nextInt(40);
        double dense = random.nextDouble();
        for (int k = 0; k < size; k++) {
            BitSet set = new BitSet();
            for (int option = 0; option < n; option++) {
                set.set(option, random.nextDouble() < dense);
            }
            family.add(set);
        }
        return family;
    }

    /** Returns the numbers 0 to n - 1, each once, in random order. */
    static int[] shuffled(Random random, int n) {
        int[] order = new int[n];
        for (int k = 0; k < n; k++) {
            int j = random.nextInt(k + 1);
            order[k] = order[j];
            order[j] = k;
        }
        return order;
    }

    static Zdd diagram(Collection<BitSet> family, int... order) {
        Zdd.Builder builder = new Zdd.Builder(order, PLENTY, () -> {});
        return builder.build(root(builder, family, order, 0));
    }

    private static int root(Zdd.Builder builder, Collection<BitSet> family, int[] order, int rank) {
        if (rank == order.length || family.isEmpty()) {
            return family.isEmpty() ? 0 : 1;
        }
        List<BitSet> without = family.stream().filter(s -> !s.get(order[rank])).toList();
        List<BitSet> with = family.stream().filter(s -> s.get(order[rank])).toList();
        return builder.node(rank, root(builder, without, order, rank + 1), root(builder, with, order, rank + 1));
    }

    /** Returns the sets of a cursor; fails if it visits a set twice. */
    static Set<BitSet> sets(Zdd zdd) {
        Set<BitSet> family = new HashSet<>();
        for (ZddCursor cursor = zdd.cursor(); cursor.advance(); ) {
            BitSet set = set(cursor.options(), cursor.length());
            if (set.cardinality() != cursor.length() || !family.add(set)) {
                throw new AssertionError("again: " + set);
            }
        }
        return family;
    }

    static BitSet set(int[] options, int length) {
        BitSet set = new BitSet();
        for (int k = 0; k < length; k++) {
            set.set(options[k]);
        }
        return set;
    }

    static int[] options(BitSet set) {
        return set.stream().toArray();
    }

    /** Returns all sets of options 0 to n - 1. */
    static List<BitSet> subsets(int n) {
        List<BitSet> all = new ArrayList<>();
        for (long bits = 0; bits < 1L << n; bits++) {
            all.add(BitSet.valueOf(new long[] {bits}));
        }
        return all;
    }

    /** Returns the diagram of all sets of n options: 2^n sets in n + 2 nodes. */
    static Zdd everySubset(int n) {
        int[] order = new int[n];
        for (int k = 0; k < n; k++) {
            order[k] = k;
        }
        Zdd.Builder builder = new Zdd.Builder(order, PLENTY, () -> {});
        int node = 1;
        for (int k = n - 1; k >= 0; k--) {
            node = builder.node(k, node, node);
        }
        return builder.build(node);
    }
}
