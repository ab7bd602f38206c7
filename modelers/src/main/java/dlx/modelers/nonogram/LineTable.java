package dlx.modelers.nonogram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * The fillings of one line, all at once: where its blocks may lie and which cells may be white, if some cells are known.
 *
 * <p>One table says which beginnings of the line can hold which first blocks, a second one which ends hold the others. With n
 * cells and k blocks they take n * k steps.
 */
final class LineTable {

    static final byte UNKNOWN = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;

    private final byte[] cells;
    private final List<Integer> blocks;

    /**
     * By number of blocks and of cells: whether the first cells can hold just the first blocks, and the last of these cells is
     * white. One cell more than there are is white.
     */
    private final boolean[][] begins;

    /** The same from the other end. */
    private final boolean[][] ends;

    /** @param cells what is known of each */
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

    /** Whether there is a filling. */
    boolean isPossible() {
        return begins[blocks.size()][cells.length + 1];
    }

    /** Whether the cell is white in some filling. */
    boolean mayBeWhite(int cell) {
        for (int before = 0; before <= blocks.size(); before++) {
            if (begins[before][cell + 1] && ends[blocks.size() - before][cells.length - cell]) {
                return true;
            }
        }
        return false;
    }

    /** Whether a block begins at the cell in some filling. */
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

    /** The cells that are black in some filling. */
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
