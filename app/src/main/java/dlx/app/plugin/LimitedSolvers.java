package dlx.app.plugin;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.commands.run.HostSolvers;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.guice.SolverLimits;
import dlx.guice.Solvers;
import java.time.Duration;

/** Creates solvers within the limits that Guice binds, and detects plugins that interrupt their thread. */
public final class LimitedSolvers implements HostSolvers {

    private final Solvers solvers;

    @Inject
    public LimitedSolvers(Solvers solvers) {
        this(solvers, solvers.limits());
    }

    private LimitedSolvers(Solvers solvers, SolverLimits limits) {
        this.solvers = solvers.within(limits);
    }

    @Override
    public HostSolvers within(Duration time) {
        return new LimitedSolvers(solvers, solvers.limits().time(time));
    }

    @Override
    public <P, O> LoadedModel<P, O> withinLimits(LoadedModel<P, O> model) {
        return solvers.withinLimits(model);
    }

    @Override
    public <P, O> Solver<O> of(LoadedModel<P, O> model, P puzzle) {
        Thread.interrupted(); // clears an interrupt by a plugin: Ctrl-C cancels the token instead
        Solver<O> solver = solvers.of(model, puzzle);
        if (Thread.interrupted() && solver.isStopped() && !isCancelled()) {
            throw new ModelException("it interrupted its thread").in(model.id(), "describe");
        }
        return solver;
    }

    @Override
    public void setThreads(SolverBuilder<?> settings, int threads) {
        settings.threads(threads);
    }

    private boolean isCancelled() {
        return solvers.limits().token().filter(CancellationToken::isCancelled).isPresent();
    }
}
