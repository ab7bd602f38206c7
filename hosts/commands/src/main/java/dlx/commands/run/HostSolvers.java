package dlx.commands.run;

import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.model.LoadedModel;
import java.time.Duration;

/** Makes solvers of puzzles within the limits of a host. */
public interface HostSolvers {

    /** Returns solvers with a limit of wall time for each step of a model, and for each puzzle. */
    HostSolvers within(Duration time);

    /** Returns a model whose steps keep to the limits. */
    <P, O> LoadedModel<P, O> withinLimits(LoadedModel<P, O> model);

    /** Returns a solver of a puzzle. It is stopped if the description took all of the time. */
    <P, O> Solver<O> of(LoadedModel<P, O> model, P puzzle);

    /** Sets the number of threads, or fewer if the host does not have them. */
    void setThreads(SolverBuilder<?> settings, int threads);
}
