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
import java.util.List;
import java.util.Optional;

/**
 * Solutions drawn at random.
 *
 * @param drawn as many as were asked for, in no particular order, the same one perhaps several times; fewer if a limit stopped
 *     the drawing from a diagram; empty if there is no solution, or none was found
 * @param uniform whether each was drawn uniformly from all solutions, and independently of the others; {@code true} also where
 *     it is proved that there is none
 * @param report what it cost. It counts all solutions where {@code uniform}; those that were looked at where an
 *     {@link Method#ENUMERATION} was stopped; how many different ones were drawn where they come from {@link Method#WALKS}.
 *     Then it also says why there was nothing better: {@link dlx.core.search.StopReason#MEMORY} or
 *     {@link dlx.core.search.StopReason#TIME}, and never that there is no solution
 * @param method how they were drawn
 * @param error how far from uniform the draws may be: 0 if {@code uniform}, 1 if nothing is known. Of {@link Method#WALKS}
 *     1 / sqrt(e), where e is the effective number of walks (Kish): the square of the sum of their weights, divided by the sum
 *     of the squares. Take all solutions with any one property: the chance with which a draw has it has a standard deviation
 *     of about half of this at most from their share among all. How draws scatter by themselves comes on top. It is an
 *     estimate made from the walks: of a rare solution with a great weight that no walk has reached it knows nothing
 * @param <O> what an option means
 * @since 0.1
 */
public record Sample<O>(List<Solution<O>> drawn, boolean uniform, SearchReport report, Method method, double error)
        implements Answer {

    /** Some hundredths of a second, beside thousands of walks. */
    private static final long STEPS_BEFORE_WALKS = 1 << 21;

    /** The ways to draw solutions. */
    public enum Method {
        /** From a diagram of all solutions. */
        DIAGRAM,
        /** By looking at every solution. */
        ENUMERATION,
        /**
         * By walks down the search tree at random, each weighted by the branchings on its way (Knuth 1975); the draws are
         * taken from those that reached a solution, with chances in proportion to the weights (Rubin 1988).
         */
        WALKS
    }

    /** Made by dlx; further components may come. A sample, with a copy of its list. */
    @Experimental
    public Sample {
        drawn = List.copyOf(drawn);
    }

    /** Draws by the best method that fits into the memory and half of the time, otherwise by walks. */
    static <O> Sample<O> ask(SearchFactory<O> factory, SearchQuestion.Sample question) {
        Deadline deadline = Deadline.of(factory.settings().limits);
        boolean mayWalk = mayWalk(factory);
        SearchRun<O> run = SearchRun.begin(mayWalk ? factory.with(Sample::halve) : factory, question);
        List<Solution<O>> drawn = run.take();
        SearchReport report = run.report();
        boolean diagram = run.hasDiagram();
        boolean tooMuch = report.stopped() == StopReason.MEMORY || report.stopped() == StopReason.TIME;
        if (tooMuch && !diagram && mayWalk) {
            SearchControl control =
                    factory.with(s -> s.limits = deadline.left()).control();
            Optional<Weights> none = report.solutions().signum() > 0 ? Optional.empty() : proof(factory, control);
            if (none.isPresent()) {
                return new Sample<>(List.of(), true, report(none.get(), report));
            }
            WalkSampler.Draws<O> walks = new WalkSampler<>(factory.cover(), factory.givens(), question, control)
                    .make(report, factory.settings().nodeLimit - report.nodes());
            return new Sample<>(walks.drawn(), false, walks.report(), Method.WALKS, walks.error());
        }
        boolean uniform = report.isComplete() || diagram && !drawn.isEmpty();
        Method method = diagram ? Method.DIAGRAM : Method.ENUMERATION;
        return new Sample<>(drawn, uniform, report, method, uniform ? 0 : 1);
    }

    /** Weights that prove that no walk will reach a solution, if they are found in less time than the walks take. */
    private static Optional<Weights> proof(SearchFactory<?> factory, SearchControl control) {
        try {
            return new WeightsFinder(factory.cover().data(), factory.givens()).find(STEPS_BEFORE_WALKS, control);
        } catch (SearchStopped e) {
            return Optional.empty(); // the control knows why
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
                && factory.generators().isEmpty();
    }

    private static void halve(Settings settings) {
        settings.limits.time().ifPresent(time -> settings.limits = settings.limits.time(time.dividedBy(2)));
    }

    /** A sample by looking at every solution, {@code uniform} if at every one. */
    Sample(List<Solution<O>> drawn, boolean uniform, SearchReport report) {
        this(drawn, uniform, report, Method.ENUMERATION, uniform ? 0 : 1);
    }

    @Override
    public StopReason stopped() {
        return report.stopped();
    }
}
