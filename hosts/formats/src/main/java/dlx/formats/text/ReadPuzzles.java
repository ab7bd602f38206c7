package dlx.formats.text;

import java.util.List;

/**
 * Puzzles that a format has read, in the words of a model. Immutable.
 *
 * @param program the program that writes such texts
 * @param model the id of the model that the puzzles are for
 * @param text the puzzles as the model reads them; ends with a line end
 * @param lost what could not be carried over, a sentence part each
 */
public record ReadPuzzles(String program, String model, String text, List<String> lost) {

    /** With a copy of the list. */
    public ReadPuzzles {
        lost = List.copyOf(lost);
    }
}
