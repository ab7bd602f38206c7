package dlx.benchmarks.measure;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.diagram.Zdd;
import dlx.core.diagram.ZddSampler;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.SearchQuestion;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Times one question in a process of its own: asks it in each way, in turn, until the compiler has done its work, then again for
 * the medians. The puzzles are described before.
 */
final class Runner {

    private static final int MOST_WARM_UP = 10;
    private static final int STEADY_ROUNDS = 5;
    private static final double STEADY = 0.03;
    private static final int LEAST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 500;

    /** A search that takes longer has warmed up by itself, and is repeated once. */
    private static final double LONG_MS = 4_000;

    private static final Duration LOOK = Duration.ofMillis(10);
    private static final double MILLION = 1e6;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final TimingJob job;
    private final List<Supplier<Solver<?>>> puzzles;
    private final String engine;
    private final List<Way> ways;

    /** That of this thread; where ways are compared or others are asked too, that of all threads. */
    private final LongSupplier cpu;

    /** What samples are drawn from: made by the first search, which is no part of the medians. */
    private Optional<Ask.Found> sampled = Optional.empty();

    private Runner(TimingJob job, List<Supplier<Solver<?>>> puzzles) {
        this.job = job;
        this.puzzles = puzzles;
        ways = job.ways().stream().map(Way::new).toList();
        cpu = ways.size() > 1 || job.ask().isOfPeers() ? SYSTEM::getProcessCpuTime : THREADS::getCurrentThreadCpuTime;
        engine = job.ask() == Ask.ENUMERATE && job.engine().equals(Bench.AUTO)
                ? puzzles.get(0)
                        .get()
                        .prepare(new SearchQuestion.All(Long.MAX_VALUE))
                        .engine()
                : job.engine();
    }

    /** One search, of all puzzles. Times are milliseconds. */
    private record Search(
            Ask.Found last,
            boolean isDone,
            BigInteger answer,
            long nodes,
            double cpu,
            double wall,
            double foundAt,
            double bytes) {}

    /**
     * Writes a list of {@link Timing}s, one for each way, as JSON.
     *
     * @param words a {@link TimingJob} as JSON
     */
    public static void main(String[] words) throws IOException {
        TimingJob job = ProcessJson.GSON.fromJson(words[0], TimingJob.class);
        String text = Files.readString(Path.of(job.input()));
        List<Supplier<Solver<?>>> puzzles = job.ask().isOfPeers()
                ? List.of(() -> model(job).solverOf(text)) // nothing is left of an earlier search
                : puzzles(model(job), text, job.isFresh());
        System.out.println(ProcessJson.GSON.toJson(new Runner(job, puzzles).timings()));
    }

    private static LoadedModel<?, ?> model(TimingJob job) {
        return ModelRegistry.load().get(job.model());
    }

    private static <P, O> List<Supplier<Solver<?>>> puzzles(LoadedModel<P, O> model, String text, boolean isFresh) {
        PuzzleText lines = PuzzleText.of(text);
        List<P> all = new ArrayList<>();
        for (Optional<P> one = model.next(lines); one.isPresent(); one = model.next(lines)) {
            all.add(one.get());
        }
        if (all.size() > 1) {
            return all.stream()
                    .<Supplier<Solver<?>>>map(one -> () -> model.solver(one))
                    .toList();
        }
        Solver<O> solver = model.solver(all.get(0));
        return List.of(isFresh ? () -> Solver.of(solver.cover()) : () -> solver);
    }

    private List<Timing> timings() {
        List<Search> first = round();
        List<List<Search>> rounds = new ArrayList<>();
        double longest = first.stream().mapToDouble(Search::wall).max().orElseThrow();
        if (!first.stream().allMatch(Search::isDone)) {
            rounds.add(first);
        } else if (job.ask().isOfPeers()) {
            rounds.addAll(first.get(0).cpu() >= LONG_MS ? List.of(first) : moreRounds());
        } else if (longest >= LONG_MS) {
            rounds.add(round());
        } else {
            long timed = Duration.ofMillis(job.timedMillis()).toNanos();
            warmUp(timed);
            long end = System.nanoTime() + timed;
            while (rounds.size() < LEAST_ROUNDS || System.nanoTime() < end && rounds.size() < MOST_ROUNDS) {
                rounds.add(round());
            }
        }
        List<Timing> timings = new ArrayList<>();
        for (int w = 0; w < ways.size(); w++) {
            int way = w;
            timings.add(timing(
                    ways.get(w).typed(),
                    first.get(w),
                    rounds.stream().map(round -> round.get(way)).toList()));
        }
        return timings;
    }

    /** A few for questions that are asked of others, who do not warm up; the compiler works most in the first two. */
    private List<List<Search>> moreRounds() {
        round();
        return Stream.generate(this::round).limit(LEAST_ROUNDS).toList();
    }

    /** Goes on until the last five rounds take as long as the five before them; much longer only where others use the machine. */
    private void warmUp(long timed) {
        List<Double> cpu = new ArrayList<>();
        long begin = System.nanoTime();
        for (long nanos = 0; nanos < timed || nanos < MOST_WARM_UP * timed && !isSteady(cpu); ) {
            cpu.add(round().stream().mapToDouble(Search::cpu).sum());
            nanos = System.nanoTime() - begin;
        }
    }

    static boolean isSteady(List<Double> rounds) {
        int n = rounds.size();
        if (n < 2 * STEADY_ROUNDS) {
            return false;
        }
        double last = Figures.median(rounds.subList(n - STEADY_ROUNDS, n));
        double before = Figures.median(rounds.subList(n - 2 * STEADY_ROUNDS, n - STEADY_ROUNDS));
        return Math.abs(last - before) <= STEADY * before;
    }

    private static Timing timing(String way, Search first, List<Search> all) {
        Search last = all.get(all.size() - 1);
        return new Timing(
                way,
                last.last().report().engine(),
                last.last().report().order().orElse("-"),
                last.answer(),
                all.stream().allMatch(Search::isDone),
                last.nodes(),
                last.last().diagram().map(Zdd::size).orElse(0),
                first.cpu(),
                Timing.median(all, Search::cpu),
                Timing.median(all, Search::wall),
                Timing.median(all, Search::foundAt),
                Timing.median(all, Search::bytes));
    }

    private List<Search> round() {
        return ways.stream().map(this::search).toList();
    }

    private Search search(Way way) {
        List<Supplier<Solver<?>>> ready = job.ask().isOfPeers() ? described() : puzzles;
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long cpuBefore = cpu.getAsLong();
        long begin = System.nanoTime();
        long[] foundAt = {Long.MIN_VALUE};
        List<Ask.Found> all = new ArrayList<>(puzzles.size());
        for (Supplier<Solver<?>> puzzle : ready) {
            Solver<?> solver = way.set(puzzle.get().engine(engine));
            if (job.ask().isOfPeers()) {
                all.add(limited(solver));
            } else {
                Solver<?> timed = solver.timeLimit(Duration.ofMillis(job.limitMillis()));
                all.add(ask(job.ask().isOfScores() ? watched(timed, begin, foundAt) : timed));
            }
        }
        long end = System.nanoTime();
        return new Search(
                all.get(all.size() - 1),
                all.stream().allMatch(Ask.Found::isDone),
                all.stream().map(Ask.Found::answer).reduce(BigInteger.ZERO, BigInteger::add),
                all.stream().mapToLong(found -> found.report().nodes()).sum(),
                (cpu.getAsLong() - cpuBefore) / MILLION,
                (end - begin) / MILLION,
                foundAt[0] == Long.MIN_VALUE ? Double.NaN : (foundAt[0] - begin) / MILLION,
                THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    private List<Supplier<Solver<?>>> described() {
        List<Solver<?>> all = new ArrayList<>();
        puzzles.forEach(puzzle -> all.add(puzzle.get()));
        return all.stream().<Supplier<Solver<?>>>map(one -> () -> one).toList();
    }

    /** Asks with a limit of CPU time, as others have: on a busy machine the clock would end it too early. */
    private Ask.Found limited(Solver<?> solver) {
        CancellationToken enough = new CancellationToken();
        long end = cpu.getAsLong() + Duration.ofMillis(job.limitMillis()).toNanos();
        Thread watch = new Thread(() -> {
            while (!enough.isCancelled()) {
                LockSupport.parkNanos(LOOK.toNanos());
                if (cpu.getAsLong() >= end) {
                    enough.cancel();
                }
            }
        });
        watch.setDaemon(true);
        watch.start();
        try {
            return ask(solver.cancelledBy(enough));
        } finally {
            enough.cancel();
        }
    }

    /** Notes when the known score is found, and ends there if no proof is asked for. */
    private Solver<?> watched(Solver<?> solver, long begin, long... foundAt) {
        CancellationToken enough = new CancellationToken();
        return solver.cancelledBy(enough).onImprovement(progress -> {
            if (foundAt[0] < begin && progress.score().orElse(Long.MIN_VALUE) == job.known()) {
                foundAt[0] = System.nanoTime();
                if (job.ask() == Ask.FIND) {
                    enough.cancel();
                }
            }
        });
    }

    private Ask.Found ask(Solver<?> solver) {
        if (job.ask() != Ask.SAMPLES) {
            return job.ask().of(solver);
        }
        Ask.Found from = sampled.orElseGet(() -> job.ask().of(solver));
        sampled = Optional.of(from);
        int count = 0;
        if (from.diagram().isPresent()) {
            ZddSampler sampler = from.diagram().get().sampler(1);
            while (count < Ask.DRAWN && sampler.draw()) {
                count++;
            }
        }
        return new Ask.Found(from.report(), BigInteger.valueOf(count), from.isDone(), from.diagram());
    }
}
