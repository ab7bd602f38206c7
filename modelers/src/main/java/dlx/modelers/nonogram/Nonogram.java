package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The clues of a picture. There may be no such picture, or several.
 *
 * @param rows the clue of each row, from the top; 1 to 100
 * @param columns the clue of each column, from the left; 1 to 100
 * @param linesFirst whether lines are solved before options are made, each by itself as far as that goes
 * @since 0.1
 */
public record Nonogram(List<Clue> rows, List<Clue> columns, boolean linesFirst) {

    /** The most rows, and the most columns. */
    static final int GREATEST = 100;

    /** Clues with copies of what was given. */
    public Nonogram {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /** A picture of which only the size is known. */
    static Nonogram open(int rows, int columns, boolean linesFirst) {
        return new Nonogram(Collections.nCopies(rows, Clue.OPEN), Collections.nCopies(columns, Clue.OPEN), linesFirst);
    }

    /** The clues that a picture has, black where {@code true}. */
    static Nonogram of(boolean[][] picture, boolean linesFirst) {
        boolean[][] turned = Canvas.picture(picture[0].length, picture.length, (row, column) -> picture[column][row]);
        return new Nonogram(clues(picture), clues(turned), linesFirst);
    }

    private static List<Clue> clues(boolean[][] lines) {
        return Arrays.stream(lines).map(Clue::of).toList();
    }

    /** The same size without clues. */
    Nonogram blank() {
        return open(rows.size(), columns.size(), linesFirst);
    }

    /** The clue of a line. */
    Clue clue(CellLine line) {
        return (line.across() ? rows : columns).get(line.number());
    }

    /** The cells of each row, or of each column. */
    int cells(boolean across) {
        return across ? columns.size() : rows.size();
    }

    /** All lines, rows first. */
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

    /** As puzzles are written. */
    String text() {
        StringBuilder text = new StringBuilder("width " + columns.size() + "\nheight " + rows.size() + "\nrows\n");
        rows.forEach(clue -> text.append(clue).append('\n'));
        text.append("columns\n");
        columns.forEach(clue -> text.append(clue).append('\n'));
        return text.toString();
    }
}
