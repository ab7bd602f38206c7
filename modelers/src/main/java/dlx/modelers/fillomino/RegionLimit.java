package dlx.modelers.fillomino;

import dlx.api.ModelException;

/** A limit of the number of regions of a board, of all sizes. Not thread-safe. */
final class RegionLimit {

    /** Maximum number of regions. More would fill the memory with a cover that cannot be searched. */
    static final int MOST = 2_000_000;

    /** Maximum number of steps: some seconds of growing, if few of the parts become regions. */
    static final long MOST_STEPS = 400_000_000;

    /** Number of regions above which {@link Candidates#narrow} runs first. */
    static final int MANY = 20_000;

    static final long MANY_STEPS = 2_000_000;

    private final int most;
    private final long mostSteps;
    private int found;
    private long steps;

    /**
     * Creates the limit of a board.
     *
     * @param most maximum number of regions
     * @param mostSteps maximum number of cells that are added to parts of regions
     */
    RegionLimit(int most, long mostSteps) {
        this.most = most;
        this.mostSteps = mostSteps;
    }

    /**
     * Counts a region.
     *
     * @param size number of its cells
     * @throws ModelException if the limit is exceeded
     */
    void found(int size) {
        if (++found > most) {
            throw tooMany("at most " + most + " regions, but there are more with those of " + size + " cells");
        }
    }

    /**
     * Counts a cell that is added to a part of a region.
     *
     * @param size number of cells of the whole region
     * @throws ModelException if the limit is exceeded
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
