package dlx.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a puzzle's text, without its line end.
 *
 * @param source name of the text, in messages
 * @param number number of the line, from 1
 * @param text the characters; a carriage return at the end is cut off
 * @since 0.1
 */
public record Line(String source, int number, String text) {

    /**
     * Returns the words of this line: the parts between blanks and tabs.
     *
     * @return the words from left to right; empty if the line is blank
     */
    public List<Word> words() {
        List<Word> words = new ArrayList<>();
        int end = text.length();
        int i = 0;
        while (true) {
            while (i < end && isBlank(text.charAt(i))) {
                i++;
            }
            if (i == end) {
                return words;
            }
            int from = i;
            while (i < end && !isBlank(text.charAt(i))) {
                i++;
            }
            words.add(new Word(this, from + 1, text.substring(from, i)));
        }
    }

    /**
     * Returns true if the line is empty or contains only blanks and tabs.
     *
     * @return true if the line does not have words
     */
    public boolean isBlank() {
        return firstFilled() == text.length();
    }

    /**
     * Returns true if the first character that is not blank is the given one.
     *
     * @param mark a character that is not blank
     * @return true if the line starts with it
     */
    public boolean startsWith(char mark) {
        int i = firstFilled();
        return i < text.length() && text.charAt(i) == mark;
    }

    /**
     * Returns an error in this line.
     *
     * @param column column of the error, from 1
     * @param problem description of the problem, and the expected content
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException error(int column, String problem) {
        return new PuzzleSyntaxException(source, number, column, problem);
    }

    /**
     * Returns an error about one character of this line:
     * {@code file:3:7: 'x' is not a cell; expected one of 123456789}.
     *
     * @param column column of the character, from 1
     * @param problem description of the problem, written after the character in quotes
     * @param expected the expected content, written after {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(int column, String problem, String expected) {
        String found = column <= text.length()
                ? PuzzleText.quoted(new String(Character.toChars(text.codePointAt(column - 1))))
                : "the end of the line";
        return error(column, found + ' ' + problem + "; expected " + expected);
    }

    /**
     * Returns an error at the end of this line, after its last character that is not blank.
     *
     * @param problem description of the problem, and the expected content
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException endError(String problem) {
        return error(text.stripTrailing().length() + 1, problem);
    }

    /**
     * Returns an error at the end of this line: {@code file:3:7: the row has 1 cell; expected 4}.
     *
     * @param row noun for the line: {@code the row}
     * @param found number of things that it has
     * @param thing noun for one of these things: {@code cell}
     * @param expected the expected number
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrongCount(String row, int found, String thing, Object expected) {
        return endError(row + " has " + PuzzleText.counted(found, thing) + "; expected " + expected);
    }

    private int firstFilled() {
        int i = 0;
        while (i < text.length() && isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\u000b';
    }
}
