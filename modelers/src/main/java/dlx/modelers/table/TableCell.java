package dlx.modelers.table;

import dlx.api.PuzzleSyntaxException;
import dlx.api.Word;

/**
 * A cell of a table, named in messages as in spreadsheets: {@code 'Q' in column D (Mon 1)}.
 *
 * @param word content of the cell with its place; an empty word for an empty cell
 * @param index number of the column, from 0
 * @param header content of the first row in this column; empty for the cells of that row
 * @since 0.1
 */
public record TableCell(Word word, int index, String header) {

    private static final int LETTERS = 26;

    /**
     * Returns the content of this cell.
     *
     * @return the characters without quotes, and without blanks around them
     */
    public String text() {
        return word.text();
    }

    /**
     * Returns true if this cell is empty.
     *
     * @return true if it does not have any characters
     */
    public boolean isEmpty() {
        return word.text().isEmpty();
    }

    /**
     * Returns an error about the content of this cell.
     *
     * @param problem description of the problem, written after the place of the cell; for an empty cell replaced by
     *     {@code is empty}
     * @param expected the expected content, written after {@code expected}
     * @return the exception, to be thrown
     */
    public PuzzleSyntaxException wrong(String problem, String expected) {
        return isEmpty()
                ? word.line().error(word.column(), place() + " is empty; expected " + expected)
                : word.wrong("in " + place() + ' ' + problem, expected);
    }

    /**
     * Returns a cell at the same place with other characters: a part of the content of this cell.
     *
     * @param part some of its characters
     * @return a cell that has the name of this cell in messages
     */
    public TableCell part(String part) {
        return new TableCell(new Word(word.line(), word.column(), part), index, header);
    }

    /** Returns the column's letters and the header. The message contains the line already. */
    private String place() {
        StringBuilder letters = new StringBuilder();
        for (int rest = index + 1; rest > 0; rest = (rest - 1) / LETTERS) {
            letters.insert(0, (char) ('A' + (rest - 1) % LETTERS));
        }
        return "column " + letters + (header.isEmpty() ? "" : " (" + header + ')');
    }
}
