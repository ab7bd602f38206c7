package dlx.benchmarks.measure;

import com.sun.management.OperatingSystemMXBean;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.SearchQuestion;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A process that asks one question in several ways, in turn, again and again. The cover is compiled before. */
final class ThreadsRun {

    /** All ways together are tried so long before they are timed, but each once at least. */
    private static final long WARM_UP = Duration.ofMillis(1_500).toNanos();

    /** A search that takes longer has warmed up by itself, and its other ways with it. */
    private static final long LONG = Duration.ofSeconds(3).toNanos();

    private static final int LEAST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 300;
    private static final double MILLION = 1e6;

    /** Only this one tells what all threads of the process took. */
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final Solver<?> solver;
    private final String engine;
    private final ThreadsTrial.Ask ask;
    private final List<ThreadsWay> ways;

    private ThreadsRun(Solver<?> solver, String engine, ThreadsTrial.Ask ask, List<ThreadsWay> ways) {
        this.engine = engine.equals(Entrants.AUTO) && ask != ThreadsTrial.Ask.BEST
                ? solver.prepare(new SearchQuestion.All(Long.MAX_VALUE)).engine()
                : engine;
        this.solver = solver.engine(this.engine);
        this.ask = ask;
        this.ways = ways;
    }

    /** One search; times are nanoseconds. */
    private record Search(String engine, BigInteger answer, long wall, long cpu) {}

    /**
     * Writes a line, which {@link ThreadsTiming#read} reads.
     *
     * @param words a model, a file, a question, an engine, how long to repeat it in milliseconds, then the ways
     */
    public static void main(String[] words) throws IOException {
        Solver<?> solver = ModelRegistry.load().get(words[0]).solverOf(Files.readString(Path.of(words[1])));
        ThreadsRun run = new ThreadsRun(
                solver,
                words[3],
                ThreadsTrial.Ask.valueOf(words[2]),
                Stream.of(words).skip(5).map(ThreadsWay::read).toList());
        System.out.println(
                run.repeated(Duration.ofMillis(Long.parseLong(words[4])).toNanos())
                        .line());
    }

    private ThreadsTiming repeated(long nanos) {
        warmUp();
        List<List<Search>> rounds = new ArrayList<>();
        long begin = System.nanoTime();
        while (rounds.size() < LEAST_ROUNDS || System.nanoTime() - begin < nanos && rounds.size() < MOST_ROUNDS) {
            rounds.add(ways.stream().map(this::search).toList());
        }
        Search first = rounds.get(0).get(0);
        rounds.stream().flatMap(List::stream).forEach(search -> {
            if (!search.answer.equals(first.answer)) {
                throw new IllegalStateException("answers " + first.answer + " and " + search.answer);
            }
        });
        List<ThreadsTiming.Way> timings = new ArrayList<>();
        for (int w = 0; w < ways.size(); w++) {
            int way = w;
            List<Search> all = rounds.stream().map(round -> round.get(way)).toList();
            timings.add(new ThreadsTiming.Way(
                    ways.get(w),
                    Figures.median(all.stream().map(one -> one.wall / MILLION).toList()),
                    all.stream().mapToLong(Search::cpu).average().orElseThrow() / MILLION));
        }
        return new ThreadsTiming(first.engine, first.answer, timings);
    }

    private void warmUp() {
        long begin = System.nanoTime();
        int way = 0;
        long longest = 0;
        while (longest < LONG && (way < ways.size() || System.nanoTime() - begin < WARM_UP)) {
            longest = Math.max(longest, search(ways.get(way++ % ways.size())).wall);
        }
    }

    private Search search(ThreadsWay way) {
        Solver<?> set = way.set(solver);
        long cpu = SYSTEM.getProcessCpuTime();
        long begin = System.nanoTime();
        Search answered = answered(set);
        long wall = System.nanoTime() - begin;
        return new Search(answered.engine, answered.answer, wall, SYSTEM.getProcessCpuTime() - cpu);
    }

    private Search answered(Solver<?> set) {
        return switch (ask) {
            case COUNT -> {
                var report = set.count();
                yield new Search(report.engine(), report.solutions(), 0, 0);
            }
            case OUTPUT -> {
                OptionText text = new OptionText(OutputStream.nullOutputStream());
                var report = set.forEachOptions(text);
                yield new Search(report.engine(), BigInteger.valueOf(text.flush()), 0, 0);
            }
            case BEST -> {
                var best = set.best();
                yield new Search(best.report().engine(), BigInteger.valueOf(best.score()), 0, 0);
            }
        };
    }
}
