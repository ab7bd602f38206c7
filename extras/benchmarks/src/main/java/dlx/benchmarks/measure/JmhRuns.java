package dlx.benchmarks.measure;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Times the engines of dlx by JMH, each run in a process of its own. */
final class JmhRuns {

    private static final double MILLION = 1e6;

    /** Number of searches of a short process; half of them warm up. */
    private static final int FEW = 4;

    /** Number of iterations of a usual process; half of them warm up. */
    private static final int ITERATIONS = 10;

    private final Path java;
    private final Path log;
    private final Duration iteration;

    /**
     * Creates the timer.
     *
     * @param jdk JDK that is measured
     * @param log file for the output of JMH's last run
     * @param iteration minimum duration of an iteration, in which searches are repeated; a process runs ten
     *     iterations
     */
    JmhRuns(Path jdk, Path log, Duration iteration) {
        java = jdk.resolve("bin/java");
        this.log = log;
        this.iteration = iteration;
    }

    /**
     * Returns the timing of one process.
     *
     * @throws Trouble if a search failed or its answer was wrong
     */
    Timing time(Trial trial, Instance instance, String engine, Way way) {
        boolean isShort = trial.hasPeers();
        int half = (isShort ? FEW : ITERATIONS) / 2;
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(Pattern.quote(TrialBenchmark.class.getName() + ".search"))
                .param("model", instance.model())
                .param("file", instance.input().toString())
                .param("question", trial.ask().name())
                .param("engine", engine)
                .param("way", way.typed())
                .param("answer", trial.expected().toString())
                .jvm(java.toString())
                .jvmArgs("-XX:+UseSerialGC") // as in the launcher of dlx
                .mode(isShort ? Mode.SingleShotTime : Mode.AverageTime)
                .forks(1)
                .warmupIterations(half)
                .warmupTime(TimeValue.milliseconds(iteration.toMillis()))
                .measurementIterations(half)
                .measurementTime(TimeValue.milliseconds(iteration.toMillis()))
                .output(log.toString());
        try {
            Collection<RunResult> results = new Runner(options.build()).run();
            return timing(
                    trial,
                    results.stream()
                            .flatMap(result -> result.getBenchmarkResults().stream())
                            .flatMap(result -> result.getIterationResults().stream())
                            .toList());
        } catch (RunnerException e) {
            throw Trouble.wrong(e.getMessage() + ", see " + log);
        }
    }

    private Timing timing(Trial trial, List<IterationResult> iterations) {
        if (iterations.isEmpty()) {
            throw Trouble.wrong("failed, see " + log);
        }
        IterationResult last = iterations.get(iterations.size() - 1);
        return new Timing(
                trial.hasWays()
                        ? Figures.median(iterations.stream()
                                .mapToDouble(one -> one.getPrimaryResult().getScore())
                                .toArray())
                        : perSearch(iterations, trial.hasPeers() ? "processNanos" : "threadNanos") / MILLION,
                perSearch(iterations, "nodes"),
                perSearch(iterations, "size"),
                counted(last, "answer"),
                iterations.stream().allMatch(one -> counted(one, "searches") > 0));
    }

    private static double perSearch(List<IterationResult> iterations, String counter) {
        return Figures.median(iterations.stream()
                .mapToDouble(one -> counted(one, counter) / counted(one, "searches"))
                .toArray());
    }

    private static double counted(IterationResult iteration, String counter) {
        return iteration.getSecondaryResults().get(counter).getScore();
    }
}
