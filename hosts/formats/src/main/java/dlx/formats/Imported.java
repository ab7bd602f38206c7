package dlx.formats;

import dlx.api.Experimental;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Objects;

/**
 * What a link or a file of another program says, in the words of a model here. Immutable.
 *
 * @param program the program that writes such links or files: {@code f-puzzles}
 * @param model the id of the model that the puzzle is for: {@code killer}
 * @param text the puzzle, or several of one model, as the model reads them; ends with a line end
 * @param lost what could not be carried over, a sentence part each: {@code "2 arrows"}. Empty if the text says all
 * @since 0.1
 */
public record Imported(String program, String model, String text, List<String> lost) {

    /** Made by dlx; further components may come. With a copy of the list. */
    @Experimental
    public Imported {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(text, "text");
        lost = List.copyOf(lost);
    }

    /** Makes one of what a format has read. */
    static Imported of(ReadPuzzles read) {
        return new Imported(read.program(), read.model(), read.text(), read.lost());
    }
}
