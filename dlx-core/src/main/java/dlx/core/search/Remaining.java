package dlx.core.search;

import java.util.List;

/**
 * What a search has not shown yet, and what it has counted of all else.
 *
 * @param parts in the order of the search; no solution lies in two of them
 * @param counted what was counted outside these parts
 */
public record Remaining(List<Subproblem> parts, Tally counted) {}
