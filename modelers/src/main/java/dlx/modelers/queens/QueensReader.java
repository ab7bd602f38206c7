package dlx.modelers.queens;

import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Word;
import dlx.modelers.queens.QueensModel.Board;
import dlx.modelers.queens.QueensModel.Queen;
import java.util.ArrayList;
import java.util.List;

/** Reads a board: its size, or its rows of cells. */
final class QueensReader {

    static final char QUEEN = 'Q';
    static final char EMPTY = '.';

    private static final int GREATEST = 512;

    private QueensReader() {}

    static Board read(PuzzleText text, boolean toroidal) {
        Line line = text.nextFilled("a board size, or a board of 'Q' and '.'");
        if (!startsRow(line)) {
            return new Board(size(line), List.of(), toroidal);
        }
        List<Queen> placed = new ArrayList<>();
        int size = drawn(line, text, placed);
        return new Board(size, placed, toroidal);
    }

    static void skipRows(PuzzleText text) {
        text.skipWhile(QueensReader::startsRow);
    }

    private static boolean startsRow(Line line) {
        return line.startsWith(QUEEN) || line.startsWith(EMPTY);
    }

    /**
     * Returns the size on a line. Takes the whole line as one word, because splitting a line of a million words just to
     * reject it would be slow.
     */
    private static int size(Line line) {
        String number = line.text().strip();
        return new Word(line, line.text().indexOf(number) + 1, number).toInt("a board size", 1, GREATEST);
    }

    /** Adds the queens of all rows, and returns the number of rows. */
    private static int drawn(Line first, PuzzleText text, List<Queen> placed) {
        int size = readRow(first, 0, GREATEST, placed);
        for (int row = 1; row < size; row++) {
            String expected = "row " + (row + 1) + " of " + size;
            Line line = text.look().orElseThrow(() -> text.endOfText(expected));
            if (line.isBlank()) {
                throw line.error(1, "the board ends here; expected " + expected);
            }
            text.next(expected);
            int cells = readRow(line, row, size, placed);
            if (cells < size) {
                throw line.error(line.text().length() + 1, "the row has " + cells + " cells; expected " + size);
            }
        }
        text.look().filter(QueensReader::startsRow).ifPresent(line -> {
            throw line.error(1, "the board has " + size + " rows already; expected a blank line after it");
        });
        return size;
    }

    /** Adds the queens of a row, and returns the number of its cells. */
    private static int readRow(Line line, int row, int most, List<Queen> placed) {
        int cells = 0;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == ' ' || c == '\t') {
                continue;
            }
            if (c != QUEEN && c != EMPTY) {
                throw line.wrong(i + 1, "is not a cell", "'Q' or '.'");
            }
            if (cells == most) {
                throw line.error(i + 1, "the row continues here; expected at most " + most + " cells");
            }
            if (c == QUEEN) {
                placed.add(new Queen(row, cells));
            }
            cells++;
        }
        return cells;
    }
}
