package dlx.core.diagram;

import dlx.core.diagram.nodes.NodeTable;
import dlx.core.diagram.nodes.OptionOrder;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.diagram.nodes.SetOperation;
import dlx.core.diagram.nodes.SortedSets;
import dlx.core.table.MemoryBudget;
import java.util.Arrays;

/**
 * Makes a diagram of sets that come one by one, in any order: the solutions of a search, for instance. Options lie in
 * ascending order. A set that comes twice is one set.
 *
 * <p>Sets are kept as they are until they take as much memory as the diagram, at least some hundred kilobytes; then
 * they are sorted and added to it. So the time is O(total length x log sets) and what the unions cost, about
 * proportional to the total length too; the memory, what the diagram needs and as much again. Not thread-safe.
 *
 * @since 0.1
 */
public final class ZddCollector {

    /** Bytes of an array beside its numbers, and of the reference to it. */
    private static final int ARRAY = 24;

    private static final int FIRST_BATCH = 1 << 18;

    private final OptionOrder order;
    private final long maxBytes;
    private final Runnable check;

    /** What was added from batches. */
    private SetFamily collected;

    private int[][] batch = new int[16][];
    private int batched;
    private long batchBytes;
    private int calls;

    /**
     * A collector of no sets.
     *
     * @param optionCount options are numbered from 0 to {@code optionCount - 1}
     * @param maxBytes the most bytes to hold at one time
     * @param check called each time some thousand sets have come or nodes have been asked for; what it throws ends the
     *     work
     * @throws IllegalArgumentException if {@code optionCount} or {@code maxBytes} is negative
     * @throws DiagramFullException if there is not even room for a diagram without nodes
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
     * @param options numbers in any order; one that comes twice counts once. Copied
     * @param length how many of them are of the set, from the front
     * @throws IndexOutOfBoundsException if there is no such option
     * @throws DiagramFullException if the diagram needs more bytes than allowed; then nothing can be made of what came
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
     * The diagram of the sets so far. More may be added.
     *
     * @return the family
     * @throws DiagramFullException if it needs more bytes than allowed
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
