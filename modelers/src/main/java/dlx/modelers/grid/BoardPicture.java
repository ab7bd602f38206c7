package dlx.modelers.grid;

import dlx.api.Svg;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Draws a board: thick borders between regions, givens bold and black on gray, found values in blue. Cells may be
 * shaded, may have a note in a corner, and may be outlined in groups.
 *
 * <p>Cells count from 0, row after row. Not thread-safe.
 *
 * @since 0.1
 */
public final class BoardPicture {

    private static final String GIVEN_GROUND = "#dedede";
    private static final String NOTE = "#555555";

    /** Distance of an outline from the borders of its cells, in cells. */
    private static final double INSET = 0.07;

    private static final double DASH = 0.08;

    /** Colors of shaded cells, paler than the palette of {@link Svg}, because blue words must be readable on them. */
    private static final String[] SHADES = {
        "#cdebe4", "#fff5bf", "#e0def2", "#fdd5cf", "#d9ecc4", "#fee2c0", "#cfe3f2", "#fae0ee", "#e8dcc8"
    };

    /** Width of the shade that remains visible around the gray of a given, in cells. */
    private static final double SHADE_BORDER = 0.13;

    private final int n;
    private final IntUnaryOperator region;

    /** Color of the shade of each cell, row after row; an empty text for a cell without a shade. */
    private final String[] shades;

    /** Note in the corner of each cell, row after row; an empty text for a cell without a note. */
    private final String[] notes;

    private final List<BitSet> outlined = new ArrayList<>();

    /**
     * Creates a picture of an n x n board.
     *
     * @param n number of rows, columns and values
     * @param region returns the number of the region of a cell; borders between regions are thick
     */
    public BoardPicture(int n, IntUnaryOperator region) {
        this.n = n;
        this.region = region;
        this.shades = new String[n * n];
        this.notes = new String[n * n];
        Arrays.fill(shades, "");
        Arrays.fill(notes, "");
    }

    /**
     * Shades some cells. A later shade of a cell replaces an earlier one.
     *
     * @param cells numbers of the cells
     * @param shade number of a shade, 0 or more; the shades repeat
     * @return this picture
     */
    public BoardPicture shade(List<Integer> cells, int shade) {
        cells.forEach(cell -> shades[cell] = SHADES[shade % SHADES.length]);
        return this;
    }

    /**
     * Shades some groups of cells, so that groups that touch have different shades.
     *
     * @param groups the cells of each group; if two groups share a cell, the shade of the later group is visible
     * @return this picture
     */
    public BoardPicture shadeApart(List<List<Integer>> groups) {
        int[] group = new int[n * n];
        Arrays.fill(group, -1);
        int[] shade = new int[groups.size()];
        for (int g = 0; g < groups.size(); g++) {
            BitSet around = new BitSet();
            for (int cell : groups.get(g)) {
                neighbors(cell)
                        .map(other -> group[other])
                        .filter(other -> other >= 0)
                        .forEach(other -> around.set(shade[other]));
            }
            for (int cell : groups.get(g)) {
                group[cell] = g;
            }
            shade[g] = around.nextClearBit(0);
            shade(groups.get(g), shade[g]);
        }
        return this;
    }

    /** Returns a cell and the cells beside it. */
    private IntStream neighbors(int cell) {
        return IntStream.of(cell, cell % n > 0 ? cell - 1 : -1, cell % n < n - 1 ? cell + 1 : -1, cell - n, cell + n)
                .filter(other -> other >= 0 && other < n * n);
    }

    /**
     * Writes a small note into a corner of a cell.
     *
     * @param cell number of the cell
     * @param note a few characters
     * @return this picture
     */
    public BoardPicture note(int cell, String note) {
        notes[cell] = note;
        return this;
    }

    /**
     * Draws a broken line around some cells.
     *
     * @param cells numbers of the cells
     * @return this picture
     */
    public BoardPicture outline(List<Integer> cells) {
        BitSet group = new BitSet();
        cells.forEach(group::set);
        outlined.add(group);
        return this;
    }

    /**
     * Draws the board.
     *
     * @param style style with the symbols of the values
     * @param givens the givens
     * @param solution the values in cells, including givens or not
     * @return a whole picture
     */
    public Svg draw(BoardStyle style, List<CellValue> givens, List<CellValue> solution) {
        Svg svg = new Svg(n, n);
        int[] given = CellValues.values(n, givens);
        int[] found = CellValues.values(n, solution);
        for (int cell = 0; cell < n * n; cell++) {
            drawGround(svg, cell, given[cell] != 0);
        }
        drawBorders(svg);
        outlined.forEach(group -> group.stream().forEach(cell -> drawOutline(svg, group, cell)));
        for (int cell = 0; cell < n * n; cell++) {
            drawWords(svg, cell, style.symbols(), given[cell], found[cell]);
        }
        return svg;
    }

    private void drawGround(Svg svg, int cell, boolean isGiven) {
        int x = cell % n;
        int y = cell / n;
        boolean shaded = !shades[cell].isEmpty();
        if (shaded) {
            svg.box(x, y, 1, 1, shades[cell]);
        }
        if (isGiven) {
            double free = shaded ? SHADE_BORDER : 0;
            svg.box(x + free, y + free, 1 - 2 * free, 1 - 2 * free, GIVEN_GROUND);
        }
    }

    /** Draws the sides of a cell whose neighbor is not in the group. */
    private void drawOutline(Svg svg, BitSet group, int cell) {
        int x = cell % n;
        int y = cell / n;
        for (int side = -1; side <= 1; side += 2) {
            if (!has(group, x, y + side)) {
                double start = x + 0.5 - reach(has(group, x - 1, y), has(group, x - 1, y + side));
                double end = x + 0.5 + reach(has(group, x + 1, y), has(group, x + 1, y + side));
                double at = y + 0.5 + side * (0.5 - INSET);
                svg.dashes(start, at, end, at, 0.03, NOTE, DASH, DASH);
            }
            if (!has(group, x + side, y)) {
                double start = y + 0.5 - reach(has(group, x, y - 1), has(group, x + side, y - 1));
                double end = y + 0.5 + reach(has(group, x, y + 1), has(group, x + side, y + 1));
                double at = x + 0.5 + side * (0.5 - INSET);
                svg.dashes(at, start, at, end, 0.03, NOTE, DASH, DASH);
            }
        }
    }

    /**
     * Returns the distance from the center of a cell to the end of its outline: to the border of the next cell if that
     * cell is in the group, and beyond it if the outline turns there.
     */
    private static double reach(boolean isToContinue, boolean turns) {
        return isToContinue ? turns ? 0.5 + INSET : 0.5 : 0.5 - INSET;
    }

    private boolean has(BitSet group, int x, int y) {
        return x >= 0 && x < n && y >= 0 && y < n && group.get(y * n + x);
    }

    private void drawWords(Svg svg, int cell, Symbols symbols, int given, int found) {
        double x = cell % n + 0.5;
        double y = cell / n + 0.5;
        boolean noted = !notes[cell].isEmpty();
        double down = noted ? 0.08 : 0;
        if (given != 0) {
            svg.boldWord(x, y + down, Ink.SIZE, Ink.GIVEN, symbols.word(given));
        } else if (found != 0) {
            svg.word(x, y + down, Ink.SIZE, Ink.FOUND, symbols.word(found));
        }
        if (noted) {
            svg.word(x - 0.3, y - 0.32, 0.25, NOTE, notes[cell]);
        }
    }

    /** Draws thin lines between all cells, then thick lines between regions and around the board. */
    private void drawBorders(Svg svg) {
        for (int k = 1; k < n; k++) {
            svg.line(0, k, n, k, 0.02, "black");
            svg.line(k, 0, k, n, 0.02, "black");
        }
        for (int k = 0; k <= n; k++) {
            drawThick(svg, k, true, (line, along) -> line * n + along);
            drawThick(svg, k, false, (line, along) -> along * n + line);
        }
    }

    /** Draws the thick parts of one grid line, each in a single stroke. */
    private void drawThick(Svg svg, int line, boolean lying, IntBinaryOperator cell) {
        int start = 0;
        for (int along = 0; along <= n; along++) {
            if (along < n && isThick(line, along, cell)) {
                continue;
            }
            if (start < along) {
                if (lying) {
                    svg.line(start, line, along, line, 0.08, "black");
                } else {
                    svg.line(line, start, line, along, 0.08, "black");
                }
            }
            start = along + 1;
        }
    }

    private boolean isThick(int line, int along, IntBinaryOperator cell) {
        return line == 0
                || line == n
                || region.applyAsInt(cell.applyAsInt(line - 1, along))
                        != region.applyAsInt(cell.applyAsInt(line, along));
    }
}
