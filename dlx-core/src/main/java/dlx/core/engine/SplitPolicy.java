package dlx.core.engine;

/**
 * The sizes at which work is cut for several threads.
 *
 * @param alone how many nodes are visited before there are workers
 * @param grain branches that stand for fewer nodes are not given away
 * @param stride how many nodes a worker visits at most before it looks whether somebody wants work
 * @param memory the most numbers of solutions that may wait to be shown
 */
public record SplitPolicy(long alone, long grain, int stride, int memory) {

    /** A worker starts within some milliseconds of work; what is given away is about a millisecond; 16 MiB wait. */
    public static final SplitPolicy USUAL = new SplitPolicy(1 << 13, 1 << 12, 1 << 11, 1 << 22);

    /** The most numbers that wait where what waits may have to be saved. */
    private static final int FEW = 1 << 14;

    /** The same for a search of which checkpoints are made: fewer solutions wait. */
    public SplitPolicy thrifty() {
        return new SplitPolicy(alone, grain, stride, Math.min(memory, FEW));
    }
}
