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
                    "Spark master that runs the tasks: local[*] (default, all cores of this machine), local[N],"
                            + " spark://HOST:PORT; yarn and k8s://HOST:PORT by spark-submit.")
            .text();

    private static final Parameter<List<String>> SETTINGS = Parameter.option(
                    "--conf",
                    "KEY=VALUE",
                    "Changes a setting of Spark, such as spark.executor.memory=2g; can be repeated.")
            .texts();

    private static final Parameter<Optional<Duration>> PATIENCE = Parameter.option(
                    "--connect", "D", "Maximum time to wait for the answer of a standalone master, 15s by default.")
            .by(TimeSpan::of);

    private static final Parameter<Optional<String>> LOG = Parameter.option(
                    "--log",
                    "FILE",
                    "File for Spark's own log; by default a temporary file, which is kept only if something failed.")
            .text();

    /** The parameters. */
    static final List<Parameter<?>> PARAMETERS = List.of(MASTER, SETTINGS, PATIENCE, LOG);

    private final Typed typed;

    /** The options of a command line. */
    ClusterOptions(Typed typed) {
        this.typed = typed;
    }

    /** Checks the values before anything is read. */
    void check() {
        master();
        settings();
        if (typed.get(PATIENCE).isPresent() && typed.get(PATIENCE).get().toMillis() < 1) {
            throw new UsageException("--connect: must be 1ms or more");
        }
    }

    /**
     * The master of the cluster where tasks run.
     *
     * @throws UsageException if that is no address
     */
    MasterAddress master() {
        return new MasterAddress(typed.get(MASTER)
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
        for (String setting : typed.get(SETTINGS)) {
            int end = setting.indexOf('=');
            if (end < 1 || !setting.startsWith(PREFIX)) {
                throw new UsageException(
                        "--conf " + setting + ": not a setting of Spark; expected one like spark.executor.memory=2g");
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
        return typed.get(PATIENCE).orElse(USUAL);
    }

    /** The file of Spark's log, if one was given. */
    Optional<String> log() {
        return typed.get(LOG);
    }
}
