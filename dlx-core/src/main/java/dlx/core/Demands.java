package dlx.core;

import dlx.api.Experimental;
import dlx.api.ModelException;
import dlx.core.run.StatedCover;
import dlx.core.view.SolutionCheck.Flaw;
import java.util.List;
import java.util.Objects;

/**
 * The demands of a puzzle: those that its cover states, and those of its {@linkplain SolverBuilder#constraint
 * constraint}. Immutable.
 *
 * @param solver the solver of the puzzle
 * @param <O> type of the option values
 * @since 0.1
 */
@Experimental
public record Demands<O>(Solver<O> solver) {

    /** Creates the demands of a puzzle. */
    public Demands {
        Objects.requireNonNull(solver, "solver");
    }

    /**
     * Returns all rules that options break: those of the cover, or else those of the constraint that it does not state.
     * Cost: as {@link dlx.core.view.SolutionCheck#flaws}.
     *
     * @param options option numbers in the cover, from 0, in any order
     * @return the flaws; empty if the options are a solution
     */
    @SuppressWarnings("exports") // only modules of dlx read the flaws
    public List<Flaw> flaws(List<Integer> options) {
        return new StatedCover<>(solver.factory()).flaws(Objects.requireNonNull(options, "options"));
    }

    /**
     * Rejects a use of the cover alone, such as an export, if there is a constraint.
     *
     * @param what the use, as the beginning of the message: {@code "an export states"}
     * @throws ModelException if there is a constraint
     */
    public void needCoverAlone(String what) {
        solver.factory().needStatedDemands(what);
    }
}
