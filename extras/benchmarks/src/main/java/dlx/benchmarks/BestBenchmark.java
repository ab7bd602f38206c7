package dlx.benchmarks;

import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.plugin.ModelRegistry;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Searches for the best, to the proof: a sudoku with scores, and queens that see a whole board. Fails where a score is wrong. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class BestBenchmark {

    private record Known(String model, String text, long score) {}

    private static final Map<String, Known> INSTANCES = Map.of(
            "target",
                    new Known(
                            "target-sudoku",
                            "700900001100005900000200080005020003000000648413000000007002090201060804080504012",
                            2829),
            "domination-8", new Known("domination", "8", 5));

    /** The instance. */
    @Param({"target", "domination-8"})
    public String instance = "target";

    /** The engine. */
    @Param("prices")
    public String engine = "prices";

    private Solver<?> solver = Solver.of(dlx.api.Cover.of(String.class, c -> {}));
    private long score;

    /** For JMH. */
    public BestBenchmark() {}

    /** Builds the model: only the search is measured. */
    @Setup
    public void compile() {
        Known known = INSTANCES.getOrDefault(instance, new Known("queens", "1", 0));
        solver = ModelRegistry.load().get(known.model()).solverOf(known.text()).toBuilder()
                .engine(engine)
                .build();
        score = known.score();
    }

    /** Proves the best. */
    @Benchmark
    public long best() {
        Best<?> best = solver.best();
        if (!best.proven() || best.score() != score) {
            throw new IllegalStateException(instance + ": " + best.score() + " is not proved to be " + score);
        }
        return best.score();
    }
}
