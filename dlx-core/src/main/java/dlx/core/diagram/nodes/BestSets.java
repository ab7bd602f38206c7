package dlx.core.diagram.nodes;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.table.MemoryBudget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Best sets of a family, in order. Each node has a list of its best sets, as far as they were requested. The list is a
 * merge of the lists of lo and of hi. The next set of a child is requested only when its last set was merged.
 *
 * <pre>
 *   entry e          one set of one node: entry e below the number of nodes is the best set of node e
 *   score[e]         score of that set; smaller is better
 *   child[e]         entry of hi that the set is made of; the complement of an entry of lo if the number is negative
 *   next[e]          entry of the node's next best set; 0 until it is requested, NONE after the last set
 *   nextHi[n], nextLo[n]  entry of the child that node n merges next; the complement of the last merged entry until
 *                    the entry after it is requested; NONE after the last entry
 * </pre>
 *
 * <p>Among equal scores hi comes first: at each node, therefore also in the whole list, as in the order of the cursor.
 */
public final class BestSets {

    private static final int NONE = Integer.MIN_VALUE;

    /** Memory of an entry, in bytes. */
    private static final int ENTRY = 16;

    private final SetFamily family;
    private final MemoryBudget memory;
    private final int[] nextHi;
    private final int[] nextLo;

    /** Weight of each rank, negated if the greatest score is best. */
    private final long[] weight;

    private long[] score;
    private int[] child;
    private int[] next;
    private int count;

    /** Stack of pairs of a node and its last entry. The next best set of the node waits for that of a child. */
    private int[] waiting = new int[16];

    private int depth;

    public BestSets(SetFamily family, Goal goal, long[] weights, MemoryBudget memory) {
        this.family = family;
        this.memory = memory;
        memory.reached(family.size());
        memory.take((long) family.size() * 24 + (long) family.order().length() * Long.BYTES);
        weight = new long[family.order().length()];
        for (int rank = 0; rank < weight.length; rank++) {
            int option = family.order().option(rank);
            long given = option < weights.length ? weights[option] : 0;
            weight[rank] = goal == Goal.LEAST ? given : -given;
        }
        count = family.size();
        score = new long[count];
        if (!fitTogether()) {
            refuseOverflow();
        }
        child = new int[count];
        next = new int[count];
        nextHi = new int[count];
        nextLo = new int[count];
        next[SetFamily.UNIT] = NONE;
        nextHi[SetFamily.UNIT] = NONE;
        nextLo[SetFamily.UNIT] = NONE;
        for (int n = 2; n < count; n++) {
            nextHi[n] = family.hi(n);
            nextLo[n] = family.lo(n) == SetFamily.EMPTY ? NONE : family.lo(n);
            merge(n, n);
        }
    }

    /** Returns true if the absolute weights of all options add up to less than 2^63; then those of each set do too. */
    private boolean fitTogether() {
        long sum = 0;
        for (long each : weight) {
            long size = Math.abs(each);
            if (size < 0 || sum + size < 0) {
                return false;
            }
            sum += size;
        }
        return true;
    }

    /**
     * Throws an exception if the absolute weights of a set do not fit into 63 bits, so that partial sums cannot
     * overflow. Uses {@code score} as scratch space.
     */
    private void refuseOverflow() {
        for (int n = 2; n < count; n++) {
            long size = Math.abs(weight[family.rank(n)]);
            long with = size < 0 ? -1 : size + score[family.hi(n)];
            if (with < 0) {
                throw ModelException.coded(
                        "score_overflow",
                        "the weights of a set's options add up to more than 2^63 - 1, without their signs; expected"
                                + " smaller weights");
            }
            score[n] = Math.max(score[family.lo(n)], with);
        }
        score[SetFamily.UNIT] = 0;
    }

    public List<int[]> first(int count) {
        List<int[]> sets = new ArrayList<>();
        if (family.root() == SetFamily.EMPTY) {
            return sets;
        }
        int entry = family.root();
        while (true) {
            sets.add(options(entry));
            if (sets.size() == count) {
                return sets;
            }
            entry = after(entry);
            if (entry == NONE) {
                return sets;
            }
        }
    }

    private int[] options(int rootEntry) {
        int length = 0;
        int[] options = new int[16];
        int node = family.root();
        int entry = rootEntry;
        while (node != SetFamily.UNIT) {
            boolean taken = child[entry] >= 0;
            if (taken) {
                if (length == options.length) {
                    options = Arrays.copyOf(options, 2 * length);
                }
                options[length++] = family.option(node);
            }
            node = taken ? family.hi(node) : family.lo(node);
            entry = taken ? child[entry] : ~child[entry];
        }
        memory.take(24 + (long) length * Integer.BYTES);
        return Arrays.copyOf(options, length);
    }

    /**
     * Returns the root's entry after its last entry, or {@link #NONE}. Each node on the stack waits for at most one
     * child.
     */
    private int after(int rootEntry) {
        depth = 0;
        push(family.root(), rootEntry);
        while (depth > 0) {
            int node = waiting[2 * depth - 2];
            int last = waiting[2 * depth - 1];
            if (isKnown(nextHi, node, family.hi(node)) && isKnown(nextLo, node, family.lo(node))) {
                int made = merged(node); // may replace the array
                next[last] = made;
                depth--;
            }
        }
        return next[rootEntry];
    }

    /**
     * Returns true if the entry of a child that a node would merge next is known; otherwise pushes the child onto the
     * stack.
     */
    private boolean isKnown(int[] nextOfChild, int node, int childNode) {
        int known = nextOfChild[node];
        if (known >= 0 || known == NONE) {
            return true;
        }
        if (next[~known] == 0) {
            push(childNode, ~known);
            return false;
        }
        nextOfChild[node] = next[~known];
        return true;
    }

    private void push(int node, int lastEntry) {
        if (2 * depth == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waiting.length);
        }
        waiting[2 * depth] = node;
        waiting[2 * depth + 1] = lastEntry;
        depth++;
    }

    private int merged(int node) {
        if (nextHi[node] == NONE && nextLo[node] == NONE) {
            return NONE;
        }
        if (count == score.length) {
            grow();
        }
        merge(node, count);
        return count++;
    }

    private void merge(int node, int entry) {
        int hi = nextHi[node];
        int lo = nextLo[node];
        long with = hi == NONE ? 0 : score[hi] + weight[family.rank(node)];
        if (lo == NONE || hi != NONE && with <= score[lo]) {
            score[entry] = with;
            child[entry] = hi;
            nextHi[node] = ~hi;
        } else {
            score[entry] = score[lo];
            child[entry] = ~lo;
            nextLo[node] = ~lo;
        }
    }

    private void grow() {
        memory.check();
        long more = Math.min(Math.min(2L * count, Integer.MAX_VALUE - 8), count + memory.free() / (2 * ENTRY));
        if (more < count + count / 16 + 1) {
            throw memory.full();
        }
        memory.take(more * ENTRY);
        score = Arrays.copyOf(score, (int) more);
        child = Arrays.copyOf(child, (int) more);
        next = Arrays.copyOf(next, (int) more);
        memory.give((long) count * ENTRY);
    }
}
