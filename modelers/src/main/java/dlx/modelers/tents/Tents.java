package dlx.modelers.tents;

import dlx.api.Cells;
import java.util.Collections;
import java.util.List;

/**
 * A lawn with trees, each of which needs a tent. If counts and given tents break the rules, there is no solution.
 *
 * @param trees the cells with trees
 * @param tents the cells with given tents
 * @param crossed the cells that cannot have a tent
 * @param inRows number of tents in each row, or {@link #UNKNOWN}
 * @param inColumns number of tents in each column, or {@link #UNKNOWN}
 * @since 0.1
 */
public record Tents(Cells trees, Cells tents, Cells crossed, List<Integer> inRows, List<Integer> inColumns) {

    /** The value of a count that is not given. */
    static final int UNKNOWN = -1;

    /** Creates a lawn with copies of the lists. */
    public Tents {
        inRows = List.copyOf(inRows);
        inColumns = List.copyOf(inColumns);
    }

    /** Returns a lawn without trees and counts. */
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

    /** Returns true if a cell may have a tent, regardless of counts; false outside the lawn. */
    boolean isOpen(int row, int column) {
        return row >= 0
                && row < rows()
                && column >= 0
                && column < columns()
                && !trees.has(row, column)
                && !crossed.has(row, column);
    }
}
