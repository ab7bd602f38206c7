package dlx.modelers.packing;

import dlx.api.Word;

/** How often a piece is used, as a word: {@code 3x}, or {@code *} for any number of times. */
final class Copies {

    private static final String ANY = "*";
    private static final String TIMES = "x";

    private Copies() {}

    static boolean isOne(Word word) {
        return word.text().equals(ANY) || word.text().matches("[0-9]+" + TIMES);
    }

    /** The number that such a word means; {@link Piece#ANY_NUMBER} for {@code *}. */
    static int of(Word word) {
        if (word.text().equals(ANY)) {
            return Piece.ANY_NUMBER;
        }
        String digits = word.text().substring(0, word.text().length() - TIMES.length());
        return new Word(word.line(), word.column(), digits).toInt("a number of copies", 1, Rows.MOST);
    }
}
