package dlx.core.proof;

import java.io.IOException;
import java.util.List;

/** A proof in one of the forms. It is written once; stopped by {@link dlx.core.engine.SearchStopped}, it is none. */
interface WrittenProof extends Written {

    /**
     * Writes that there are so many solutions.
     *
     * @throws IllegalStateException if there are others
     */
    void write(Claim.Count claim) throws IOException;

    /**
     * Writes that a score is the best.
     *
     * @throws IllegalStateException if it is not
     */
    void write(Claim.Best claim) throws IOException;

    /** Writes that there are some solutions at least: themselves, each without the options given, in ascending order. */
    void write(List<int[]> solutions) throws IOException;
}
