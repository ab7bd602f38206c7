package dlx.core.engine;

import dlx.core.search.Subproblem;
import dlx.core.search.Tally;
import java.util.List;

/**
 * The remaining work of a search, and its counts of all other work.
 *
 * @param parts the subproblems with unreported solutions, in the order of the search; no solution lies in two
 *     subproblems
 * @param counted the counts outside these subproblems
 */
public record Remaining(List<Subproblem> parts, Tally counted) {}
