package dlx.commands.run;

import dlx.api.DlxException;
import dlx.api.PuzzleText;
import dlx.commands.console.InputException;
import dlx.commands.console.Shell;
import dlx.commands.option.PuzzleArguments;
import dlx.core.model.LoadedModel;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Suggests the intended command if a puzzle was typed in place of a file: {@code dlx count queens 8}. */
record FileNameHint(LoadedModel<?, ?> model, Map<String, String> settings, PuzzleArguments arguments) {

    /** Returns the error of a file that cannot be opened, with a hint if it does not exist and its name is a puzzle. */
    InputException hinted(String file, InputException error) {
        return error.isMissing() && isPuzzle(file)
                ? new InputException(error.getMessage() + ". A puzzle is read from a file or from standard input: echo "
                        + Shell.quoted(file) + " | " + arguments.command() + " " + arguments.model())
                : error;
    }

    private boolean isPuzzle(String name) {
        byte[] bytes = (name + '\n').getBytes(StandardCharsets.UTF_8);
        try {
            PuzzleText text = PuzzleText.of(name, new ByteArrayInputStream(bytes), settings, warning -> {});
            return model.next(text).isPresent() && !text.skipBlank();
        } catch (DlxException e) {
            return false;
        }
    }
}
