package dlx.spark;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.app.answer.Answers;
import dlx.app.answer.ErrorJson;
import dlx.app.answer.JsonLine;
import dlx.app.answer.StopMessage;
import dlx.app.command.Command;
import dlx.app.console.UsageException;
import dlx.app.option.Arguments;
import dlx.app.option.Format;
import dlx.app.option.PuzzleArguments;
import dlx.app.option.SeededStrategyOptions;
import dlx.app.option.StrategyOptions;
import dlx.app.run.PuzzleHandler;
import dlx.app.run.PuzzleRun;
import dlx.app.run.PuzzleSource;
import dlx.app.run.PuzzleTask;
import dlx.app.run.Rejection;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchQuestion;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Base of the commands: reads and describes puzzles as {@code dlx} does, has them searched on the cluster, and writes statuses.
 * Each command adds its question, and writes what was found.
 */
abstract class ClusterCommand extends Command implements PuzzleHandler {

    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final PuzzleArguments puzzles = new PuzzleArguments(arguments);

    private final JobOptions job;

    private final ClusterOptions cluster = new ClusterOptions(arguments);

    private final PuzzleRun run;
    private final Connection connection;
    private final CancellationToken token;
    final Answers answers;

    /** The number of tasks that run at once; 0 before Spark has begun. */
    private int cores;

    ClusterCommand(ClusterParts parts) {
        this(parts, SeededStrategyOptions::new);
    }

    /** A command with other options for its strategy. */
    ClusterCommand(ClusterParts parts, Function<Arguments, StrategyOptions> strategy) {
        this.job = new JobOptions(arguments, strategy.apply(arguments));
        parts.plugins().declare(arguments);
        answers = parts.answers();
        run = parts.run();
        token = parts.token();
        connection = parts.connection();
    }

    /** Refuses options of its own that mean nothing or exclude each other, before anything is read. */
    abstract void check();

    /** Asks of a solver what executors will ask it: all solutions, unless overridden; called after {@link #check}. */
    void tryOut(Solver<?> solver) {
        Pieces.of(solver, new SearchQuestion.All(Long.MAX_VALUE));
    }

    /** The format that was asked for; called after {@link #check}. */
    abstract Format format();

    /** Asks the cluster, writes the answer and then calls {@link #end}. */
    abstract <P, O> void ask(PuzzleTask<P, O> asked, SparkSolver solver);

    /** The options of checkpoints; empty for a command that cannot be resumed. */
    Optional<KeepingOptions> keeping() {
        return Optional.empty();
    }

    /** The option that has room for one puzzle, if it was given. */
    Optional<String> optionForOne() {
        return keeping().flatMap(KeepingOptions::path).map(path -> "--checkpoint and --resume");
    }

    /** True if standard error reports that a puzzle has no solution, because standard output does not show it. */
    boolean reportsNoSolution() {
        return false;
    }

    /** True if the exit code shows that a puzzle has no solution. */
    boolean mustExist() {
        return true;
    }

    /** Refuses files that are in the way, or are not there. */
    void checkFiles(HadoopPaths paths) {
        keeping().ifPresent(k -> k.checkFiles(paths));
    }

    @Override
    public final Integer call() {
        check();
        keeping().ifPresent(KeepingOptions::check);
        job.check(this::tryOut);
        cluster.check();
        try (connection) {
            connection.begin(cluster);
            checkFiles(new HadoopPaths(Connection.conf(cluster)));
            PuzzleSource source = PuzzleSource.of(puzzles).within(job.time());
            return job.exitCode(run.forEach(ignoresWeights() ? source.ignoringWeights() : source, this));
        }
    }

    @Override
    public final <P, O> void handle(PuzzleTask<P, O> asked) {
        if (asked.number() > 1 && optionForOne().isPresent()) {
            throw new UsageException(
                    "puzzle " + asked.number() + ": " + optionForOne().get()
                            + " have room for one puzzle, and this is another one; expected it in a run of its own");
        }
        Solver<O> here = job.given(asked.solver(), asked.number());
        Optional<JavaSparkContext> spark = here.isStopped() ? Optional.empty() : connection.open();
        if (spark.isEmpty()) { // stopped before the search began, which the report tells
            SearchReport report = here.count();
            end(asked, report, json -> {}, json -> {}, false, StopMessage.sentence(report));
            return;
        }
        cores = spark.get().defaultParallelism();
        try {
            ask(asked, solver(spark.get(), asked, here));
        } catch (ClusterException e) {
            throw failure(e);
        }
    }

    private <O> SparkSolver solver(JavaSparkContext spark, PuzzleTask<?, O> asked, Solver<O> here) {
        SparkSolver solver = SparkSolver.of(spark, here.cover())
                .given(here.givens())
                .goal(here.goal())
                .cancelledBy(token);
        SparkSolver set = job.applyTo(solver, Duration.ofNanos(asked.describeNanos()));
        SparkSolver kept = keeping().map(k -> k.applyTo(set)).orElse(set);
        return job.progress(answers.onTerminal()) ? kept.onProgress(progress(asked)) : kept;
    }

    private Consumer<ClusterProgress> progress(PuzzleTask<?, ?> asked) {
        boolean goesOn = keeping().filter(KeepingOptions::isResumed).isPresent();
        return new Consumer<>() {
            private Optional<Consumer<Progress>> line = Optional.empty();

            @Override
            public void accept(ClusterProgress now) {
                Progress progress = Progress.of(
                        now.share(),
                        now.solutions().min(GREATEST).longValue(),
                        now.nodes(),
                        now.time().toNanos());
                if (line.isEmpty()) { // the time of an earlier run is not known
                    line = Optional.of(answers.progressLine(asked, goesOn ? progress : Progress.of(0, 0, 0, 0)));
                }
                line.get().accept(progress);
            }
        };
    }

    /** One puzzle's failure, unless Spark is gone: then the others need not be asked. */
    private RuntimeException failure(ClusterException e) {
        String named = connection.failedWith(String.valueOf(e.getMessage()));
        return connection.isLost() ? new ClusterFailure(named, e) : ModelException.coded("cluster_failed", named);
    }

    /** Tells whether weights play no part in the question. */
    boolean ignoresWeights() {
        return true;
    }

    @Override
    public final void rejected(Rejection rejection) {
        if (format() == Format.JSON) {
            answers.writeLine(ErrorJson.of(rejection));
        }
    }

    /** The report of the cluster, in the form of a search in this process. */
    static SearchReport plain(ClusterReport report) {
        return plain(report, report.tally().solutions(), report.stopped());
    }

    /** The same of a search that looks for some solutions only. */
    static SearchReport plain(ClusterReport report, BigInteger solutions, StopReason stopped) {
        Tally tally =
                new Tally(solutions, report.tally().nodes(), report.tally().updates());
        return SearchReport.builder(Outcome.of(solutions, stopped), stopped)
                .tally(tally)
                .engine(report.engine())
                .proof(report.proof())
                .nanos(0, report.time().toNanos())
                .build();
    }

    /** A solution for people. */
    static <O> Solution<O> solution(PuzzleTask<?, O> asked, long number, int... options) {
        return Solution.of(asked.solver().cover(), number, options);
    }

    /**
     * Writes what follows the answer to a puzzle: its status, what standard error has to report, the statistics.
     *
     * @param answered whether the question was answered, and not only stopped
     * @param extra further keys of the status
     */
    final void end(
            PuzzleTask<?, ?> asked,
            SearchReport plain,
            ClusterReport report,
            boolean answered,
            JsonLine.Members extra) {
        end(asked, plain, report, answered, extra, StopMessage.sentence(plain));
    }

    /** The same with the sentence about a search that did not get to its end. */
    final void end(
            PuzzleTask<?, ?> asked,
            SearchReport plain,
            ClusterReport report,
            boolean answered,
            JsonLine.Members extra,
            Optional<String> howFar) {
        end(asked, plain, extra, json -> statistics(json, report), answered, howFar);
        if (Answers.wasStopped(plain)) {
            keeping()
                    .flatMap(KeepingOptions::path)
                    .ifPresent(path -> answers.report("puzzle " + asked.number()
                            + ": what is finished is kept; the same command goes on from there with --resume " + path
                            + " in place of --checkpoint"));
        }
    }

    private void end(
            PuzzleTask<?, ?> asked,
            SearchReport plain,
            JsonLine.Members extra,
            JsonLine.Members more,
            boolean answered,
            Optional<String> howFar) {
        answers.writeStatus(asked, cores, format(), plain, extra, more);
        answers.reportSearch(given(asked), plain, reportsNoSolution(), howFar);
        if (job.stats()) {
            answers.reportStats(asked, cores, plain, more);
        }
        run.status().searched(plain.outcome(), answered, mustExist());
    }

    /** The puzzle with what the command line gives. */
    private <P, O> PuzzleTask<P, O> given(PuzzleTask<P, O> asked) {
        return asked.with(job.given(asked.solver(), asked.number()));
    }

    private static void statistics(JsonLine json, ClusterReport report) throws IOException {
        TaskTimes times = report.taskTimes();
        json.put("rounds", report.rounds())
                .put("tasks", report.tasks())
                .put("retries", report.retries())
                .put("speculative", report.speculative())
                .put(
                        "task_seconds",
                        DoubleStream.of(times.least(), times.lower(), times.median(), times.upper(), times.greatest())
                                .mapToObj(seconds -> BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP))
                                .toList());
    }
}
