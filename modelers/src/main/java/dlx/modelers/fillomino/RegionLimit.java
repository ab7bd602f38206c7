package dlx.modelers.fillomino;

import dlx.api.ModelException;

/** Counts the regions of a board, of all sizes, and gives up where there are too many. Not thread-safe. */
final class RegionLimit {

    /** More regions than these fill the memory with a cover that cannot be searched. */
    static final int MOST = 2_000_000;

    /** Some seconds of growing, where most that is begun becomes no region. */
    static final long MOST_STEPS = 400_000_000;

    /** Number of regions above which {@link Candidates#narrow} runs first. */
    static final int MANY = 20_000;

    static final long MANY_STEPS = 2_000_000;

    private final int most;
    private final long mostSteps;
    private int found;
    private long steps;

    /**
     * A limit of its own for each board.
     *
     * @param most regions
     * @param mostSteps cells that are taken on the way
     */
    RegionLimit(int most, long mostSteps) {
        this.most = most;
        this.mostSteps = mostSteps;
    }

    /**
     * Counts a region.
     *
     * @param size its cells
     * @throws ModelException if it is one too many
     */
    void found(int size) {
        if (++found > most) {
            throw tooMany("at most " + most + " regions, but there are more with those of " + size + " cells");
        }
    }

    /**
     * Counts a cell that is taken on the way to a region.
     *
     * @param size cells of the region to be
     * @throws ModelException if it is one too many
     */
    void step(int size) {
        if (++steps > mostSteps) {
            throw tooMany(
                    "regions that are found in " + mostSteps + " steps, but those of " + size + " cells take more");
        }
    }

    private static ModelException tooMany(String expected) {
        return ModelException.coded(
                "cover_too_large",
                "the board may have too many regions; expected " + expected
                        + ". Perhaps give more numbers, or let regions without one have fewer cells: the setting "
                        + FillominoReader.LARGEST.name());
    }
}
