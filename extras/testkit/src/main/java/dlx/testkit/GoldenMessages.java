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

/**
 * Error messages kept in files, one file per model, so that they are read by people. Each section is a line
 * {@code === NAME}, an input, a blank line and the full message.
 */
final class GoldenMessages {

    private static final String HEADING = "\n=== ";

    private GoldenMessages() {}

    /** Returns a test for each section of {@code ID.txt}, or no test where the folder does not hold that file. */
    static Stream<DynamicTest> tests(ExactCoverModel<?, ?> model, Path messages) {
        Path file = messages.resolve(model.id() + ".txt");
        if (!Files.exists(file)) {
            return Stream.empty();
        }
        List<String> sections = List.of(("\n" + text(file)).split(HEADING));
        assertThat(sections).as("sections of %s", file).hasSizeGreaterThan(1);
        assertThat(sections.get(0)).as("what precedes the first section").isBlank();
        return sections.stream().skip(1).map(section -> {
            int end = section.indexOf('\n') + 1;
            return DynamicTest.dynamicTest(
                    section.substring(0, end).strip(), () -> check(model, section.substring(end)));
        });
    }

    private static void check(ExactCoverModel<?, ?> model, String section) {
        String text = section.stripTrailing();
        int blank = text.lastIndexOf("\n\n");
        assertThat(blank).as("the blank line before the message").isNotNegative();
        String input = text.substring(0, blank + 1);
        assertThat(messageFor(LoadedModel.of(model, "golden"), input)).isEqualTo(text.substring(blank + 2));
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

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
