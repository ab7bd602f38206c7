/**
 * Characters of a proof: words that are read, pieces that are kept until their turn comes, and the digest that binds a
 * proof to its puzzle.
 *
 * <p>Start reading at {@link dlx.core.proof.text.Tokens}.
 */
package dlx.core.proof.text;
