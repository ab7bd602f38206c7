package dlx.core.table;

/** The memory that one search, diagram or proof may use, with the stop check of that work. Not thread-safe. */
public final class MemoryBudget {

    /** Default budget: a quarter of the heap, at most 512 MiB. */
    public static final long USUAL_BYTES =
            Math.min(512L << 20, Runtime.getRuntime().maxMemory() / 4);

    /** Maximum length of an array that every JVM supports. */
    public static final int MOST_LENGTH = Integer.MAX_VALUE - 16;

    private final long maxBytes;
    private final Runnable check;
    private final Full full;
    private long used;
    private long peak;
    private long nodes;

    /** Creates the exception for exhausted memory. */
    @FunctionalInterface
    public interface Full {

        /**
         * Returns the exception.
         *
         * @param nodes number of nodes made so far
         * @param maxBytes the budget in bytes
         */
        RuntimeException of(long nodes, long maxBytes);
    }

    /**
     * Creates a budget of which no bytes are used.
     *
     * @param maxBytes maximum number of bytes in use at one time, {@code >= 0}
     * @param check called at intervals; an exception ends the work
     * @param full creates the exception for exhausted memory
     */
    public MemoryBudget(long maxBytes, Runnable check, Full full) {
        if (maxBytes < 0) {
            throw new IllegalArgumentException("maxBytes: " + maxBytes + "; expected 0 or more");
        }
        this.maxBytes = maxBytes;
        this.check = check;
        this.full = full;
    }

    /** Returns true if a number of further bytes would fit. */
    public boolean has(long bytes) {
        return bytes <= maxBytes - used;
    }

    /**
     * Adds bytes to the bytes in use; call this before the arrays are made. Throws the exception of {@link #full} if
     * they do not fit.
     */
    public void take(long bytes) {
        if (!has(bytes)) {
            throw full();
        }
        used += bytes;
        peak = Math.max(peak, used);
    }

    /** Subtracts bytes that are not used any more. */
    public void give(long bytes) {
        used -= bytes;
    }

    /** Returns a new array and counts its bytes. A heap that is too small counts as an exhausted budget. */
    public long[] longs(long length) {
        take(Long.BYTES * length);
        if (length > MOST_LENGTH) {
            throw full();
        }
        try {
            return new long[(int) length];
        } catch (OutOfMemoryError e) {
            throw full(); // ends this work only
        }
    }

    /** Returns a new array and counts its bytes. */
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

    /** Returns the maximum number of bytes that were in use at one time. */
    public long peak() {
        return peak;
    }

    public void check() {
        check.run();
    }

    /** Sets the number of nodes made so far, for the message of the exception. */
    public void reached(long count) {
        nodes = count;
    }

    /** Returns the exception for exhausted memory. */
    public RuntimeException full() {
        return full.of(nodes, maxBytes);
    }
}
