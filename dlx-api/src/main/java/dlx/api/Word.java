package dlx.api;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A run of characters of a line, with its place for messages.
 *
 * @param line the line that contains it
 * @param column column of its first character, from 1
 * @param text the characters
 * @since 0.1
 */
public record Word(Line line, int column, String text) {

    /**
     * Pattern of a number. Unlike {@link Integer#parseInt(String)} it rejects plus signs and digits of other scripts.
     */
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");

    /**
     * Returns this word as a number.
     *
     * @param what name of the number in messages: {@code a board size}
     * @param least minimum value
     * @param greatest maximum value
     * @return the number
     * @throws PuzzleSyntaxException if the word is not a number from {@code least} to {@code greatest}
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
     * Returns the parts of this word between commas or other separators, each with its place.
     *
     * @param between the separator
     * @return the parts from left to right, empty parts too; the word itself if it does not contain {@code between}
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
     * Returns an error about this word: {@code file:3:7: 'x' is not a cell; expected one of 123456789}.
     *
     * @param problem description of the problem, written after the word in quotes
     * @param expected the expected content, written after {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return line.error(column, PuzzleText.quoted(text) + ' ' + problem + "; expected " + expected);
    }
}
