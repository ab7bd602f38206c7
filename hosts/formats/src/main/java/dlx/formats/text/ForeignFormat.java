package dlx.formats.text;

import java.util.Optional;

/** Reads what one program writes. */
public interface ForeignFormat {

    /**
     * The puzzles of a text; nothing if the program writes no such text.
     *
     * @throws dlx.api.PuzzleSyntaxException if it is one of the program's, but wrong
     */
    Optional<ReadPuzzles> read(ForeignText text);
}
