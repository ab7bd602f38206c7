package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The figures of one process for one {@link Way}, or medians of several processes.
 *
 * @param engine that searched
 * @param order of the items that it went along, or {@code -}
 * @param answer how many solutions there were, or the score
 * @param isDone whether it went as far as it was asked to
 * @param nodes of one search
 * @param size of the diagram, 0 if none was asked for
 * @param firstMs CPU milliseconds of the first search of the process
 * @param cpuMs the same of a warm one, the median: of the searching thread, or of the whole process where it has several ways or
 *     solvers of others are asked too
 * @param wallMs the same by the clock
 * @param foundMs when the best solution was there, by the clock; not a number if it was not there
 * @param bytes that the searching thread allocated in one search
 * @param leastMs {@code cpuMs} of the fastest process
 * @param mostMs {@code cpuMs} of the slowest process
 */
record Timing(
        String way,
        String engine,
        String order,
        BigInteger answer,
        boolean isDone,
        long nodes,
        int size,
        double firstMs,
        double cpuMs,
        double wallMs,
        double foundMs,
        double bytes,
        double leastMs,
        double mostMs) {

    /** The figures of one process. */
    Timing(
            String way,
            String engine,
            String order,
            BigInteger answer,
            boolean isDone,
            long nodes,
            int size,
            double firstMs,
            double cpuMs,
            double wallMs,
            double foundMs,
            double bytes) {
        this(way, engine, order, answer, isDone, nodes, size, firstMs, cpuMs, wallMs, foundMs, bytes, cpuMs, cpuMs);
    }

    /** The last one, with the medians of the times of all. */
    static Timing median(List<Timing> runs) {
        Timing last = runs.get(runs.size() - 1);
        return new Timing(
                last.way,
                last.engine,
                last.order,
                last.answer,
                last.isDone,
                last.nodes,
                last.size,
                median(runs, Timing::firstMs),
                median(runs, Timing::cpuMs),
                median(runs, Timing::wallMs),
                median(runs, Timing::foundMs),
                median(runs, Timing::bytes),
                runs.stream().mapToDouble(Timing::leastMs).min().orElseThrow(),
                runs.stream().mapToDouble(Timing::mostMs).max().orElseThrow());
    }

    static <T> double median(List<T> runs, ToDoubleFunction<T> figure) {
        return Figures.median(runs.stream().mapToDouble(figure).boxed().toList());
    }
}
