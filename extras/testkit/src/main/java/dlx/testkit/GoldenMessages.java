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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Error messages stored in a file, so that authors can read them. A section begins with a line {@code ===}, perhaps
 * with a name. It contains a text and, after {@code ---}, the full message.
 */
final class GoldenMessages {

    private GoldenMessages() {}

    /** Returns the messages by their texts; empty if the folder does not contain the model's file {@code ID.txt}. */
    static Map<String, String> of(ExactCoverModel<?, ?> model, Path folder) {
        Path file = folder.resolve(model.id() + ".txt");
        Map<String, String> messages = new LinkedHashMap<>();
        if (Files.exists(file)) {
            for (String section : text(file).split("(?m)^===(?: .*)?\n")) {
                int message = section.lastIndexOf("\n--- ");
                assertThat(section.isEmpty() || message >= 0)
                        .as("a message in %s", section)
                        .isTrue();
                if (message >= 0) {
                    String text = section.substring(0, message + 1);
                    String before =
                            messages.put(text, section.substring(message + 5).stripTrailing());
                    assertThat(before).as("another message about %s", text).isNull();
                }
            }
            assertThat(messages).as("messages in %s", file).isNotEmpty();
        }
        return messages;
    }

    /** Returns a test for each message of a model's file. */
    static Stream<DynamicTest> tests(ExactCoverModel<?, ?> model, Path folder) {
        return of(model, folder).entrySet().stream()
                .map(golden -> DynamicTest.dynamicTest(
                        PuzzleText.quoted(golden.getKey()),
                        () -> assertThat(messageFor(LoadedModel.of(model, "golden"), golden.getKey()))
                                .isEqualTo(golden.getValue())));
    }

    private static String messageFor(LoadedModel<?, ?> modeler, String input) {
        var bytes = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        PuzzleText text = PuzzleText.of("puzzle.txt", bytes, Map.of(), warning -> {});
        try {
            while (modeler.next(text).isPresent()) {
                // read up to the bad puzzle
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
