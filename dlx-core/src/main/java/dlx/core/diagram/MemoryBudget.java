package dlx.core.diagram;

/** The memory that one piece of work may take in all, and whoever may want to end the work. */
final class MemoryBudget {

    /** A quarter of the heap, 512 MiB at most: where nobody says how much. */
    static final long USUAL_BYTES = Math.min(512L << 20, Runtime.getRuntime().maxMemory() / 4);

    private final long maxBytes;
    private final Runnable check;
    private long used;

    /** Told by whoever makes nodes; for the message alone. */
    private long nodes;

    /**
     * Room for arrays.
     *
     * @param maxBytes the most bytes at one time, {@code >= 0}
     * @param check called now and then; what it throws ends the work
     */
    MemoryBudget(long maxBytes, Runnable check) {
        if (maxBytes < 0) {
            throw new IllegalArgumentException("maxBytes: " + maxBytes + "; expected 0 or more");
        }
        this.maxBytes = maxBytes;
        this.check = check;
    }

    /** Whether so many bytes more would fit. */
    boolean has(long bytes) {
        return bytes <= maxBytes - used;
    }

    /** To be called before the arrays are made. */
    void take(long bytes) {
        if (!has(bytes)) {
            throw full();
        }
        used += bytes;
    }

    /** To be called when arrays are not needed any more. */
    void give(long bytes) {
        used -= bytes;
    }

    long free() {
        return maxBytes - used;
    }

    void check() {
        check.run();
    }

    void reached(long count) {
        nodes = count;
    }

    DiagramFullException full() {
        return new DiagramFullException(nodes, maxBytes);
    }
}
