package dlx.modelers.packing;

import dlx.api.WatchedText;
import dlx.api.Word;

/**
 * A number that a puzzle states exactly, as {@code 3}, as a range, {@code 1..3}, or not at all, {@code *}.
 *
 * @param from the least number, {@code >= 0}
 * @param to the greatest one, {@code >= from}
 * @since 0.1
 */
public record Count(int from, int to) {

    /** Any number, none too. */
    public static final Count ANY = new Count(0, Integer.MAX_VALUE);

    private static final String STAR = "*";
    private static final String BETWEEN = "..";
    private static final String RANGE = "[0-9]+([.][.]([0-9]+|[*]))?|[*]";

    /**
     * Exactly so many.
     *
     * @param number {@code >= 0}
     * @return a range of one number
     */
    public static Count of(int number) {
        return new Count(number, number);
    }

    /**
     * Whether there is one number only.
     *
     * @return {@code false} for a range
     */
    public boolean isExact() {
        return from == to;
    }

    /** Whether a word is meant as a count. */
    static boolean isOne(String word) {
        return word.length() <= DrawnRows.MOST && WatchedText.matches(RANGE, word);
    }

    /**
     * The count that a word means.
     *
     * @param word one for which {@link #isOne} holds
     * @param what it counts, for messages
     * @param most the greatest number that may be written
     * @throws dlx.api.PuzzleSyntaxException if a number is too large, or the range empty
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

    /** As people write it. */
    @Override
    public String toString() {
        if (equals(ANY)) {
            return STAR;
        }
        return isExact() ? Integer.toString(from) : from + BETWEEN + (to == ANY.to ? STAR : to);
    }
}
