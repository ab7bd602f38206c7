package dlx.rules.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A grid of a puzzle's text: numbers and marks in rows and columns, both counted from 1. Equal by content. */
public final class TextGrid implements CellSet {

    /** The mark of a cell without content, and of every cell outside the grid. */
    public static final String EMPTY = ".";

    private final List<List<Object>> rows;
    private final List<Cell> cells = new ArrayList<>();
    private final Map<Object, Picture> pictures = new LinkedHashMap<>();

    /**
     * Creates a grid.
     *
     * @param rows values by row and column; all rows have the same length
     */
    public TextGrid(List<List<Object>> rows) {
        this.rows = rows;
        Map<Object, List<Cell>> places = new LinkedHashMap<>();
        for (int r = 1; r <= rows(); r++) {
            for (int c = 1; c <= columns(); c++) {
                Cell cell = new Cell(r, c);
                cells.add(cell);
                places.computeIfAbsent(at(r, c), mark -> new ArrayList<>()).add(cell);
            }
        }
        places.remove(EMPTY);
        places.forEach((mark, marked) -> pictures.put(mark, Picture.of(marked)));
    }

    public int rows() {
        return rows.size();
    }

    public int columns() {
        return rows.isEmpty() ? 0 : rows.get(0).size();
    }

    /** Returns the value of a cell; {@link #EMPTY} outside the grid. */
    public Object at(long row, long column) {
        boolean inside = 1 <= row && row <= rows() && 1 <= column && column <= columns();
        return inside ? rows.get((int) row - 1).get((int) column - 1) : EMPTY;
    }

    /** Returns the different values except {@link #EMPTY}, in the order of their first cells. */
    public List<Object> values() {
        return List.copyOf(pictures.keySet());
    }

    /** Returns the cells with a mark as a picture, which is empty if the grid does not have the mark. */
    public Picture picture(Object mark) {
        return pictures.getOrDefault(mark, Picture.of(List.of()));
    }

    /** Returns the values as words, in new arrays. */
    public String[][] words() {
        return rows.stream()
                .map(row -> row.stream().map(String::valueOf).toArray(String[]::new))
                .toArray(String[][]::new);
    }

    /** Returns a grid of this size whose cells are empty. */
    public TextGrid blank() {
        return new TextGrid(rows.stream()
                .map(row -> row.stream().<Object>map(value -> EMPTY).toList())
                .toList());
    }

    @Override
    public List<Cell> cells() {
        return cells;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TextGrid that && rows.equals(that.rows);
    }

    @Override
    public int hashCode() {
        return rows.hashCode();
    }
}
