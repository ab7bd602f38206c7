package dlx.core.calls;

import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;

/** A solver with default settings, which shares nothing with others. */
record NewSolver(SolverName to) implements Call {

    @Override
    public boolean isPossible(World world) {
        return !world.solvers.containsKey(to) && world.truth.isKnown(world.plain);
    }

    @Override
    public void make(World world) {
        world.solvers.put(to, new Subject(world.api.solver(world.cover), new Asked(world.plain)));
    }
}
