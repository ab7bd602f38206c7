package dlx.core;

import dlx.core.search.Visit;

/**
 * A receiver of solutions as option numbers, without a list for each solution.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface OptionVisitor {

    /**
     * Receives a solution. An exception of the visitor ends the search and reaches the caller; the cover stays usable.
     *
     * @param options numbers of the chosen options in {@code options[0..length - 1]}: the given options first, the
     *     others in an unspecified order. The array is reused for the next solution, and may be longer
     * @param length number of options chosen, 0 or more
     * @return {@link Visit#STOP} to end the search, otherwise {@link Visit#CONTINUE}
     */
    Visit visit(int[] options, int length);
}
