package dlx.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A rectangle of words in a puzzle's text. Its cells are in rows and columns, both counted from 0, and each cell has
 * its place for messages. {@link Grid#text} and {@link Grid#columns} write such boards.
 *
 * <p>Returned by {@link PuzzleText#words} and {@link PuzzleText#characters}. Immutable and thread-safe.
 *
 * @since 0.1
 */
public final class WordGrid {

    private final List<List<Word>> rows;

    /** Words at each rim that was read. */
    private final Map<Rim, List<Word>> rims;

    private WordGrid(List<List<Word>> rows, Map<Rim, List<Word>> rims) {
        this.rows = List.copyOf(rows);
        this.rims = rims;
    }

    /** The ways to cut a line into cells. */
    enum Split {
        /** Blanks separate the cells. */
        WORDS,
        /** Each character is a cell; blanks are ignored. */
        CHARACTERS;

        List<Word> of(List<Word> words) {
            return this == WORDS
                    ? words
                    : words.stream().flatMap(word -> word.characters().stream()).toList();
        }
    }

    /** Reads rows and the words at some rims, until a blank line or the end of the text. */
    static WordGrid read(PuzzleText text, Split split, String row, Rim... rims) {
        Map<Rim, List<Word>> read = new EnumMap<>(Rim.class);
        Arrays.asList(rims).forEach(rim -> read.put(rim, new ArrayList<>()));
        List<Word> top = List.of();
        if (read.containsKey(Rim.TOP)) {
            top = text.nextFilled("the numbers above the board").words();
            read.put(Rim.TOP, top);
        }
        List<List<Word>> rows = new ArrayList<>();
        Line line = top.isEmpty() ? text.nextFilled(row) : text.next(row);
        while (text.look().filter(follower -> !follower.isBlank()).isPresent()) {
            addRow(rows, split, line, top.size(), read);
            line = text.next(row);
        }
        if (read.containsKey(Rim.BOTTOM)) {
            if (rows.isEmpty()) {
                throw line.error(1, "the board ends here; expected " + row + ", then the numbers below the board");
            }
            List<Word> bottom = line.words();
            read.put(Rim.BOTTOM, bottom);
            String found = "the board has " + PuzzleText.counted(bottom.size(), "number") + " below it";
            check(line, bottom, rows.get(0).size(), found, "one for each column");
        } else {
            addRow(rows, split, line, top.size(), read);
        }
        read.replaceAll((rim, words) -> List.copyOf(words));
        return new WordGrid(rows, read);
    }

    /** Adds a row, and the words at its left and right rims. */
    private static void addRow(
            List<List<Word>> rows, Split split, Line line, int numbersAbove, Map<Rim, List<Word>> rims) {
        List<Word> words = line.words();
        for (Rim side : List.of(Rim.LEFT, Rim.RIGHT)) {
            if (rims.containsKey(side)) {
                if (words.isEmpty()) {
                    throw line.endError("the row ends here; expected cells, and a number at each rim");
                }
                rims.get(side).add(words.remove(side == Rim.LEFT ? 0 : words.size() - 1));
            }
        }
        List<Word> cells = split.of(words);
        if (numbersAbove > 0) {
            check(line, cells, numbersAbove, "as many as there are numbers above, which have blanks between them");
        } else if (!rows.isEmpty()) {
            check(line, cells, rows.get(0).size(), "as many as the first row has");
        }
        rows.add(cells);
    }

    /** Reads a board of a known size, one row per line. */
    static WordGrid read(PuzzleText text, Split split, String row, int height, int width) {
        List<List<Word>> rows = new ArrayList<>();
        for (int r = 0; r < height; r++) {
            Line line = r == 0 ? text.nextFilled(row) : text.next(row);
            List<Word> read = split.of(line.words());
            check(line, read, width, "as the size says");
            rows.add(read);
        }
        return new WordGrid(rows, Map.of());
    }

    private static void check(Line line, List<Word> cells, int expected, String why) {
        check(line, cells, expected, "the row has " + PuzzleText.counted(cells.size(), "cell"), why);
    }

    private static void check(Line line, List<Word> words, int expected, String found, String why) {
        if (words.size() != expected) {
            int column = words.size() > expected
                    ? words.get(expected).column()
                    : line.text().stripTrailing().length() + 1;
            throw line.error(column, found + "; expected " + expected + ", " + why);
        }
    }

    /**
     * Returns the number of rows.
     *
     * @return number of rows, 1 or more; 0 only if the model asked for 0 rows
     */
    public int rows() {
        return rows.size();
    }

    /**
     * Returns the number of columns.
     *
     * @return number of cells in each row; 0 if there are no rows
     */
    public int columns() {
        return rows.isEmpty() ? 0 : rows.get(0).size();
    }

    /**
     * Returns the word in a cell, with its place.
     *
     * @param row from 0 to {@code rows() - 1}
     * @param column from 0 to {@code columns() - 1}
     * @return the word
     * @throws IndexOutOfBoundsException if the board does not have this cell
     */
    public Word at(int row, int column) {
        return rows.get(row).get(column);
    }

    /**
     * Converts the word of each cell to a value.
     *
     * @param reader returns the value of a word; throws an exception of {@link Word#wrong} or {@link Word#toInt}
     *     for a word without a meaning
     * @return the values by row and column: unmodifiable lists, which records can hold and compare
     * @param <T> the type of the values
     */
    public <T> List<List<T>> map(Function<Word, T> reader) {
        return rows.stream().map(row -> row.stream().map(reader).toList()).toList();
    }

    /**
     * Returns the words at a rim of the board.
     *
     * @param rim a rim that was named when the board was read
     * @return a word for each column, from the left, or for each row, from the top
     * @throws IllegalArgumentException if the rim was not named when the board was read
     */
    public List<Word> rim(Rim rim) {
        List<Word> words = rims.get(rim);
        if (words == null) {
            throw new IllegalArgumentException("rim: " + rim + "; expected one that the board was read with: "
                    + (rims.isEmpty() ? "none" : rims.keySet()));
        }
        return words;
    }

    /**
     * Returns the cells whose words satisfy a condition, for example the cells with a tree.
     *
     * @param holds returns true if the cell of a word is included
     * @return the cells
     */
    public Cells where(Predicate<Word> holds) {
        return Cells.where(rows(), columns(), (row, column) -> holds.test(at(row, column)));
    }
}
