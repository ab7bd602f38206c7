package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;

/** The state of a cover while a proof of it is checked. Shares nothing with what writes proofs but {@link CoverState}. */
final class CheckedCover extends CoverState {

    CheckedCover(CoverData cover, Givens givens) {
        super(cover, givens);
        give(givens);
    }
}
