package dlx.app.bench;

import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;

/**
 * The figures that a benchmark reports for one engine and one file. Times are in nanoseconds.
 *
 * @param solutions number of solutions of all puzzles together, per run
 * @param nodes number of nodes of the search trees, per run
 * @param updates number of updates, per run
 * @param firstCpuNanos CPU time of the first run
 * @param warmCpuNanos median CPU time of the runs after the warm-up
 * @param buildNanos time to describe the puzzles and compile their covers
 * @param warmUpRuns number of runs of the warm-up, without the first run
 * @param steady true if the times were steady at the end of the warm-up
 * @param scores the best scores; empty unless the question is {@link BenchQuestion#BEST}
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

    /**
     * Returns the row of a first run, a warm-up and the timed runs after it.
     *
     * @param warm CPU time of each timed run, in nanoseconds
     */
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

    /** Returns the line with the headings of the columns. */
    public String heading() {
        return HEADING + (scores.isPresent() ? String.format(Locale.ROOT, " %12s %6s", "score", "proven") : "") + '\n';
    }

    /**
     * Compares the answers of two engines: their times are comparable only if their answers are equal. For
     * {@link BenchQuestion#BEST} the scores are compared, because engines differ in the number of solutions on the way
     * to the best.
     *
     * @throws IllegalStateException if the other engine found another number of solutions, or other best scores
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

    /** Returns the row as a JSON object. */
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

    /** Returns the row as a line of text. */
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
