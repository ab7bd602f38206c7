package dlx.soak;

import java.util.Locale;

/**
 * The memory, threads, files and classes that a process holds.
 *
 * @param heap bytes of the heap that are reachable, after a collection
 * @param resident bytes of memory that the system has given to the process
 * @param threads number of live threads
 * @param descriptors number of open files and sockets
 * @param classes number of loaded classes
 */
public record Holdings(long heap, long resident, int threads, int descriptors, long classes) {

    /** Titles of the columns of {@link #row}, with tabs between them. */
    public static final String HEADS = "heap after GC, MiB\tRSS, MiB\tthreads\tdescriptors\tclasses";

    private static final double MIB = 1 << 20;

    /** Returns the figures, with tabs between them. */
    public String row() {
        return String.format(
                Locale.ROOT, "%.1f\t%.0f\t%d\t%d\t%d", heap / MIB, resident / MIB, threads, descriptors, classes);
    }
}
