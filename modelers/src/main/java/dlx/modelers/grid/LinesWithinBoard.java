package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;

/**
 * The lines within a board: comments do not matter there, a blank line ends the board too early.
 *
 * @since 0.1
 */
public final class LinesWithinBoard {

    private LinesWithinBoard() {}

    /**
     * Takes the next line of a board.
     *
     * @param text after the line before
     * @param what what the lines make up: {@code the board}
     * @param expected what the line should be: {@code row 2 of the 4x4 board}
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
