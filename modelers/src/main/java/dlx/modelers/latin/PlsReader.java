package dlx.modelers.latin;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.grid.LinesWithinBoard;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a square in the format of the collections of quasigroups with holes (.pls): a line {@code order 5}, then five
 * rows of five numbers from 0 to 4, -1 for a hole.
 */
final class PlsReader {

    private static final String ORDER = "order";
    private static final String HOLE = "-1";

    private PlsReader() {}

    static boolean isHead(Line line) {
        return new WordReader(line).next(ORDER).text().equals(ORDER);
    }

    /** Reads the rows below the head. Adds 1 to all values, and warns about that. */
    static Square read(PuzzleText text, Line head, boolean diagonals) {
        WordReader words = new WordReader(head);
        words.next(ORDER);
        int n = words.next("the number of rows").toInt("a number of rows", 1, SquareText.MOST);
        words.end("the number of rows");
        List<SquareEntry> givens = new ArrayList<>();
        for (int row = 1; row <= n; row++) {
            WordReader cells = new WordReader(LinesWithinBoard.next(text, "the square", "row " + row + " of " + n));
            for (int column = 1; column <= n; column++) {
                Word cell = cells.next(n + " cells in the row");
                if (!cell.text().equals(HOLE)) {
                    givens.add(new SquareEntry(row, column, 1 + cell.toInt("a cell, nor " + HOLE, 0, n - 1)));
                }
            }
            cells.end("cell " + n);
        }
        SquareText.refuseMore(text, n);
        text.warn(head, "the values 0 to " + (n - 1) + " of this form are 1 to " + n + " in the written text");
        return new Square(n, givens, diagonals, true);
    }
}
