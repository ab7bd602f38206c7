package dlx.benchmarks.measure;

import com.sun.management.OperatingSystemMXBean;
import dlx.api.PuzzleText;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures one question about the puzzles of a file. Fails if the answer is wrong. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class TrialBenchmark {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    /** Name of the model that reads the file. */
    @Param("queens")
    public String model = "";

    /** Path of the file. */
    @Param("examples/queens-8.txt")
    public String file = "";

    /** Question: a name of {@link Ask}. */
    @Param("ALL")
    public String question = "";

    /** Name of the engine. */
    @Param("auto")
    public String engine = "";

    /** Way to ask, as a text of {@link Way}. */
    @Param("1")
    public String way = "";

    /** Sum of the known answers; 0 for an unknown score. */
    @Param("92")
    public String answer = "";

    private final List<Solver<?>> puzzles = new ArrayList<>();
    private boolean isStopped;
    private double last;

    /** The sums of an iteration, and the last answer. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Counters {
        /** Number of complete searches. */
        public double searches;

        /** CPU nanoseconds of the searching thread. */
        public double threadNanos;

        /** CPU nanoseconds of all threads, including the compiler and the garbage collector. */
        public double processNanos;

        /** Number of nodes of the searches. */
        public double nodes;

        /** Number of nodes of the diagrams. */
        public double size;

        /** Sum of the answers of the last search. */
        public double answer;

        /** Creates the counters; called by JMH. */
        public Counters() {}
    }

    /** Creates the benchmark; called by JMH. */
    public TrialBenchmark() {}

    /** Reads and describes the puzzles, so that only the search is measured. */
    @Setup
    public void read() throws IOException {
        addAll(ModelRegistry.load().get(model), PuzzleText.of(Files.readString(Path.of(file))));
    }

    private <P> void addAll(LoadedModel<P, ?> loaded, PuzzleText text) {
        for (Optional<P> one = loaded.next(text); one.isPresent(); one = loaded.next(text)) {
            puzzles.add(loaded.solver(one.get()));
        }
    }

    /** Asks the question, unless a search of this process was stopped by a limit, or answered by another engine. */
    @Benchmark
    public double search(Counters counters) {
        counters.answer = last;
        if (isStopped) {
            return last;
        }
        long thread = THREADS.getCurrentThreadCpuTime();
        long process = SYSTEM.getProcessCpuTime();
        Ask ask = Ask.valueOf(question);
        BigInteger known = new BigInteger(answer);
        BigInteger sum = BigInteger.ZERO;
        for (Solver<?> puzzle : puzzles) {
            Solver<?> solver = new Way(way)
                    .set(puzzle).toBuilder()
                            .engine(engine)
                            .timeLimit(ask.limit())
                            .build();
            Ask.Found found = ask.of(solver, known);
            sum = sum.add(found.answer());
            counters.nodes += found.report().nodes();
            counters.size += found.size();
            isStopped |= !found.isDone()
                    || !engine.equals(Bench.AUTO)
                            && !engine.equals(found.report().engine());
        }
        last = sum.doubleValue();
        counters.answer = last;
        if (!isStopped) {
            boolean isScore = ask == Ask.BEST || ask == Ask.FIND;
            if (!sum.equals(known) && !(isScore && known.signum() == 0)) {
                throw new IllegalStateException("WRONG: " + sum + "; expected " + known);
            }
            counters.searches++;
            counters.threadNanos += THREADS.getCurrentThreadCpuTime() - thread;
            counters.processNanos += SYSTEM.getProcessCpuTime() - process;
        }
        return last;
    }
}
