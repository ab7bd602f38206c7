package dlx.api;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a puzzle's text, without its line end.
 *
 * @param source the name of the text
 * @param number the line's number, from 1
 * @param text the characters; a carriage return at the end is cut off
 * @since 0.1
 */
public record Line(String source, int number, String text) {

    /**
     * The words of this line: what stands between blanks and tabs.
     *
     * @return the words from left to right; none if the line is blank
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
     * Whether the line has no words.
     *
     * @return {@code true} if it is empty or has blanks and tabs only
     */
    public boolean isBlank() {
        return firstFilled() == text.length();
    }

    /**
     * Whether the first character that is not blank is the given one.
     *
     * @param mark a character that is not blank
     * @return {@code true} if the line starts with it
     */
    public boolean startsWith(char mark) {
        int i = firstFilled();
        return i < text.length() && text.charAt(i) == mark;
    }

    /**
     * An error in this line.
     *
     * @param column the column, from 1
     * @param problem what is wrong and what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException error(int column, String problem) {
        return new PuzzleSyntaxException(source, number, column, problem);
    }

    /**
     * An error about one character of this line: {@code file:3:7: 'x' is not a cell; expected one of 123456789}.
     *
     * @param column the character's column, from 1
     * @param problem what is wrong, written after the character in quotes
     * @param expected what was expected, written after {@code expected}
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
     * @param problem what is wrong and what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException endError(String problem) {
        return error(text.stripTrailing().length() + 1, problem);
    }

    /**
     * Returns an error at the end of this line: {@code file:3:7: the row has 1 cell; expected 4}.
     *
     * @param row what the line is: {@code the row}
     * @param found how many things it has
     * @param thing what it has, one of them: {@code cell}
     * @param expected how many were expected
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
