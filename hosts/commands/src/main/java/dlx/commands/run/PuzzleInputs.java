package dlx.commands.run;

import java.io.InputStream;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The inputs of puzzles: files, standard input, and links where a host reads them. */
public interface PuzzleInputs {

    /**
     * An input that was opened.
     *
     * @param stream the input
     * @param hint the sentence for people who read that no puzzle of the input can be read, once it has been read to its end
     */
    record Opened(InputStream stream, Supplier<Optional<String>> hint) {}

    /**
     * Returns the id of the model that a word stands for: its own, or that of the puzzle if it names one.
     *
     * @param isModel returns true if a model has an id
     * @throws dlx.commands.console.InputException if it is a puzzle that cannot be read, or is wrong
     */
    String modelNamed(String word, Predicate<String> isModel);

    /** Returns the name of an input in messages. */
    String name(String file);

    /**
     * Opens an input for a model.
     *
     * @throws dlx.commands.console.InputException if it cannot be opened, or holds puzzles of another model
     * @throws dlx.api.PuzzleSyntaxException if it is of another program, but wrong
     */
    Opened open(String file, String model);
}
