package dlx.commands.run;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Tells why a puzzle, a file or a model was not answered.
 *
 * @param puzzle its number; empty if it is no puzzle: a file that cannot be opened, a model that does not exist
 * @param file how messages call the input, where there is one
 * @param reason its message is the sentence for people
 */
public record Rejection(OptionalInt puzzle, Optional<String> file, RuntimeException reason) {}
