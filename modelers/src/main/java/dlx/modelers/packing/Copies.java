package dlx.modelers.packing;

import dlx.api.Word;

/**
 * The number of times that a piece is used, as a word: {@code 3x}, or {@code *} for any number of times.
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
     * @return {@code true} for {@code *} and a number with an {@code x}
     */
    public static boolean isOne(Word word) {
        return word.text().equals(ANY) || word.text().matches("[0-9]+" + TIMES);
    }

    /**
     * The number that such a word means.
     *
     * @param word one for which {@link #isOne} holds
     * @return the number of copies, or {@link Piece#ANY_NUMBER}
     * @throws dlx.api.PuzzleSyntaxException if it is 0 or too large
     */
    public static int of(Word word) {
        if (word.text().equals(ANY)) {
            return Piece.ANY_NUMBER;
        }
        String digits = word.text().substring(0, word.text().length() - TIMES.length());
        return new Word(word.line(), word.column(), digits).toInt("a number of copies", 1, DrawnRows.MOST);
    }

    /** The word that means so many. */
    static String text(int copies) {
        return copies == Piece.ANY_NUMBER ? ANY : copies + TIMES;
    }
}
