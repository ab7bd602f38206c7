package dlx.modelers.words;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;

/**
 * A reader of the words of a line. Unlike {@link Line#words} it creates a word only when it is read, so that a line of
 * many megabytes costs no more than its text. Not thread-safe.
 */
public final class WordReader {

    private final Line line;
    private final String text;

    /** Index of the first character of the next word; the length of the text after the last word. */
    private int start;

    /** Index after the last word that was read. */
    private int end;

    /**
     * Creates a reader before the first word.
     *
     * @param line the line
     */
    public WordReader(Line line) {
        this.line = line;
        this.text = line.text();
        skipBlanks();
    }

    /**
     * Returns true if the line has another word.
     *
     * @return false after the last word
     */
    public boolean hasNext() {
        return start < text.length();
    }

    /**
     * Reads the next word.
     *
     * @param expected the expected content, for the message at the end of the line
     * @return the word
     * @throws dlx.api.PuzzleSyntaxException if the line does not have another word
     */
    public Word next(String expected) {
        if (!hasNext()) {
            throw line.error(end + 1, "the line ends here; expected " + expected);
        }
        end = start;
        while (end < text.length() && !isBlank(text.charAt(end))) {
            end++;
        }
        Word word = new Word(line, start + 1, text.substring(start, end));
        start = end;
        skipBlanks();
        return word;
    }

    /**
     * Checks that all words have been read.
     *
     * @param last description of the last word, for the message
     * @throws dlx.api.PuzzleSyntaxException if the line has another word
     */
    public void end(String last) {
        if (hasNext()) {
            throw next("a word").wrong("is one too many", "the line to end after " + last);
        }
    }

    /**
     * Returns the number of a word that is a number, or a dot for an empty cell.
     *
     * @param word the word
     * @param what noun for the number in messages: {@code a slot}
     * @param greatest maximum number
     * @return the number, from 1; 0 for a dot
     * @throws dlx.api.PuzzleSyntaxException if the word is neither a dot nor a number from 1 to {@code greatest}
     */
    public static int numberOrDot(Word word, String what, int greatest) {
        if (word.text().equals(".")) {
            return 0;
        }
        int number = WatchedText.matches("[0-9]{1,9}", word.text()) ? Integer.parseInt(word.text()) : 0;
        if (number < 1 || number > greatest) {
            throw word.wrong("is not " + what, "a number from 1 to " + greatest + ", or '.'");
        }
        return number;
    }

    private void skipBlanks() {
        while (start < text.length() && isBlank(text.charAt(start))) {
            start++;
        }
    }

    /** Returns true if {@link Line#words} splits at a character. */
    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r' && c != '\n';
    }
}
