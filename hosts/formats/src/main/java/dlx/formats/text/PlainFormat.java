package dlx.formats.text;

import java.util.Optional;

/**
 * Reads texts in a format that does not belong to a program: a table, a matrix, a graph. A puzzle text of a model
 * can look like such a format, so only an explicit import uses these formats.
 */
public interface PlainFormat {

    /**
     * Returns the puzzles of a text; empty if the text is not in this format.
     *
     * @param model the id of the model that the text is for; empty to find out the model
     * @throws dlx.api.PuzzleSyntaxException if the text is in this format, but is not valid, or if several models
     *     fit
     */
    Optional<ReadPuzzles> read(ForeignText text, Optional<String> model);
}
