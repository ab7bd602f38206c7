package dlx.formats;

import dlx.api.Experimental;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Objects;

/**
 * The puzzles of a link or file of another program, as the text of a model. Immutable.
 *
 * @param program the program that writes such links or files: {@code f-puzzles}
 * @param model the id of the model that the puzzle is for: {@code killer}
 * @param text one puzzle, or several of one model, as the model reads them; ends with a line end
 * @param lost the parts of the puzzles that the text does not contain, a part of a sentence each:
 *     {@code "2 arrows"}. Empty if the text is complete
 * @since 0.1
 */
public record Imported(String program, String model, String text, List<String> lost) {

    /** Creates an import. For use by dlx only, because components may be added. Copies the list. */
    @Experimental
    public Imported {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(text, "text");
        lost = List.copyOf(lost);
    }

    /** Converts the puzzles that a format has read. */
    static Imported of(ReadPuzzles read) {
        return new Imported(read.program(), read.model(), read.text(), read.lost());
    }
}
