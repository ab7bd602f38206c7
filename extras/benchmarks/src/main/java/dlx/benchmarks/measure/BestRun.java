package dlx.benchmarks.measure;

import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * A process that searches one puzzle for the best again and again. Beside what {@code dlx bench} tells it has a clock, a
 * time limit, and when the answer was found.
 */
final class BestRun {

    /** Searches are repeated so long before they are timed. */
    private static final long WARM_UP = Duration.ofSeconds(2).toNanos();

    private static final double MILLION = 1e6;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Solver<?> solver;
    private final Duration limit;
    private final boolean isToBeProved;
    private final long known;

    private BestRun(Solver<?> solver, Duration limit, boolean isToBeProved, long known) {
        this.solver = solver;
        this.limit = limit;
        this.isToBeProved = isToBeProved;
        this.known = known;
    }

    /** One search; times are nanoseconds. */
    private record Search(Best<?> best, long cpu, long wall, OptionalLong found) {}

    /**
     * Writes one line, which {@link #read} reads.
     *
     * @param words a model, a file, an engine, the question, the score that is known, a limit for each search in
     *     milliseconds, a number of searches
     */
    public static void main(String[] words) throws IOException {
        Solver<?> solver = ModelRegistry.load()
                .get(words[0])
                .solverOf(Files.readString(Path.of(words[1])))
                .engine(words[2]);
        Question question = Question.valueOf(words[3].toUpperCase(Locale.ROOT));
        BestRun run = new BestRun(
                solver,
                Duration.ofMillis(Long.parseLong(words[5])),
                question == Question.BEST,
                Long.parseLong(words[4]));
        System.out.println(run.line(Integer.parseInt(words[6])));
    }

    private String line(int repeats) {
        long begin = System.nanoTime();
        Search first = search();
        while (repeats > 1 && System.nanoTime() - begin < WARM_UP) { // one run is a scout, or long
            search();
        }
        List<Search> searches = new ArrayList<>();
        for (int i = 0; i < repeats; i++) {
            searches.add(search());
        }
        Search last = searches.get(repeats - 1);
        return String.format(
                Locale.ROOT,
                "%s %d %b %d %f %f %f %f",
                last.best.report().engine(),
                last.best.score(),
                last.best.proven(),
                last.best.report().nodes(),
                first.cpu / MILLION,
                median(searches.stream().map(search -> (double) search.cpu).toList()),
                median(searches.stream().map(search -> (double) search.wall).toList()),
                median(searches.stream()
                        .map(search -> search.found.isPresent() ? search.found.getAsLong() : Double.NaN)
                        .toList()));
    }

    private static double median(List<Double> nanos) {
        return Figures.median(nanos) / MILLION;
    }

    private Search search() {
        CancellationToken enough = new CancellationToken();
        long[] found = {Long.MIN_VALUE};
        long cpu = THREADS.getCurrentThreadCpuTime();
        long begin = System.nanoTime();
        Best<?> best = solver.timeLimit(limit)
                .cancelledBy(enough)
                .onImprovement(progress -> {
                    if (found[0] == Long.MIN_VALUE
                            && progress.score().isPresent()
                            && progress.score().getAsLong() == known) {
                        found[0] = System.nanoTime() - begin;
                        if (!isToBeProved) {
                            enough.cancel();
                        }
                    }
                })
                .best();
        long wall = System.nanoTime() - begin;
        return new Search(
                best,
                THREADS.getCurrentThreadCpuTime() - cpu,
                wall,
                found[0] == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(found[0]));
    }

    /** What a process says. */
    static Timing read(String line) {
        String[] words = line.strip().split(" ");
        if (words.length != 8) {
            throw Trouble.wrong("no figures in '" + line.strip() + "'");
        }
        return new Timing(
                words[0],
                new BigInteger(words[1]),
                Boolean.parseBoolean(words[2]),
                Long.parseLong(words[3]),
                Double.parseDouble(words[4]),
                Double.parseDouble(words[5]),
                Double.parseDouble(words[6]),
                Double.parseDouble(words[7]));
    }
}
