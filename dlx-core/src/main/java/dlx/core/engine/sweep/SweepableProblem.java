package dlx.core.engine.sweep;

import dlx.api.ModelException;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import dlx.core.engine.TreeEngine;
import java.util.Optional;

/**
 * A problem that can be swept, or searched as a tree by another engine. The data for either is computed at its first
 * use. Thread-safe.
 */
final class SweepableProblem {

    final Problem problem;

    /** Name of the engine that sweeps this problem. */
    final String sweeping;

    private final TreeEngine engine;
    private final Engine.OtherCompilations others;
    private volatile Optional<Engine.Compiled> tree = Optional.empty();

    SweepableProblem(Problem problem, String sweeping, TreeEngine engine, Engine.OtherCompilations others) {
        this.problem = problem;
        this.sweeping = sweeping;
        this.engine = engine;
        this.others = others;
    }

    /** Returns true if the problem is known to be infeasible without a search. */
    boolean isInfeasible(Root root) {
        return problem.infeasible || root.isContradictory();
    }

    /** Returns the plan for sweeping the residual problem of a root; empty if every frontier is too wide. */
    Optional<SweepPlan> plan(Root root, StopCheck stop) {
        return SweepPlan.at(problem, root, stop);
    }

    /** Returns the name of the engine for the tree search. */
    String engineOfTree(SearchRequest request, StopCheck stop) {
        return engine.of(problem, request.kind(), stop).name();
    }

    /**
     * Returns the tree search of the problem as it is. Two threads may compile it at once, and either result is used.
     */
    Engine.Compiled tree(SearchRequest request, StopCheck stop) {
        Engine.Compiled made =
                tree.orElseGet(() -> engine.of(problem, request.kind(), stop).compile(problem, stop));
        tree = Optional.of(made);
        return made;
    }

    /** Returns the tree search of the cover in the compilation that suits it best. */
    Engine.Compiled wholeTree(SearchRequest request, StopCheck stop) {
        try {
            return others.compiled(request.kind().engine(engineOfTree(request, stop)), stop);
        } catch (ModelException e) {
            return tree(request, stop); // the engine supports the reduced problem, but not the whole cover
        }
    }
}
