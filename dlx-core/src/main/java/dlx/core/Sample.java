package dlx.core;

import dlx.api.Experimental;
import dlx.api.Solution;
import dlx.core.draw.WalkSampler;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchStopped;
import dlx.core.explain.Weights;
import dlx.core.invariants.WeightsFinder;
import dlx.core.plan.Engines;
import dlx.core.run.SearchFactory;
import dlx.core.run.SearchRun;
import dlx.core.run.Settings;
import dlx.core.search.Answer;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.symmetry.CoverGroup;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Solutions drawn at random, with replacement.
 *
 * @param drawn the draws in no particular order, possibly with repetitions: the number asked for, or fewer if a
 *     limit stopped the drawing from a diagram or by orbits. Empty if no solution exists, or if no solution was found
 * @param uniform true if each draw is uniform over all solutions and independent of the others, or if it is proved
 *     that no solution exists
 * @param report the cost. It counts all solutions if {@code uniform}, the solutions visited if an
 *     {@link Method#ENUMERATION} was stopped, and the distinct draws of {@link Method#WALKS}. After walks, its reason
 *     is why no better method was used: {@link dlx.core.search.StopReason#MEMORY} or
 *     {@link dlx.core.search.StopReason#TIME}. Then it never reports that no solution exists
 * @param method the method of drawing
 * @param error distance from uniform draws, 0 to 1: 0 if {@code uniform}, 1 if unknown. For {@link Method#WALKS} it
 *     is 1 / sqrt(e), where e is the effective number of walks (Kish): the squared sum of their weights, divided by the
 *     sum of their squares. For any set of solutions, the probability that a draw falls into it differs from the share
 *     of the set among all solutions; the standard deviation of this difference is at most about half of the error. The
 *     scatter of the draws themselves comes on top. The error is an estimate from the walks. It does not cover a rare
 *     solution of great weight that no walk reached
 * @param <O> type of the option values
 * @since 0.1
 */
public record Sample<O>(List<Solution<O>> drawn, boolean uniform, SearchReport report, Method method, double error)
        implements Answer {

    /**
     * Maximum number of steps of the weights finder before walks: some hundredths of a second, little compared with
     * thousands of walks.
     */
    private static final long STEPS_BEFORE_WALKS = 1 << 21;

    /** Maximum number of symmetries for which draws by orbits are not tried. */
    private static final BigInteger FEW = BigInteger.valueOf(100);

    /** Maximum number of nodes to count by orbits, some ten seconds, and of those for each draw. */
    private static final long NODES_TO_COUNT = 50_000_000;

    private static final long NODES_OF_DRAW = 100_000;

    /** Divisor of the memory of the first diagram, if there are many symmetries, and maximum number of its nodes. */
    private static final int SMALL = 64;

    private static final long NODES_OF_SMALL = 1 << 18;

    /** The methods of drawing solutions. */
    public enum Method {
        /** Draws from a diagram of all solutions. */
        DIAGRAM,
        /** Draws by counts of the solutions below the orbits of options, under many symmetries. */
        ORBITS,
        /** Draws made while every solution is visited. */
        ENUMERATION,
        /**
         * Random walks down the search tree, each weighted by the branchings on its path (Knuth 1975). The draws are
         * chosen from the walks that reach a solution, with probabilities proportional to the weights (Rubin 1988).
         */
        WALKS
    }

    /** Creates an answer with a copy of the list. For use by dlx only, because components may be added. */
    @Experimental
    public Sample {
        drawn = List.copyOf(drawn);
    }

    /**
     * Draws by a uniform method within the memory and half of the time, otherwise by walks. With many symmetries, orbits
     * come before a large diagram.
     */
    static <O> Sample<O> ask(SearchFactory<O> factory, SearchQuestion.Sample question) {
        if (!mayWalk(factory)) {
            return draw(factory, question);
        }
        Deadline deadline = Deadline.of(factory.settings().limits);
        long nodes = 0;
        if (hasManySymmetries(factory)) {
            for (Consumer<Settings> way : List.<Consumer<Settings>>of(Sample::small, s -> byOrbits(s, question))) {
                Sample<O> sample =
                        draw(left(factory, deadline, nodes).with(Sample::halve).with(way), question);
                if (sample.uniform()) {
                    return sample;
                }
                nodes += sample.report().nodes();
            }
        }
        Sample<O> exact = draw(left(factory, deadline, nodes).with(Sample::halve), question);
        return exact.uniform() || !exact.isTooMuch()
                ? exact
                : walk(left(factory, deadline, nodes + exact.report().nodes()), question, exact.report());
    }

    /** Returns a factory with the limits that remain. */
    private static <O> SearchFactory<O> left(SearchFactory<O> factory, Deadline deadline, long nodes) {
        return factory.with(s -> {
            s.limits = deadline.left();
            s.nodeLimit -= nodes;
        });
    }

    /** Returns true if walks may draw more evenly. */
    private boolean isTooMuch() {
        return method != Method.DIAGRAM && (stopped() == StopReason.MEMORY || stopped() == StopReason.TIME);
    }

    private static void small(Settings settings) {
        settings.memoMemory /= SMALL;
        settings.nodeLimit = Math.min(settings.nodeLimit, NODES_OF_SMALL);
    }

    private static void byOrbits(Settings settings, SearchQuestion.Sample question) {
        settings.engine = EngineName.ORBITS;
        settings.nodeLimit = Math.min(settings.nodeLimit, NODES_TO_COUNT + NODES_OF_DRAW * question.count());
    }

    private static boolean hasManySymmetries(SearchFactory<?> factory) {
        return factory.settings().engine.equals(Engines.AUTO)
                && CoverGroup.find(factory.cover().data(), factory.givens(), STEPS_BEFORE_WALKS, factory.control())
                                .order()
                                .compareTo(FEW)
                        > 0;
    }

    /** Draws by walks, unless a proof shows that no walk can reach a solution. */
    private static <O> Sample<O> walk(SearchFactory<O> factory, SearchQuestion.Sample question, SearchReport before) {
        SearchControl control = factory.control();
        Optional<Weights> none = before.solutions().signum() > 0 ? Optional.empty() : proof(factory, control);
        if (none.isPresent()) {
            return new Sample<>(List.of(), true, report(none.get(), before));
        }
        WalkSampler.Draws<O> walks = new WalkSampler<>(factory.cover(), factory.givens(), question, control)
                .make(before, factory.settings().nodeLimit);
        return new Sample<>(walks.drawn(), false, walks.report(), Method.WALKS, walks.error());
    }

    /** Draws by a diagram, by orbits, or by visiting all solutions. */
    private static <O> Sample<O> draw(SearchFactory<O> factory, SearchQuestion.Sample question) {
        SearchRun<O> run = SearchRun.begin(factory, question);
        List<Solution<O>> drawn = run.take();
        SearchReport report = run.report();
        Method counted = run.hasOrbits() ? Method.ORBITS : Method.ENUMERATION;
        Method method = run.hasDiagram() ? Method.DIAGRAM : counted;
        boolean uniform = report.isComplete() || method != Method.ENUMERATION && !drawn.isEmpty();
        return new Sample<>(drawn, uniform, report, method, uniform ? 0 : 1);
    }

    /**
     * Returns weights that prove that no walk can reach a solution; empty if they cost more than
     * {@link #STEPS_BEFORE_WALKS}.
     */
    private static Optional<Weights> proof(SearchFactory<?> factory, SearchControl control) {
        try {
            return new WeightsFinder(factory.cover().data(), factory.givens()).find(STEPS_BEFORE_WALKS, control);
        } catch (SearchStopped e) {
            return Optional.empty(); // the control keeps the reason
        }
    }

    private static SearchReport report(Weights none, SearchReport before) {
        return SearchReport.builder(Outcome.NO_SOLUTION, StopReason.EXHAUSTED)
                .tally(before.tally())
                .engine(before.engine())
                .proof(Optional.of(none.name()))
                .nanos(before.buildNanos(), before.searchNanos())
                .build();
    }

    private static boolean mayWalk(SearchFactory<?> factory) {
        Settings settings = factory.settings();
        return settings.stopped.isEmpty()
                && Engines.drawsFreely(settings.engine)
                && settings.listener.isEmpty()
                && settings.path.length == 0
                && factory.generators().isEmpty()
                && !settings.isOfKinds
                && !settings.isSymmetric
                && settings.constraint.isEmpty();
    }

    private static void halve(Settings settings) {
        settings.limits.time().ifPresent(time -> settings.limits = settings.limits.time(time.dividedBy(2)));
    }

    /** Creates a sample by enumeration, {@code uniform} if every solution was visited. */
    Sample(List<Solution<O>> drawn, boolean uniform, SearchReport report) {
        this(drawn, uniform, report, Method.ENUMERATION, uniform ? 0 : 1);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
