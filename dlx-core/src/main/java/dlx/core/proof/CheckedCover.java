package dlx.core.proof;

import dlx.api.CoverData;
import dlx.core.search.Givens;

/**
 * State of a cover while a proof of it is checked. The checker shares only {@link CoverState} with the writer of
 * proofs.
 */
final class CheckedCover extends CoverState {

    CheckedCover(CoverData cover, Givens givens) {
        super(cover, givens);
        give(givens);
    }
}
