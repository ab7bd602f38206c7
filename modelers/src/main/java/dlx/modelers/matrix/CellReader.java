package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.WordScanner;

/** Reads numbers and cells one by one, and treats a line end as a blank. Not thread-safe. */
final class CellReader {

    private final PuzzleText text;
    private Line line;

    /** Index of the next character in the line, from 0. */
    private int at;

    /** Creates a reader before the next line of a text. */
    CellReader(PuzzleText text) {
        this(text, new Line("", 1, ""));
    }

    /** Creates a reader at the start of a line that has been read from the text. */
    CellReader(PuzzleText text, Line line) {
        this.text = text;
        this.line = line;
    }

    Line line() {
        return line;
    }

    /** Skips blanks within the line, and returns true if another character follows in it. */
    boolean inLine() {
        String characters = line.text();
        while (at < characters.length() && WordScanner.isBlank(characters.charAt(at))) {
            at++;
        }
        return at < characters.length();
    }

    /**
     * Skips blanks within the line, with at most one comma or semicolon, and returns true if another character follows
     * in the line.
     *
     * @param between true after the first cell of the line, so that a comma may follow
     * @return true if another character follows in the line
     */
    boolean inRow(boolean between) {
        boolean more = inLine();
        if (more && between && (line.text().charAt(at) == ',' || line.text().charAt(at) == ';')) {
            at++;
            return inLine();
        }
        return more;
    }

    /** Skips blanks and line ends, and returns true if another character follows in the text. */
    boolean inText() {
        while (!inLine()) {
            if (!text.skipBlank()) {
                return false;
            }
            line = text.next("a line");
            at = 0;
        }
        return true;
    }

    /** Reads a number from 0 to {@code greatest}. */
    int number(String what, int greatest) {
        if (!inText()) {
            throw text.endOfText(what);
        }
        int from = at;
        String characters = line.text();
        while (at < characters.length() && !WordScanner.isBlank(characters.charAt(at))) {
            at++;
        }
        return new Word(line, from + 1, characters.substring(from, at)).toInt(what, 0, greatest);
    }

    /**
     * Reads the next cell in the line; the caller has checked with {@link #inLine} that it exists.
     *
     * @return true if the cell is 1
     */
    boolean cell() {
        char c = line.text().charAt(at);
        if (c != '0' && c != '1') {
            throw wrong("is not a cell", "0 or 1");
        }
        at++;
        return c == '1';
    }

    /** Returns an error at the next character. */
    PuzzleSyntaxException wrong(String problem, String expected) {
        return line.wrong(at + 1, problem, expected);
    }
}
