package dlx.modelers.letters;

import java.util.List;

/**
 * A grid whose cells are free, blocked, or hold a letter.
 *
 * @param columns how many, {@code >= 1}
 * @param cells row after row: {@link #FREE}, {@link #BLOCKED} or a letter, which is one code point in upper case
 * @since 0.1
 */
public record LetterGrid(int columns, List<String> cells) {

    /** A cell that takes any letter. */
    public static final String FREE = ".";

    /** A cell that takes none. */
    public static final String BLOCKED = "#";

    /** A grid with copies of what was given. */
    public LetterGrid {
        cells = List.copyOf(cells);
    }

    /**
     * How many rows there are.
     *
     * @return {@code >= 1}
     */
    public int rows() {
        return cells.size() / columns;
    }

    /**
     * What a cell holds.
     *
     * @param row from 0
     * @param column from 0
     * @return {@link #BLOCKED} outside of the grid, too
     */
    public String at(int row, int column) {
        return row < 0 || column < 0 || row >= rows() || column >= columns
                ? BLOCKED
                : cells.get(row * columns + column);
    }

    /**
     * Whether a letter may stand in a cell.
     *
     * @param row from 0
     * @param column from 0
     * @param letter one code point in upper case
     * @return {@code true} if the cell is free or holds the letter already
     */
    public boolean allows(int row, int column, String letter) {
        String cell = at(row, column);
        return cell.equals(FREE) || cell.equals(letter);
    }

    /**
     * Whether a cell is free.
     *
     * @param row from 0
     * @param column from 0
     * @return {@code false} where a letter stands, and where none may
     */
    public boolean isFree(int row, int column) {
        return at(row, column).equals(FREE);
    }

    /**
     * The letters of a word.
     *
     * @param word in upper case
     * @return its code points
     */
    public static List<String> letters(String word) {
        return word.codePoints().mapToObj(Character::toString).toList();
    }
}
