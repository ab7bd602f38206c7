/**
 * All solutions of a cover at once, as a zero-suppressed decision diagram: counted, drawn from, walked, restricted and
 * combined without going through them.
 *
 * <p>Start reading at {@link dlx.core.diagram.Zdd}, sets of option numbers.
 */
@Experimental
package dlx.core.diagram;

import dlx.api.Experimental;
