package dlx.library;

import dlx.api.Solution;
import dlx.commands.json.JsonMembers;
import dlx.core.SolutionIterator;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A search for several solutions that is paused between requests. */
final class RestingSearch<P, O> {

    /**
     * Maximum time in milliseconds to collect further solutions after the first, if the request does not set another
     * time.
     */
    private static final long LONG_ENOUGH_MILLIS = 30;

    private final ReadPuzzle<P, O> puzzle;
    private final Asked asked;
    private final Solver<O> solver;
    private final SolutionIterator<O> solutions;

    /** Number of solutions that are still to be skipped, because an earlier search that was lost has sent them. */
    private long skipped;

    RestingSearch(ReadPuzzle<P, O> puzzle, Asked asked) {
        this.puzzle = puzzle;
        this.asked = asked;
        Solver<O> plain = puzzle.solver(asked);
        Solver<O> limited = plain.toBuilder()
                .solutionLimit(asked.number("limit", Long.MAX_VALUE))
                .build();
        solver = asked.flag("anyOrder") ? limited.toBuilder().anyOrder().build() : limited;
        skipped = asked.number("skip", 0);
        solutions = solver.iterator();
    }

    /**
     * Sends the next solutions.
     *
     * @return true if there may be further solutions; otherwise the line contains the report
     */
    boolean next(int count, Consumer<String> lines) {
        List<Solution<O>> found = new ArrayList<>();
        long begin = System.nanoTime();
        long longEnough = 1_000_000 * asked.number("millis", LONG_ENOUGH_MILLIS);
        boolean ended = false;
        while (found.size() < count && (found.isEmpty() || System.nanoTime() - begin < longEnough)) {
            if (!solutions.hasNext()) {
                ended = true;
                break;
            }
            Solution<O> solution = solutions.nextSolution();
            if (skipped > 0) {
                skipped--;
            } else {
                found.add(solution);
            }
        }
        send(found, ended, lines);
        return !ended;
    }

    private void send(List<Solution<O>> found, boolean ended, Consumer<String> lines) {
        lines.accept(JsonMembers.answer("solutions", json -> {
            json.objects(
                    "solutions",
                    found,
                    (to, solution) -> PuzzleJson.solution(to, puzzle, solver.cover(), solution, asked));
            if (ended) {
                SearchReport report = solutions.report();
                json.object("report", to -> ReportJson.members(to, puzzle, solver, report, report.stopped()));
            }
        }));
    }
}
