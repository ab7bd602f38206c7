package dlx.core.explain;

import dlx.api.Experimental;
import dlx.core.search.Answer;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Optional;

/**
 * The way to a solution, step by step: an easy one wherever there is one, and no step harder than it must be, as far as is known.
 *
 * @param steps the steps in order
 * @param rating the hardest of them; level 0 if nothing was left to do
 * @param end where it led
 * @param stopped why it ended there: {@link StopReason#EXHAUSTED} unless a limit did
 * @param taken all options taken at the end, given and found, ascending: the solution if {@code end} says so
 * @since 0.1
 */
public record SolvingPath(List<Deduction> steps, Rating rating, End end, StopReason stopped, List<Integer> taken)
        implements Answer {

    /** The end of a path. */
    public enum End {
        /** At the only solution. */
        SOLVED,
        /** Where every further step would be a choice: there are several solutions. */
        SEVERAL,
        /** At a contradiction: there is no solution. */
        NONE,
        /** Where a limit was. */
        STOPPED
    }

    /** Made by dlx; further components may come. Keeps copies of the lists. */
    @Experimental
    public SolvingPath {
        steps = List.copyOf(steps);
        taken = List.copyOf(taken);
    }

    /**
     * The first step.
     *
     * @return it, or nothing if there is none
     */
    public Optional<Deduction> first() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(0));
    }

    /**
     * Whether the level of each step is proved: no fewer demands show it, so the rating is not only "at most".
     *
     * @return {@code true} if all steps are exact
     */
    public boolean isExact() {
        return steps.stream().allMatch(Deduction::exact);
    }
}
