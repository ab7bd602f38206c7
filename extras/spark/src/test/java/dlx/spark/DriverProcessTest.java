package dlx.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.spark.command.Main;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the end and the messages of a driver, which only a separate process shows. */
class DriverProcessTest {

    private static final long PATIENCE_SECONDS = 300;

    @TempDir
    private Path folder;

    @Test
    void aMasterThatIsSilentEndsTheRun() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.1"))) {
            String master = "spark://127.0.0.1:" + silent.getLocalPort();
            Path log = folder.resolve("spark.log");

            Process run = start("8", "count", "queens", "--master", master, "--connect=2s", "--log", log.toString());

            assertThat(end(run)).isEqualTo(1);
            assertThat(err())
                    .isEqualTo("--master " + master
                            + ": this master does not answer within 2 s; expected a running master; Spark's log is "
                            + log
                            + "\n");
            assertThat(log).isNotEmptyFile();
        }
    }

    @Test
    void aSignalCancelsTheJobAndWhatIsFinishedIsKept() throws Exception {
        Path checkpoint = folder.resolve("run.cp");
        Process run = start(
                "18",
                "count",
                "queens",
                "--master=local[1]",
                "--task-time=50ms",
                "--checkpoint",
                checkpoint.toString());
        while (run.isAlive()
                && !(Files.exists(checkpoint) && Files.readString(checkpoint).contains("\nfinished "))) {
            run.waitFor(50, TimeUnit.MILLISECONDS);
        }

        run.destroy(); // TERM; Ctrl-C is the same, but a test may have been started with that ignored

        assertThat(end(run)).isEqualTo(143);
        assertThat(err().lines().toList())
                .satisfiesExactly(
                        how -> assertThat(how)
                                .matches("puzzle 1: interrupted after \\d+ solutions?; the search was not complete"),
                        where -> assertThat(where).contains("--resume " + checkpoint));
        assertThat(folder.resolve("out")).isEmptyFile();
        assertThat(Files.readString(checkpoint)).contains("\nchecksum ");
    }

    /** Runs {@code dlx-spark} as the launcher does: its outputs go to files. */
    private Process start(String puzzle, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag ->
                        flag.startsWith("--") || flag.startsWith("-XX:+Ignore") || flag.startsWith("-Dio.netty"))
                .forEach(command::add);
        command.add("-Dlog4j2.configurationFile=classpath:dlx/spark/log4j2.xml");
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(Files.writeString(folder.resolve("in"), puzzle).toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(Redirect.to(folder.resolve("err").toFile()));
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder.start();
    }

    private static int end(Process run) throws InterruptedException {
        if (!run.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            run.destroyForcibly();
            throw new AssertionError("the run did not end within " + PATIENCE_SECONDS + " s");
        }
        return run.exitValue();
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }
}
