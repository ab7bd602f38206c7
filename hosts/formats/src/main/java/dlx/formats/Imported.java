package dlx.formats;

import dlx.api.Experimental;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * The puzzles of a link or file of another program, as the text of a model. Immutable.
 *
 * @param program the program that writes such links or files: {@code f-puzzles}
 * @param model the id of the model that the puzzle is for: {@code killer}
 * @param text one puzzle, or several of one model, as the model reads them; ends with a line end
 * @param lost the parts of the puzzles that the text does not contain, a part of a sentence each:
 *     {@code "2 arrows"}. Empty if the text is complete
 * @param objective returns the value of the file's objective, in its own units, for a score of the model; its string
 *     is the formula. Empty if scores are the values
 * @since 0.1
 */
public record Imported(
        String program, String model, String text, List<String> lost, Optional<LongFunction<String>> objective) {

    /** Creates an import. For use by dlx only, because components may be added. Copies the list. */
    @Experimental
    public Imported {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(objective, "objective");
        lost = List.copyOf(lost);
    }

    /** Creates an import whose scores are the values of the file. */
    @Experimental
    public Imported(String program, String model, String text, List<String> lost) {
        this(program, model, text, lost, Optional.empty());
    }

    /**
     * Returns the parts that the text lacks if it leaves this import.
     *
     * @return the lost parts, and the formula of the objective, if there is one
     */
    public List<String> lostInText() {
        return Stream.concat(
                        lost.stream(), objective.stream().map(value -> "the objective itself: its value is " + value))
                .toList();
    }

    /** Converts the puzzles that a format has read. */
    static Imported of(ReadPuzzles read) {
        return new Imported(
                read.program(),
                read.model(),
                read.text(),
                read.lost(),
                read.objective().map(value -> value));
    }
}
