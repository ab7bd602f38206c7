package dlx.modelers.letters;

import dlx.api.Area;
import dlx.api.Svg;
import dlx.modelers.grid.GridLines;
import dlx.modelers.grid.Ink;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A grid that is being filled, for text and picture.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class LetterBoard {

    private static final String BLOCK = "#404040";

    private final LetterGrid grid;
    private final List<String> cells;

    /**
     * Creates a board with the given letters of a grid.
     *
     * @param grid the grid
     */
    public LetterBoard(LetterGrid grid) {
        this.grid = grid;
        this.cells = new ArrayList<>(grid.cells());
    }

    /**
     * Writes a word into the grid.
     *
     * @param row row of its first letter, from 0
     * @param column column of its first letter, from 0
     * @param down number of rows from a letter to the next; negative upwards
     * @param right number of columns from a letter to the next; negative to the left
     * @param word the word in upper case; must stay on the grid
     */
    public void write(int row, int column, int down, int right, String word) {
        int r = row;
        int c = column;
        for (String letter : LetterGrid.letters(word)) {
            cells.set(r * grid.columns() + c, letter);
            r += down;
            c += right;
        }
    }

    /**
     * Returns the place of a word in the picture.
     *
     * @param row row of its first letter, from 0
     * @param column column of its first letter, from 0
     * @param down number of rows from a letter to the next; negative upwards
     * @param right number of columns from a letter to the next; negative to the left
     * @param word the word in upper case
     * @return a box for each letter
     */
    public static List<Area> areas(int row, int column, int down, int right, String word) {
        return IntStream.range(0, LetterGrid.letters(word).size())
                .mapToObj(k -> Area.cell(row + k * down, column + k * right))
                .toList();
    }

    /**
     * Returns the grid as it is filled now.
     *
     * @return a grid in which all letters are given
     */
    public LetterGrid grid() {
        return new LetterGrid(grid.columns(), cells);
    }

    /**
     * Returns the grid as text.
     *
     * @return one line per row, each with its line end
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            text.append(String.join("", cells.subList(row * grid.columns(), (row + 1) * grid.columns())))
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * Draws the background of the letters: blocked cells and lines.
     *
     * @return a new picture to draw on
     */
    public Svg ground() {
        int rows = grid.rows();
        int columns = grid.columns();
        Svg svg = new Svg(columns, rows);
        for (int cell = 0; cell < cells.size(); cell++) {
            if (cells.get(cell).equals(LetterGrid.BLOCKED)) {
                svg.box(cell % columns, cell / columns, 1, 1, BLOCK);
            }
        }
        GridLines.draw(svg, 0, 0, rows, columns, 1, 0.02, 0.06, "black");
        return svg;
    }

    /**
     * Draws the letters: given letters black and bold, found letters blue.
     *
     * @param svg receives the letters
     * @param down distance of the letters below the centers of the cells, in cells
     * @return the same picture
     */
    public Svg letters(Svg svg, double down) {
        for (int cell = 0; cell < cells.size(); cell++) {
            double x = cell % grid.columns() + 0.5;
            double y = cell / grid.columns() + 0.5 + down;
            String letter = cells.get(cell);
            if (letter.equals(LetterGrid.FREE) || letter.equals(LetterGrid.BLOCKED)) {
                continue;
            }
            Ink.write(svg, grid.cells().get(cell).equals(letter), x, y, Ink.SIZE, Ink.FOUND, letter);
        }
        return svg;
    }
}
