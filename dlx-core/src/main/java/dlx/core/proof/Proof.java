package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.io.IOException;
import java.io.Reader;

/**
 * Checks proofs: texts that show, step by step, that a cover has no solution, exactly one, so many, or none of a better score.
 * {@code Solver.prove} writes them. The form is described in docs/proofs.md.
 *
 * @since 0.1
 */
public final class Proof {

    private Proof() {}

    /**
     * Checks a proof. Nothing is believed but the cover and what is given: neither the engine that searched, nor whoever
     * wrote the text. Memory grows with the cover, not with the text; only a ledger takes some of it for each of its nodes.
     *
     * <p>Cost: about that of the search by dancing links, of which the choice of items is saved.
     *
     * @param cover the cover
     * @param givens what is given
     * @param proof the text, read once up to its first flaw or its end; not closed
     * @return what it proves, or where and why it does not
     * @throws IOException if the text cannot be read
     * @throws IllegalArgumentException if the cover does not have what is given
     */
    public static Verdict check(CoverData cover, Givens givens, Reader proof) throws IOException {
        givens.check(cover);
        return new Checker(cover, givens, proof).check();
    }
}
