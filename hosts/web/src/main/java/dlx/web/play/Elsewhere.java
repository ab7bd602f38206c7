package dlx.web.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Other programs: their links and files as puzzles here, and puzzles here as links that open them there. Nothing is fetched. Safe for
 * use by several threads.
 */
public interface Elsewhere {

    /**
     * A puzzle of another program.
     *
     * @param program its name
     * @param model the id of the model that it is for
     * @param text as the model reads it
     * @param lost what could not be carried over
     */
    record Found(String program, String model, String text, List<String> lost) {}

    /**
     * A way to play a puzzle in another program.
     *
     * @param program its name
     * @param link opens it there; empty if the program does not take this puzzle
     * @param lost what the program is not told; if there is no link, why not
     */
    record Link(String program, String link, List<String> lost) {}

    /**
     * Reads a link, or what a file holds.
     *
     * @return nothing if no program that is known writes such a text
     * @throws dlx.api.PuzzleSyntaxException if it is one of a program's, but wrong
     */
    Optional<Found> read(String text);

    /**
     * Links for a puzzle.
     *
     * @param model the id of its model
     * @param settings with which its text is read
     * @param text as the model writes it
     * @return one for each program that has such puzzles
     */
    List<Link> links(String model, Map<String, String> settings, String text);
}
