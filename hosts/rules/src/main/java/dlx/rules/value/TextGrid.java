package dlx.rules.value;

import dlx.api.Word;
import dlx.rules.value.Picture.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A grid of a puzzle's text: numbers and marks in rows and columns, both counted from 1.
 *
 * @param words the words by row and column, with their places; all rows have the same length
 * @param values their values
 * @param cells the cells, row after row
 * @param pictures the cells of each value except {@link #EMPTY}, in the order of their first cells
 */
public record TextGrid(
        List<List<Word>> words, List<List<Object>> values, List<Cell> cells, Map<Object, Picture> pictures) {

    /** The mark of a cell without content, and of every cell outside the grid. */
    public static final String EMPTY = ".";

    private static final Picture NOTHING = Picture.of("turn 1", List.of());

    /** Returns a grid of words, with 1 row or more. */
    public static TextGrid of(List<List<Word>> words) {
        List<Cell> cells = new ArrayList<>();
        Map<Object, List<Cell>> places = new LinkedHashMap<>();
        List<List<Object>> values = words.stream()
                .map(row -> row.stream().map(word -> Values.of(word.text())).toList())
                .toList();
        for (int r = 0; r < values.size(); r++) {
            for (int c = 0; c < values.get(r).size(); c++) {
                Cell cell = new Cell(r + 1, c + 1);
                cells.add(cell);
                places.computeIfAbsent(values.get(r).get(c), mark -> new ArrayList<>())
                        .add(cell);
            }
        }
        places.remove(EMPTY);
        Map<Object, Picture> pictures = new LinkedHashMap<>();
        places.forEach((mark, marked) -> pictures.put(mark, Picture.of("turn 1", marked)));
        return new TextGrid(words, values, cells, pictures);
    }

    public int rows() {
        return values.size();
    }

    public int columns() {
        return values.get(0).size();
    }

    /** Returns the word of a cell of the grid, with its place in the text. */
    public Word word(long row, long column) {
        return words.get((int) row - 1).get((int) column - 1);
    }

    public boolean has(long row, long column) {
        return 1 <= row && row <= rows() && 1 <= column && column <= columns();
    }

    /** Returns the value of a cell; {@link #EMPTY} outside the grid. */
    public Object at(long row, long column) {
        return has(row, column) ? values.get((int) row - 1).get((int) column - 1) : EMPTY;
    }

    /** Returns the cells with a mark as a picture, which is empty if the grid does not have the mark. */
    public Picture picture(Object mark) {
        return pictures.getOrDefault(mark, NOTHING);
    }

    /** Returns the values as words, in new arrays. */
    public String[][] board() {
        return values.stream()
                .map(row -> row.stream().map(String::valueOf).toArray(String[]::new))
                .toArray(String[][]::new);
    }

    /** Returns a grid of this size with other words. */
    public TextGrid with(String text) {
        UnaryOperator<Word> other = word -> new Word(word.line(), word.column(), text);
        return of(words.stream().map(row -> row.stream().map(other).toList()).toList());
    }
}
