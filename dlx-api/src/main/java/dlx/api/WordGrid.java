package dlx.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A rectangle of words as it stands in a puzzle's text: cells in rows and columns, both from 0, each of which knows its place for
 * messages. The counterpart of {@link Grid#text} and {@link Grid#columns}, which write such boards.
 *
 * <p>Comes from {@link PuzzleText#words} and {@link PuzzleText#characters}. Immutable, so safe for use by several threads.
 *
 * @since 0.1
 */
public final class WordGrid {

    private final List<List<Word>> rows;

    private WordGrid(List<List<Word>> rows) {
        this.rows = rows;
    }

    /** How the cells of a line are told apart. */
    enum Cells {
        /** By blanks. */
        WORDS {
            @Override
            List<Word> of(Line line) {
                return line.words();
            }
        },
        /** Each character is one; blanks do not matter. */
        CHARACTERS {
            @Override
            List<Word> of(Line line) {
                List<Word> cells = new ArrayList<>();
                for (Word word : line.words()) {
                    String text = word.text();
                    for (int k = 0; k < text.length(); k += Character.charCount(text.codePointAt(k))) {
                        cells.add(new Word(line, word.column() + k, Character.toString(text.codePointAt(k))));
                    }
                }
                return cells;
            }
        };

        abstract List<Word> of(Line line);
    }

    /** Reads rows until a blank line or the end of the text. */
    static WordGrid read(PuzzleText text, Cells cells, String row) {
        List<List<Word>> rows = new ArrayList<>();
        Optional<Line> next = Optional.of(text.nextFilled(row));
        while (next.isPresent()) {
            Line line = next.get();
            List<Word> read = cells.of(line);
            if (!rows.isEmpty()) {
                check(line, read, rows.get(0).size(), "as many as the first row has");
            }
            rows.add(read);
            next = text.look().filter(follower -> !follower.isBlank()).map(follower -> text.next(row));
        }
        return new WordGrid(List.copyOf(rows));
    }

    /** Reads just so many rows. */
    static WordGrid read(PuzzleText text, Cells cells, String row, int height, int width) {
        List<List<Word>> rows = new ArrayList<>();
        for (int r = 0; r < height; r++) {
            Line line = r == 0 ? text.nextFilled(row) : text.next(row);
            List<Word> read = cells.of(line);
            check(line, read, width, "as the size says");
            rows.add(read);
        }
        return new WordGrid(List.copyOf(rows));
    }

    private static void check(Line line, List<Word> cells, int expected, String why) {
        if (cells.size() != expected) {
            int column = cells.size() > expected
                    ? cells.get(expected).column()
                    : line.text().stripTrailing().length() + 1;
            throw line.error(
                    column,
                    "the row has " + cells.size() + (cells.size() == 1 ? " cell" : " cells") + "; expected " + expected
                            + ", " + why);
        }
    }

    /**
     * How many rows there are.
     *
     * @return {@code >= 1}, unless a number of rows was asked for
     */
    public int rows() {
        return rows.size();
    }

    /**
     * How many columns there are.
     *
     * @return the number of cells of each row
     */
    public int columns() {
        return rows.isEmpty() ? 0 : rows.get(0).size();
    }

    /**
     * The word in a cell, with its place.
     *
     * @param row from 0 to {@code rows() - 1}
     * @param column from 0 to {@code columns() - 1}
     * @return the word
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public Word at(int row, int column) {
        return rows.get(row).get(column);
    }

    /**
     * Each cell, read as what it means.
     *
     * @param reader what a word means; it throws what {@link Word#wrong} or {@link Word#toInt} make where it means nothing
     * @return what they mean, by row and column: unmodifiable lists, which records hold and compare
     * @param <T> what a cell means
     */
    public <T> List<List<T>> map(Function<Word, T> reader) {
        return rows.stream().map(row -> row.stream().map(reader).toList()).toList();
    }
}
