package dlx.app.bench;

import dlx.app.answer.Json;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Locale;

/** What a benchmark tells of one engine and one file. Times are nanoseconds. */
record BenchRow(
        String file,
        String engine,
        BigInteger solutions,
        long nodes,
        long updates,
        long firstCpuNanos,
        long warmCpuNanos,
        long buildNanos) {

    static final String HEADING = String.format(
            Locale.ROOT,
            "%-24s %-8s %12s %12s %14s %12s %12s %10s\n",
            "file",
            "engine",
            "solutions",
            "nodes",
            "updates",
            "first ms",
            "warm ms",
            "build ms");

    /** A row from a first run and the CPU times of those that followed. */
    static BenchRow of(String file, BenchTotals first, long[] warm, long buildNanos) {
        long[] sorted = warm.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        long median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new BenchRow(
                file,
                first.engine(),
                first.solutions(),
                first.nodes(),
                first.updates(),
                first.cpuNanos(),
                median,
                buildNanos);
    }

    /**
     * A time is only worth reporting when the answers are the same.
     *
     * @throws IllegalStateException if another engine found another number of solutions
     */
    void checkAgainst(BenchRow other) {
        if (!solutions.equals(other.solutions)) {
            throw new IllegalStateException(file + ": the engine " + engine + " finds " + solutions
                    + " solutions, the engine " + other.engine + " finds " + other.solutions);
        }
    }

    String json() {
        return Json.object(json -> {
            json.name("file").value(file);
            json.name("engine").value(engine);
            json.name("solutions").value(solutions.toString());
            json.name("nodes").value(nodes);
            json.name("updates").value(updates);
            json.name("first_cpu_ms").value(millis(firstCpuNanos));
            json.name("warm_cpu_ms").value(millis(warmCpuNanos));
            json.name("build_ms").value(millis(buildNanos));
        });
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%-24s %-8s %12s %12d %14d %12s %12s %10s\n",
                file,
                engine,
                solutions,
                nodes,
                updates,
                millis(firstCpuNanos),
                millis(warmCpuNanos),
                millis(buildNanos));
    }

    private static BigDecimal millis(long nanos) {
        return BigDecimal.valueOf(nanos, 6).setScale(3, RoundingMode.HALF_UP);
    }
}
