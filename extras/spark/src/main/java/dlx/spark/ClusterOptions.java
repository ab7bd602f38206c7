package dlx.spark;

import dlx.app.console.UsageException;
import dlx.app.option.Argument;
import dlx.app.option.Arguments;
import dlx.app.option.TimeSpan;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options that choose a cluster and set Spark up. */
final class ClusterOptions {

    private static final String FROM_SPARK_SUBMIT = "spark.master";
    private static final String PREFIX = "spark.";

    private static final Duration USUAL = Duration.ofSeconds(15);

    private final Argument<Optional<String>> master;
    private final Argument<List<String>> settings;
    private final Argument<Optional<Duration>> patience;
    private final Argument<Optional<String>> log;

    /** Declares the options. */
    ClusterOptions(Arguments arguments) {
        master = arguments
                .option(
                        "--master",
                        "M",
                        "Where tasks run: local[*] (all cores of this machine, if nothing else is given), local[N],"
                                + " spark://HOST:PORT; yarn and k8s://HOST:PORT by spark-submit.")
                .text();
        settings = arguments
                .option("--conf", "KEY=VALUE", "A setting of Spark's: spark.executor.memory=2g; may be given often.")
                .texts();
        patience = arguments
                .option("--connect", "D", "How long to wait for the answer of a standalone master: 15s unless given.")
                .by(Duration.class, new TimeSpan());
        log = arguments
                .option(
                        "--log",
                        "FILE",
                        "Where Spark's own log goes; unless given, to a file for temporary files, which stays only where"
                                + " something failed.")
                .text();
    }

    /** Checks the values before anything is read. */
    void check() {
        master();
        settings();
        if (patience.get().isPresent() && patience.get().get().toMillis() < 1) {
            throw new UsageException("--connect: this is not a valid time to wait; expected 1ms or more");
        }
    }

    /**
     * The master of the cluster where tasks run.
     *
     * @throws UsageException if that is no address
     */
    MasterAddress master() {
        return new MasterAddress(master.get()
                .or(() -> Optional.ofNullable(System.getProperty(FROM_SPARK_SUBMIT)))
                .orElse("local[*]"));
    }

    /**
     * Spark's settings.
     *
     * @throws UsageException if one is not a setting of Spark
     */
    Map<String, String> settings() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String setting : settings.get()) {
            int end = setting.indexOf('=');
            if (end < 1 || !setting.startsWith(PREFIX)) {
                throw new UsageException("--conf " + setting
                        + ": this is not a setting of Spark's; expected one like spark.executor.memory=2g");
            }
            if (setting.substring(0, end).equals(FROM_SPARK_SUBMIT)) {
                throw new UsageException("--conf " + setting + ": expected --master " + setting.substring(end + 1));
            }
            values.put(setting.substring(0, end), setting.substring(end + 1));
        }
        return values;
    }

    /** The time to wait for the answer of a standalone master, and for an executor before a warning. */
    Duration patience() {
        return patience.get().orElse(USUAL);
    }

    /** The file of Spark's log, if one was given. */
    Optional<String> log() {
        return log.get();
    }
}
