package dlx.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * A driver in its own process, which can be killed. It counts queens, writes a checkpoint, and hangs when the
 * checkpoint is large enough. Its settings for Spark are system properties.
 */
final class CountingDriver {

    /** For each of more than a hundred tasks: it comes to save before it comes to the end. */
    private static final Duration SLOWNESS = Duration.ofMillis(200);

    private CountingDriver() {}

    /**
     * Runs the driver.
     *
     * @param arguments size of the board, name of the checkpoint, number of nodes after which the driver hangs
     */
    public static void main(String... arguments) {
        Path checkpoint = Path.of(arguments[1]);
        long enough = Long.parseLong(arguments[2]);
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf())) {
            SparkSolver.of(spark, Queens.cover(Integer.parseInt(arguments[0])))
                    .checkpoint(arguments[1])
                    .onProgress(progress -> {
                        do {
                            LockSupport.parkNanos(SLOWNESS.toNanos());
                        } while (nodes(finished(checkpoint)) >= enough);
                    })
                    .count();
        }
    }

    /** The lines of a checkpoint about finished pieces: key, solutions, nodes, updates, piece. */
    static List<String> finished(Path checkpoint) {
        try {
            return Files.readAllLines(checkpoint).stream()
                    .filter(line -> line.startsWith("finished "))
                    .toList();
        } catch (NoSuchFileException e) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The sum of their nodes. */
    static long nodes(List<String> finished) {
        return finished.stream()
                .mapToLong(line -> Long.parseLong(line.split(" ")[3]))
                .sum();
    }

    /** Starts a driver with the Java, the options and the class path of this process, and the same outputs. */
    static Process start(SparkConf conf, int size, Path checkpoint, long enough, Path log) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.add("-Ddlx.spark.log=" + log);
        for (Tuple2<String, String> setting : conf.getAll()) {
            command.add("-D" + setting._1() + '=' + setting._2());
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), CountingDriver.class.getName()));
        command.addAll(List.of("" + size, checkpoint.toString(), "" + enough));
        return new ProcessBuilder(command).inheritIO().start();
    }
}
