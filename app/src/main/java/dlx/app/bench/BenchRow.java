package dlx.app.bench;

import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * The figures that a benchmark reports for one engine and one file. Times are in nanoseconds.
 *
 * @param first the first run; its figures except the time are those of every run
 * @param warmCpuNanos median CPU time of the runs after the warm-up
 * @param buildNanos time to describe the puzzles and compile their covers
 * @param warmUpRuns number of runs of the warm-up, without the first run
 * @param steady true if the times were steady at the end of the warm-up
 */
public record BenchRow(
        String file, BenchTotals first, long warmCpuNanos, long buildNanos, int warmUpRuns, boolean steady) {

    private static final String HEADING = "file                     engine      solutions        nodes "
            + "       updates     first ms      warm ms   build ms  warm-up steady";

    /**
     * Returns the row of a first run, a warm-up and the timed runs after it.
     *
     * @param warm CPU time of each timed run, in nanoseconds
     */
    static BenchRow of(String file, BenchTotals first, WarmUp warmUp, long[] warm, long buildNanos) {
        return new BenchRow(file, first, Median.of(warm), buildNanos, warmUp.runs(), warmUp.isSteady());
    }

    /** Returns the line with the headings of the columns. */
    public String heading() {
        return HEADING
                + (first.scores().isPresent() ? String.format(Locale.ROOT, " %12s %6s", "score", "proven") : "")
                + '\n';
    }

    /**
     * Compares the answers of two engines: their times are comparable only if their answers are equal. For
     * {@link BenchQuestion#BEST} the scores are compared, because engines differ in the number of solutions on the way
     * to the best.
     *
     * @throws IllegalStateException if the other engine found another number of solutions, or other best scores
     */
    void checkAgainst(BenchRow other) {
        if (first.scores().isPresent()) {
            first.scores()
                    .get()
                    .difference(
                            other.first.scores().orElseThrow(),
                            "the engine " + first.engine(),
                            "the engine " + other.first.engine())
                    .ifPresent(difference -> {
                        throw new IllegalStateException(file + ": " + difference);
                    });
        } else if (!first.solutions().equals(other.first.solutions())) {
            throw new IllegalStateException(file + ": the engine " + first.engine() + " finds " + first.solutions()
                    + " solutions, the engine " + other.first.engine() + " finds " + other.first.solutions());
        }
    }

    /** Returns the row as a JSON object. */
    public String json() {
        return JsonMembers.object(json -> {
            json.put("file", file);
            json.put("engine", first.engine());
            json.put("solutions", first.solutions().toString());
            json.put("nodes", first.nodes());
            json.put("updates", first.updates());
            json.put("first_cpu_ms", millis(first.cpuNanos()));
            json.put("warm_cpu_ms", millis(warmCpuNanos));
            json.put("build_ms", millis(buildNanos));
            json.put("warmup_runs", warmUpRuns);
            json.put("steady", steady);
            first.scores().ifPresent(best -> {
                best.sum().ifPresent(sum -> json.put("score", sum));
                json.put("proven", best.proven());
            });
        });
    }

    /** Returns the row as a line of text. */
    public String text() {
        String row = String.format(
                Locale.ROOT,
                "%-24s %-8s %12s %12d %14d %12s %12s %10s %8d %6s",
                Printable.name(file),
                first.engine(),
                first.solutions(),
                first.nodes(),
                first.updates(),
                millis(first.cpuNanos()),
                millis(warmCpuNanos),
                millis(buildNanos),
                warmUpRuns,
                yesOrNo(steady));
        String best = first.scores()
                .map(s -> String.format(
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
