package dlx.modelers.jigsaw;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.grid.CellCollector;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.grid.MapReader;
import dlx.modelers.grid.RegionMap;

/**
 * A reader of jigsaws: a board and a map of its regions, or a board of numbers that also encode the walls.
 *
 * @since 0.1
 */
public final class JigsawReader {

    private static final int LEAST = 4;

    /** Maximum number of values, for which letters suffice. */
    private static final int GREATEST = 25;

    private static final String WHAT = "the board";

    private JigsawReader() {}

    /**
     * Reads the jigsaw at the position of the text.
     *
     * @param text the text, before the board
     * @return the jigsaw
     * @throws dlx.api.PuzzleSyntaxException if the text is not a jigsaw
     */
    public static Jigsaw read(PuzzleText text) {
        Line line = text.nextFilled("a board");
        boolean spaced = CellCollector.isSpaced(line);
        int n = CellCollector.count(line, spaced);
        if (n < LEAST || n > GREATEST) {
            throw CellCollector.wrongCount(line, spaced, "the row", LEAST + " to " + GREATEST);
        }
        boolean walls =
                spaced && n <= WallBits.GREATEST && line.words().stream().anyMatch(WallBits::hasWalls);
        return walls ? withWalls(text, line, n) : withMap(text, line, n, spaced);
    }

    /** Reads a jigsaw with walls in the format of the judge: words, with line ends anywhere. */
    static Jigsaw words(PuzzleText text, int n, String board) {
        WallBits cells = new WallBits(n);
        while (cells.missing() > 0) {
            Line line = text.nextFilled(n * n + " numbers of " + board);
            if (CellCollector.count(line, true) > cells.missing()) {
                throw CellCollector.wrongCount(line, true, "the line", "at most " + cells.missing());
            }
            line.words().forEach(cells::add);
        }
        return cells.jigsaw();
    }

    private static Jigsaw withWalls(PuzzleText text, Line first, int n) {
        WallBits cells = new WallBits(n);
        addRow(first, n, cells);
        for (int row = 2; row <= n; row++) {
            addRow(LinesWithinBoard.next(text, WHAT, rowOf(row, n)), n, cells);
        }
        return cells.jigsaw();
    }

    private static void addRow(Line line, int n, WallBits cells) {
        if (CellCollector.count(line, true) != n) {
            throw CellCollector.wrongCount(line, true, "the row", Integer.toString(n));
        }
        line.words().forEach(cells::add);
    }

    private static Jigsaw withMap(PuzzleText text, Line first, int n, boolean spaced) {
        CellCollector cells = new CellCollector(n, spaced);
        cells.add(first);
        for (int row = 2; row <= n; row++) {
            cells.addRow(LinesWithinBoard.next(text, WHAT, rowOf(row, n)));
        }
        var givens = cells.givens();
        MapReader map = new MapReader(text, false);
        Line firstOfMap = text.nextFilled("row 1 of the " + n + "x" + n + " map of regions");
        RegionMap regions = map.read(firstOfMap, n);
        RegionCheck.check(
                regions, map.places(), cell -> "the region '" + regions.marks().charAt(cell) + "'");
        return new Jigsaw(regions, givens, cells.style(false));
    }

    private static String rowOf(int row, int n) {
        return "row " + row + " of the " + n + "x" + n + " board";
    }
}
