package dlx.modelers.nonogram;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/**
 * Finds colors of cells that follow from single lines, given the colors left for the cells of each line, and repeats
 * this until no more colors are excluded.
 */
final class LineSolver {

    private final Nonogram puzzle;

    /** The bits of the colors left for each cell, by row and column, as in a {@link LineTable}. */
    private final int[][] left;

    private final Deque<CellLine> waiting = new ArrayDeque<>();
    private final BitSet isWaiting = new BitSet();
    private boolean possible = true;
    private long solved;

    LineSolver(Nonogram puzzle) {
        this.puzzle = puzzle;
        left = new int[puzzle.rows().size()][puzzle.columns().size()];
        for (int[] row : left) {
            Arrays.fill(row, (2 << puzzle.colors().size()) - 1);
        }
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
        return Integer.bitCount(left[row][column]) == 1;
    }

    /** Returns true if the cell may be white. */
    boolean mayBeWhite(int row, int column) {
        return (left[row][column] & LineTable.WHITE) != 0;
    }

    /** Returns the fillings of a line with the colors left. */
    LineTable table(CellLine line) {
        int[] cells = new int[puzzle.cells(line.across())];
        for (int cell = 0; cell < cells.length; cell++) {
            cells[cell] = left[line.row(cell)][line.column(cell)];
        }
        return new LineTable(cells, puzzle.clue(line), puzzle.signs());
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
        int[] colors = table.colors();
        for (int cell = 0; cell < colors.length; cell++) {
            int row = line.row(cell);
            int column = line.column(cell);
            if (left[row][column] != colors[cell]) {
                left[row][column] = colors[cell];
                add(new CellLine(!line.across(), cell));
            }
        }
    }
}
