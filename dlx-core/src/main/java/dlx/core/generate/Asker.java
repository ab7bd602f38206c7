package dlx.core.generate;

import dlx.api.Solution;
import dlx.core.Answer;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.List;

/**
 * The questions of a generator: each over the one compiled shape, each with a limit of nodes of its own, so that the answers are the
 * same on every machine. Belongs to one thread.
 */
final class Asker<O> {

    private final Solver<O> solver;
    private final Watch watch;
    private int[] solution = {};

    Asker(Solver<O> solver, Watch watch) {
        this.solver = solver;
        this.watch = watch;
    }

    /** What came of a question. */
    enum Reply {
        /** There is such a solution; {@link Asker#solution} is one. */
        YES,
        /** There is none. */
        NO,
        /** The limit of nodes was too narrow. */
        UNKNOWN
    }

    /** Whether there is a solution that keeps to the givens. */
    Reply first(Givens givens, long nodes) {
        Answer<O> answer = watch.limited(solver.given(givens).nodeLimit(nodes)).solve();
        if (answer.found().isPresent()) {
            solution = answer.found().get().numbers();
            return Reply.YES;
        }
        watch.check(answer.report());
        return answer.report().stopped() == StopReason.EXHAUSTED ? Reply.NO : Reply.UNKNOWN;
    }

    /** Whether there is a second solution, beside a known one, with some options. */
    Reply other(int[] taken, Chosen known, long nodes) {
        Uniqueness<O> answer = watch.limited(solver.given(Givens.taking(taken)).nodeLimit(nodes))
                .unique();
        List<Solution<O>> found = answer.found();
        for (Solution<O> one : found) {
            if (!known.is(one.numbers())) {
                solution = one.numbers();
                return Reply.YES;
            }
        }
        watch.check(answer.report());
        return answer.report().stopped() == StopReason.EXHAUSTED ? Reply.NO : Reply.UNKNOWN;
    }

    /** The solution of the last question that was answered YES. */
    int[] solution() {
        return solution;
    }
}
