/**
 * Proofs that a third party can check: of the number of solutions, or of a best score.
 * {@link dlx.core.proof.ProofWriter} writes proofs, {@link dlx.core.proof.Proof} checks them. The checker does not use
 * any engine; it shares only the rules of a state and of a path with the writer. docs/proofs.md describes the format.
 */
@Experimental
package dlx.core.proof;

import dlx.api.Experimental;
