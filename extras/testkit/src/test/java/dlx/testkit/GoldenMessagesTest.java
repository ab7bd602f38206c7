package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class GoldenMessagesTest {

    @TempDir
    Path folder;

    @Test
    void comparesTheWholeMessage() throws IOException {
        Executable right = message(
                "=== a name\n3\n\nx\n--- puzzle.txt:3:1: 'x' is not a length; expected a number from -50 to 50\n");
        assertThatCode(right::execute).doesNotThrowAnyException();
        Executable wrong = message("=== a name\n3\n\nx\n--- puzzle.txt:3:1: 'x' is not a length\n");
        assertThatThrownBy(wrong::execute).isInstanceOf(AssertionError.class);
    }

    @Test
    void noticesThatThereIsNoError() throws IOException {
        Executable none = message("===\n3\n--- puzzle.txt:1:1: anything\n");
        assertThatThrownBy(none::execute).isInstanceOf(AssertionError.class).hasMessageContaining("no error");
    }

    @Test
    void noticesThatThereAreNoMessages() throws IOException {
        assertThat(GoldenMessages.tests(new PathModel(), folder)).isEmpty();
        Files.writeString(folder.resolve("path.txt"), "");
        assertThatThrownBy(() -> GoldenMessages.tests(new PathModel(), folder)).isInstanceOf(AssertionError.class);
    }

    private Executable message(String text) throws IOException {
        Files.writeString(folder.resolve("path.txt"), text);
        return GoldenMessages.tests(new PathModel(), folder)
                .findFirst()
                .orElseThrow()
                .getExecutable();
    }
}
