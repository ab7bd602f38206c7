package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Optional;

/**
 * The path to a solution, step by step: as far as known, no step is harder than necessary.
 *
 * @param steps the steps in order
 * @param rating rating of the hardest step; level 0 without steps
 * @param end the end of the path
 * @param stopped the reason for the end: {@link StopReason#EXHAUSTED} unless a limit was reached
 * @param taken all options taken at the end, given and found, ascending: the solution if {@code end} is
 *     {@link End#SOLVED}
 * @since 0.1
 */
public record SolvingPath(List<Deduction> steps, Rating rating, End end, StopReason stopped, List<Integer> taken)
        implements Answer {

    /** End of a path. */
    public enum End {
        /** The only solution. */
        SOLVED,
        /** Several solutions: every further step would be a choice. */
        SEVERAL,
        /** A contradiction: there is no solution. */
        NONE,
        /** A limit. */
        STOPPED
    }

    /** Creates a record; only dlx does so, and components may be added. Copies the lists. */
    @Experimental
    public SolvingPath {
        steps = List.copyOf(steps);
        taken = List.copyOf(taken);
    }

    /**
     * Returns the first step.
     *
     * @return the step, or empty for a path without steps
     */
    public Optional<Deduction> first() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(0));
    }

    /**
     * Returns true if the level of each step is proved to be the minimum, not only an upper bound.
     *
     * @return true if all steps are exact
     */
    public boolean isExact() {
        return steps.stream().allMatch(Deduction::exact);
    }
}
