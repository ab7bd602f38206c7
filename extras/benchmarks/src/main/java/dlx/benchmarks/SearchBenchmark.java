package dlx.benchmarks;

import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Visit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
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

/** Whole searches over generated instances, asked in each of the ways the API has. Fails where a count is wrong. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class SearchBenchmark {

    private static final Map<String, Long> SOLUTIONS = Map.of(
            "queens-12", 14_200L,
            "langford-11", 35_584L,
            "soma", 11_520L,
            "sudoku16-a", 13_364L,
            "pent-6x10", 9_356L);

    /** The instance. */
    @Param({"queens-12", "langford-11", "soma", "sudoku16-a", "pent-6x10"})
    public String instance = "queens-12";

    /** The engine. */
    @Param("links")
    public String engine = "links";

    private Solver<?> solver = Solver.of(dlx.api.Cover.of(String.class, c -> {}));

    /** For JMH. */
    public SearchBenchmark() {}

    /** Compiles the cover: only the search is measured. */
    @Setup
    public void compile() throws IOException {
        LoadedModel<?, ?> knuth = ModelRegistry.load().get("knuth");
        try (InputStream in = SearchBenchmark.class.getResourceAsStream("/corpus/" + instance + ".dlx")) {
            if (in == null) {
                throw new IOException("no instance " + instance);
            }
            solver = Solver.builder(knuth.solverOf(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                            .cover())
                    .engine(engine)
                    .build();
        }
        solver.solve().options();
    }

    /** Counts. */
    @Benchmark
    public long count() {
        return checked(solver.count().solutions().longValueExact());
    }

    /** Visits option numbers in a reused array. */
    @Benchmark
    public long visitOptions() {
        return checked(
                solver.forEach((options, length) -> Visit.CONTINUE).solutions().longValueExact());
    }

    /** Visits a list for each solution. */
    @Benchmark
    public long visitLists() {
        return checked(solver.forEach(solution -> Visit.CONTINUE).solutions().longValueExact());
    }

    /** Pulls a list for each solution. */
    @Benchmark
    public long pullLists() {
        long solutions = 0;
        for (Iterator<?> i = solver.iterator(); i.hasNext(); i.next()) {
            solutions++;
        }
        return checked(solutions);
    }

    private long checked(long solutions) {
        if (solutions != SOLUTIONS.getOrDefault(instance, -1L)) {
            throw new IllegalStateException(instance + ": " + solutions + " solutions are wrong");
        }
        return solutions;
    }
}
