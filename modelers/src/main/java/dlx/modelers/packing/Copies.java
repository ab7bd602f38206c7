package dlx.modelers.packing;

import dlx.api.Word;

/**
 * The number of times that a piece is used, as a word: {@code 3x}, {@code 1..3x}, or {@code *} for any number of times.
 *
 * @since 0.1
 */
public final class Copies {

    private static final String ANY = "*";
    private static final String TIMES = "x";

    private Copies() {}

    /**
     * Whether a word says how often a piece is used.
     *
     * @param word any word
     * @return {@code true} for {@code *}, and for a number or a range with an {@code x}
     */
    public static boolean isOne(Word word) {
        return word.text().equals(ANY) || word.text().endsWith(TIMES) && isCount(word.text());
    }

    /**
     * The number that such a word means.
     *
     * @param word one for which {@link #isOne} holds
     * @return the number of copies
     * @throws dlx.api.PuzzleSyntaxException if it is 0 or too large
     */
    public static Count of(Word word) {
        if (word.text().equals(ANY)) {
            return Count.ANY;
        }
        Word count = new Word(word.line(), word.column(), withoutTimes(word.text()));
        Count copies = Count.read(count, "a number of copies", DrawnRows.MOST);
        if (copies.to() == 0) {
            throw count.wrong("is not a number of copies", "a number from 1 to " + DrawnRows.MOST);
        }
        return copies;
    }

    /** The word that means so many. */
    static String text(Count copies) {
        return copies.equals(Count.ANY) ? ANY : copies + TIMES;
    }

    private static boolean isCount(String word) {
        String count = withoutTimes(word);
        return !count.equals(ANY) && Count.isOne(count);
    }

    private static String withoutTimes(String word) {
        return word.substring(0, word.length() - TIMES.length());
    }
}
