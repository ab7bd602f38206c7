package dlx.core.engine.sweep;

import dlx.api.ModelException;
import dlx.core.engine.Engine;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** A problem that can be swept, or gone through as a tree by another engine; what either needs is made at its first use. Thread-safe. */
final class SweepableProblem {

    final Problem problem;

    /** The name of the engine that sweeps it. */
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

    /** Whether it is known without a search that there is no solution. */
    boolean isInfeasible(Root root) {
        return problem.infeasible || root.isContradictory();
    }

    /** How to sweep what a root leaves of the problem; empty if every frontier is too wide. */
    Optional<SweepPlan> plan(Root root, StopCheck stop) {
        return SweepPlan.at(problem, root, stop);
    }

    /** The name of the engine that goes through the tree. */
    String engineOfTree(SearchRequest request, StopCheck stop) {
        return engine.of(problem, request.kind(), stop).name();
    }

    /** The tree of the problem as it is. Two threads may compile it at once: any will do. */
    Engine.Compiled tree(SearchRequest request, StopCheck stop) {
        Engine.Compiled made =
                tree.orElseGet(() -> engine.of(problem, request.kind(), stop).compile(problem, stop));
        tree = Optional.of(made);
        return made;
    }

    /** The tree of the cover in the form that suits it best. */
    Engine.Compiled wholeTree(SearchRequest request, StopCheck stop) {
        try {
            return others.compiled(request.kind().engine(engineOfTree(request, stop)), stop);
        } catch (ModelException e) {
            return tree(request, stop); // it can search what a reduction leaves, and not the cover as it is
        }
    }
}
