/**
 * Proofs that somebody else can check: of how many solutions there are, of a best score. {@link dlx.core.proof.Proof} writes
 * and checks them. What checks knows no engine; it shares the rules of a state and of a path with what writes. docs/proofs.md has the format.
 */
@Experimental
package dlx.core.proof;

import dlx.api.Experimental;
