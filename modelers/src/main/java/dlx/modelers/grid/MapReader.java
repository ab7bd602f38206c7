package dlx.modelers.grid;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;

/**
 * Reads a map of regions, one line per row; blanks between marks are ignored.
 *
 * <p>Not thread-safe; created for one map.
 *
 * @since 0.1
 */
public final class MapReader {

    private final PuzzleText text;
    private final boolean gaps;
    private final StringBuilder marks = new StringBuilder();
    private final CellPlaces places = new CellPlaces();

    /**
     * Creates a reader of one map.
     *
     * @param text the text, after the first line of the map
     * @param gaps true if cells may be without a region
     */
    public MapReader(PuzzleText text, boolean gaps) {
        this.text = text;
        this.gaps = gaps;
    }

    /**
     * Returns the number of marks of a line, if it is the row of a map.
     *
     * @param line any line
     * @return number of its characters without blanks, 0 or more
     */
    public static int width(Line line) {
        return (int) line.text().chars().filter(c -> !Glyphs.isBlank((char) c)).count();
    }

    /**
     * Reads the map.
     *
     * @param first its first line
     * @param n number of rows and columns
     * @return the map
     * @throws PuzzleSyntaxException if the lines are not such a map
     */
    public RegionMap read(Line first, int n) {
        addRow(first, n);
        for (int row = 2; row <= n; row++) {
            addRow(
                    LinesWithinBoard.next(text, "the map", "row " + row + " of the " + n + "x" + n + " map of regions"),
                    n);
        }
        return new RegionMap(n, marks.toString());
    }

    /**
     * Returns the places of the cells that were read, for errors.
     *
     * @return the places, row after row
     */
    public CellPlaces places() {
        return places;
    }

    private void addRow(Line line, int n) {
        String row = line.text();
        checkMarks(line);
        int width = width(line);
        if (width != n) {
            throw line.endError("the row of the map has " + width + " cells; expected " + n);
        }
        for (int i = 0; i < row.length(); i++) {
            if (!Glyphs.isBlank(row.charAt(i))) {
                marks.append(row.charAt(i));
                places.add(line, i + 1);
            }
        }
    }

    private void checkMarks(Line line) {
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (!Glyphs.isBlank(c) && !RegionMap.isMark(c) && !(gaps && c == RegionMap.NONE)) {
                throw line.wrong(
                        i + 1, "marks no region", gaps ? "a letter, a digit, or '.' for none" : "a letter or a digit");
            }
        }
    }
}
