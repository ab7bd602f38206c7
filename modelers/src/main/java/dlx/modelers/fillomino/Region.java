package dlx.modelers.fillomino;

import dlx.api.BoardMap;
import dlx.modelers.packing.Cell;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The option "these cells are a region", whose label begins with its size: {@code 3 r1c1 r1c2 r2c1}.
 *
 * @param cells the cells of a flat board, sorted
 * @since 0.1
 */
public record Region(List<Cell> cells) {

    /** Creates a region with a copy of the list. */
    public Region {
        cells = List.copyOf(cells);
    }

    /** Returns the number of cells, which is the number in each of them. */
    int size() {
        return cells.size();
    }

    /** Returns the region onto which a turn or a reflection of the board moves this region. */
    Region moved(BoardMap map) {
        return new Region(cells.stream().map(cell -> cell.moved(map)).sorted().toList());
    }

    @Override
    public String toString() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" ", size() + " ", ""));
    }
}
