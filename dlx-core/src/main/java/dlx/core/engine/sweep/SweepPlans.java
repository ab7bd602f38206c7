package dlx.core.engine.sweep;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.util.Optional;

/** The plans of a problem: the one without givens is made once. Thread-safe; two threads may make it at once. */
final class SweepPlans {

    private final Problem problem;
    private volatile Optional<Optional<SweepPlan>> made = Optional.empty();

    SweepPlans(Problem problem) {
        this.problem = problem;
    }

    /** How to sweep what a root leaves of the problem; empty if every front is too wide. */
    Optional<SweepPlan> at(Root root, StopCheck stop) {
        if (!root.isPlain()) {
            return SweepPlan.of(RestrictedProblem.of(problem, root), stop);
        }
        Optional<SweepPlan> plan = made.orElseGet(() -> SweepPlan.of(problem, stop));
        made = Optional.of(plan);
        return plan;
    }
}
