package dlx.core.engine.sweep;

import dlx.core.engine.Problem;
import dlx.core.engine.Root;
import dlx.core.engine.StopCheck;
import java.util.Arrays;
import java.util.Optional;

/**
 * The plans of a problem, shared by all searches of it: the one without givens is made once, and the one for the last givens
 * is kept, for a search may ask for it several times. Thread-safe; two threads may make one at once.
 */
final class SweepPlans {

    private final Problem problem;
    private volatile Optional<Made> plain = Optional.empty();
    private volatile Optional<Made> last = Optional.empty();

    private SweepPlans(Problem problem) {
        this.problem = problem;
    }

    /** The plans of a problem. */
    static SweepPlans of(Problem problem) {
        return problem.derived(SweepPlans.class, SweepPlans::new);
    }

    /** What a root leaves of the problem, and how to sweep that; empty if every front is too wide. */
    private record Made(Root root, Optional<SweepPlan> plan) {

        boolean isFor(Root other) {
            return Arrays.equals(root.take, other.take)
                    && Arrays.equals(root.ban, other.ban)
                    && Arrays.equals(root.relax, other.relax);
        }
    }

    /** How to sweep what a root leaves of the problem; empty if every front is too wide. */
    Optional<SweepPlan> at(Root root, StopCheck stop) {
        Made made = (root.isPlain() ? plain : last)
                .filter(known -> known.isFor(root))
                .orElseGet(() -> new Made(root, SweepPlan.of(RestrictedProblem.of(problem, root), stop)));
        if (root.isPlain()) {
            plain = Optional.of(made);
        } else {
            last = Optional.of(made);
        }
        return made.plan();
    }
}
