package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.api.WordGrid;
import java.util.List;
import java.util.Optional;

/**
 * A board in front of which a text stands, looked at before it is read: it may be its size alone, as {@code 6x8}, or have more
 * cells than any board.
 *
 * @since 0.1
 */
public final class BoardAhead {

    /** The most rows and columns. */
    public static final int MOST = 100;

    /** A line of more characters than this is no row, however its cells are set apart. */
    private static final int MOST_CHARACTERS = 10_000;

    private static final String ROW = "a row of the board";

    private BoardAhead() {}

    /**
     * The size of a board.
     *
     * @param rows {@code >= 1}
     * @param columns {@code >= 1}
     * @since 0.1
     */
    public record Size(int rows, int columns) {}

    /**
     * Takes a line that holds the size of a board and nothing else.
     *
     * @param text in front of a board, perhaps with blank lines and comments before it
     * @return the size, or nothing where the line is something else, which stays there
     * @throws PuzzleSyntaxException if the size is too large
     */
    public static Optional<Size> size(PuzzleText text) {
        text.skipBlank();
        Optional<Line> line = text.look()
                .filter(first -> WatchedText.matches(
                        "[0-9]{1,10}x[0-9]{1,10}", first.text().strip()));
        if (line.isEmpty()) {
            return Optional.empty();
        }
        Word size = text.next("a size").words().get(0);
        List<Word> sides = size.parts('x');
        return Optional.of(new Size(
                sides.get(0).toInt("a number of rows", 1, MOST), sides.get(1).toInt("a number of columns", 1, MOST)));
    }

    /**
     * Looks at all lines of a board, so that a text of millions is refused before it is taken apart, and what has no rows before
     * the next board is taken for them.
     *
     * @param text in front of a board, perhaps with blank lines and comments before it
     * @param rims how many lines stand above and below the rows
     * @throws PuzzleSyntaxException if there are too few lines, or too many, or one is too long
     */
    public static void check(PuzzleText text, int rims) {
        text.skipBlank();
        int lines = 0;
        Optional<Line> line = text.glance(lines);
        while (line.filter(next -> !next.isBlank()).isPresent()) {
            checkLength(line.get());
            if (lines == MOST + rims) {
                throw line.get().error(1, "the board continues here; expected at most " + MOST + " rows");
            }
            lines++;
            line = text.glance(lines);
        }
        if (lines > 0 && lines <= rims) {
            for (int k = 0; k < lines; k++) {
                text.next(ROW);
            }
            throw text.look()
                    .map(blank -> blank.error(1, "the board ends here; expected " + ROW))
                    .orElseGet(() -> text.endOfText(ROW));
        }
    }

    private static void checkLength(Line line) {
        int length = line.text().length();
        if (length > MOST_CHARACTERS) {
            throw line.error(1, "the line has " + length + " characters; expected at most " + MOST + " cells");
        }
    }

    /**
     * Refuses a board with too many columns.
     *
     * @param board what was read
     * @return the same board
     * @throws PuzzleSyntaxException if it has more than {@link #MOST} columns
     */
    public static WordGrid checked(WordGrid board) {
        if (board.columns() > MOST) {
            Word cell = board.at(0, MOST);
            throw cell.line()
                    .error(cell.column(), "the row has " + board.columns() + " cells; expected at most " + MOST);
        }
        return board;
    }
}
