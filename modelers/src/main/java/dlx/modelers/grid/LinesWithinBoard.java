package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;

/**
 * Reads the lines within a board: comments are skipped, and a blank line is an error.
 *
 * @since 0.1
 */
public final class LinesWithinBoard {

    private LinesWithinBoard() {}

    /**
     * Reads the next line of a board.
     *
     * @param text the text, after the line before
     * @param what noun for the whole, in messages: {@code the board}
     * @param expected description of the line, in messages: {@code row 2 of the 4x4 board}
     * @return the line, not blank
     * @throws PuzzleSyntaxException if the line is blank, or the text ends
     */
    public static Line next(PuzzleText text, String what, String expected) {
        text.skipWhile(line -> line.startsWith('#'));
        Line row = text.look().orElseThrow(() -> text.endOfText(expected));
        if (row.isBlank()) {
            throw row.error(1, what + " ends here; expected " + expected);
        }
        return text.next(expected);
    }
}
