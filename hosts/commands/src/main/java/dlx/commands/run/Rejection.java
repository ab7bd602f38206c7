package dlx.commands.run;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The reason why a puzzle, a file or a model was not answered.
 *
 * @param puzzle the number of the puzzle; empty for a file that cannot be opened, or a model that does not exist
 * @param file the name of the input in messages; empty without an input
 * @param reason the error; its message is the sentence for users
 */
public record Rejection(OptionalInt puzzle, Optional<String> file, RuntimeException reason) {}
