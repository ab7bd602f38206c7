package dlx.core.generate;

import dlx.api.Solution;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;

/**
 * The questions of a generator: each over the one compiled shape, each with a limit of nodes of its own, so that the
 * answers are the same on every machine. Belongs to one thread.
 */
final class Asker<O> {

    /**
     * The most nodes of a question times the nodes of the cover, which are about what each costs: what takes more stays
     * unanswered. 20 000 for a sudoku 16x16, 5 000 for 25x25; some tenths of a second.
     */
    private static final long WORK = 320_000_000;

    private static final long FEWEST_NODES = 1_000;
    private static final long MOST_NODES = 100_000;

    private final Solver<O> solver;
    private final GenerationDeadline watch;
    private int[] solution = {};

    Asker(Solver<O> solver, GenerationDeadline watch) {
        long nodes = WORK / Math.max(1, solver.cover().nodeCount());
        this.solver = solver.toBuilder()
                .nodeLimit(Math.max(FEWEST_NODES, Math.min(MOST_NODES, nodes)))
                .build();
        this.watch = watch;
    }

    /** The answer to a question. */
    enum Reply {
        /** There is such a solution; {@link Asker#solution} is one. */
        YES,
        /** There is none. */
        NO,
        /** The limit of nodes was too narrow. */
        UNKNOWN
    }

    /** Whether there is a solution that keeps to the givens. */
    Reply first(Givens givens) {
        return first(solver, givens);
    }

    /** The same with a limit of its own. */
    Reply first(Givens givens, long nodes) {
        return first(solver.toBuilder().nodeLimit(nodes).build(), givens);
    }

    private Reply first(Solver<O> some, Givens givens) {
        Found<O> answer = watch.limited(some.toBuilder().given(givens).build()).solve();
        if (answer.found().isPresent()) {
            solution = answer.found().get().numbers();
            return Reply.YES;
        }
        return none(answer.report());
    }

    /** Whether there is a second solution, beside a known one, with some options. */
    Reply other(int[] taken, Selection known) {
        Uniqueness<O> answer = watch.limited(
                        solver.toBuilder().given(Givens.of(taken)).build())
                .unique();
        for (Solution<O> one : answer.found()) {
            solution = one.numbers();
            if (!known.is(solution)) {
                return Reply.YES;
            }
        }
        return none(answer.report());
    }

    private Reply none(SearchReport report) {
        watch.check(report);
        return report.stopped() == StopReason.EXHAUSTED ? Reply.NO : Reply.UNKNOWN;
    }

    /** The solution of the last question that was answered YES. */
    int[] solution() {
        return solution;
    }
}
