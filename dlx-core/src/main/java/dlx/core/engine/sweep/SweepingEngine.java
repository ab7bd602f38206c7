package dlx.core.engine.sweep;

import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;

/**
 * An engine that sweeps a problem if that is shorter than a tree search, and leaves tree searches to another engine.
 */
public abstract class SweepingEngine implements Engine {

    private final TreeEngine tree;

    SweepingEngine(TreeEngine tree) {
        this.tree = tree;
    }

    @Override
    public final boolean reducesFreely() {
        return false; // a reduction often takes longer than the sweep
    }

    @Override
    public final Compiled compile(Problem problem, StopCheck stop) {
        return compile(problem, (kind, asks) -> tree.of(problem, kind, asks).compile(problem, asks), stop);
    }

    @Override
    public final Compiled compile(Problem problem, OtherCompilations others, StopCheck stop) {
        return compiled(new SweepableProblem(problem, name(), tree, others));
    }

    /** Returns the searches of a problem. */
    abstract Compiled compiled(SweepableProblem problem);
}
