package dlx.core.generate;

import dlx.api.Solution;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.search.Givens;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;

/**
 * Asks the questions of a generator over one compiled shape. Each question has its own node limit, so that the answers
 * are equal on every machine. Not thread-safe.
 */
final class Asker<O> {

    /**
     * Maximum product of search nodes per question and nodes of the cover, which approximate the cost of a search node.
     * Harder questions stay unanswered. It allows 20 000 search nodes for a 16x16 sudoku and 5 000 for 25x25: some
     * tenths of a second.
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

    /** Answer to a question. */
    enum Reply {
        /** There is such a solution, returned by {@link Asker#solution}. */
        YES,
        /** Such a solution does not exist. */
        NO,
        /** The node limit was reached. */
        UNKNOWN
    }

    /** Finds out if there is a solution with the givens. */
    Reply first(Givens givens) {
        return first(solver, givens);
    }

    /** Finds out if there is a solution with the givens, within a node limit other than the default. */
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

    /** Finds out if another solution than a known one has some options. */
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

    /** Returns the solution of the last question with the answer YES. */
    int[] solution() {
        return solution;
    }
}
