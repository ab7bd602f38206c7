package dlx.benchmarks.measure;

import com.sun.management.ThreadMXBean;
import dlx.api.Cover;
import dlx.core.AllSolutions;
import dlx.core.Solver;
import dlx.core.diagram.Diagram;
import dlx.core.diagram.ZddSampler;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.SearchReport;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A process that asks a whole question about one cover again and again: each time a fresh solver, so that its plan, the
 * search for an order among it, is made anew. The cover is there before.
 */
final class SweepRun {

    private static final int MOST_REPEATS = 500;
    private static final int LEAST_REPEATS = 3;

    /** A search that takes longer has warmed up by itself, and is repeated once. */
    private static final long LONG = Duration.ofSeconds(4).toNanos();

    private static final double MILLION = 1e6;

    /** Only this one tells what a thread has allocated. */
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Cover<?> cover;
    private final SweepTrial.Ask ask;
    private final String engine;
    private final Duration limit;

    /** What is sampled from; made by the first search, which is not counted. */
    private Optional<Search> sampled = Optional.empty();

    private Optional<Diagram<?>> diagram = Optional.empty();

    private SweepRun(Cover<?> cover, SweepTrial.Ask ask, String engine, Duration limit) {
        this.cover = cover;
        this.ask = ask;
        this.engine = engine;
        this.limit = limit;
    }

    /** One search. */
    private record Search(BigInteger answer, boolean complete, int size, SearchReport report) {}

    private record Timed(Search search, long cpu, long bytes) {}

    /**
     * Writes a line, which {@link SweepTiming#read} reads.
     *
     * @param words a model, a file, a question, an engine, a limit for each search and how long to repeat it, both in
     *     milliseconds
     */
    public static void main(String[] words) throws IOException {
        Cover<?> cover = ModelRegistry.load()
                .get(words[0])
                .solverOf(Files.readString(Path.of(words[1])))
                .cover();
        SweepRun run = new SweepRun(
                cover, SweepTrial.Ask.valueOf(words[2]), words[3], Duration.ofMillis(Long.parseLong(words[4])));
        System.out.println(
                run.repeated(Duration.ofMillis(Long.parseLong(words[5]))).line());
    }

    private SweepTiming repeated(Duration time) {
        Timed first = timed();
        List<Timed> all = new ArrayList<>(List.of(first));
        if (first.search.complete && first.cpu >= LONG) {
            all.set(0, timed());
        } else if (first.search.complete) {
            for (long end = System.nanoTime() + time.toNanos(); System.nanoTime() < end; ) {
                timed(); // until the compiler has done its work
            }
            all.clear();
            long end = System.nanoTime() + time.toNanos();
            while (all.size() < LEAST_REPEATS || System.nanoTime() < end && all.size() < MOST_REPEATS) {
                all.add(timed());
            }
        }
        Search search = all.get(0).search;
        return new SweepTiming(
                search.report.engine(),
                search.report.order().orElse("-"),
                search.answer,
                search.complete,
                search.report.nodes(),
                search.size,
                first.cpu / MILLION,
                Figures.median(all.stream().map(one -> (double) one.cpu).toList()) / MILLION,
                Figures.median(all.stream().map(one -> (double) one.bytes).toList()));
    }

    private Timed timed() {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long cpu = THREADS.getCurrentThreadCpuTime();
        Search search = search(Solver.of(cover).engine(engine).timeLimit(limit));
        long after = THREADS.getCurrentThreadCpuTime();
        return new Timed(search, after - cpu, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    private Search search(Solver<?> solver) {
        return switch (ask) {
            case COUNT -> counted(solver.count());
            case ALL -> visited(solver);
            case ANY_ORDER -> visited(solver.anyOrder());
            case FIRST -> visited(solver.strategy(Strategy.FIRST));
            case DIAGRAM -> drawn(solver.diagram());
            case SAMPLES -> sampled(solver);
        };
    }

    private static Search counted(SearchReport report) {
        return new Search(report.solutions(), report.isComplete(), 0, report);
    }

    private static Search visited(Solver<?> solver) {
        long[] count = {0};
        SearchReport report = solver.forEachOptions((options, length) -> {
            count[0]++;
            return Visit.CONTINUE;
        });
        return new Search(BigInteger.valueOf(count[0]), report.isComplete(), 0, report);
    }

    private static Search drawn(AllSolutions<?> answer) {
        return answer.diagram()
                .map(diagram -> new Search(diagram.count(), true, diagram.zdd().size(), answer.report()))
                .orElseGet(() -> new Search(BigInteger.ZERO, false, 0, answer.report()));
    }

    private Search sampled(Solver<?> solver) {
        if (diagram.isEmpty()) {
            AllSolutions<?> made = solver.diagram();
            diagram = made.diagram().map(all -> all);
            sampled = Optional.of(drawn(made));
        }
        Search all = sampled.orElseThrow();
        int count = 0;
        if (diagram.isPresent()) {
            ZddSampler sampler = diagram.get().zdd().sampler(1);
            while (count < SweepTrial.Ask.DRAWN && sampler.draw()) {
                count++;
            }
        }
        return new Search(BigInteger.valueOf(count), all.complete, all.size, all.report);
    }
}
