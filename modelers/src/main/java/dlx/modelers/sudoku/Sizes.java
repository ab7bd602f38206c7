package dlx.modelers.sudoku;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.Symbols;
import java.util.Optional;

/**
 * The possible sizes of the boards of a text: all sizes, or only the size whose box the setting
 * {@link SudokuReader#BOX} gives.
 */
final class Sizes {

    /** The only possible size; empty without the setting. */
    final Optional<Size> only;

    /**
     * Creates the sizes of a text.
     *
     * @param text the text, for its setting
     * @throws PuzzleSyntaxException if the setting is not a box
     */
    Sizes(PuzzleText text) {
        only = text.setting(SudokuReader.BOX).map(Sizes::ofBox);
    }

    /**
     * Returns the size whose boards have {@code count} cells.
     *
     * @param spaced true if blanks separate cells; otherwise only sizes with a character per value are returned
     */
    Optional<Size> whole(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofCells(count))
                .filter(size -> count == size.n * size.n && (spaced || hasSymbols(size)));
    }

    /** Returns the size whose rows have {@code count} cells; see {@link #whole} for {@code spaced}. */
    Optional<Size> row(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofSide(count))
                .filter(size -> count == size.n && (spaced || hasSymbols(size)));
    }

    /** Returns the size whose boards have {@code count} cells; empty if a row can have that number of cells. */
    Optional<Size> onlyWhole(int count, boolean spaced) {
        return row(count, spaced).isPresent() ? Optional.empty() : whole(count, spaced);
    }

    /** Returns the maximum number of cells of a row. */
    int longestRow() {
        return only.map(size -> size.n).orElse(Size.GREATEST);
    }

    /** Returns true if each value has a character, for cells without blanks between; there are 35 characters. */
    static boolean hasSymbols(Size size) {
        return size.n <= Symbols.DIGITS.most();
    }

    /** Returns the size of a setting like {@code 2x3}: rows and columns of a box. */
    private static Size ofBox(Word word) {
        String box = word.text();
        if (box.length() != 3 || box.charAt(1) != 'x' || !isSide(box.charAt(0)) || !isSide(box.charAt(2))) {
            throw word.wrong("is not a box", "its rows x its columns, from 2x2 to 6x6");
        }
        return Size.ofBox(box.charAt(0) - '0', box.charAt(2) - '0');
    }

    private static boolean isSide(char c) {
        return c >= '0' + Size.LEAST_BOX && c <= '0' + Size.GREATEST_BOX;
    }
}
