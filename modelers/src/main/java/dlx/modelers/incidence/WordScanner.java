package dlx.modelers.incidence;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;

/**
 * A cursor over the words of a line. Unlike {@link Line#words} it creates a word only when it is asked for, so that a
 * line of many megabytes costs no more than its text. Not thread-safe.
 */
public final class WordScanner {

    private final Line line;
    private final String text;

    /**
     * Index of the first character of the current word {@code text[from..to - 1]}, which is empty before the first
     * {@link #next}.
     */
    private int from;

    private int to;

    /** Index from which the next word is searched. */
    private int rest;

    /**
     * Creates a scanner before the first word.
     *
     * @param line the line
     */
    public WordScanner(Line line) {
        this.line = line;
        this.text = line.text();
    }

    /**
     * Moves to the next word.
     *
     * @return false if the line does not have another word
     */
    public boolean next() {
        int i = rest;
        while (i < text.length() && isBlank(text.charAt(i))) {
            i++;
        }
        from = i;
        while (i < text.length() && !isBlank(text.charAt(i))) {
            i++;
        }
        to = i;
        rest = i;
        return from < to;
    }

    /**
     * Returns the characters of the current word.
     *
     * @return its characters; empty before the first and after the last word
     */
    public String text() {
        return text.substring(from, to);
    }

    /**
     * Returns the current word with its place.
     *
     * @return the word; empty before the first and after the last word
     */
    public Word word() {
        return new Word(line, from + 1, text());
    }

    /**
     * Returns true if the current word consists of the digits 0 to 9.
     *
     * @return false if it is empty or contains another character
     */
    public boolean isNumber() {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return from < to;
    }

    /**
     * Cuts characters off the current word.
     *
     * @param front number of characters to cut off at the front
     * @param back number of characters to cut off at the end
     */
    public void cut(int front, int back) {
        from += front;
        to -= back;
    }

    /**
     * Returns an error at the current word.
     *
     * @param problem description of the problem, after the quoted word: {@code is not an item}
     * @param expected the expected content
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return from == to ? line.wrong(from + 1, problem, expected) : word().wrong(problem, expected);
    }

    /**
     * Returns true if a character separates words.
     *
     * @param c a character of a line
     * @return true for the white space of the C library, except line feeds
     */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\u000b';
    }
}
