package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests checkpoints where they are needed: processes that are killed, disks that are full, two runs on one file. */
@Timeout(300)
class CheckpointIT {

    private final List<Process> started = new ArrayList<>();

    @TempDir
    Path folder;

    private Path checkpoint;
    private Path out;
    private Path errors;

    @BeforeEach
    void nameTheFiles() throws IOException {
        checkpoint = folder.resolve("run.cp");
        out = folder.resolve("out.txt");
        errors = folder.resolve("err.txt");
        Files.writeString(folder.resolve("q.txt"), "11\n");
    }

    @AfterEach
    void leaveNothingBehind() {
        started.forEach(Process::destroyForcibly);
    }

    static Stream<Arguments> runs() {
        return Stream.of(
                        arguments("solve queens --all --format options --engine links", Tier.of(2, 20), 12),
                        arguments("count queens --engine links", 2, 12),
                        arguments("best queens --engine links --limit 3", 2, 11))
                .limit(Tier.of(1, 3));
    }

    /**
     * Kills a run and those that go on with it, again and again, each at a random moment after its first checkpoint; each
     * writes behind what the one before has left. A run that is not killed ends it.
     */
    @ParameterizedTest(name = "{0}, killed {1} times at most")
    @MethodSource("runs")
    void whatIsJoinedAfterKillsIsTheWhole(String line, int kills, int size) throws Exception {
        long seed = 13;
        Random random = new Random(seed);
        Path puzzle = Files.writeString(folder.resolve("p.txt"), size + "\n");
        Result whole = Cli.dlx(size + "\n", (line + " --stats").split(" "));
        List<String> first = new ArrayList<>(Arrays.asList(line.split(" ")));
        first.addAll(List.of(puzzle.toString(), "--checkpoint", checkpoint.toString(), "--checkpoint-every", "10ms"));
        Process process = start(ProcessBuilder.Redirect.to(out.toFile()), first);
        int killed = 0;
        while (killed < kills && livesOnAfterCheckpoints(process, random)) {
            process.destroyForcibly().waitFor();
            killed++;
            process = resumed(killed % 2 + 1);
        }
        int code = process.waitFor();

        String described = "seed " + seed + ", killed " + killed + " times; " + Files.readString(errors);
        assertThat(code).as(described).isZero();
        assertThat(Files.readString(out)).as(described).isEqualTo(whole.out());
        assertThat(killed).as("how often it was killed depends on the machine").isPositive();
        assertThat(count(Files.readString(errors))).as(described).isEqualTo(count(whole.err()));
    }

    /** Waits for one or more fresh checkpoints and a random time; false if the process has ended by then. */
    private boolean livesOnAfterCheckpoints(Process process, Random random) throws Exception {
        byte[] before = Files.exists(checkpoint) ? Files.readAllBytes(checkpoint) : new byte[0];
        int fresh = 1 + random.nextInt(3);
        while (fresh > 0 && process.isAlive()) {
            process.waitFor(1, TimeUnit.MILLISECONDS);
            byte[] now = Files.exists(checkpoint) ? Files.readAllBytes(checkpoint) : new byte[0];
            if (!Arrays.equals(before, now)) {
                before = now;
                fresh--;
            }
        }
        return !process.waitFor(random.nextInt(20_000), TimeUnit.MICROSECONDS);
    }

    @Test
    void ctrlCLeavesACheckpointOfAllThatWasWritten() throws Exception {
        ProcessIT.needsUnixWhereCtrlCWorks();
        Process process = start(ProcessBuilder.Redirect.to(out.toFile()), longRun("--format", "options"));
        awaitCheckpoint(process);

        new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();

        assertThat(process.waitFor()).as(Files.readString(errors)).isEqualTo(130);
        assertThat(bytes()).isEqualTo(Files.size(out));
    }

    @Test
    void aFullDiskForSolutionsLeavesTheLastCheckpoint() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "needs /dev/full");
        Process process = start(
                ProcessBuilder.Redirect.to(Path.of("/dev/full").toFile()),
                List.of(
                        "solve",
                        "queens",
                        folder.resolve("q.txt").toString(),
                        "--all",
                        "--format",
                        "options",
                        "--checkpoint",
                        checkpoint.toString()));

        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(Files.readString(errors))
                .startsWith("the output cannot be written: ")
                .hasLineCount(1);
        assertThat(bytes()).isZero();
        assertThat(Cli.dlx("", "resume", checkpoint.toString()).out())
                .isEqualTo(Cli.dlx("11\n", "solve", "queens", "--all", "--format", "options")
                        .out());
    }

    @Test
    void aFullDiskForCheckpointsLeavesTheLastOne() throws Exception {
        String limited = "{ ulimit -f 1; \"$@\" 2>&1 >/dev/null; echo \"exit $?\"; } | cat"; // 512 bytes
        List<String> run = new ArrayList<>(List.of("sh", "-c", limited, "sh"));
        run.addAll(
                Cli.process("256m", "count", "queens", folder.resolve("q.txt").toString(), "--engine", "links"));
        run.addAll(List.of("--checkpoint", checkpoint.toString(), "--checkpoint-every", "10ms"));
        Process process = new ProcessBuilder(run).start();
        started.add(process);

        String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();

        assertThat(words)
                .contains("run.cp: the checkpoint cannot be written (File too large); the last checkpoint is"
                        + " unchanged\n")
                .endsWith("exit 1\n");
        assertThat(folder.resolve("run.cp.new")).doesNotExist();
        assertThat(Cli.dlx("", "resume", checkpoint.toString()).out()).isEqualTo("2680\n");
    }

    @Test
    void ofTwoRunsOnOneFileTheSecondIsRefused() throws Exception {
        Process process = start(ProcessBuilder.Redirect.to(out.toFile()), longRun());
        awaitCheckpoint(process);
        String rejection = checkpoint + ": another run is using this checkpoint; wait until it ends\n";

        assertThat(Cli.dlx("4\n", "count", "queens", "--checkpoint", checkpoint.toString()))
                .isEqualTo(new Result(2, "", rejection));
        assertThat(Cli.dlx("", "resume", checkpoint.toString())).isEqualTo(new Result(2, "", rejection));

        assertThat(process.isAlive()).isTrue();
        process.destroyForcibly().waitFor();
        assertThat(Cli.dlx("", "resume", checkpoint.toString(), "--time", "1ms").code())
                .as("the lock has gone with the process")
                .isEqualTo(5);
    }

    private List<String> longRun(String... more) throws IOException {
        Path puzzle = Files.writeString(folder.resolve("long.txt"), "20\n");
        List<String> words = new ArrayList<>(List.of("solve", "queens", puzzle.toString(), "--all"));
        words.addAll(List.of("--checkpoint", checkpoint.toString(), "--checkpoint-every", "10ms"));
        words.addAll(List.of(more));
        return words;
    }

    private void awaitCheckpoint(Process process) throws Exception {
        while (!Files.exists(checkpoint)) {
            assertThat(process.waitFor(1, TimeUnit.MILLISECONDS))
                    .as(Files.readString(errors))
                    .isFalse();
        }
    }

    private Process resumed(int threads) throws IOException {
        return start(
                ProcessBuilder.Redirect.DISCARD,
                List.of(
                        "resume",
                        checkpoint.toString(),
                        "--append",
                        out.toString(),
                        "--threads",
                        String.valueOf(threads),
                        "--stats"));
    }

    private Process start(ProcessBuilder.Redirect output, List<String> args) throws IOException {
        Process process = new ProcessBuilder(Cli.process("256m", args.toArray(String[]::new)))
                .redirectOutput(output)
                .redirectError(errors.toFile())
                .start();
        started.add(process);
        return process;
    }

    private long bytes() throws IOException {
        return Pattern.compile("\"bytes\":(\\d+)")
                .matcher(Files.readString(checkpoint))
                .results()
                .mapToLong(piece -> Long.parseLong(piece.group(1)))
                .sum();
    }

    /** The number of solutions in the statistics. */
    private static String count(String stderr) {
        var found = Pattern.compile("\"solutions\":\"(\\d+)\"").matcher(stderr);
        assertThat(found.find()).as(stderr).isTrue();
        return found.group(1);
    }
}
