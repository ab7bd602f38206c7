package dlx.formats.text;

import java.util.Optional;

/**
 * Reads texts that no program signs: a table, a matrix, a graph. Models have texts like them, so only an import asks
 * for them.
 */
public interface PlainFormat {

    /**
     * The puzzles of a text; nothing if it is none of this form.
     *
     * @param model what the text is to become; absent where it is to be found out
     * @throws dlx.api.PuzzleSyntaxException if it is of this form, but wrong, or may be of several models
     */
    Optional<ReadPuzzles> read(ForeignText text, Optional<String> model);
}
