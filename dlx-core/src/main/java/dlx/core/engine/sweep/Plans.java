package dlx.core.engine.sweep;

import dlx.core.engine.Interruption;
import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import java.util.Optional;

/** The plans of a problem: the one without givens is made once. Thread-safe; two threads may make it at once. */
final class Plans {

    private final Problem problem;
    private volatile Optional<Optional<Plan>> made = Optional.empty();

    Plans(Problem problem) {
        this.problem = problem;
    }

    /** How to sweep what a root leaves of the problem; empty if every front is too wide. */
    Optional<Plan> at(Root root, Interruption stop) {
        if (!root.isPlain()) {
            return Plan.of(Restriction.of(problem, root), stop);
        }
        Optional<Plan> plan = made.orElseGet(() -> Plan.of(problem, stop));
        made = Optional.of(plan);
        return plan;
    }
}
