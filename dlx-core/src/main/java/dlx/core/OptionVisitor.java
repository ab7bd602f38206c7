package dlx.core;

import dlx.core.search.Visit;

/**
 * Takes solutions as numbers of options, without a list for each.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface OptionVisitor {

    /**
     * Takes a solution. What it throws ends the search and reaches the caller; the cover stays usable.
     *
     * @param options the numbers of the chosen options in {@code options[0..length - 1]}, those given first, otherwise
     *     in no order to rely on; reused for the next solution
     * @param length how many options are chosen
     * @return whether it wants more
     */
    Visit visit(int[] options, int length);
}
