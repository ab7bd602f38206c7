package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.constraint.LazyConstraint;
import dlx.core.search.Givens;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/**
 * Checks proofs: texts that show, step by step, that a cover has no solution, exactly one or a stated number of
 * solutions, or no solution with a better score. {@code Solver.prove} writes proofs. docs/proofs.md describes their
 * form.
 *
 * @since 0.1
 */
public final class Proof {

    private Proof() {}

    /**
     * Checks a proof. The check trusts only the cover and the givens: neither the engine that searched nor the author
     * of the text. Memory grows with the cover, not with the text; only a ledger uses memory for each of its nodes.
     *
     * <p>Cost: about that of the search by dancing links, without the choice of items.
     *
     * @param cover the cover
     * @param givens the givens of the search that is proved
     * @param proof the text, read once up to its first flaw or its end; not closed
     * @return the claim that is proved, or the place and reason of the first flaw
     * @throws IOException if the text cannot be read
     * @throws IllegalArgumentException if the givens do not fit the cover
     */
    public static Verdict check(CoverData cover, Givens givens, Reader proof) throws IOException {
        return check(cover, givens, Optional.empty(), proof);
    }

    /**
     * Checks a proof about a puzzle that demands more than its cover. The check also trusts the constraint: it asks for
     * each axiom of the proof, and about each solution.
     *
     * @param cover the cover
     * @param givens the givens of the search that is proved
     * @param constraint the demands that the cover does not state; empty if it states all
     * @param proof the text, read once up to its first flaw or its end; not closed
     * @return the claim that is proved, or the place and reason of the first flaw
     * @throws IOException if the text cannot be read
     * @throws IllegalArgumentException if the givens do not fit the cover
     */
    @SuppressWarnings("exports") // Solver.check calls it
    public static Verdict check(CoverData cover, Givens givens, Optional<LazyConstraint> constraint, Reader proof)
            throws IOException {
        givens.check(cover);
        return new Checker(cover, givens, constraint, proof).check();
    }
}
