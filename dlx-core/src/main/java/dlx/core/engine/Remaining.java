package dlx.core.engine;

import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;

/**
 * The rest of a search: the parts that it has not shown, and its counts of all else.
 *
 * @param parts in the order of the search; no solution lies in two of them
 * @param counted what was counted outside these parts
 */
public record Remaining(List<Subproblem> parts, Tally counted) {}
