package dlx.modelers.letters;

import java.util.List;

/**
 * A grid whose cells are free, blocked, or contain a letter.
 *
 * @param columns number of columns, 1 or more
 * @param cells the cells row after row: {@link #FREE}, {@link #BLOCKED} or a letter, which is one code point in
 *     upper case
 * @since 0.1
 */
public record LetterGrid(int columns, List<String> cells) {

    /** A cell that can contain any letter. */
    public static final String FREE = ".";

    /** A cell that cannot contain a letter. */
    public static final String BLOCKED = "#";

    /** Creates a grid with a copy of the cells. */
    public LetterGrid {
        cells = List.copyOf(cells);
    }

    /**
     * Returns the number of rows.
     *
     * @return number of rows, 1 or more
     */
    public int rows() {
        return cells.size() / columns;
    }

    /**
     * Returns the content of a cell.
     *
     * @param row from 0
     * @param column from 0
     * @return {@link #FREE}, {@link #BLOCKED} or a letter; {@link #BLOCKED} outside of the grid
     */
    public String at(int row, int column) {
        return row < 0 || column < 0 || row >= rows() || column >= columns
                ? BLOCKED
                : cells.get(row * columns + column);
    }

    /**
     * Returns true if a cell can contain a letter.
     *
     * @param row from 0
     * @param column from 0
     * @param letter one code point in upper case
     * @return true if the cell is free or contains this letter already
     */
    public boolean allows(int row, int column, String letter) {
        String cell = at(row, column);
        return cell.equals(FREE) || cell.equals(letter);
    }

    /**
     * Returns true if a cell is free.
     *
     * @param row from 0
     * @param column from 0
     * @return false for a cell with a letter, and for a blocked cell
     */
    public boolean isFree(int row, int column) {
        return at(row, column).equals(FREE);
    }

    /**
     * Returns the letters of a word.
     *
     * @param word the word in upper case
     * @return its code points
     */
    public static List<String> letters(String word) {
        return word.codePoints().mapToObj(Character::toString).toList();
    }
}
