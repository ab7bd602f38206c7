package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * All fillings of one line with some known cells: possible places of its blocks, and cells that may be white.
 *
 * <p>Two tables hold the state. One is for the beginnings of the line and its first blocks, the other for its ends and
 * its last blocks. With n cells and k blocks they take n * k steps.
 */
final class LineTable {

    static final byte UNKNOWN = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;

    private final byte[] cells;
    private final List<Integer> blocks;

    /**
     * By number of blocks and number of cells: true if the first cells can hold exactly the first blocks and the last
     * of these cells is white. The line is extended by one white cell at its end.
     */
    private final boolean[][] begins;

    /** The table {@code begins} of the reversed line. */
    private final boolean[][] ends;

    /**
     * Creates the table of a line.
     *
     * @param cells a constant of this class for each cell
     * @param blocks the lengths of the blocks
     */
    LineTable(byte[] cells, List<Integer> blocks) {
        this.cells = cells;
        this.blocks = blocks;
        begins = table(cells, blocks);
        List<Integer> reversed = new ArrayList<>(blocks);
        Collections.reverse(reversed);
        byte[] backwards = new byte[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            backwards[cells.length - 1 - cell] = cells[cell];
        }
        ends = table(backwards, reversed);
    }

    private static boolean[][] table(byte[] cells, List<Integer> blocks) {
        boolean[][] table = new boolean[blocks.size() + 1][cells.length + 2];
        table[0][0] = true;
        for (int count = 0; count <= blocks.size(); count++) {
            int length = count == 0 ? 0 : blocks.get(count - 1);
            int run = 0;
            for (int end = 1; end <= cells.length + 1; end++) {
                boolean mayBeWhite = end > cells.length || cells[end - 1] != BLACK;
                boolean follows = count > 0 && run >= length && table[count - 1][end - 1 - length];
                table[count][end] = mayBeWhite && (table[count][end - 1] || follows);
                run = end <= cells.length && cells[end - 1] != WHITE ? run + 1 : 0;
            }
        }
        return table;
    }

    /** Returns true if there is a filling. */
    boolean isPossible() {
        return begins[blocks.size()][cells.length + 1];
    }

    /** Returns true if the cell is white in some filling. */
    boolean mayBeWhite(int cell) {
        for (int before = 0; before <= blocks.size(); before++) {
            if (begins[before][cell + 1] && ends[blocks.size() - before][cells.length - cell]) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if a block begins at the cell in some filling. */
    boolean mayLie(int block, int start) {
        int rest = cells.length - start - blocks.get(block);
        return rest >= 0
                && begins[block][start]
                && ends[blocks.size() - 1 - block][rest]
                && isFree(start, start + blocks.get(block));
    }

    private boolean isFree(int from, int to) {
        for (int cell = from; cell < to; cell++) {
            if (cells[cell] == WHITE) {
                return false;
            }
        }
        return true;
    }

    /** Returns the cells that are black in some filling. */
    BitSet black() {
        BitSet black = new BitSet(cells.length);
        for (int block = 0; block < blocks.size(); block++) {
            for (int start = 0; start < cells.length; start++) {
                if (mayLie(block, start)) {
                    black.set(start, start + blocks.get(block));
                }
            }
        }
        return black;
    }
}
