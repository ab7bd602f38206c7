package dlx.commands.run;

import java.io.InputStream;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The inputs of puzzles: files, standard input, and links where a host reads them. */
public interface PuzzleInputs {

    /**
     * An open input.
     *
     * @param stream the input
     * @param hint returns a hint for the user, if all puzzles of the input were rejected; called at the end of the
     *     input
     * @param objective returns the value of the input's own objective, in its units, for a score; empty if it has none
     */
    record Opened(InputStream stream, Supplier<Optional<String>> hint, Optional<LongFunction<String>> objective) {

        /** Creates an input without an objective of its own. */
        public Opened(InputStream stream, Supplier<Optional<String>> hint) {
            this(stream, hint, Optional.empty());
        }
    }

    /**
     * Returns the id of a model for a word: the word itself, or the model of the puzzle that the word names.
     *
     * @param isModel returns true if a model has an id
     * @throws dlx.commands.console.InputException if the word names a puzzle that cannot be read or is invalid
     */
    String modelNamed(String word, Predicate<String> isModel);

    /** Returns the name of an input in messages. */
    String name(String file);

    /**
     * Opens an input for a model.
     *
     * @throws dlx.commands.console.InputException if the input cannot be opened, or contains puzzles of another
     *     model
     * @throws dlx.api.PuzzleSyntaxException if the input is an invalid file of another program
     */
    Opened open(String file, String model);
}
