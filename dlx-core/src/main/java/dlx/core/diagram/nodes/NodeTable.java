package dlx.core.diagram.nodes;

import dlx.core.table.Hash;
import dlx.core.table.MemoryBudget;
import java.util.Arrays;

/**
 * Creates nodes without duplicates (the unique table of Knuth, TAOCP 4A, 7.1.4, and Minato, DAC 1993).
 *
 * <pre>
 *   nodes[3n], [3n + 1], [3n + 2]   rank, lo and hi of node n; the two terminals 0 and 1 have the rank after the last
 *   table[h]                        a node whose hash is h or a little before; 0 in an empty slot
 * </pre>
 *
 * <p>Invariants: a node n >= 2 has hi != 0, and children with smaller numbers and larger ranks. The table uses open
 * addressing with linear probing. It is at most half full while memory allows it to grow, and at most seven eighths
 * full afterwards. Memory: 20 to 28 bytes per node, and 12 more while the nodes are copied to a larger array.
 */
public final class NodeTable {

    static final int EMPTY = 0;
    static final int UNIT = 1;
    static final int STRIDE = 3;

    /** Binary logarithm of the initial capacity, which is small because small families are common. */
    private static final int FIRST_BITS = 6;

    private static final int MOST_NODES = (Integer.MAX_VALUE - 8) / STRIDE;

    /** Number of calls between two checks, minus 1. */
    private static final int OFTEN = (1 << 12) - 1;

    private final MemoryBudget memory;
    private final OptionOrder order;
    private int[] nodes;
    private int[] table;

    /** Number of nodes beyond which the table grows. */
    private int fullTable;

    private int count = 2;
    private int calls;

    public NodeTable(OptionOrder order, MemoryBudget memory) {
        this.order = order;
        this.memory = memory;
        int capacity = 1 << FIRST_BITS;
        memory.take(bytes(capacity) + (2L << FIRST_BITS) * Integer.BYTES);
        nodes = new int[capacity * STRIDE];
        nodes[0] = order.length();
        nodes[STRIDE] = order.length();
        table = new int[2 << FIRST_BITS];
        fullTable = capacity;
    }

    private static long bytes(int nodeCount) {
        return (long) nodeCount * STRIDE * Integer.BYTES;
    }

    public OptionOrder order() {
        return order;
    }

    public MemoryBudget memory() {
        return memory;
    }

    public int size() {
        return count;
    }

    public int rank(int node) {
        return nodes[node * STRIDE];
    }

    int lo(int node) {
        return nodes[node * STRIDE + 1];
    }

    int hi(int node) {
        return nodes[node * STRIDE + 2];
    }

    /**
     * Returns the node with this rank and these children. The caller must ensure that both children have larger ranks.
     */
    public int node(int rank, int lo, int hi) {
        if ((++calls & OFTEN) == 0) {
            memory.reached(count);
            memory.check();
        }
        if (hi == EMPTY) {
            return lo;
        }
        int slot = slot(rank, lo, hi);
        for (int n = table[slot]; n != 0; n = table[slot]) {
            int at = n * STRIDE;
            if (nodes[at + 2] == hi && nodes[at + 1] == lo && nodes[at] == rank) {
                return n;
            }
            slot = slot + 1 & table.length - 1;
        }
        return add(slot, rank, lo, hi);
    }

    private int slot(int rank, int lo, int hi) {
        return (int) Hash.of((long) lo << Integer.SIZE | hi, rank) & table.length - 1;
    }

    private int add(int freeSlot, int rank, int lo, int hi) {
        int at = count * STRIDE;
        if (at == nodes.length) {
            growNodes();
        }
        nodes[at] = rank;
        nodes[at + 1] = lo;
        nodes[at + 2] = hi;
        table[freeSlot] = count++;
        if (count > fullTable) {
            growTable();
        }
        return count - 1;
    }

    /** Doubles the capacity for nodes, or grows it as far as memory allows while the old array exists. */
    private void growNodes() {
        memory.reached(count);
        long fit = memory.free() / (STRIDE * Integer.BYTES);
        int more = (int) Math.min(Math.min(2L * count, MOST_NODES), fit);
        if (more < count + count / 16 + 1) {
            throw memory.full();
        }
        memory.take(bytes(more));
        nodes = Arrays.copyOf(nodes, more * STRIDE);
        memory.give(bytes(count));
    }

    /**
     * Doubles the table after a node was added to it. If memory does not allow that, lets the table become seven
     * eighths full.
     */
    private void growTable() {
        long old = (long) table.length * Integer.BYTES;
        if (table.length > 1 << 29 || !memory.has(old)) {
            int nearlyAll = table.length / 8 * 7;
            if (fullTable == nearlyAll) {
                memory.reached(count);
                throw memory.full();
            }
            fullTable = nearlyAll;
            return;
        }
        memory.take(old);
        table = new int[0]; // can be rebuilt from the nodes, so the old table is released first
        table = new int[(int) (old / 2)];
        fullTable = table.length / 2;
        for (int n = 2; n < count; n++) {
            if ((n & OFTEN) == 0) {
                memory.check();
            }
            int slot = slot(rank(n), lo(n), hi(n));
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = n;
        }
    }

    /**
     * Copies a family into these nodes.
     *
     * @return the root of the copy
     */
    public int copy(SetFamily family) {
        long bytes = (long) family.size() * Integer.BYTES;
        memory.take(bytes);
        int[] here = new int[family.size()];
        here[UNIT] = UNIT;
        for (int n = 2; n < here.length; n++) {
            here[n] = node(family.rank(n), here[family.lo(n)], here[family.hi(n)]);
        }
        memory.give(bytes);
        return here[family.root()];
    }

    /**
     * Returns the family below a node, without all other nodes. Nodes are numbered in post-order, lo before hi, so that
     * the numbers depend only on the family. Memory: 4 bytes per node here, 12 per node of the result, and 4 per
     * option.
     */
    public SetFamily build(int root) {
        memory.reached(count);
        long scratch = (long) Integer.BYTES * (root + order.length() + 3);
        memory.take(scratch);
        int[] numbers = new int[root + 1];
        int size = number(root, numbers);
        memory.take(bytes(size));
        int[] kept = new int[size * STRIDE];
        kept[0] = order.length();
        kept[STRIDE] = order.length();
        for (int n = 2; n <= root; n++) {
            if ((n & OFTEN) == 0) {
                memory.check();
            }
            if (numbers[n] != 0) {
                int at = numbers[n] * STRIDE;
                kept[at] = rank(n);
                kept[at + 1] = lo(n) < 2 ? lo(n) : numbers[lo(n)];
                kept[at + 2] = hi(n) < 2 ? hi(n) : numbers[hi(n)];
            }
        }
        memory.give(scratch + bytes(size)); // from now on the caller's memory
        return new SetFamily(order, kept, root < 2 ? root : size - 1);
    }

    private int number(int root, int[] numbers) {
        int size = 2;
        int[] path = new int[order.length() + 2];
        int length = 0;
        path[length++] = root;
        while (length > 0) {
            int n = path[length - 1];
            if (n < 2 || numbers[n] != 0) {
                length--;
            } else if (lo(n) >= 2 && numbers[lo(n)] == 0) {
                path[length++] = lo(n);
            } else if (hi(n) >= 2 && numbers[hi(n)] == 0) {
                path[length++] = hi(n);
            } else {
                numbers[n] = size++;
                length--;
                if ((size & OFTEN) == 0) {
                    memory.check();
                }
            }
        }
        return size;
    }
}
