package dlx.modelers.words;

import dlx.api.Line;
import dlx.api.WatchedText;
import dlx.api.Word;

/**
 * The words of a line, one after the other. Where {@link Line#words} makes all words at once, this one makes a word when
 * it is asked for, so a line of many megabytes costs no more than its text. Not thread-safe.
 */
public final class WordReader {

    private final Line line;
    private final String text;

    /** Where the next word starts; the length of the text if there is none. */
    private int start;

    /** After the last word taken. */
    private int end;

    /**
     * The words of a line, none taken yet.
     *
     * @param line the line
     */
    public WordReader(Line line) {
        this.line = line;
        this.text = line.text();
        skipBlanks();
    }

    /**
     * Whether the line has another word.
     *
     * @return {@code false} after the last one
     */
    public boolean hasNext() {
        return start < text.length();
    }

    /**
     * Takes the next word.
     *
     * @param expected what should stand there, for the message at the end of the line
     * @return the word
     * @throws dlx.api.PuzzleSyntaxException if the line has no more words
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
     * Makes sure that all words are taken.
     *
     * @param last what the last one was, for the message
     * @throws dlx.api.PuzzleSyntaxException if the line has another word
     */
    public void end(String last) {
        if (hasNext()) {
            throw next("a word").wrong("is one too many", "the line to end after " + last);
        }
    }

    /**
     * A word as what stands in a cell: a number, or a dot for nothing yet.
     *
     * @param word the word
     * @param what what it is, for the message: {@code a slot}
     * @param greatest the greatest number allowed
     * @return the number, from 1; 0 for a dot
     * @throws dlx.api.PuzzleSyntaxException if the word is neither
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

    /** What {@link Line#words} splits at. */
    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r' && c != '\n';
    }
}
