package dlx.app.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedFileTest {

    /** Greater than the numbers that systems give to processes. */
    private static final long DEAD = 2_000_000_001;

    @TempDir
    private Path folder;

    @Test
    void theNextFileDeletesWhatKilledProcessesLeft() throws Exception {
        Process ended = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        ended.waitFor();
        long parent = ProcessHandle.current().parent().orElseThrow().pid();
        leave(".plan." + DEAD + ".tmp", ".plan." + ended.pid() + ".tmp");
        List<String> others = List.of(
                ".plan." + parent + ".tmp", // the process is alive
                ".plan.b." + DEAD + ".tmp", // belongs to another file, like the next two
                ".pla." + DEAD + ".tmp",
                "plan." + DEAD + ".tmp",
                ".plan." + DEAD,
                ".plan.tmp",
                ".plan..tmp",
                ".plan.x" + DEAD + ".tmp",
                ".plan.0" + DEAD + ".tmp",
                ".plan.99999999999999999999.tmp");
        leave(others.toArray(String[]::new));
        Files.createDirectory(folder.resolve(".plan." + (DEAD + 2) + ".tmp"));
        Files.createSymbolicLink(folder.resolve(".plan." + (DEAD + 4) + ".tmp"), folder.resolve(".plan.tmp"));

        assertThat(write("plan", "new")).isTrue();

        assertThat(folder.resolve("plan")).hasContent("new");
        assertThat(names())
                .contains("plan", ".plan." + (DEAD + 2) + ".tmp", ".plan." + (DEAD + 4) + ".tmp")
                .containsAll(others)
                .hasSize(3 + others.size());
    }

    /** A process of another machine or container looks dead here. */
    @Test
    void aFileThatWasWrittenNotLongAgoStays() throws IOException {
        Files.writeString(folder.resolve(".plan." + DEAD + ".tmp"), "half");
        assertThat(write("plan", "new")).isTrue();
        assertThat(names()).containsExactly(".plan." + DEAD + ".tmp", "plan");
    }

    @Test
    void aFileThatIsNotWrittenToItsEndLeavesTheOldOneAlone() throws IOException {
        leave("plan", ".plan." + DEAD + ".tmp");
        NamedFile file = new NamedFile(folder.resolve("plan").toString(), console());

        assertThat(file.write(to -> false)).isFalse();
        assertThat(names()).containsExactly("plan");
        assertThat(folder.resolve("plan")).hasContent("old");
    }

    private boolean write(String name, String text) throws IOException {
        return new NamedFile(folder.resolve(name).toString(), console()).write(to -> {
            to.write(text);
            return true;
        });
    }

    private static ProcessConsole console() {
        return new ProcessConsole(
                new ByteArrayOutputStream(), new ByteArrayOutputStream(), false, false, () -> false, () -> {});
    }

    /** Files that were written two hours ago. */
    private void leave(String... names) throws IOException {
        for (String name : names) {
            Path file = Files.writeString(folder.resolve(name), "old");
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
