package dlx.modelers.table;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;

/**
 * A cell of a table, which messages call as spreadsheets do: {@code 'Q' in column D (Mon 1)}.
 *
 * @param word what stands in it; empty for an empty cell
 * @param index its column, from 0
 * @param header what stands above it in the first row; empty for the cells of that row
 * @since 0.1
 */
public record TableCell(Word word, int index, String header) {

    private static final int LETTERS = 26;

    /**
     * What stands in it.
     *
     * @return the characters without quotes, and without blanks around them
     */
    public String text() {
        return word.text();
    }

    /**
     * Whether nothing stands in it.
     *
     * @return {@code true} for an empty cell
     */
    public boolean isEmpty() {
        return word.text().isEmpty();
    }

    /**
     * An error about what stands in this cell.
     *
     * @param problem what is wrong, written after the place of the cell; of an empty one it is that it is empty
     * @param expected what was expected, written after {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return isEmpty()
                ? word.line().error(word.column(), place() + " is empty; expected " + expected)
                : word.wrong("in " + place() + ' ' + problem, expected);
    }

    /**
     * The same place with other words: a part of what stands in this cell.
     *
     * @param part some of its characters
     * @return a cell that messages call as this one
     */
    public TableCell part(String part) {
        return new TableCell(new Word(word.line(), word.column(), part), index, header);
    }

    /** The column's letters and the header; the line is in the message already. */
    private String place() {
        StringBuilder letters = new StringBuilder();
        for (int rest = index + 1; rest > 0; rest = (rest - 1) / LETTERS) {
            letters.insert(0, (char) ('A' + (rest - 1) % LETTERS));
        }
        return "column " + letters + (header.isEmpty() ? "" : " (" + header + ')');
    }
}
