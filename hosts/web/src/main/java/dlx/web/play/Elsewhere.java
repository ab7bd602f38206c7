package dlx.web.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Converts between puzzles and the links and files of other programs. Nothing is fetched. Thread-safe. */
public interface Elsewhere {

    /**
     * A puzzle of another program.
     *
     * @param program the name of the program
     * @param model the id of the model that the puzzle is for
     * @param text the puzzle as the model reads it
     * @param lost the parts of the puzzle that the text does not contain
     */
    record Found(String program, String model, String text, List<String> lost) {}

    /**
     * A link that opens a puzzle in another program.
     *
     * @param program the name of the program
     * @param link the link; empty if the program does not support this puzzle
     * @param lost the parts of the puzzle that the link does not contain; without a link, the reason
     */
    record Link(String program, String link, List<String> lost) {}

    /**
     * Reads a link, or the text of a file.
     *
     * @return the puzzle; empty if the text is not in the format of a supported program
     * @throws dlx.api.PuzzleSyntaxException if the text is in the format of a program, but is not valid
     */
    Optional<Found> read(String text);

    /**
     * Writes links for a puzzle.
     *
     * @param model the id of the puzzle's model
     * @param settings the settings with which its text is read
     * @param text the puzzle as the model writes it
     * @return a link for each program that has such puzzles
     */
    List<Link> links(String model, Map<String, String> settings, String text);
}
