package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.api.WordGrid;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The next board of a text, looked at before it is read. It may be only a size, as {@code 6x8}, or have too many cells.
 *
 * @since 0.1
 */
public final class BoardAhead {

    /** Maximum number of rows and of columns. */
    public static final int MOST = 100;

    /** Maximum length of a row in characters, with any separators. */
    private static final int MOST_CHARACTERS = 10_000;

    private static final String ROW = "a row of the board";

    private BoardAhead() {}

    /**
     * Reads a board, or a line that holds only its size.
     *
     * @param <B> the type of a board
     * @param text the text, before a board, perhaps with blank lines and comments before it
     * @param free returns the free board with numbers of rows and columns, both 1 or more
     * @param board reads a board
     * @return the board
     * @throws PuzzleSyntaxException if the size is too large
     */
    public static <B> B read(PuzzleText text, BiFunction<Integer, Integer, B> free, Function<PuzzleText, B> board) {
        text.skipBlank();
        if (text.look().filter(BoardAhead::isSize).isEmpty()) {
            return board.apply(text);
        }
        List<Word> sides = text.next("a size").words().get(0).parts('x');
        return free.apply(
                sides.get(0).toInt("a number of rows", 1, MOST), sides.get(1).toInt("a number of columns", 1, MOST));
    }

    private static boolean isSize(Line line) {
        return WatchedText.matches("[0-9]{1,10}x[0-9]{1,10}", line.text().strip());
    }

    /**
     * Checks the number and length of the lines of a board before they are read, so that a text of millions of lines is
     * rejected early. If there are no rows between the rims, reads the lines and throws.
     *
     * @param text the text, before a board, perhaps with blank lines and comments before it
     * @param rims number of lines above and below the rows
     * @throws PuzzleSyntaxException if there are too few or too many lines, or a line is too long
     */
    public static void check(PuzzleText text, int rims) {
        int lines = lines(text, rims, line -> !line.isBlank());
        if (lines > 0 && lines <= rims) {
            for (int k = 0; k < lines; k++) {
                text.next(ROW);
            }
            throw text.look()
                    .map(blank -> blank.error(1, "the board ends here; expected " + ROW))
                    .orElseGet(() -> text.endOfText(ROW));
        }
    }

    /**
     * Counts the rows of a board before they are read, and checks their number and length as {@link #check} does.
     *
     * @param text the text, before a board, perhaps with blank lines and comments before it
     * @param isRow returns true for a row, false for a line that ends the board
     * @return number of rows, 0 to {@link #MOST}
     * @throws PuzzleSyntaxException if there are too many rows, or a row is too long
     */
    public static int rows(PuzzleText text, Predicate<Line> isRow) {
        return lines(text, 0, isRow);
    }

    private static int lines(PuzzleText text, int rims, Predicate<Line> isOfBoard) {
        text.skipBlank();
        int lines = 0;
        Optional<Line> line = text.glance(lines);
        while (line.filter(isOfBoard).isPresent()) {
            checkLength(line.get());
            if (lines == MOST + rims) {
                throw line.get().error(1, "the board continues here; expected at most " + MOST + " rows");
            }
            lines++;
            line = text.glance(lines);
        }
        return lines;
    }

    private static void checkLength(Line line) {
        int length = line.text().length();
        if (length > MOST_CHARACTERS) {
            throw line.error(1, "the line has " + length + " characters; expected at most " + MOST + " cells");
        }
    }

    /**
     * Checks that a board does not have too many columns.
     *
     * @param board the board that was read
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

    /**
     * Returns the words of a board, row by row.
     *
     * @param board the board that was read
     * @param regex the regular expression of a word
     * @param expected the same for readers of messages
     * @return the words of all cells
     * @throws PuzzleSyntaxException if a word does not match, or the board has more than {@link #MOST} columns
     */
    public static List<String> words(WordGrid board, String regex, String expected) {
        List<List<String>> rows = checked(board).map(cell -> {
            if (!WatchedText.matches(regex, cell.text())) {
                throw cell.wrong("is not a cell", expected);
            }
            return cell.text();
        });
        return rows.stream().flatMap(List::stream).toList();
    }
}
