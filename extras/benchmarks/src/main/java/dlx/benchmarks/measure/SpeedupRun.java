package dlx.benchmarks.measure;

import dlx.api.Cover;
import dlx.benchmarks.measure.Schedule.Costs;
import dlx.core.Solver;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SplitPolicy;
import dlx.core.engine.TreeSearch;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Piece;
import dlx.core.search.SearchQuestion;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * A process that records the tree of a search, measures what its nodes and a hand-over take, and
 * plays it with more and more workers.
 */
final class SpeedupRun {

    /** Subtrees smaller than this are not looked into: what workers give away is much larger. */
    private static final long GRAIN = 256;

    private static final int REPEATS = 5;
    private static final int WAKE_UPS = 300;
    private static final int PING_PONGS = 200_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Cover<?> cover;
    private final String engine;

    private SpeedupRun(Cover<?> cover) {
        this.cover = cover;
        engine =
                Solver.of(cover).prepare(new SearchQuestion.All(Long.MAX_VALUE)).engine();
    }

    /** A search that is played. */
    record Search(String model, String input) {}

    /**
     * Writes a {@link Speedup} as JSON.
     *
     * @param words a {@link Search} as JSON
     */
    public static void main(String[] words) throws IOException {
        Search search = ProcessJson.GSON.fromJson(words[0], Search.class);
        Cover<?> cover = ModelRegistry.load()
                .get(search.model)
                .solverOf(Files.readString(Path.of(search.input)))
                .cover();
        System.out.println(ProcessJson.GSON.toJson(new SpeedupRun(cover).speedup()));
    }

    private Speedup speedup() {
        Supplier<TreeSearch> walks = TreeRecorder.walks(cover, engine, SearchMode.COUNT);
        TreeRecorder recorder = new TreeRecorder(walks.get(), GRAIN);
        Subtree tree = recorder.record();
        double count = median(() -> Solver.of(cover).engine(engine).count());
        Costs costs = new Costs(count / tree.nodes(), wakeUp() + comeTo(walks, recorder.paths()), monitor());
        List<Schedule.Played> played = Speedup.CORES.stream()
                .map(cores -> Schedule.play(tree, costs, SplitPolicy.USUAL, cores))
                .toList();
        return new Speedup(engine, tree.nodes(), tree.solutions(), tree.leaves(), costs, played);
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
    private static double comeTo(Supplier<TreeSearch> walks, List<int[]> paths) {
        double nanos = 0;
        for (int r = 0; r < 2; r++) { // the first one warms up
            List<Double> all = new ArrayList<>();
            for (int[] path : paths.subList(0, Math.min(paths.size(), 2_000))) {
                long begin = System.nanoTime();
                walks.get().begin(new Piece(path, path.length, 1));
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
