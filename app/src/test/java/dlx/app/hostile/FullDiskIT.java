package dlx.app.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests runs on a full disk: a small one in memory, which only the processes of a test can see, and which disappears
 * with them. Existing files stay, incomplete files are removed, and a sentence reports the reason.
 */
@Tag("slow")
@Timeout(600)
class FullDiskIT {

    private static final String PRECIOUS = "precious\n";

    @TempDir
    Path folder;

    private Path disk = Path.of("");

    @BeforeEach
    void needsADisk() throws Exception {
        disk = Files.createDirectory(folder.resolve("disk"));
        assumeTrue(onDisk("true").code() == 0, "needs unshare, and the right to mount a disk in memory (as root)");
    }

    /** Runs a script where the folder {@code disk} is a disk of 64 KiB, of which 16 are left. */
    private Result onDisk(String script) throws Exception {
        Path file = Files.writeString(
                folder.resolve("script.sh"),
                "set -e\nmount -t tmpfs -o size=64k,mode=700 tmpfs '" + disk + "'\ncd '" + disk
                        + "'\nhead -c 49152 /dev/zero >ballast\nset +e\n" + script + "\n");
        Path errors = folder.resolve("errors");
        try {
            Process process = new ProcessBuilder("unshare", "-m", "sh", file.toString())
                    .redirectError(errors.toFile())
                    .start();
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Result(process.waitFor(), out, Files.readString(errors));
        } catch (IOException e) {
            return new Result(127, "", "there is no unshare here");
        }
    }

    private static String dlx(String line) {
        return Cli.process("256m", line.split(" ")).stream()
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "11, count queens --proof out, the proof cannot be written",
        "6, trace queens --format html --output out, cannot be written"
    })
    void anOutputThatDoesNotFitLeavesTheOldOne(String puzzle, String line, String reason) throws Exception {
        Result result = onDisk("printf 'precious\\n' >out\necho " + puzzle + " | " + dlx(line)
                + " >/dev/null\necho \"exit $?\"\ncat out\nls -A");
        assertThat(result.out()).isEqualTo("exit 1\n" + PRECIOUS + "ballast\nout\n");
        assertThat(result.err()).contains(reason, "No space left on device").hasLineCount(1);
    }

    @Test
    void aFolderOfPicturesKeepsTheWholeOnes() throws Exception {
        Result result = onDisk(
                "echo 8 | " + dlx("solve queens --all --format svg --output pictures")
                        + " >/dev/null\necho \"exit $?\"\ntail -q -n 1 pictures/* | sort | uniq -c\nls -A pictures | grep -v '\\.svg$'");
        assertThat(result.out()).matches("exit 1\n +[1-9]\\d* </svg>\n");
        assertThat(result.err())
                .contains("cannot be written (No space left on device)")
                .hasLineCount(1);
    }

    @Test
    void aSiteThatDoesNotFitIsNone() throws Exception {
        Result result = onDisk(dlx("site --output site") + "\necho \"exit $?\"");
        assertThat(result.out()).endsWith("exit 1\n");
        assertThat(result.err())
                .contains("No space left on device")
                .hasLineCount(1)
                .doesNotContain("\tat ");
    }

    @Test
    void solutionsThatDoNotFitAreWrittenByTheRunThatContinues() throws Exception {
        String whole = Cli.dlx("9\n", "solve", "queens", "--all", "--format", "options")
                .out();
        Result result = onDisk(String.join(
                "\n",
                List.of(
                        "echo 9 | "
                                + dlx("solve queens --all --format options --checkpoint run.cp --checkpoint-every 1ms")
                                + " >out",
                        "echo \"exit $?\" >&2",
                        "rm ballast",
                        dlx("resume run.cp --append out"),
                        "echo \"exit $?\" >&2",
                        "cat out")));
        assertThat(result.out()).isEqualTo(whole);
        assertThat(result.err()).contains("No space left on device", "exit 1\n").endsWith("exit 0\n");
    }

    @Test
    void aCheckpointThatDoesNotFitLeavesTheLastOne() throws Exception {
        Result result = onDisk(String.join(
                "\n",
                List.of(
                        "head -c 15000 /dev/zero >more",
                        "echo 12 | " + dlx("count queens --engine links --checkpoint run.cp --checkpoint-every 5ms"),
                        "echo \"exit $?\"",
                        "rm ballast more",
                        "ls -A",
                        dlx("resume run.cp"),
                        "echo \"exit $?\"")));
        // Either the run wrote nothing, or it wrote a first checkpoint and can be resumed from it.
        assertThat(result.out()).matches("exit 1\n(run\\.cp\nrun\\.cp\\.lock\n14200\nexit 0\n|exit 3\n)");
        assertThat(result.err()).contains("No space left on device").doesNotContain("\tat ");
    }
}
