package dlx.modelers.cages;

import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.grid.CellValues;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of cages by their cells, {@code r1c1+r1c2}, for cages that a map does not contain.
 *
 * @since 0.1
 */
public final class CellList {

    private static final Pattern CELL = Pattern.compile("r([0-9]{1,2})c([0-9]{1,2})");

    private CellList() {}

    /** Returns true if a word begins like a list of cells. */
    static boolean isOne(Word word) {
        return WatchedText.matcher(CELL, word.text()).lookingAt();
    }

    /**
     * Returns the name of a cage that a map does not contain.
     *
     * @param n number of columns of the board
     * @param cells the cells by their numbers from 0, row after row
     * @return the names of the cells with {@code +} between
     */
    public static String name(int n, List<Integer> cells) {
        return cells.stream().map(cell -> CellValues.cellName(n, cell)).collect(Collectors.joining("+"));
    }

    /**
     * Reads the cells in ascending order.
     *
     * @param word the names of the cells with {@code +} between
     * @param n number of rows and of columns of the board
     * @param most maximum number of cells
     * @return the numbers of the cells from 0, ascending
     * @throws dlx.api.PuzzleSyntaxException if a name is not a cell of the board or appears twice, or there are too
     *     many
     */
    public static List<Integer> read(Word word, int n, int most) {
        return inOrder(word, n, most).stream().sorted().toList();
    }

    /**
     * Reads the cells in the order of the text.
     *
     * @see #read
     */
    public static List<Integer> inOrder(Word word, int n, int most) {
        List<Integer> cells = new ArrayList<>();
        for (Word name : word.parts('+')) {
            Matcher cell = WatchedText.matcher(CELL, name.text());
            int row = cell.matches() ? Integer.parseInt(cell.group(1)) : 0;
            int column = row > 0 ? Integer.parseInt(cell.group(2)) : 0;
            if (Math.min(row, column) < 1 || Math.max(row, column) > n) {
                throw name.wrong("is not a cell of the board", "r1c1 to r" + n + "c" + n);
            }
            int number = (row - 1) * n + column - 1;
            if (cells.contains(number) || cells.size() == most) {
                throw name.wrong("is one too many", "at most " + most + " cells that differ");
            }
            cells.add(number);
        }
        return cells;
    }
}
