package dlx.soak;

import java.util.Locale;

/**
 * The memory, threads, files and classes that a process holds.
 *
 * @param heap bytes of the heap that are reachable, after a collection
 * @param resident bytes of memory that the system has given to the process
 * @param threads living ones
 * @param descriptors open files and sockets
 * @param classes loaded ones
 */
public record Holdings(long heap, long resident, int threads, int descriptors, long classes) {

    /** The heads of the columns of {@link #row}. */
    public static final String HEADS = "heap after GC, MiB\tRSS, MiB\tthreads\tdescriptors\tclasses";

    private static final double MIB = 1 << 20;

    /** The figures, with tabs between them. */
    public String row() {
        return String.format(
                Locale.ROOT, "%.1f\t%.0f\t%d\t%d\t%d", heap / MIB, resident / MIB, threads, descriptors, classes);
    }
}
