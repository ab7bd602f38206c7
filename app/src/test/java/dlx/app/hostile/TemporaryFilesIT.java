package dlx.app.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that commands do not write to the folder for temporary files, where other users could guess names, and that
 * written files have the permissions of the owner's mask.
 */
@Tag("slow")
@Timeout(600)
class TemporaryFilesIT {

    @TempDir
    Path folder;

    private Path temporary = Path.of("");

    private static final List<String> COMMANDS = List.of(
            "count queens p --proof proof",
            "solve queens p --all --format svg --output pictures",
            "solve queens p --format png --output pictures",
            "trace queens p --format html --output page.html",
            "count queens p --checkpoint run.cp",
            "resume run.cp",
            "best domination p",
            "sample queens p",
            "diagram queens p --to svg",
            "generate sudoku --seed 1",
            "explain knuth k",
            "site --output site",
            "models",
            "doctor",
            "new-plugin rooks --folder rooks");

    /**
     * The folder in {@code java.io.tmpdir} stays empty. Another test watches all files by {@code strace}, if it is
     * installed.
     */
    @Test
    void noCommandWritesThere() throws Exception {
        temporary = Files.createDirectory(folder.resolve("temporary"));
        Files.writeString(folder.resolve("p"), "5\n");
        Files.writeString(folder.resolve("k"), "a b\na\nb\n");
        for (String command : COMMANDS) {
            List<String> words = new ArrayList<>(Cli.process("256m", command.split(" ")));
            words.add(1, "-Djava.io.tmpdir=" + temporary);
            int code = run(words);
            assertThat(code)
                    .as("%s: %s", command, Files.readString(folder.resolve("said")))
                    .isZero();
            assertThat(temporary).as(command).isEmptyDirectory();
        }
        assertMasked();
    }

    /** Run with the mask 077: for the owner alone. */
    private void assertMasked() throws IOException {
        List<Path> made;
        try (Stream<Path> all = Files.walk(folder)) {
            made = all.filter(path -> path.startsWith(folder.resolve("site"))
                            || path.startsWith(folder.resolve("pictures"))
                            || List.of("proof", "page.html", "run.cp", "run.cp.lock")
                                    .contains(path.getFileName().toString()))
                    .toList();
        }
        assertThat(made).hasSizeGreaterThan(20);
        for (Path path : made) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                    .as(path.toString())
                    .endsWith("------");
        }
    }

    private int run(List<String> words) throws Exception {
        List<String> masked = new ArrayList<>(List.of("sh", "-c", "umask 077; exec \"$@\"", "sh"));
        masked.addAll(words);
        ProcessBuilder builder = new ProcessBuilder(masked)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile());
        builder.environment().put("TMPDIR", temporary.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        return process.waitFor();
    }

    /** Also where Java itself would write: as the launcher starts it, it opens nothing there. */
    @Test
    void javaItselfWritesNothingThere() throws Exception {
        Path launcher = Path.of(System.getProperty("dlx.root", ".."), "dlx").toAbsolutePath();
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/strace")), "needs strace");
        assumeTrue(Files.isRegularFile(launcher), "needs the checkout");
        Path trace = folder.resolve("trace");
        ProcessBuilder builder = new ProcessBuilder(
                        "strace",
                        "-f",
                        "-qq",
                        "-e",
                        "trace=open,openat,creat,mkdir,mkdirat",
                        "-o",
                        trace.toString(),
                        launcher.toString(),
                        "count",
                        "queens")
                .directory(folder.toFile())
                .redirectErrorStream(true);
        builder.environment().put("DLX_BUILD", "no");
        Process process = builder.start();
        process.getOutputStream().write("8\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assumeTrue(said.endsWith("92\n"), "strace may not look on here: " + said.strip());
        assertThat(Files.readAllLines(trace).stream()
                        .filter(line -> line.contains("\"/tmp/") && !line.contains(folder.toString()))
                        .filter(line -> line.contains("O_CREAT") || line.contains("mkdir"))
                        .filter(line -> !line.contains(launcher.getParent().toString())))
                .isEmpty();
    }
}
