package dlx.modelers.nonogram;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Finds black and white cells that follow from single lines, given the known cells of each line, and repeats this until
 * no more cells follow.
 */
final class LineSolver {

    private final Nonogram puzzle;

    /** The known cells, by row and column: a constant of {@link LineTable}. */
    private final byte[][] known;

    private final Deque<CellLine> waiting = new ArrayDeque<>();
    private final BitSet isWaiting = new BitSet();
    private boolean possible = true;
    private long solved;

    LineSolver(Nonogram puzzle) {
        this.puzzle = puzzle;
        known = new byte[puzzle.rows().size()][puzzle.columns().size()];
        puzzle.lines().forEach(this::add);
        while (possible && !waiting.isEmpty()) {
            CellLine line = waiting.remove();
            isWaiting.clear(index(line));
            solve(line);
        }
    }

    /** Returns true unless some line has proved that there is no picture. */
    boolean isPossible() {
        return possible;
    }

    /** Returns the number of lines solved, as a measure of work. */
    long lines() {
        return solved;
    }

    boolean isKnown(int row, int column) {
        return known[row][column] != LineTable.UNKNOWN;
    }

    /** Returns true if the cell may be white. */
    boolean mayBeWhite(int row, int column) {
        return known[row][column] != LineTable.BLACK;
    }

    /** Returns the fillings of a line with the known cells. */
    LineTable table(CellLine line) {
        byte[] cells = new byte[puzzle.cells(line.across())];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = known[line.row(cell)][line.column(cell)];
        }
        return new LineTable(cells, puzzle.clue(line).blocks());
    }

    private int index(CellLine line) {
        return line.across() ? line.number() : puzzle.rows().size() + line.number();
    }

    private void add(CellLine line) {
        if (!puzzle.clue(line).open() && !isWaiting.get(index(line))) {
            isWaiting.set(index(line));
            waiting.add(line);
        }
    }

    private void solve(CellLine line) {
        solved++;
        LineTable table = table(line);
        if (!table.isPossible()) {
            possible = false;
            return;
        }
        BitSet black = table.black();
        for (int cell = 0; cell < puzzle.cells(line.across()); cell++) {
            int row = line.row(cell);
            int column = line.column(cell);
            if (known[row][column] == LineTable.UNKNOWN && black.get(cell) != table.mayBeWhite(cell)) {
                known[row][column] = black.get(cell) ? LineTable.BLACK : LineTable.WHITE;
                add(new CellLine(!line.across(), cell));
            }
        }
    }
}
