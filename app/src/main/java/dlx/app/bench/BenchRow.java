package dlx.app.bench;

import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/**
 * The row that a benchmark reports of one engine and one file. Times are nanoseconds.
 *
 * @param warmCpuNanos the median of the runs after the warm-up
 * @param buildNanos what describing and compiling took
 * @param warmUpRuns how many runs between the first and those that count
 * @param steady whether the times were steady when those that count began
 * @param scores of the question of the best only
 */
public record BenchRow(
        String file,
        String engine,
        BigInteger solutions,
        long nodes,
        long updates,
        long firstCpuNanos,
        long warmCpuNanos,
        long buildNanos,
        int warmUpRuns,
        boolean steady,
        Optional<Scores> scores) {

    private static final String HEADING = "file                     engine      solutions        nodes "
            + "       updates     first ms      warm ms   build ms  warm-up steady";

    /** A row from a first run, the runs that warmed up, and the CPU times of those that followed. */
    static BenchRow of(String file, BenchTotals first, WarmUp warmUp, long[] warm, long buildNanos) {
        return new BenchRow(
                file,
                first.engine(),
                first.solutions(),
                first.nodes(),
                first.updates(),
                first.cpuNanos(),
                Median.of(warm),
                buildNanos,
                warmUp.runs(),
                warmUp.isSteady(),
                first.scores());
    }

    /** What stands above the columns of such a row. */
    public String heading() {
        return HEADING + (scores.isPresent() ? String.format(Locale.ROOT, " %12s %6s", "score", "proven") : "") + '\n';
    }

    /**
     * A time is only worth reporting when the answers are the same.
     *
     * @throws IllegalStateException if another engine found another number of solutions, or of the best ones other scores:
     *     how many solutions it met on the way is its own affair
     */
    void checkAgainst(BenchRow other) {
        if (scores.isPresent()) {
            scores.get()
                    .difference(other.scores.orElseThrow(), "the engine " + engine, "the engine " + other.engine)
                    .ifPresent(difference -> {
                        throw new IllegalStateException(file + ": " + difference);
                    });
        } else if (!solutions.equals(other.solutions)) {
            throw new IllegalStateException(file + ": the engine " + engine + " finds " + solutions
                    + " solutions, the engine " + other.engine + " finds " + other.solutions);
        }
    }

    /** The row as an object. */
    public String json() {
        return JsonMembers.object(json -> {
            json.put("file", file);
            json.put("engine", engine);
            json.put("solutions", solutions.toString());
            json.put("nodes", nodes);
            json.put("updates", updates);
            json.put("first_cpu_ms", millis(firstCpuNanos));
            json.put("warm_cpu_ms", millis(warmCpuNanos));
            json.put("build_ms", millis(buildNanos));
            json.put("warmup_runs", warmUpRuns);
            json.put("steady", steady);
            scores.ifPresent(best -> {
                best.sum().ifPresent(sum -> json.put("score", sum));
                json.put("proven", best.proven());
            });
        });
    }

    /** The row as text. */
    public String text() {
        String row = String.format(
                Locale.ROOT,
                "%-24s %-8s %12s %12d %14d %12s %12s %10s %8d %6s",
                Printable.name(file),
                engine,
                solutions,
                nodes,
                updates,
                millis(firstCpuNanos),
                millis(warmCpuNanos),
                millis(buildNanos),
                warmUpRuns,
                yesOrNo(steady));
        String best = scores.map(s -> String.format(
                        Locale.ROOT,
                        " %12s %6s",
                        s.sum().map(BigInteger::toString).orElse("-"),
                        yesOrNo(s.proven())))
                .orElse("");
        return row + best + '\n';
    }

    private static String yesOrNo(boolean answer) {
        return answer ? "yes" : "no";
    }

    private static BigDecimal millis(long nanos) {
        return BigDecimal.valueOf(nanos, 6).setScale(3, RoundingMode.HALF_UP);
    }
}
