package dlx.commands.check;

import dlx.core.Demands;
import dlx.core.Solver;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Visit;
import dlx.core.view.SolutionCheck.Flaw;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The number of solutions of one search, and the sum of a 64-bit hash of each, for the comparison with a search in
 * another order. The memory is constant. Two different sets of the same size have the same sum with probability 2^-64.
 * (A sum, unlike an exclusive or, also shows a solution that came twice in place of two others.)
 */
public final class SolutionSum<O> {

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final Solver<O> solver;
    private long count;
    private long sum;

    /** The fault of the first solution that breaks a rule of the cover. */
    private Optional<String> flaw = Optional.empty();

    /**
     * Creates a sum without solutions.
     *
     * @param solver the solver that searches
     */
    public SolutionSum(Solver<O> solver) {
        this.solver = solver;
    }

    /**
     * Adds a solution that the search found, and checks it by the rules of the cover.
     *
     * @param ascending the option numbers of the solution, from 0
     */
    public void add(int... ascending) {
        count++;
        sum += hash(ascending);
        if (flaw.isEmpty()) {
            List<Integer> options = IntStream.of(ascending).boxed().toList();
            flaw = new Demands<>(solver).flaws(options).stream().findFirst().map(Flaw::sentence);
        }
    }

    /** Returns the comparison with a solution that breaks a rule; empty if all solutions are correct. */
    public Optional<Comparison> flaw(SearchReport report) {
        return flaw.map(broken -> Comparison.flawed(report.engine(), broken));
    }

    /**
     * Compares the solutions with those of another engine. If a limit on solutions ended a search, only the numbers of
     * solutions are compared, because the engines may have found different solutions.
     *
     * @param first the report of the search that has ended
     * @param engine the name of the other engine
     */
    public Comparison compareWith(SearchReport first, String engine) {
        Solver<O> asked =
                solver.toBuilder().engine(engine).progress(progress -> {}).build(); // one progress line is enough
        SolutionSum<O> other = new SolutionSum<>(asked);
        SearchReport second = asked.forEach((options, length) -> {
            int[] ascending = Arrays.copyOf(options, length);
            Arrays.sort(ascending);
            other.add(ascending);
            return Visit.CONTINUE;
        });
        return other.flaw(second)
                .or(() -> Comparison.ofStopped(first))
                .or(() -> Comparison.ofStopped(second))
                .orElseGet(() -> compare(first, other, second));
    }

    private Comparison compare(SearchReport first, SolutionSum<O> other, SearchReport second) {
        boolean wholeSets = first.stopped() == StopReason.EXHAUSTED && second.stopped() == StopReason.EXHAUSTED;
        if (count == other.count && (sum == other.sum || !wholeSets)) {
            return Comparison.SAME;
        }
        String said = Comparison.solutions(BigInteger.valueOf(count));
        String saidThen = count == other.count
                ? "the same number, but other solutions"
                : Comparison.solutions(BigInteger.valueOf(other.count));
        return Comparison.different(first.engine(), said, second.engine(), saidThen);
    }

    /**
     * Returns the hash of a solution. Mixes its options one after the other, with the finalizer of SplittableRandom
     * (Stafford's variant 13).
     */
    private static long hash(int... ascending) {
        long hash = ascending.length;
        for (int option : ascending) {
            long mixed = (hash + option + 1) * STEP;
            mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
            mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
            hash = mixed ^ mixed >>> 31;
        }
        return hash;
    }
}
