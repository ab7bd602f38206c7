package dlx.core.engine;

/**
 * The sizes at which work is cut for several threads.
 *
 * @param alone number of nodes that the calling thread visits before workers start
 * @param grain minimum estimated number of nodes of branches that are given away
 * @param stride maximum number of nodes that a worker visits before it checks whether others need work
 * @param memory maximum number of option numbers in solutions that wait to be returned
 */
public record SplitPolicy(long alone, long grain, int stride, int memory) {

    /**
     * The default: workers start after some milliseconds of work, portions take about a millisecond, and 16 MiB may
     * wait.
     */
    public static final SplitPolicy USUAL = new SplitPolicy(1 << 13, 1 << 12, 1 << 11, 1 << 22);

    /** Maximum number of option numbers that wait in a search with checkpoints, which may have to save them. */
    private static final int FEW = 1 << 14;

    /** Returns this policy for a search with checkpoints: fewer solutions wait. */
    public SplitPolicy thrifty() {
        return new SplitPolicy(alone, grain, stride, Math.min(memory, FEW));
    }
}
