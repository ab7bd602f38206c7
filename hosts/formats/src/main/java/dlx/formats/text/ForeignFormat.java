package dlx.formats.text;

import java.util.Optional;

/** Reads the texts of one program. */
public interface ForeignFormat {

    /**
     * Returns the puzzles of a text; empty if the text is not in the program's format.
     *
     * @throws dlx.api.PuzzleSyntaxException if the text is in the program's format, but is not valid
     */
    Optional<ReadPuzzles> read(ForeignText text);
}
