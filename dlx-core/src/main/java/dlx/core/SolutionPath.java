package dlx.core;

import dlx.api.Experimental;
import dlx.core.explain.Deduction;
import dlx.core.explain.SolvingPath;
import dlx.core.search.StopReason;
import java.util.Optional;

/**
 * The way to the only solution, or its first steps.
 *
 * @param path the steps, the easiest first; its end says whether there are more
 * @param <O> what an option means
 * @since 0.1
 */
public record SolutionPath<O>(SolvingPath path) implements Answer<O> {

    /** Made by dlx; further components may come. */
    @Experimental
    public SolutionPath {}

    /**
     * The next step, one of the easiest that are found: of levels 1 to 3 none easier exists.
     *
     * @return the step; absent if there is none: the puzzle is solved, has no solution, or several, or a limit stopped the
     *     search, and the end of the path says which
     */
    public Optional<Deduction> first() {
        return path.first();
    }

    @Override
    public StopReason stopped() {
        return path.stopped();
    }
}
