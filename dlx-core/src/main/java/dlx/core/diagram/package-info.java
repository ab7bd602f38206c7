/**
 * All solutions of a cover at once, as a zero-suppressed decision diagram: counted, drawn from, listed, restricted and
 * combined without visiting each solution.
 *
 * <p>Start reading at {@link dlx.core.diagram.Zdd}, sets of option numbers.
 */
@Experimental
package dlx.core.diagram;

import dlx.api.Experimental;
