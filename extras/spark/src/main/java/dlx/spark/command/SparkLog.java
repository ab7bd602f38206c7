package dlx.spark.command;

import dlx.commands.line.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.apache.logging.log4j.core.config.Configurator;

/** The file of Spark's own log, which is not shown. */
final class SparkLog {

    private static final String PROPERTY = "dlx.spark.log";
    private static final String CONFIGURATION = "/dlx/spark/log4j2.xml";

    private final Path file;
    private final boolean isTemporary;

    private SparkLog(Path file, boolean isTemporary) {
        this.file = file;
        this.isTemporary = isTemporary;
    }

    /**
     * Redirects Spark's log to a file.
     *
     * @param asked given file; empty for a temporary file
     * @throws UsageException if the file cannot be written
     */
    static SparkLog begin(Optional<String> asked) {
        SparkLog log = new SparkLog(asked.map(SparkLog::writable).orElseGet(SparkLog::temporary), asked.isEmpty());
        System.setProperty(PROPERTY, log.file.toString());
        Configurator.reconfigure(configuration());
        return log;
    }

    private static Path writable(String name) {
        try {
            Path file = Path.of(name).toAbsolutePath();
            Files.newOutputStream(file).close();
            return file;
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("--log " + name + ": cannot be written; expected a file in a folder that exists");
        }
    }

    private static Path temporary() {
        try {
            return Files.createTempFile("dlx-spark-", ".log");
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Spark's log cannot be written: " + e.getMessage() + "; expected --log FILE", e);
        }
    }

    private static URI configuration() {
        try {
            return Objects.requireNonNull(SparkLog.class.getResource(CONFIGURATION))
                    .toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns a sentence with the name of the file added. */
    String named(String sentence) {
        return sentence + "; Spark's log is " + file;
    }

    /** Removes the file if it is temporary; called if nothing failed. */
    void forget() {
        if (isTemporary) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                // the system removes temporary files
            }
        }
    }
}
