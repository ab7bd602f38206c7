/** Slips of whoever wrote a puzzle, in a sentence: givens that clash, items that nothing covers. Found without a search, or nearly so. */
@Experimental
package dlx.core.slip;

import dlx.api.Experimental;
