package dlx.modelers.matrix;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.incidence.WordScanner;

/** Reads numbers and cells one after the other; a line end is a blank like any other. Not thread-safe. */
final class CellReader {

    private final PuzzleText text;
    private Line line;

    /** The next character, from 0. */
    private int at;

    /** Before the next line of a text. */
    CellReader(PuzzleText text) {
        this(text, new Line("", 1, ""));
    }

    /** At the start of a line that was taken from a text. */
    CellReader(PuzzleText text, Line line) {
        this.text = text;
        this.line = line;
    }

    Line line() {
        return line;
    }

    /** Skips blanks within the line: {@code true} if something is left of it. */
    boolean inLine() {
        String characters = line.text();
        while (at < characters.length() && WordScanner.isBlank(characters.charAt(at))) {
            at++;
        }
        return at < characters.length();
    }

    /**
     * Skips blanks within the line, and a comma or semicolon among them: {@code true} if something is left of the line.
     *
     * @param between whether a cell has been read of it, so that there may be a comma
     */
    boolean inRow(boolean between) {
        boolean more = inLine();
        if (more && between && (line.text().charAt(at) == ',' || line.text().charAt(at) == ';')) {
            at++;
            return inLine();
        }
        return more;
    }

    /** Skips blanks and line ends: {@code true} if something is left of the text. */
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

    /** Reads a number. */
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

    /** Reads the cell that is next in the line; {@link #inLine} has just said that there is one. */
    boolean cell() {
        char c = line.text().charAt(at);
        if (c != '0' && c != '1') {
            throw wrong("is not a cell", "0 or 1");
        }
        at++;
        return c == '1';
    }

    /** An error at the place where this reader stands. */
    PuzzleSyntaxException wrong(String problem, String expected) {
        return line.wrong(at + 1, problem, expected);
    }
}
