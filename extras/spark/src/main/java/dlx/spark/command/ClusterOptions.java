package dlx.spark.command;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import dlx.commands.option.TimeSpan;
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

    private static final Parameter<Optional<String>> MASTER = Parameter.option(
                    "--master",
                    "M",
                    "Master of the cluster that runs the tasks: local[*] (default: all cores of this machine), local[N],"
                            + " spark://HOST:PORT; yarn and k8s://HOST:PORT by spark-submit.")
            .text();

    private static final Parameter<List<String>> SETTINGS = Parameter.option(
                    "--conf", "KEY=VALUE", "A setting of Spark, such as spark.executor.memory=2g. Can be repeated.")
            .texts();

    private static final Parameter<Optional<Duration>> PATIENCE = Parameter.option(
                    "--connect", "D", "Maximum time to wait for the answer of a standalone master; 15s by default.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<String>> LOG = Parameter.option(
                    "--log",
                    "FILE",
                    "File of Spark's own log. By default a temporary file, which is removed unless something failed.")
            .text();

    /** The parameters of these options. */
    static final List<Parameter<?>> PARAMETERS = List.of(MASTER, SETTINGS, PATIENCE, LOG);

    private final Typed typed;

    /** Creates the options of a command line. */
    ClusterOptions(Typed typed) {
        this.typed = typed;
    }

    /**
     * Checks the values before any puzzle is read.
     *
     * @throws UsageException if a value is not valid
     */
    void check() {
        master();
        settings();
        if (typed.get(PATIENCE).isPresent() && typed.get(PATIENCE).get().toMillis() < 1) {
            throw new UsageException("--connect: must be 1ms or more");
        }
    }

    /**
     * Returns the master of the cluster that runs the tasks.
     *
     * @throws UsageException if the text is not an address of a master
     */
    MasterAddress master() {
        return new MasterAddress(typed.get(MASTER)
                .or(() -> Optional.ofNullable(System.getProperty(FROM_SPARK_SUBMIT)))
                .orElse("local[*]"));
    }

    /**
     * Returns Spark's settings, by their keys.
     *
     * @throws UsageException if a text is not a setting of Spark
     */
    Map<String, String> settings() {
        Map<String, String> values = new LinkedHashMap<>();
        for (String setting : typed.get(SETTINGS)) {
            int end = setting.indexOf('=');
            if (end < 1 || !setting.startsWith(PREFIX)) {
                throw new UsageException("--conf " + setting
                        + ": this is not a setting of Spark; expected a setting such as spark.executor.memory=2g");
            }
            if (setting.substring(0, end).equals(FROM_SPARK_SUBMIT)) {
                throw new UsageException("--conf " + setting + ": expected --master " + setting.substring(end + 1));
            }
            values.put(setting.substring(0, end), setting.substring(end + 1));
        }
        return values;
    }

    /** Returns the time to wait for the answer of a standalone master, and for an executor before a warning. */
    Duration patience() {
        return typed.get(PATIENCE).orElse(USUAL);
    }

    /** Returns the file of Spark's log, if it was given. */
    Optional<String> log() {
        return typed.get(LOG);
    }
}
