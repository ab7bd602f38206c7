package dlx.commands.run;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * The reason why a puzzle, a file or a model was not answered.
 *
 * @param puzzle the number of the puzzle; empty for a file that cannot be opened, or a model that does not exist
 * @param file the name of the input in messages, where there is one
 * @param reason the error, whose message is the sentence for people
 */
public record Rejection(OptionalInt puzzle, Optional<String> file, RuntimeException reason) {}
