package dlx.modelers.tents;

import dlx.api.Cells;
import java.util.Collections;
import java.util.List;

/**
 * A lawn with trees, each of which needs a tent. Counts and tents may break the rules; then there is no solution.
 *
 * @param trees where trees stand
 * @param tents where tents stand already
 * @param crossed where no tent may stand
 * @param inRows how many tents are in each row, or {@link #UNKNOWN}
 * @param inColumns how many are in each column, or {@link #UNKNOWN}
 * @since 0.1
 */
public record Tents(Cells trees, Cells tents, Cells crossed, List<Integer> inRows, List<Integer> inColumns) {

    /** A count that is not told. */
    static final int UNKNOWN = -1;

    /** A lawn with copies of what was given. */
    public Tents {
        inRows = List.copyOf(inRows);
        inColumns = List.copyOf(inColumns);
    }

    /** A lawn without trees, of which no count is told. */
    static Tents lawn(int rows, int columns) {
        Cells none = Cells.where(rows, columns, (row, column) -> false);
        return new Tents(none, none, none, unknown(rows), unknown(columns));
    }

    private static List<Integer> unknown(int counts) {
        return Collections.nCopies(counts, UNKNOWN);
    }

    int rows() {
        return inRows.size();
    }

    int columns() {
        return inColumns.size();
    }

    /** Whether a cell may have a tent, whatever the counts say. */
    boolean isOpen(int row, int column) {
        return row >= 0
                && row < rows()
                && column >= 0
                && column < columns()
                && !trees.has(row, column)
                && !crossed.has(row, column);
    }
}
