package dlx.api;

import java.util.ArrayList;
import java.util.List;
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
     * The parts of this word between commas or the like, each with its place.
     *
     * @param between stands between two parts
     * @return the parts from left to right, empty ones too; the word itself if it holds no {@code between}
     */
    public List<Word> parts(char between) {
        List<Word> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == between) {
                parts.add(new Word(line, column + from, text.substring(from, i)));
                from = i + 1;
            }
        }
        return parts;
    }

    /**
     * Returns the characters of this word, each with its place.
     *
     * @return a word for each character
     */
    public List<Word> characters() {
        List<Word> characters = new ArrayList<>();
        for (int k = 0; k < text.length(); k += Character.charCount(text.codePointAt(k))) {
            characters.add(new Word(line, column + k, Character.toString(text.codePointAt(k))));
        }
        return characters;
    }

    /**
     * An error about this word: {@code file:3:7: 'x' is not a cell; expected one of 123456789}.
     *
     * @param problem what is wrong, written after the word in quotes
     * @param expected what was expected, written after {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return line.error(column, PuzzleText.quoted(text) + ' ' + problem + "; expected " + expected);
    }
}
