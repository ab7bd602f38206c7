package dlx.api;

import java.util.regex.Pattern;

/**
 * A run of characters of a line that knows its place, for messages.
 *
 * @param line the line it stands in
 * @param column the column of its first character, from 1
 * @param text the characters
 * @since 0.1
 */
public record Word(Line line, int column, String text) {

    /** Not what Integer.parseInt takes: no plus sign, and no digits of other scripts. */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");

    /**
     * This word as a number.
     *
     * @param what what it counts, for the message: {@code a board size}
     * @param least the smallest value allowed
     * @param greatest the greatest
     * @return the number
     * @throws PuzzleSyntaxException if the word is no number from {@code least} to {@code greatest}
     */
    public int toInt(String what, int least, int greatest) {
        long value = 0;
        boolean number = NUMBER.matcher(text).matches();
        if (number) {
            value = Long.parseLong(text);
        }
        if (!number || value < least || value > greatest) {
            throw wrong("is not " + what, "a number from " + least + " to " + greatest);
        }
        return (int) value;
    }

    /**
     * An error about this word: {@code file:3:7: 'x' is not a cell; expected one of 123456789}.
     *
     * @param problem what is wrong, behind the word in quotes
     * @param expected what was expected, behind {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return line.error(column, PuzzleText.quoted(text) + ' ' + problem + "; expected " + expected);
    }
}
