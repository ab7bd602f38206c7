package dlx.core.table;

/** The memory that one piece of work may take, and what may end that work. Not thread-safe. */
public final class MemoryBudget {

    /** The budget where none is named: a quarter of the heap, 512 MiB at most. */
    public static final long USUAL_BYTES =
            Math.min(512L << 20, Runtime.getRuntime().maxMemory() / 4);

    /** The greatest length of an array that every Java machine makes. */
    public static final int MOST_LENGTH = Integer.MAX_VALUE - 16;

    private final long maxBytes;
    private final Runnable check;
    private final Full full;
    private long used;
    private long peak;
    private long nodes;

    /** Makes what is thrown where memory is not enough. */
    @FunctionalInterface
    public interface Full {

        /** The exception for so many nodes made, and so many bytes allowed. */
        RuntimeException of(long nodes, long maxBytes);
    }

    /**
     * A budget of which nothing is used.
     *
     * @param maxBytes the most bytes at one time, {@code >= 0}
     * @param check called now and then; what it throws ends the work
     */
    public MemoryBudget(long maxBytes, Runnable check, Full full) {
        if (maxBytes < 0) {
            throw new IllegalArgumentException("maxBytes: " + maxBytes + "; expected 0 or more");
        }
        this.maxBytes = maxBytes;
        this.check = check;
        this.full = full;
    }

    /** Whether so many bytes more would fit. */
    public boolean has(long bytes) {
        return bytes <= maxBytes - used;
    }

    /** Counts bytes; to be called before the arrays are made. */
    public void take(long bytes) {
        if (!has(bytes)) {
            throw full();
        }
        used += bytes;
        peak = Math.max(peak, used);
    }

    /** Counts bytes that are not needed any more. */
    public void give(long bytes) {
        used -= bytes;
    }

    /** An array whose bytes are taken. A heap that is smaller than the budget is full too. */
    public long[] longs(long length) {
        take(Long.BYTES * length);
        if (length > MOST_LENGTH) {
            throw full();
        }
        try {
            return new long[(int) length];
        } catch (OutOfMemoryError e) {
            throw full(); // the work ends, nothing else does
        }
    }

    /** An array whose bytes are taken. */
    public int[] ints(int length) {
        take((long) Integer.BYTES * length);
        try {
            return new int[length];
        } catch (OutOfMemoryError e) {
            throw full();
        }
    }

    public long used() {
        return used;
    }

    public long free() {
        return maxBytes - used;
    }

    /** The most bytes used at any time. */
    public long peak() {
        return peak;
    }

    public void check() {
        check.run();
    }

    /** Says how many nodes have been made: for the message alone. */
    public void reached(long count) {
        nodes = count;
    }

    /** What to throw where memory is not enough. */
    public RuntimeException full() {
        return full.of(nodes, maxBytes);
    }
}
