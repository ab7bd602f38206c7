package dlx.spark.command;

import com.google.inject.Inject;
import dlx.api.CoverData;
import dlx.commands.console.Console;
import dlx.core.Solver;
import dlx.core.search.CancellationToken;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** Spark's driver in this process. It starts when the first puzzle is ready, and ends with the run. Not thread-safe. */
final class Connection implements AutoCloseable {

    private static final long POLL_MILLIS = 50;
    private static final String ANSWERING = "; expected a running master";

    private final Console console;
    private final CancellationToken token;
    private final ScheduledExecutorService watch;
    private Optional<ClusterOptions> options = Optional.empty();
    private Optional<JavaSparkContext> spark = Optional.empty();
    private Optional<SparkLog> log = Optional.empty();
    private boolean failed;

    @Inject
    Connection(Console console, CancellationToken token) {
        this.console = console;
        this.token = token;
        this.watch = Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "executors"));
    }

    /**
     * Redirects the log of Spark and Hadoop to a file.
     *
     * @param asked options of the cluster
     */
    void begin(ClusterOptions asked) {
        options = Optional.of(asked);
        log = Optional.of(SparkLog.begin(asked.log()));
    }

    /**
     * Returns Spark's context, and starts Spark if it does not run yet.
     *
     * @return empty if the run was cancelled in the meantime
     * @throws ClusterFailure if Spark cannot be started
     */
    Optional<JavaSparkContext> open() {
        if (spark.isEmpty()) {
            ClusterOptions asked = options.orElseThrow();
            MasterAddress master = asked.master();
            Duration patience = asked.patience();
            master.unreachable(patience).ifPresent(reason -> {
                throw failure(notAnswered(master) + " (" + reason + ")" + ANSWERING, new IllegalStateException(reason));
            });
            spark = start(conf(asked), master, patience);
            spark.ifPresent(context -> warnOfNoExecutor(context, master, patience));
        }
        return spark;
    }

    /** Adds the name of Spark's log to a sentence. The log is then not removed. */
    String failedWith(String sentence) {
        failed = true;
        return log.map(file -> file.named(sentence)).orElse(sentence);
    }

    /** Returns true if Spark has ended by itself. */
    boolean isLost() {
        return spark.map(context -> context.sc().isStopped()).orElse(false);
    }

    @Override
    public void close() {
        watch.shutdownNow();
        spark.ifPresent(JavaSparkContext::close);
        spark = Optional.empty();
        if (!failed) {
            log.ifPresent(SparkLog::forget);
        }
    }

    private static String notAnswered(MasterAddress master) {
        return "--master " + master + ": this master does not answer";
    }

    /**
     * Starts Spark in another thread, because Spark itself waits a minute for a silent master, and this time cannot be
     * set.
     */
    private Optional<JavaSparkContext> start(SparkConf conf, MasterAddress master, Duration patience) {
        FutureTask<JavaSparkContext> start = new FutureTask<>(() -> new JavaSparkContext(conf));
        Thread starter = daemon(start, "spark-start");
        starter.start();
        long asked = System.nanoTime();
        while (!token.isCancelled()) {
            try {
                return Optional.of(start.get(POLL_MILLIS, TimeUnit.MILLISECONDS));
            } catch (TimeoutException e) {
                if (!isAsking(starter)) {
                    asked = System.nanoTime(); // other steps of the start may take longer on a busy machine
                } else if (System.nanoTime() - asked > patience.toNanos()) {
                    throw failure(notAnswered(master) + " within " + seconds(patience) + ANSWERING, e);
                }
            } catch (ExecutionException e) {
                throw failure("--master " + master + ": Spark does not start: " + firstLine(e), e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Returns true if Spark waits for the answer of a standalone master, which only its stack shows. */
    private static boolean isAsking(Thread starter) {
        return Arrays.stream(starter.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("waitForRegistration"));
    }

    private ClusterFailure failure(String sentence, Throwable cause) {
        return new ClusterFailure(failedWith(sentence), cause);
    }

    /** Returns the configuration of Spark. Given settings take precedence over the defaults here. */
    static SparkConf conf(ClusterOptions options) {
        MasterAddress master = options.master();
        SparkConf conf = new SparkConf(true).setMaster(master.text()).setIfMissing("spark.app.name", "dlx-spark");
        options.settings().forEach(conf::set);
        conf.setIfMissing("spark.ui.enabled", "false"); // other machines could read the page
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        if (master.isOnThisMachine()) {
            conf.setIfMissing("spark.driver.host", "127.0.0.1");
            conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
        }
        if (!master.isLocal()) {
            conf.setIfMissing("spark.jars", jarsOfExecutors());
        }
        return conf;
    }

    /**
     * Returns the jars of dlx that executors need. Class folders, as in an IDE, are left out because they cannot be
     * sent.
     */
    private static String jarsOfExecutors() {
        return Stream.of(CoverData.class, Solver.class, Connection.class)
                .map(Connection::place)
                .filter(Files::isRegularFile)
                .map(Path::toString)
                .distinct()
                .collect(Collectors.joining(","));
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Schedules a warning in case no executor starts, because a job waits for executors for ever. */
    private void warnOfNoExecutor(JavaSparkContext context, MasterAddress master, Duration patience) {
        if (!master.isLocal()) {
            watch.schedule(
                    () -> {
                        boolean alone = context.statusTracker().getExecutorInfos().length <= 1; // the driver counts
                        if (alone && !token.isCancelled()) {
                            console.report("warning: --master " + master + ": no executor has started within "
                                    + seconds(patience)
                                    + ", and the search waits for an executor; expected workers with as many cores and"
                                    + " as much memory as spark.executor.cores and spark.executor.memory require");
                        }
                    },
                    patience.toMillis(),
                    TimeUnit.MILLISECONDS);
        }
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private static String seconds(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    private static String firstLine(ExecutionException thrown) {
        Throwable cause = thrown.getCause();
        String message = cause == null ? "" : String.valueOf(cause.getMessage());
        return message.lines().findFirst().orElse("for an unknown reason");
    }
}
