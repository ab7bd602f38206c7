package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a {@link ThreadsRun} measured.
 *
 * @param engine that searched
 * @param answer how many solutions there were, or the best score; the same in each search
 * @param ways in the order in which they were asked
 */
record ThreadsTiming(String engine, BigInteger answer, List<Way> ways) {

    /**
     * What one way takes, in milliseconds.
     *
     * @param wallMs by the clock, the median
     * @param cpuMs of all threads of the process, the mean: that clock ticks slowly
     */
    record Way(ThreadsWay way, double wallMs, double cpuMs) {}

    /** The line that {@link #read} reads. */
    String line() {
        StringBuilder line = new StringBuilder(engine + ' ' + answer);
        for (Way way : ways) {
            line.append(String.format(Locale.ROOT, " %s %f %f", way.way.typed(), way.wallMs, way.cpuMs));
        }
        return line.toString();
    }

    /** @throws Trouble if that is no line of ours */
    static ThreadsTiming read(String line) {
        String[] words = line.strip().split(" ");
        if (words.length < 5 || words.length % 3 != 2) {
            throw Trouble.wrong("no figures in '" + line.strip() + "'");
        }
        List<Way> ways = new ArrayList<>();
        for (int i = 2; i < words.length; i += 3) {
            ways.add(new Way(
                    ThreadsWay.read(words[i]), Double.parseDouble(words[i + 1]), Double.parseDouble(words[i + 2])));
        }
        return new ThreadsTiming(words[0], new BigInteger(words[1]), ways);
    }

    /** The median of the processes, of each way. */
    static ThreadsTiming median(List<ThreadsTiming> runs) {
        ThreadsTiming first = runs.get(0);
        List<Way> ways = new ArrayList<>();
        for (Way one : first.ways) {
            List<Way> same = runs.stream().map(run -> run.at(one.way)).toList();
            ways.add(new Way(
                    one.way,
                    Figures.median(same.stream().map(Way::wallMs).toList()),
                    Figures.median(same.stream().map(Way::cpuMs).toList())));
        }
        return new ThreadsTiming(first.engine, first.answer, ways);
    }

    Way at(ThreadsWay way) {
        return ways.stream().filter(one -> one.way.equals(way)).findFirst().orElseThrow();
    }
}
