package dlx.core.calls;

import dlx.core.calls.Asked.Mode;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;

/**
 * A search for all solutions with an act in the middle.
 *
 * @param at index of the solution, or of a strategy's node, at which the act happens
 */
record VisitCall(SolverName solver, Through through, int at, Act act) implements Call {

    /** The kind of object that the search calls. */
    enum Through {
        VISITOR,
        OPTION_VISITOR,
        STREAM,
        LISTENER,
        STRATEGY;

        boolean isStepped() {
            return this == LISTENER;
        }
    }

    @Override
    public boolean isPossible(World world) {
        if (!world.solvers.containsKey(solver) || at < 1) {
            return false;
        }
        Asked asked = asked(world.solvers.get(solver).asked());
        boolean mayStop = through == Through.VISITOR || through == Through.OPTION_VISITOR;
        return (mayStop || !(act instanceof Act.Stop))
                && !(through == Through.STRATEGY && asked.fromPath.isPresent())
                && !(through == Through.STRATEGY && asked.engine.equals("slots")) // which asks no strategy
                && !asked.failing.get()
                && !asked.refuses(Mode.ALL, through.isStepped())
                && world.truth.areSymmetries(asked);
    }

    /** Returns the settings of the search itself. */
    Asked asked(Asked before) {
        return through == Through.STRATEGY ? before.with(a -> a.how = How.FIRST) : before;
    }

    @Override
    public void make(World world) {
        Subject subject = world.solvers.get(solver);
        new Visiting(world, this, subject.real(), asked(subject.asked())).run();
    }
}
