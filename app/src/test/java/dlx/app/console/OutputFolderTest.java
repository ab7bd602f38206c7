package dlx.app.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {

    @TempDir
    private Path folder;

    @Test
    void aFullDiskLeavesTheOldFileAndNothingElse() throws IOException {
        Files.writeString(folder.resolve("a.svg"), "old");
        OutputFolder full = new OutputFolder(folder.toString(), (file, bytes) -> {
            Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
            throw new IOException("No space left on device");
        });

        assertThatThrownBy(() -> full.write("a.svg", "new, and longer"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage(folder + ": a.svg cannot be written (No space left on device)");
        assertThat(folder.resolve("a.svg")).hasContent("old");
        assertThat(names()).containsExactly("a.svg");
    }

    @Test
    void aSymbolicLinkIsReplacedAndNotFollowed() throws IOException {
        Path other = Files.writeString(folder.resolve("other"), "keep me");
        Files.createSymbolicLink(folder.resolve("a.svg"), other);

        new OutputFolder(folder.toString()).write("a.svg", "new");

        assertThat(other).hasContent("keep me");
        assertThat(folder.resolve("a.svg")).isRegularFile().hasContent("new");
        assertThat(Files.isSymbolicLink(folder.resolve("a.svg"))).isFalse();
        assertThat(names()).containsExactly("a.svg", "other");
    }

    @Test
    void aSymbolicLinkToTheFolderIsFollowed() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);

        new OutputFolder(link.toString()).write("a.svg", "new");

        assertThat(real.resolve("a.svg")).hasContent("new");
    }

    @Test
    void aFolderInThePlaceOfTheFileIsNamed() throws IOException {
        Files.createDirectory(folder.resolve("a.svg"));

        assertThatThrownBy(() -> new OutputFolder(folder.toString()).write("a.svg", "new"))
                .hasMessage(folder + ": a.svg cannot be written (a folder has this name)");
        assertThat(names()).containsExactly("a.svg");
    }

    @Test
    void aFileMayBeReadByWhomeverTheSystemAllows() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "needs a file system with modes");
        Path plain = Files.writeString(folder.resolve("plain"), "");

        new OutputFolder(folder.toString()).write("a.svg", "new");

        assertThat(Files.getPosixFilePermissions(folder.resolve("a.svg")))
                .isEqualTo(Files.getPosixFilePermissions(plain));
    }

    @Test
    void halfOfASurrogatePairIsReplaced() throws IOException {
        new OutputFolder(folder.toString()).write("a.svg", "<\ud83e>");

        assertThat(folder.resolve("a.svg")).hasContent("<?>");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
