package dlx.spark.command;

import com.google.inject.Inject;
import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.commands.answer.Answers;
import dlx.commands.answer.ErrorJson;
import dlx.commands.answer.StopMessage;
import dlx.commands.console.Console;
import dlx.commands.console.ExitStatus;
import dlx.commands.json.JsonMembers;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.UsageException;
import dlx.commands.option.Format;
import dlx.commands.run.PuzzleHandler;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.PuzzleSource;
import dlx.commands.run.PuzzleTask;
import dlx.commands.run.Rejection;
import dlx.core.Demands;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.spark.ClusterException;
import dlx.spark.ClusterProgress;
import dlx.spark.ClusterReport;
import dlx.spark.SparkSolver;
import dlx.spark.TaskTimes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import org.apache.spark.api.java.JavaSparkContext;

/** Searches the puzzles of a plan on the cluster, one after the other, and writes their statuses. */
final class ClusterRunner implements PlanRunner<ClusterPlan> {

    private static final BigInteger GREATEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final PuzzleRun run;
    private final Connection connection;
    private final CancellationToken token;
    private final Answers answers;
    private final Console console;

    /** Number of tasks that run at once; 0 before Spark has started. */
    private int cores;

    @Inject
    ClusterRunner(PuzzleRun run, Answers answers, Console console, CancellationToken token, Connection connection) {
        this.run = run;
        this.answers = answers;
        this.console = console;
        this.token = token;
        this.connection = connection;
    }

    @Override
    public int run(ClusterPlan plan) {
        try (connection) {
            connection.begin(plan.cluster());
            HadoopPaths paths = new HadoopPaths(Connection.conf(plan.cluster()));
            plan.keeping().ifPresent(keeping -> keeping.checkFiles(paths));
            plan.answer().checkFiles(paths);
            PuzzleSource source =
                    PuzzleSource.of(plan.puzzles()).within(plan.job().time());
            ExitStatus status =
                    run.forEach(plan.answer().ignoresWeights() ? source.ignoringWeights() : source, handler(plan));
            return plan.job().exitCode(status);
        }
    }

    private PuzzleHandler handler(ClusterPlan plan) {
        return new PuzzleHandler() {
            @Override
            public <P, O> void handle(PuzzleTask<P, O> asked) {
                search(asked, plan);
            }

            @Override
            public void rejected(Rejection rejection) {
                if (plan.answer().format() == Format.JSON) {
                    answers.writeLine(ErrorJson.of(rejection));
                }
            }
        };
    }

    private <P, O> void search(PuzzleTask<P, O> asked, ClusterPlan plan) {
        if (asked.number() > 1 && plan.optionForOne().isPresent()) {
            throw new UsageException("puzzle " + asked.number() + ": "
                    + plan.optionForOne().get()
                    + " support only one puzzle; expected this puzzle in a run of its own");
        }
        PuzzleTask<P, O> given = asked.with(plan.job().given(asked.solver(), asked.number()));
        Optional<JavaSparkContext> spark = given.solver().isStopped() ? Optional.empty() : connection.open();
        if (spark.isEmpty()) { // stopped before the search began; the report contains the reason
            SearchReport report = given.solver().count();
            end(given, plan, report, json -> {}, json -> {}, false, StopMessage.sentence(report));
            return;
        }
        cores = spark.get().defaultParallelism();
        try {
            ClusterAnswer.Answered answered = plan.answer().answer(asked, solver(spark.get(), given, plan), answers);
            end(
                    given,
                    plan,
                    answered.plain(),
                    answered.keys(),
                    json -> statistics(json, answered.report()),
                    answered.isAnswered(),
                    answered.howFar());
            if (Answers.wasStopped(answered.plain())) {
                plan.keeping()
                        .flatMap(KeepingOptions::path)
                        .ifPresent(path -> answers.report("puzzle " + asked.number()
                                + ": the checkpoint contains the finished part; to resume, give --resume "
                                + path
                                + " in place of --checkpoint"));
            }
        } catch (ClusterException e) {
            throw failure(e);
        }
    }

    private <O> SparkSolver solver(JavaSparkContext spark, PuzzleTask<?, O> given, ClusterPlan plan) {
        Solver<O> here = given.solver();
        new Demands<>(here).needCoverAlone("a cluster searches");
        SparkSolver solver = SparkSolver.of(spark, here.cover())
                .given(here.givens())
                .goal(here.goal())
                .cancelledBy(token);
        SparkSolver set = plan.job().applyTo(solver, Duration.ofNanos(given.describeNanos()));
        SparkSolver kept = plan.keeping().map(k -> k.applyTo(set)).orElse(set);
        return plan.job().progress(console.showsReports()) ? kept.onProgress(progress(given, plan)) : kept;
    }

    private Consumer<ClusterProgress> progress(PuzzleTask<?, ?> asked, ClusterPlan plan) {
        boolean isResumed = plan.keeping().filter(KeepingOptions::isResumed).isPresent();
        return new Consumer<>() {
            private Optional<Consumer<Progress>> line = Optional.empty();

            @Override
            public void accept(ClusterProgress now) {
                Progress progress = Progress.of(
                        now.share(),
                        now.solutions().min(GREATEST).longValue(),
                        now.nodes(),
                        now.time().toNanos());
                if (line.isEmpty()) { // a resumed search starts with the share of the earlier run
                    line = Optional.of(answers.progressLine(asked, isResumed ? progress : Progress.of(0, 0, 0, 0)));
                }
                line.get().accept(progress);
            }
        };
    }

    /** Returns the exception for a failure: of this puzzle only or, if Spark has ended, of the whole run. */
    private RuntimeException failure(ClusterException e) {
        String named = connection.failedWith(String.valueOf(e.getMessage()));
        return connection.isLost() ? new ClusterFailure(named, e) : ModelException.coded("cluster_failed", named);
    }

    /** Returns the report of the cluster in the form of a search in this process. */
    static SearchReport plain(ClusterReport report) {
        return plain(report, report.tally().solutions(), report.stopped());
    }

    /**
     * Returns the report of a search for some solutions in the form of a search in this process.
     *
     * @param solutions number of solutions to report
     * @param stopped reason to stop to report
     */
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

    /**
     * Returns a solution with the values and names of its options.
     *
     * @param number number of the solution, from 1
     * @param options option numbers from 0
     */
    static <O> Solution<O> solution(PuzzleTask<?, O> asked, long number, int... options) {
        return Solution.of(asked.solver().cover(), number, options);
    }

    private void end(
            PuzzleTask<?, ?> given,
            ClusterPlan plan,
            SearchReport plain,
            Consumer<JsonMembers> keys,
            Consumer<JsonMembers> more,
            boolean isAnswered,
            Optional<String> howFar) {
        ClusterAnswer answer = plan.answer();
        answers.writeStatus(given, cores, answer.format(), plain, keys, more);
        answers.reportSearch(given, plain, answer.reportsNoSolution(), howFar);
        if (plan.job().stats()) {
            answers.reportStats(given, cores, plain, more);
        }
        run.status().searched(plain.outcome(), isAnswered, answer.mustExist());
    }

    private static void statistics(JsonMembers json, ClusterReport report) {
        TaskTimes times = report.taskTimes();
        json.put("rounds", report.rounds())
                .put("tasks", report.tasks())
                .put("retries", report.retries())
                .put("speculative", report.speculative())
                .numbers(
                        "task_seconds",
                        DoubleStream.of(times.least(), times.lower(), times.median(), times.upper(), times.greatest())
                                .mapToObj(seconds -> BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP))
                                .toList());
    }
}
