package dlx.modelers.nonogram;

/**
 * All fillings of one line whose cells have some colors left: possible places of its blocks, and colors of its cells.
 *
 * <p>Two tables hold the state. One is for the beginnings of the line and its first blocks, the other for its ends and
 * its last blocks. With n cells and k blocks they take n * k steps.
 */
final class LineTable {

    /** The bit of white in the colors of a cell; the next bits are the colors in the order of their signs. */
    static final int WHITE = 1;

    private final int[] cells;
    private final Half begins;

    /** The table of the reversed line. */
    private final Half ends;

    /**
     * Creates the table of a line.
     *
     * @param cells the bits of the colors that each cell may have
     * @param clue the blocks
     * @param signs the signs of the colors of the puzzle
     */
    LineTable(int[] cells, Clue clue, String signs) {
        this.cells = cells;
        begins = new Half(cells, clue, signs);
        int[] backwards = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            backwards[cells.length - 1 - cell] = cells[cell];
        }
        ends = new Half(backwards, clue.reversed(), signs);
    }

    /** The fillings of the beginnings of a line. */
    private static final class Half {

        private final int[] cells;
        private final Clue clue;
        private final int count;

        /** The bit of each block's color. */
        private final int[] bits;

        /** By number of blocks and number of cells: true if the first cells can hold exactly the first blocks. */
        private final boolean[][] holds;

        Half(int[] cells, Clue clue, String signs) {
            this.cells = cells;
            this.clue = clue;
            count = clue.blocks().size();
            bits = clue.colors().chars().map(sign -> 2 << signs.indexOf(sign)).toArray();
            holds = new boolean[count + 1][cells.length + 1];
            holds[0][0] = true;
            for (int blocks = 0; blocks <= count; blocks++) {
                int length = blocks == 0 ? 0 : clue.blocks().get(blocks - 1);
                int run = 0;
                for (int end = 1; end <= cells.length; end++) {
                    run = blocks > 0 && (cells[end - 1] & bits[blocks - 1]) != 0 ? run + 1 : 0;
                    holds[blocks][end] = holds[blocks][end - 1] && isWhite(end - 1)
                            || run > 0 && run >= length && mayBegin(blocks - 1, end - length);
                }
            }
        }

        private boolean isWhite(int cell) {
            return (cells[cell] & WHITE) != 0;
        }

        /** Returns true if the cells before a place can hold exactly the blocks before a block that begins there. */
        boolean mayBegin(int block, int start) {
            return clue.gapBefore(block) == 0
                    ? holds[block][start]
                    : start > 0 && isWhite(start - 1) && holds[block][start - 1];
        }
    }

    /** Returns true if there is a filling. */
    boolean isPossible() {
        return begins.holds[begins.count][cells.length];
    }

    /** Returns true if the cell is white in some filling. */
    private boolean mayBeWhite(int cell) {
        for (int before = 0; begins.isWhite(cell) && before <= begins.count; before++) {
            if (begins.holds[before][cell] && ends.holds[begins.count - before][cells.length - 1 - cell]) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if a block begins at the cell in some filling. */
    boolean mayLie(int block, int start) {
        int end = start + begins.clue.blocks().get(block);
        return end <= cells.length
                && begins.mayBegin(block, start)
                && ends.mayBegin(begins.count - 1 - block, cells.length - end)
                && isFree(start, end, begins.bits[block]);
    }

    private boolean isFree(int from, int to, int bit) {
        for (int cell = from; cell < to; cell++) {
            if ((cells[cell] & bit) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns the bits of the colors that each cell has in some filling. */
    int[] colors() {
        int[] colors = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            colors[cell] = mayBeWhite(cell) ? WHITE : 0;
        }
        for (int block = 0; block < begins.count; block++) {
            for (int start = 0; start < cells.length; start++) {
                int end = mayLie(block, start) ? start + begins.clue.blocks().get(block) : start;
                for (int cell = start; cell < end; cell++) {
                    colors[cell] |= begins.bits[block];
                }
            }
        }
        return colors;
    }
}
