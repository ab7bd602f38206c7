package dlx.core.proof;

import java.io.IOException;
import java.util.List;

/**
 * Proof in one of the forms, which is written once. If writing is stopped by {@link dlx.core.engine.SearchStopped}, the
 * text is not a proof.
 */
interface WrittenProof extends Written {

    /**
     * Writes the proof of an exact number of solutions.
     *
     * @throws IllegalStateException if the cover has another number of solutions
     */
    void write(Claim.Count claim) throws IOException;

    /**
     * Writes the proof that a score is the best.
     *
     * @throws IllegalStateException if the score is not the best
     */
    void write(Claim.Best claim) throws IOException;

    /**
     * Writes the proof of a minimum number of solutions.
     *
     * @param solutions the solutions in ascending order, each an ascending list of options without the given ones
     */
    void write(List<int[]> solutions) throws IOException;
}
