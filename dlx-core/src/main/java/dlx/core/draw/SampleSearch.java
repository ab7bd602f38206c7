package dlx.core.draw;

import dlx.core.derived.CollectingSearch;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws solutions, each uniformly from all and independently of the others, by visiting every solution. The m-th
 * solution replaces each draw with probability 1/m (reservoir sampling; Vitter, ACM TOMS 1985, algorithm R, for
 * reservoirs of one).
 *
 * <p>Cost: about n ln(m) replacements for n draws from m solutions, not n m, because draws are not decided one by one.
 * Instead, the number of draws before the next replaced draw is drawn at once. Each draw is kept with probability q = 1
 * - 1/m, so at least g draws are kept with probability q^g: a geometric distribution. For u uniform in (0, 1], the
 * whole part of log(u) / log(q) has this distribution, because it is at least g exactly if u is at most q^g.
 */
public final class SampleSearch extends CollectingSearch {

    private final SplittableRandom random;

    /** Options of each draw; null before the first solution. */
    private final int[][] drawn;

    /** Number of solutions visited so far. */
    private long seen;

    public SampleSearch(Search all, SearchControl control, SearchQuestion.Sample question) {
        super(all, control);
        random = new SplittableRandom(question.seed());
        drawn = new int[question.count()][];
    }

    @Override
    public void look(Search solution) {
        seen++;
        int[] options = {};
        for (long k = gap(); k < drawn.length; k += 1 + gap()) {
            if (options.length == 0) {
                options = solution.options();
            }
            drawn[(int) k] = options;
        }
    }

    /**
     * Returns the number of draws that are kept before the next draw that the present solution replaces. The first
     * solution replaces all.
     */
    private long gap() {
        if (seen == 1) {
            return 0;
        }
        double u = 1 - random.nextDouble(); // above 0
        return (long) Math.min(Integer.MAX_VALUE, StrictMath.log(u) / StrictMath.log1p(-1.0 / seen));
    }

    @Override
    public List<int[]> chosen() {
        return seen == 0 ? List.of() : new ArrayList<>(Arrays.asList(drawn));
    }
}
