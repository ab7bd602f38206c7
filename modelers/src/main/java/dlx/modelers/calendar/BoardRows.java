package dlx.modelers.calendar;

import dlx.api.Grid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.WatchedText;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.DrawnSign;
import dlx.modelers.packing.PlacedPieces;
import dlx.modelers.packing.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A drawing of the board and its pieces, after a date: a character for each cell. */
final class BoardRows {

    private BoardRows() {}

    /**
     * Returns the pieces of the drawing at the position of the text.
     *
     * @param text the text, after a date
     * @return an empty list if the next line is not a row
     */
    static List<Placement> read(PuzzleText text) {
        List<DrawnSign> marks = new ArrayList<>();
        int row = 0;
        while (text.look().filter(BoardRows::isRow).isPresent()) {
            Line line = text.next("a row of the board");
            if (row == Calendar.BOARD.rows()) {
                throw line.error(1, "the board has " + row + " rows already; expected a date");
            }
            addRow(line, row, marks);
            row++;
        }
        if (row > 0 && row < Calendar.BOARD.rows()) {
            String expected = "row " + (row + 1) + " of the " + Calendar.BOARD.rows() + " rows of the board";
            throw text.look()
                    .map(line -> line.error(1, "the board ends here; expected " + expected))
                    .orElseGet(() -> text.endOfText(expected));
        }
        return PlacedPieces.of(Calendar.PIECES, marks);
    }

    /** Skips the rows that follow. */
    static void skip(PuzzleText text) {
        text.skipWhile(BoardRows::isRow);
    }

    /** Returns the drawing of pieces that do not overlap. */
    static String text(List<Placement> placed) {
        char[][] rows = new char[Calendar.BOARD.rows()][];
        for (int row = 0; row < rows.length; row++) {
            rows[row] = new char[length(row)];
            Arrays.fill(rows[row], Drawing.FREE);
        }
        for (Placement placement : placed) {
            for (Cell cell : placement.cells()) {
                rows[cell.row()][cell.column()] = placement.piece().charAt(0);
            }
        }
        return Grid.text(rows);
    }

    /** Returns true if a line is a row of a board. A date contains small letters or digits. */
    private static boolean isRow(Line line) {
        return WatchedText.matches("[.A-Z]+", line.text().strip());
    }

    private static void addRow(Line line, int row, List<DrawnSign> marks) {
        String cells = line.text().strip();
        int start = line.text().indexOf(cells);
        if (cells.length() != length(row)) {
            throw line.error(
                    start + Math.min(cells.length(), length(row)) + 1,
                    "the row has " + cells.length() + (cells.length() == 1 ? " cell" : " cells") + "; expected "
                            + length(row));
        }
        for (int column = 0; column < cells.length(); column++) {
            char sign = cells.charAt(column);
            if (sign != Drawing.FREE) {
                marks.add(new DrawnSign(Cell.flat(row, column), sign, line, start + column + 1));
            }
        }
    }

    /** Returns the number of cells in a row; they are the first places of the row. */
    private static int length(int row) {
        Board board = Calendar.BOARD;
        int length = 0;
        while (board.indexOf(Cell.flat(row, length)) >= 0) {
            length++;
        }
        return length;
    }
}
