package dlx.modelers.packing;

import dlx.api.WatchedText;
import dlx.api.Word;

/**
 * A number as a puzzle states it: exactly, as {@code 3}; as a range, {@code 1..3}; or not at all, {@code *}.
 *
 * @param from minimum number, {@code >= 0}
 * @param to maximum number, {@code >= from}
 * @since 0.1
 */
public record Count(int from, int to) {

    /** Any number, 0 included. */
    public static final Count ANY = new Count(0, Integer.MAX_VALUE);

    private static final String STAR = "*";
    private static final String BETWEEN = "..";
    private static final String RANGE = "[0-9]+([.][.]([0-9]+|[*]))?|[*]";

    /**
     * Returns the count for an exact number.
     *
     * @param number {@code >= 0}
     * @return a range of one number
     */
    public static Count of(int number) {
        return new Count(number, number);
    }

    /**
     * Returns true if the count is one number, false if it is a range.
     *
     * @return true if {@code from} equals {@code to}
     */
    public boolean isExact() {
        return from == to;
    }

    /** Returns true if a word has the form of a count. */
    static boolean isOne(String word) {
        return word.length() <= DrawnRows.MOST && WatchedText.matches(RANGE, word);
    }

    /**
     * Returns the count that a word states.
     *
     * @param word a word for which {@link #isOne} returns true
     * @param what the name of the things counted, for messages
     * @param most maximum number that may be written
     * @throws dlx.api.PuzzleSyntaxException if a number is too large, or the range is empty
     */
    static Count read(Word word, String what, int most) {
        if (word.text().equals(STAR)) {
            return ANY;
        }
        int dots = word.text().indexOf(BETWEEN);
        if (dots < 0) {
            return of(word.toInt(what, 0, most));
        }
        int from = new Word(word.line(), word.column(), word.text().substring(0, dots)).toInt(what, 0, most);
        Word end = new Word(
                word.line(),
                word.column() + dots + BETWEEN.length(),
                word.text().substring(dots + BETWEEN.length()));
        return new Count(from, end.text().equals(STAR) ? ANY.to : end.toInt(what, from, most));
    }

    /** Returns the count as users write it. */
    @Override
    public String toString() {
        if (equals(ANY)) {
            return STAR;
        }
        return isExact() ? Integer.toString(from) : from + BETWEEN + (to == ANY.to ? STAR : to);
    }
}
