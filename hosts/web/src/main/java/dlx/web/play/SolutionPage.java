package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Pictures of some consecutive solutions of a puzzle.
 *
 * @param first number of the first solution, from 1
 * @param pictures the solutions in the order of the search
 * @param ended the reason why the page does not have more solutions
 */
public record SolutionPage(long first, List<Picture> pictures, StopReason ended) {

    /** Maximum number of pictures; more solutions come with the next request. */
    public static final int MOST_PICTURES = 64;

    /** A solution and its picture. */
    public record Picture(int[] options, OpenPuzzle.Board board) {}

    /**
     * Searches for solutions and draws them.
     *
     * @param mark the place from which the search resumes, at or before the first solution
     * @param first number of the first solution, from 1
     * @param count maximum number of solutions
     * @param distinct true for one solution of each kind; the search then begins at the start, and the strategy is not
     *     used
     */
    public static <P, O> SolutionPage of(
            OpenPuzzle<P, O> puzzle,
            String strategy,
            Bookmark mark,
            long first,
            int count,
            boolean distinct,
            Duration time,
            CancellationToken token) {
        Solver<O> searching = distinct ? puzzle.distinct() : puzzle.solver(strategy);
        Solver<O> from = mark.level() == 0 || distinct
                ? searching
                : searching.toBuilder().start(mark.options()).build();
        List<int[]> found = new ArrayList<>();
        long[] number = {distinct ? 0 : mark.solutions()};
        SearchReport report = from.toBuilder()
                .timeLimit(time)
                .token(token)
                .build()
                .forEach((options, length) -> {
                    number[0]++;
                    if (number[0] >= first) {
                        found.add(Arrays.copyOf(options, length));
                    }
                    return found.size() == count ? Visit.STOP : Visit.CONTINUE;
                });
        List<Picture> pictures = found.stream()
                .map(options -> new Picture(options, puzzle.board(options)))
                .toList();
        return new SolutionPage(first, pictures, report.stopped());
    }
}
