package dlx.core.engine.sweep;

import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.StopCheck;

/** What the tables of a sweep may take together. Belongs to one sweep. */
final class SweepMemory {

    private final StopCheck stop;
    private final long most;
    private long taken;
    private long peak;

    /**
     * So many bytes.
     *
     * @param stop asked when tables grow, which takes long for great ones
     */
    SweepMemory(long most, StopCheck stop) {
        this.stop = stop;
        this.most = most;
    }

    /** Makes room. */
    long[] longs(long length) {
        take(Long.BYTES * length);
        return length <= MOST_LENGTH ? allocate((int) length) : full();
    }

    /** Makes room. */
    int[] ints(int length) {
        take((long) Integer.BYTES * length);
        try {
            return new int[length];
        } catch (OutOfMemoryError e) {
            throw new SweepFull();
        }
    }

    /** The greatest length of an array that every Java machine makes. */
    private static final int MOST_LENGTH = Integer.MAX_VALUE - 16;

    private static long[] allocate(int length) {
        try {
            return new long[length];
        } catch (OutOfMemoryError e) {
            return full(); // the heap is smaller than the most that was allowed: the sweep ends, nothing else does
        }
    }

    private static long[] full() {
        throw new SweepFull();
    }

    /** Counts bytes that somebody takes. */
    void take(long bytes) {
        taken += bytes;
        peak = Math.max(peak, taken);
        if (taken > most) {
            throw new SweepFull();
        }
    }

    /** Counts bytes that are given back. */
    void giveBack(long bytes) {
        taken -= bytes;
    }

    /** A pace for work on what has been taken. */
    PacedStopCheck pace() {
        return new PacedStopCheck(stop);
    }

    /** How many bytes are taken. */
    long present() {
        return taken;
    }

    /** The most bytes that were taken at any time. */
    long peak() {
        return peak;
    }
}
