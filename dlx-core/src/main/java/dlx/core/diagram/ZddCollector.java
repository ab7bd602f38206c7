package dlx.core.diagram;

import dlx.core.diagram.nodes.NodeTable;
import dlx.core.diagram.nodes.OptionOrder;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.diagram.nodes.SetOperation;
import dlx.core.diagram.nodes.SortedSets;
import dlx.core.table.MemoryBudget;
import java.util.Arrays;

/**
 * Builds a diagram of sets that arrive one by one, in any order, for instance the solutions of a search. Options are in
 * ascending order. Equal sets count once.
 *
 * <p>Sets are kept unchanged until they need as much memory as the diagram, at least 256 KiB. Then they are sorted and
 * added to the diagram. The time is O(total length x log sets) plus the unions, which are about proportional to the
 * total length. The memory is twice that of the diagram. Not thread-safe.
 *
 * @since 0.1
 */
public final class ZddCollector {

    /** Memory of an array in addition to its numbers, with a reference to it, in bytes. */
    private static final int ARRAY = 24;

    /** Minimum size of a batch that is added, in bytes, unless a quarter of the memory limit is less. */
    private static final int FIRST_BATCH = 1 << 18;

    private final OptionOrder order;
    private final long maxBytes;
    private final Runnable check;

    /** Diagram of the sets of all earlier batches. */
    private SetFamily collected;

    /** Sets since the last batch, each ascending; the first {@link #batched} are valid. */
    private int[][] batch = new int[16][];

    private int batched;

    /** Memory of these sets in bytes. */
    private long batchBytes;

    /** Number of sets added so far, for the interval of the check; may overflow. */
    private int calls;

    /**
     * Creates a collector without sets.
     *
     * @param optionCount number of options, which are numbered from 0
     * @param maxBytes maximum number of bytes to hold at one time
     * @param check called once per some thousand added sets or requested nodes; an exception that it throws ends
     *     the work
     * @throws IllegalArgumentException if {@code optionCount} or {@code maxBytes} is negative
     * @throws DiagramFullException if {@code maxBytes} is too small for a diagram without nodes
     */
    public ZddCollector(int optionCount, long maxBytes, Runnable check) {
        if (optionCount < 0) {
            throw new IllegalArgumentException("optionCount: " + optionCount + "; expected 0 or more");
        }
        order = OptionOrder.ascending(optionCount);
        this.maxBytes = maxBytes;
        this.check = check;
        collected = new NodeTable(order, memory()).build(SetFamily.EMPTY);
    }

    /**
     * Adds a set.
     *
     * @param options option numbers in any order; repeated numbers count once. Copied
     * @param length number of elements of the array that belong to the set, from the front
     * @throws IndexOutOfBoundsException if an option does not exist
     * @throws DiagramFullException if the diagram needs more bytes than allowed; the sets added so far are lost
     *     then
     */
    public void add(int[] options, int length) {
        int[] set = Arrays.copyOf(options, length);
        Arrays.sort(set);
        if (length > 0 && (set[0] < 0 || set[length - 1] >= order.length())) {
            throw new IndexOutOfBoundsException(
                    "options: " + Arrays.toString(set) + "; expected numbers from 0 to " + (order.length() - 1));
        }
        if (batched == batch.length) {
            batch = Arrays.copyOf(batch, 2 * batched);
        }
        batch[batched++] = withoutDoubles(set);
        batchBytes += ARRAY + (long) Integer.BYTES * length;
        if ((++calls & (1 << 12) - 1) == 0) {
            check.run();
        }
        if (batchBytes > Math.min(Math.max(FIRST_BATCH, bytes(collected)), maxBytes / 4)) {
            addBatch();
        }
    }

    private static int[] withoutDoubles(int[] sorted) {
        for (int k = 1; k < sorted.length; k++) {
            if (sorted[k] == sorted[k - 1]) {
                return Arrays.stream(sorted).distinct().toArray();
            }
        }
        return sorted;
    }

    /**
     * Returns the diagram of the sets so far. More sets may be added afterwards.
     *
     * @return the family
     * @throws DiagramFullException if the diagram needs more bytes than allowed
     */
    public Zdd diagram() {
        addBatch();
        return new Zdd(collected);
    }

    private void addBatch() {
        if (batched == 0) {
            return;
        }
        MemoryBudget memory = memory();
        memory.take(batchBytes + bytes(collected));
        NodeTable nodes = new NodeTable(order, memory);
        int added = new SortedSets(nodes).root(batch, batched);
        collected = nodes.build(SetOperation.combine(nodes, SetOperation.Rule.UNION, nodes.copy(collected), added));
        Arrays.fill(batch, 0, batched, null);
        batched = 0;
        batchBytes = 0;
    }

    private MemoryBudget memory() {
        return new MemoryBudget(maxBytes, check, DiagramFullException::new);
    }

    private static long bytes(SetFamily family) {
        return (long) Integer.BYTES * family.nodes().length;
    }
}
