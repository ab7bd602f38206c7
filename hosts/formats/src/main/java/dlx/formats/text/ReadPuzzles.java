package dlx.formats.text;

import java.util.List;
import java.util.Optional;

/**
 * The puzzles that a format has read, as the text of a model. Immutable.
 *
 * @param program the program that writes such texts
 * @param model the id of the model that the puzzles are for
 * @param text the puzzles as the model reads them; ends with a line end
 * @param lost the parts of the puzzles that the text does not contain, a part of a sentence each
 * @param objective the objective of the file; empty if scores are its values
 */
public record ReadPuzzles(String program, String model, String text, List<String> lost, Optional<Objective> objective) {

    /** Creates the puzzles, with a copy of the list. */
    public ReadPuzzles {
        lost = List.copyOf(lost);
    }

    /** Creates puzzles without an objective of their own. */
    public ReadPuzzles(String program, String model, String text, List<String> lost) {
        this(program, model, text, lost, Optional.empty());
    }
}
