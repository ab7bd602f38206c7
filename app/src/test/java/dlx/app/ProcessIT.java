package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dlx.skips.Tier;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests signals and pipes, which need a process of their own. */
@Timeout(120)
class ProcessIT {

    private final List<Process> started = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeEach
    void needsUnix() throws IOException {
        needsUnixWhereCtrlCWorks();
    }

    /** A process that a shell has put into the background is born with Ctrl-C ignored, and so are its children. */
    static void needsUnixWhereCtrlCWorks() throws IOException {
        Path status = Path.of("/proc/self/status");
        assumeTrue(Files.isReadable(status), "kill -INT needs a Unix that tells which signals are ignored");
        String ignored = Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .map(line -> line.substring(7).strip())
                .findFirst()
                .orElse("0");
        assumeTrue((Long.parseUnsignedLong(ignored, 16) & 2) == 0, "a background job without Ctrl-C");
    }

    @AfterEach
    void leaveNothingBehind() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void theFirstCtrlCStopsAndTellsWhatIsKnown() throws Exception {
        Process process = start("solve", "toy-queens", "--all");
        say(process, "24\n");
        BufferedReader out = reader(process);
        assertThat(out.readLine()).as("the search has begun").contains("Q");

        interrupt(process);

        long lines = 1 + out.lines().count();
        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(lines).as("whole boards, a blank line between").isPositive().matches(n -> (n + 1) % 25 == 0);
        assertThat(errors(process))
                .matches("puzzle 1: interrupted after [1-9]\\d* solutions; the search was not complete\n");
    }

    @Test
    void anInterruptedCountIsNoAnswer() throws Exception {
        Process process = start("count", "toy-queens");
        say(process, "1\n24\n");
        BufferedReader out = reader(process);
        assertThat(out.readLine())
                .as("the first puzzle is answered, the second begun")
                .isEqualTo("1");

        interrupt(process);

        assertThat(out.readLine()).isNull();
        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(errors(process)).startsWith("puzzle 2: interrupted after ");
    }

    @Test
    void ctrlCWhileWaitingForInputQuits() throws Exception {
        Process process = start("count", "toy-queens");
        process.getOutputStream().write("4\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        BufferedReader out = reader(process);
        assertThat(out.readLine()).as("answered while the input is still open").isEqualTo("2");

        interrupt(process);

        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(errors(process)).isEmpty();
    }

    @Test
    void theSecondCtrlCQuitsAPluginThatDoesNotListen() throws Exception {
        Process process = start("solve", "toy-broken");
        say(process, "a\nsleep\n");
        BufferedReader out = reader(process);
        assertThat(out.readLine()).isEqualTo("a");

        interrupt(process);
        interrupt(process);

        assertThat(process.waitFor()).isEqualTo(130);
    }

    static Stream<Arguments> signals() {
        return Stream.of(arguments("TERM", 143), arguments("INT", 130), arguments("HUP", 129))
                .limit(Tier.of(1, 3));
    }

    @ParameterizedTest
    @MethodSource("signals")
    void everySignalStopsAndTellsWhatIsKnown(String name, int code) throws Exception {
        Process process = start("count", "toy-queens");
        say(process, "1\n24\n");
        BufferedReader out = reader(process);
        assertThat(out.readLine()).as("the second puzzle is begun").isEqualTo("1");

        signal(process, name);

        assertThat(process.waitFor()).isEqualTo(code);
        assertThat(errors(process)).startsWith("puzzle 2: interrupted after ");
    }

    @Test
    @Tag("slow")
    void aSecondSignalOfAnotherKindQuits() throws Exception {
        Process process = start("solve", "toy-broken");
        say(process, "a\nsleep\n");
        assertThat(reader(process).readLine()).isEqualTo("a");

        signal(process, "TERM");
        signal(process, "HUP");

        assertThat(process.waitFor()).as("Java may hand them on in any order").isIn(143, 129);
    }

    @Test
    void aReaderThatGoesEndsTheSearchQuietly() throws Exception {
        Process process = start("solve", "toy-queens", "--all");
        say(process, "24\n");
        BufferedReader out = reader(process);
        assertThat(out.readLine()).contains("Q");

        out.close();

        assertThat(process.waitFor()).isZero();
        assertThat(errors(process)).isEmpty();
    }

    @Test
    void aLineOfAHundredMegabytesIsRefusedWithoutFillingTheMemory() throws Exception {
        Path file = folder.resolve("long.txt");
        try (Writer writer = Files.newBufferedWriter(file)) {
            String block = "1".repeat(1 << 20);
            for (int i = 0; i < 100; i++) {
                writer.write(block);
            }
        }
        Process process = start("count", "toy-queens", file.toString());
        process.getOutputStream().close();

        assertThat(reader(process).readLine()).isNull();
        assertThat(process.waitFor()).isEqualTo(3);
        assertThat(errors(process))
                .startsWith(file + ":1:")
                .contains("the line does not end; expected at most")
                .hasLineCount(1);
    }

    @Test
    void startsFromTheModulePathToo() throws Exception {
        String dist = System.getProperty("dlx.dist", "target/dist");
        assumeTrue(Files.isDirectory(Path.of(dist, "lib")), "needs the packed jars");
        List<String> command =
                Cli.java("-p", Path.of(dist, "lib").toString(), "-m", "dlx.app/dlx.app.Main", "count", "queens");
        Process process = new ProcessBuilder(command).start();
        started.add(process);
        say(process, "8\n");

        assertThat(reader(process).readLine()).isEqualTo("92");
        assertThat(process.waitFor()).isZero();
    }

    private Process start(String... args) throws IOException {
        Process process = new ProcessBuilder(Cli.process("256m", args)).start();
        started.add(process);
        return process;
    }

    private static void say(Process process, String text) throws IOException {
        process.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private static String errors(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void interrupt(Process process) throws IOException, InterruptedException {
        signal(process, "INT");
    }

    private static void signal(Process process, String name) throws IOException, InterruptedException {
        Process kill = new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .inheritIO()
                .start();
        assertThat(kill.waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
}
