package dlx.benchmarks.measure;

import dlx.core.threads.Threads;
import dlx.api.Cover;
import dlx.benchmarks.measure.Schedule.Costs;
import dlx.core.Solver;
import dlx.core.engine.Branching;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchRequest;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.TreeSearch;
import dlx.core.plan.Compilations;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.core.search.Deadline;
import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.SearchQuestion;
import dlx.core.search.RootReduction;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/**
 * A process that records the tree of a search, measures what its nodes, a hand-over and the showing of a solution take, and
 * plays it with more and more workers.
 */
final class SpeedupRun {

    /** Subtrees smaller than this are not looked into: what workers give away is much larger. */
    private static final long GRAIN = 256;

    private static final int REPEATS = 5;
    private static final int SAMPLES = 50_000;
    private static final int WAKE_UPS = 300;
    private static final int PING_PONGS = 200_000;

    /** What a solution that waits holds besides its options, as ints. */
    private static final int COUNTS = 5;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Cover<?> cover;
    private final String engine;
    private final boolean shows;

    private SpeedupRun(Cover<?> cover, boolean shows) {
        this.cover = cover;
        this.shows = shows;
        engine = Solver.of(cover).prepare(new SearchQuestion.All(Long.MAX_VALUE)).engine();
    }

    /**
     * Writes lines, which {@link Speedup#read} reads.
     *
     * @param words a model, a file, whether solutions are shown
     */
    public static void main(String[] words) throws IOException {
        Cover<?> cover = ModelRegistry.load()
                .get(words[0])
                .solverOf(Files.readString(Path.of(words[1])))
                .cover();
        System.out.print(
                new SpeedupRun(cover, Boolean.parseBoolean(words[2])).speedup().lines());
    }

    private Speedup speedup() {
        Compilations compilations = new Compilations(cover.data(), Threads.WAITING);
        SearchRequest.Kind kind = new SearchRequest.Kind(
                engine,
                shows ? SearchMode.ALL : SearchMode.COUNT,
                Branching.MRV,
                false,
                false,
                false,
                RootReduction.AUTO);
        SearchControl control = new SearchControl(Long.MAX_VALUE, Deadline.of(new CancellationToken()), search -> {},
                cover.data().nodeCount());
        Walks walks = () -> (TreeSearch) compilations
                .find(kind, control)
                .compiled()
                .start(new SearchRequest(kind, Givens.NONE, Strategy.MRV, 1L << 20), control);
        TreeRecorder recorder = new TreeRecorder(walks.start(), GRAIN);
        Subtree tree = recorder.record();
        Costs costs = costs(tree, walks, recorder.paths());
        List<Schedule.Played> played = new ArrayList<>();
        for (int cores : Speedup.CORES) {
            played.add(Schedule.play(tree, costs, SplitPolicy.USUAL, cores));
        }
        return new Speedup(engine, tree.nodes(), tree.solutions(), tree.leaves(), costs, played);
    }

    /** Walks that have not begun. */
    private interface Walks {
        TreeSearch start();
    }

    private Costs costs(Subtree tree, Walks walks, List<int[]> paths) {
        double count = median(() -> Solver.of(cover).engine(engine).count());
        double handOver = wakeUp() + comeTo(walks, paths);
        if (!shows) {
            return new Costs(count / tree.nodes(), handOver, monitor(), 0, 0);
        }
        long[] options = {0};
        double look = median(() -> {
            options[0] = 0;
            Solver.of(cover).engine(engine).forEachOptions((solution, length) -> {
                options[0] += length;
                return Visit.CONTINUE;
            });
        });
        double write = write();
        return new Costs(
                look / tree.nodes(), handOver, monitor(), write, (int) (options[0] / tree.solutions()) + COUNTS);
    }

    /** What it takes to write a solution. */
    private double write() {
        List<int[]> some = new ArrayList<>();
        Solver.of(cover).engine(engine).limit(SAMPLES).forEachOptions((solution, length) -> {
            some.add(Arrays.copyOf(solution, length));
            return Visit.CONTINUE;
        });
        OptionText text = new OptionText(OutputStream.nullOutputStream());
        double all = median(() -> {
            for (int r = 0; r < REPEATS; r++) {
                some.forEach(solution -> text.visit(solution, solution.length));
            }
        });
        return all / REPEATS / some.size();
    }

    /** CPU nanoseconds of this thread. */
    private static double median(Runnable work) {
        work.run();
        List<Double> nanos = new ArrayList<>();
        for (int r = 0; r < REPEATS; r++) {
            long begin = THREADS.getCurrentThreadCpuTime();
            work.run();
            nanos.add((double) (THREADS.getCurrentThreadCpuTime() - begin));
        }
        return Figures.median(nanos);
    }

    /** What it takes to make a walk and to bring it to where a portion begins. */
    private static double comeTo(Walks walks, List<int[]> paths) {
        double nanos = 0;
        for (int r = 0; r < 2; r++) { // the first one warms up
            List<Double> all = new ArrayList<>();
            for (int[] path : paths.subList(0, Math.min(paths.size(), 2_000))) {
                long begin = System.nanoTime();
                walks.start().begin(new Piece(path, path.length, 1));
                all.add((double) (System.nanoTime() - begin));
            }
            nanos = all.isEmpty() ? 0 : Figures.median(all);
        }
        return nanos;
    }

    /** From the order to begin until a thread that sleeps begins. */
    private static double wakeUp() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try {
            List<Double> nanos = new ArrayList<>();
            for (int i = 0; i < WAKE_UPS; i++) {
                LockSupport.parkNanos(100_000);
                long begin = System.nanoTime();
                nanos.add((double) (pool.submit(System::nanoTime).get() - begin));
            }
            return Figures.median(nanos);
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            pool.shutdownNow();
        }
    }

    /** What it takes to enter a monitor twice that another thread wants too. */
    private static double monitor() {
        Object monitor = new Object();
        long[] entered = {0};
        Runnable work = () -> {
            for (int i = 0; i < PING_PONGS; i++) {
                synchronized (monitor) {
                    entered[0]++;
                }
            }
        };
        Thread other = new Thread(work);
        long begin = System.nanoTime();
        other.start();
        work.run();
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return 2 * (System.nanoTime() - begin) / (double) entered[0];
    }
}
