package dlx.benchmarks.measure;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The figures of one solver.
 *
 * @param ms milliseconds per search: CPU time of the searching thread; in comparisons with peers CPU time of the
 *     whole process; for ways and commands wall time
 * @param nodes nodes per search
 * @param size number of nodes of the diagram; 0 without a diagram
 * @param answer score or number of solutions
 * @param isDone true if no search was stopped
 */
record Timing(double ms, double nodes, double size, double answer, boolean isDone) {

    /** Placeholder for a missing timing. */
    static final Timing NONE = new Timing(Double.NaN, Double.NaN, Double.NaN, 0, false);

    /** Returns the medians of several processes. */
    static Timing median(List<Timing> rounds) {
        return new Timing(
                median(rounds, Timing::ms),
                median(rounds, Timing::nodes),
                median(rounds, Timing::size),
                median(rounds, Timing::answer),
                rounds.stream().allMatch(Timing::isDone));
    }

    private static double median(List<Timing> rounds, ToDoubleFunction<Timing> figure) {
        return Figures.median(rounds.stream().mapToDouble(figure).toArray());
    }
}
