package dlx.modelers.incidence;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;

/**
 * The words of a line, one after the other. Where {@link Line#words} makes all words at once, this one makes a word
 * when it is asked for, so a line of many megabytes costs no more than its text. Not thread-safe.
 */
public final class WordScanner {

    private final Line line;
    private final String text;

    /** The current word is {@code text[from..to - 1]}; empty before the first. */
    private int from;

    private int to;

    /** Where the next word is looked for. */
    private int rest;

    /**
     * A scanner before the first word.
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
     * @return {@code false} if the line has no more
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
     * The current word.
     *
     * @return its characters; empty before the first and after the last word
     */
    public String text() {
        return text.substring(from, to);
    }

    /**
     * The current word with its place.
     *
     * @return the word; empty before the first and after the last one
     */
    public Word word() {
        return new Word(line, from + 1, text());
    }

    /**
     * Whether the current word consists of the digits 0 to 9.
     *
     * @return {@code false} if it is empty or holds anything else
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
     * @param front how many of its first characters
     * @param back how many of its last
     */
    public void cut(int front, int back) {
        from += front;
        to -= back;
    }

    /**
     * An error at the current word.
     *
     * @param problem what is wrong with it, after the quoted word: {@code is not an item}
     * @param expected what was expected
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return from == to ? line.wrong(from + 1, problem, expected) : word().wrong(problem, expected);
    }

    /**
     * Whether a character separates words.
     *
     * @param c a character of a line
     * @return {@code true} for what the C library calls white space
     */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\u000b';
    }
}
