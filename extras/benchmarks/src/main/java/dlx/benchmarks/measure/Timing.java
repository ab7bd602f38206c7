package dlx.benchmarks.measure;

import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The figures of one solver.
 *
 * @param ms of a search: CPU milliseconds of the searching thread; of the whole process beside solvers of others; by the clock where ways
 *     are compared and for commands
 * @param nodes of one search
 * @param size nodes of the diagram, 0 without one
 * @param answer the score or the number of solutions
 * @param isDone true if the search was not stopped
 */
record Timing(double ms, double nodes, double size, double answer, boolean isDone) {

    /** A timing that is not there. */
    static final Timing NONE = new Timing(Double.NaN, Double.NaN, Double.NaN, 0, false);

    /** The medians of several processes. */
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
