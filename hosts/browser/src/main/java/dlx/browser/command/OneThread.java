package dlx.browser.command;

import dlx.commands.run.HostSolvers;
import dlx.core.Solver;
import dlx.core.SolverBuilder;
import dlx.core.model.LoadedModel;
import dlx.core.search.Limits;
import java.time.Duration;
import java.util.Optional;

/**
 * Creates solvers that search in the calling thread.
 *
 * @param time the wall time of a puzzle; empty without a limit
 */
record OneThread(Optional<Duration> time) implements HostSolvers {

    @Override
    public HostSolvers within(Duration limit) {
        return new OneThread(Optional.of(limit));
    }

    /** Returns the model itself, because nothing can stop its steps here. */
    @Override
    public <P, O> LoadedModel<P, O> withinLimits(LoadedModel<P, O> model) {
        return model;
    }

    @Override
    public <P, O> Solver<O> of(LoadedModel<P, O> model, P puzzle) {
        return model.solver(puzzle, time.map(Limits::of).orElseGet(Limits::none));
    }

    @Override
    public void setThreads(SolverBuilder<?> settings, int threads) {
        // the calling thread is the only one
    }
}
