package dlx.modelers.sudoku;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.Symbols;
import java.util.Optional;

/** The sizes that boards of a text may have: all, or the one whose box the setting {@link SudokuReader#BOX} gives. */
final class Sizes {

    /** The only size there is, if the person at the prompt says so. */
    final Optional<Size> only;

    /**
     * The sizes in a text.
     *
     * @throws PuzzleSyntaxException if the setting is no box
     */
    Sizes(PuzzleText text) {
        only = text.setting(SudokuReader.BOX).map(Sizes::ofBox);
    }

    /** The size whose boards have so many cells. */
    Optional<Size> whole(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofCells(count))
                .filter(size -> count == size.n * size.n && (spaced || hasSymbols(size)));
    }

    /** The size whose rows have so many cells. */
    Optional<Size> row(int count, boolean spaced) {
        return (only.isPresent() ? only : Size.ofSide(count))
                .filter(size -> count == size.n && (spaced || hasSymbols(size)));
    }

    /** The size whose boards have so many cells, where no row has. */
    Optional<Size> onlyWhole(int count, boolean spaced) {
        return row(count, spaced).isPresent() ? Optional.empty() : whole(count, spaced);
    }

    /** How many cells a row has at most. */
    int longestRow() {
        return only.map(size -> size.n).orElse(Size.GREATEST);
    }

    /** Without blanks a cell is a character; there are 35 of them. */
    static boolean hasSymbols(Size size) {
        return size.n <= Symbols.DIGITS.most();
    }

    /** {@code 2x3}: rows and columns of a box. */
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
