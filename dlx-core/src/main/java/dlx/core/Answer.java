package dlx.core;

import dlx.core.search.SearchReport;
import java.util.List;
import java.util.Optional;

/**
 * The first solution, or what is known instead.
 *
 * @param solution the chosen options in the order of the cover; absent if none was found
 * @param report whether that is proved, and what it cost
 * @param <O> what an option means
 * @since 0.1
 */
public record Answer<O>(Optional<List<O>> solution, SearchReport report) {}
