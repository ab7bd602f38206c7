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

/** Spark's driver in this process: begun when the first puzzle is ready, ended with the run. For one thread. */
final class Connection implements AutoCloseable {

    private static final long POLL_MILLIS = 50;
    private static final String ANSWERING = "; expected one that runs";

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
     * From now on whatever Spark and Hadoop log goes to a file.
     *
     * @param asked where tasks are to run
     */
    void begin(ClusterOptions asked) {
        options = Optional.of(asked);
        log = Optional.of(SparkLog.begin(asked.log()));
    }

    /**
     * Spark, which is started if need be.
     *
     * @return nothing if the run was cancelled in the meantime
     * @throws ClusterFailure if it cannot be started
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

    /** Adds the name of Spark's log to a sentence; the log then stays. */
    String failedWith(String sentence) {
        failed = true;
        return log.map(file -> file.named(sentence)).orElse(sentence);
    }

    /** True if Spark has ended by itself. */
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

    /** Not in this thread: Spark itself asks a master that is silent for a minute, and cannot be told otherwise. */
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
                    asked = System.nanoTime(); // not yet, or not any more: a busy machine takes its time over the rest
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

    /** True if Spark waits for the answer of a standalone master, which nothing but its stack shows. */
    private static boolean isAsking(Thread starter) {
        return Arrays.stream(starter.getStackTrace())
                .anyMatch(frame -> frame.getMethodName().equals("waitForRegistration"));
    }

    private ClusterFailure failure(String sentence, Throwable cause) {
        return new ClusterFailure(failedWith(sentence), cause);
    }

    /** Settings that were given go before the defaults here. */
    static SparkConf conf(ClusterOptions options) {
        MasterAddress master = options.master();
        SparkConf conf = new SparkConf(true).setMaster(master.text()).setIfMissing("spark.app.name", "dlx-spark");
        options.settings().forEach(conf::set);
        conf.setIfMissing("spark.ui.enabled", "false"); // a page that other machines could read
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

    /** All that executors need of ours. Folders, as an IDE has them, cannot be sent. */
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

    /** A job waits for executors for ever: a person should know what for. */
    private void warnOfNoExecutor(JavaSparkContext context, MasterAddress master, Duration patience) {
        if (!master.isLocal()) {
            watch.schedule(
                    () -> {
                        boolean alone = context.statusTracker().getExecutorInfos().length <= 1; // the driver is one
                        if (alone && !token.isCancelled()) {
                            console.report("warning: --master " + master + ": no executor has come within "
                                    + seconds(patience)
                                    + ", and the search waits for one; check that workers have the cores and the memory"
                                    + " of spark.executor.cores and spark.executor.memory");
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
