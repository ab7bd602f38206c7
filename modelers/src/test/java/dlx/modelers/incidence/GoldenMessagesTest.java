package dlx.modelers.incidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.knuth.KnuthModel;
import dlx.modelers.matrix.MatrixModel;
import dlx.modelers.sets.SetsModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files {@code messages/MODEL-*.txt} of the models of this family: the input, a blank line, the message. */
class GoldenMessagesTest {

    private static final Path MESSAGES = Path.of("src", "test", "resources", "messages");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(MESSAGES)) {
            return files.filter(file -> file.getFileName().toString().matches("(matrix|sets|knuth)-.*[.]txt"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void saysWhereTheTextIsWrong(Path file) throws IOException {
        String all = Files.readString(file).replace("\r\n", "\n");
        int blank = all.lastIndexOf("\n\n");
        String input = all.substring(0, blank + 1);
        String message = all.substring(blank + 2).strip();

        LoadedModel<?, ?> modeler = LoadedModel.of(model(file), "bundled");
        PuzzleText text = PuzzleText.of(input);
        PuzzleSyntaxException error = catchThrowableOfType(PuzzleSyntaxException.class, () -> readAll(modeler, text));

        assertThat(error).hasMessage(message);
    }

    private static void readAll(LoadedModel<?, ?> modeler, PuzzleText text) {
        while (modeler.next(text).isPresent()) {
            // an error may be in a later puzzle
        }
    }

    private static ExactCoverModel<?, ?> model(Path file) {
        String name = file.getFileName().toString();
        return switch (name.substring(0, name.indexOf('-'))) {
            case "matrix" -> new MatrixModel();
            case "sets" -> new SetsModel();
            default -> new KnuthModel();
        };
    }
}
