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
     * Returns true if a word states how often a piece is used.
     *
     * @param word any word
     * @return true for {@code *}, and for a number or a range with an {@code x}
     */
    public static boolean isOne(Word word) {
        return word.text().equals(ANY) || word.text().endsWith(TIMES) && isCount(word.text());
    }

    /**
     * Returns the number of copies that a word states.
     *
     * @param word a word for which {@link #isOne} returns true
     * @return the number of copies
     * @throws dlx.api.PuzzleSyntaxException if the number is 0 or too large
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

    /** Returns the word for a number of copies. */
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
