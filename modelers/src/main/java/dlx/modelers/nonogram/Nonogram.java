package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The clues of a picture. A solution may not exist or not be unique.
 *
 * @param rows the clue of each row, from the top; 1 to 100 rows
 * @param columns the clue of each column, from the left; 1 to 100 columns
 * @param linesFirst true if lines are solved, each by itself as far as possible, before options are made
 * @since 0.1
 */
public record Nonogram(List<Clue> rows, List<Clue> columns, boolean linesFirst) {

    /** Maximum number of rows, and of columns. */
    static final int GREATEST = 100;

    /** Creates a puzzle with copies of the lists. */
    public Nonogram {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /** Returns a puzzle of a size whose lines are all open. */
    static Nonogram open(int rows, int columns, boolean linesFirst) {
        return new Nonogram(Collections.nCopies(rows, Clue.OPEN), Collections.nCopies(columns, Clue.OPEN), linesFirst);
    }

    /** Returns the clues of a picture, whose entries are true for black cells. */
    static Nonogram of(boolean[][] picture, boolean linesFirst) {
        boolean[][] turned = Canvas.picture(picture[0].length, picture.length, (row, column) -> picture[column][row]);
        return new Nonogram(clues(picture), clues(turned), linesFirst);
    }

    private static List<Clue> clues(boolean[][] lines) {
        return Arrays.stream(lines).map(Clue::of).toList();
    }

    /** Returns a puzzle of the same size without clues. */
    Nonogram blank() {
        return open(rows.size(), columns.size(), linesFirst);
    }

    /** Returns the clue of a line. */
    Clue clue(CellLine line) {
        return (line.across() ? rows : columns).get(line.number());
    }

    /** Returns the number of cells of each row ({@code across}), or of each column. */
    int cells(boolean across) {
        return across ? columns.size() : rows.size();
    }

    /** Returns all lines, rows first. */
    List<CellLine> lines() {
        List<CellLine> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            lines.add(new CellLine(true, row));
        }
        for (int column = 0; column < columns.size(); column++) {
            lines.add(new CellLine(false, column));
        }
        return lines;
    }

    /** Returns the puzzle as text in the format {@code .non}. */
    String text() {
        StringBuilder text = new StringBuilder("width " + columns.size() + "\nheight " + rows.size() + "\nrows\n");
        rows.forEach(clue -> text.append(clue).append('\n'));
        text.append("columns\n");
        columns.forEach(clue -> text.append(clue).append('\n'));
        return text.toString();
    }
}
