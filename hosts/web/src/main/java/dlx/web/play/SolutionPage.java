package dlx.web.play;

import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Some consecutive solutions of a search.
 *
 * @param solutions the options of each solution, in the order of the search
 * @param ended the reason why the page does not have more solutions
 */
public record SolutionPage(List<int[]> solutions, StopReason ended) {

    /** Maximum number of solutions of a page; more come with the next request. */
    public static final int MOST = 64;

    /**
     * Searches for solutions.
     *
     * @param skipped number of solutions of the search before the first one of the page
     * @param count maximum number of solutions
     */
    public static SolutionPage of(Solver<?> solver, long skipped, int count) {
        List<int[]> found = new ArrayList<>();
        long[] number = {0};
        SearchReport report = solver.forEach((options, length) -> {
            if (++number[0] > skipped) {
                found.add(Arrays.copyOf(options, length));
            }
            return found.size() == count ? Visit.STOP : Visit.CONTINUE;
        });
        return new SolutionPage(found, report.stopped());
    }
}
