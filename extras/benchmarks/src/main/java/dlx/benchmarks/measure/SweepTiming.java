package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What a {@link SweepRun} measured.
 *
 * @param engine that searched
 * @param order of the items that it went along, or {@code -}
 * @param answer how many solutions, or samples, there were
 * @param isComplete whether it went to the end
 * @param nodes of the search
 * @param size of the diagram, 0 if none was asked for
 * @param firstMs CPU milliseconds of the first search of the process
 * @param warmMs the median of the others
 * @param bytes that the searching thread allocated in one search; not a number where the machine does not tell
 */
record SweepTiming(
        String engine,
        String order,
        BigInteger answer,
        boolean isComplete,
        long nodes,
        int size,
        double firstMs,
        double warmMs,
        double bytes) {

    private static final int WORDS = 9;

    /** The line that {@link #read} reads. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%s %s %d %b %d %d %f %f %f",
                engine,
                order,
                answer,
                isComplete,
                nodes,
                size,
                firstMs,
                warmMs,
                bytes);
    }

    /** @throws Trouble if that is no line of ours */
    static SweepTiming read(String line) {
        String[] words = line.strip().split(" ");
        if (words.length != WORDS) {
            throw Trouble.wrong("no figures in '" + line.strip() + "'");
        }
        return new SweepTiming(
                words[0],
                words[1],
                new BigInteger(words[2]),
                Boolean.parseBoolean(words[3]),
                Long.parseLong(words[4]),
                Integer.parseInt(words[5]),
                Double.parseDouble(words[6]),
                Double.parseDouble(words[7]),
                Double.parseDouble(words[8]));
    }

    /** The last run, with the medians of the times of all. */
    static SweepTiming median(List<SweepTiming> runs) {
        SweepTiming last = runs.get(runs.size() - 1);
        return new SweepTiming(
                last.engine,
                last.order,
                last.answer,
                last.isComplete,
                last.nodes,
                last.size,
                median(runs, SweepTiming::firstMs),
                median(runs, SweepTiming::warmMs),
                median(runs, SweepTiming::bytes));
    }

    private static double median(List<SweepTiming> runs, ToDoubleFunction<SweepTiming> figure) {
        return Figures.median(runs.stream().mapToDouble(figure).boxed().toList());
    }
}
