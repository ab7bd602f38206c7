package dlx.rules.value;

import java.util.List;

/** A range of cells: in a {@code for}, two variables run over their rows and columns. */
public interface CellSet {

    /**
     * A cell.
     *
     * @param row from 1 in a grid, from 0 in a picture, downwards
     * @param column likewise, to the right
     */
    record Cell(long row, long column) {}

    /** Returns the cells, row after row. */
    List<Cell> cells();
}
