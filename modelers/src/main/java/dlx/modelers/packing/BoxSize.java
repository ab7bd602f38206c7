package dlx.modelers.packing;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.api.Word;

/**
 * The size of a board as a word: {@code 6x10}, or {@code 3x3x3} with the layers in front.
 *
 * @since 0.1
 */
public final class BoxSize {

    private static final String SIZE = "[0-9]++(?:x[0-9]++)++";

    private BoxSize() {}

    /**
     * Returns true if a word has the form of a size.
     *
     * @param word any word
     * @return true for two or more numbers with {@code x} between them
     */
    public static boolean isOne(Word word) {
        return word.text().length() <= DrawnRows.MOST && WatchedText.matches(SIZE, word.text());
    }

    /**
     * Returns the board of a size, without blocked cells.
     *
     * @param size the sides of the board
     * @param dimensions 2 or 3
     * @return the board
     * @throws PuzzleSyntaxException if the word is not a size, or the board is too large
     */
    public static Board board(Word size, int dimensions) {
        String[] sides = isOne(size) ? size.text().split("x") : new String[0];
        if (sides.length != dimensions) {
            throw size.wrong("is not a size", dimensions == 2 ? "ROWSxCOLUMNS" : "LAYERSxROWSxCOLUMNS");
        }
        int[] numbers = {1, 1, 1};
        int column = size.column();
        long cells = 1;
        for (int i = 0; i < dimensions; i++) {
            int number = new Word(size.line(), column, sides[i]).toInt("the side of a board", 1, DrawnRows.MOST);
            numbers[3 - dimensions + i] = number;
            cells *= number;
            column += sides[i].length() + 1;
        }
        if (cells > DrawnRows.MOST) {
            throw size.wrong("is too large", "at most " + DrawnRows.MOST + " cells");
        }
        return Board.box(numbers[0], numbers[1], numbers[2]);
    }
}
