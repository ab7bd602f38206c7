package dlx.core.draw;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * Draws solutions from weighted walks down the search tree, for covers with too many solutions to visit all. Used once.
 */
public final class WalkSampler<O> {

    /** Minimum number of walks that are planned, for any number of draws. */
    private static final long FEWEST_WALKS = 20_000;

    /** Number of walks per draw, if that is more. */
    private static final long WALKS_PER_DRAW = 20;

    private final Cover<O> cover;
    private final Givens givens;
    private final SearchQuestion.Sample question;
    private final SearchControl control;
    private final WeightedDraws draws;
    private final long walkSeed;
    private long walks;
    private long nodes;

    public WalkSampler(Cover<O> cover, Givens givens, SearchQuestion.Sample question, SearchControl control) {
        this.cover = cover;
        this.givens = givens;
        this.question = question;
        this.control = control;
        SplittableRandom random = new SplittableRandom(question.seed());
        walkSeed = random.nextLong();
        draws = new WeightedDraws(question.count(), random.nextLong());
    }

    /**
     * Solutions drawn, with their quality.
     *
     * @param drawn the solutions, numbered from 1; repeated solutions are possible
     * @param report the report of the walks and of the search before them
     * @param error estimated deviation from the uniform distribution, from 0 to 1: 1 / sqrt(effective number of
     *     finds), or 1 without draws
     */
    public record Draws<O>(List<Solution<O>> drawn, SearchReport report, double error) {}

    /**
     * Draws solutions.
     *
     * @param exact the report of the search that tried a better method before
     * @param mostNodes maximum number of nodes of all walks together
     */
    public Draws<O> make(SearchReport exact, long mostNodes) {
        long begin = System.nanoTime();
        walkDown(mostNodes);
        List<int[]> drawn = draws.drawn();
        StopReason stopped = control.stopped() == StopReason.EXHAUSTED ? exact.stopped() : control.stopped();
        BigInteger found = BigInteger.valueOf(different(drawn));
        SearchReport report = SearchReport.builder(Outcome.of(found, stopped), stopped)
                .tally(exact.tally().plus(new Tally(found.subtract(exact.solutions()), nodes, 0)))
                .engine(exact.engine())
                .nanos(exact.buildNanos(), exact.searchNanos() + System.nanoTime() - begin)
                .build();
        double error = drawn.isEmpty() ? 1 : 1 / Math.sqrt(draws.effective());
        return new Draws<>(solutions(drawn), report, error);
    }

    private void walkDown(long mostNodes) {
        long most = Math.max(FEWEST_WALKS, WALKS_PER_DRAW * question.count());
        try {
            control.check();
            RandomWalk walk = new RandomWalk(cover.data(), givens, walkSeed, control::check);
            while (walks < most && nodes < mostNodes && control.mayContinue()) {
                boolean reached = walk.walk();
                nodes = walk.nodes();
                walks++;
                if (reached) {
                    draws.add(walk.logWeight(), walk::options);
                }
            }
        } catch (SearchStopped e) {
            // the control has the reason; draws from earlier walks count
        }
    }

    private static int different(List<int[]> drawn) {
        Set<int[]> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
        arrays.addAll(drawn);
        Set<int[]> sets = new TreeSet<>(Arrays::compare);
        for (int[] options : arrays) {
            int[] sorted = options.clone();
            Arrays.sort(sorted);
            sets.add(sorted);
        }
        return sets.size();
    }

    private List<Solution<O>> solutions(List<int[]> drawn) {
        List<Solution<O>> solutions = new ArrayList<>(drawn.size());
        drawn.forEach(options -> solutions.add(Solution.of(cover, solutions.size() + 1L, options)));
        return solutions;
    }
}
