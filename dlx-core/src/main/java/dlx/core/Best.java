package dlx.core;

import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/**
 * A solution with the best score that was found.
 *
 * @param solution the chosen options in the order of the cover, the first of those with the best score; absent if none
 *     was found
 * @param options the numbers of those options in the cover, ascending; empty if none was found
 * @param score the sum of its weights; 0 if none was found
 * @param proven whether no better solution exists: the search saw the whole tree, or proved that no solution exists
 * @param report what it cost; it counts all solutions that were looked at
 * @param <O> what an option means
 * @since 0.1
 */
public record Best<O>(
        Optional<List<O>> solution, List<Integer> options, long score, boolean proven, SearchReport report) {}
