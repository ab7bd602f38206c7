package dlx.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Error messages kept in files, so that they are read by people: an input, a blank line, the full message. */
final class GoldenMessages {

    private GoldenMessages() {}

    /** A test for each file {@code ID/*.txt} of a folder; none where the model has no folder there. */
    static Stream<DynamicTest> tests(ExactCoverModel<?, ?> model, Path messages) {
        Path folder = messages.resolve(model.id());
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        List<Path> files = files(folder);
        assertThat(files).as("messages in %s", folder).isNotEmpty();
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    String text = Files.readString(file).stripTrailing();
                    int blank = text.lastIndexOf("\n\n");
                    assertThat(blank).as("the blank line before the message").isNotNegative();
                    String input = text.substring(0, blank + 1);
                    assertThat(messageFor(LoadedModel.of(model, "golden"), input))
                            .isEqualTo(text.substring(blank + 2));
                }));
    }

    private static String messageFor(LoadedModel<?, ?> modeler, String input) {
        var bytes = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        PuzzleText text = PuzzleText.of("puzzle.txt", bytes, Map.of(), warning -> {});
        try {
            while (modeler.next(text).isPresent()) {
                // on to the bad one
            }
        } catch (PuzzleSyntaxException e) {
            return e.getMessage();
        }
        return "no error";
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
