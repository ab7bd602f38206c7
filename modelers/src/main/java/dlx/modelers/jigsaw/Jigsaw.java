package dlx.modelers.jigsaw;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import java.util.List;
import java.util.stream.Stream;

/**
 * A jigsaw sudoku: its regions, and what stands in its cells already. The givens may contradict each other; then there
 * is no solution.
 *
 * @param regions n regions of n cells each
 * @param givens what stands there already, a cell at most once
 * @param style how solutions are written
 * @since 0.1
 */
public record Jigsaw(RegionMap regions, List<CellValue> givens, BoardStyle style)
        implements PuzzleWithGivens<Jigsaw, CellValue> {

    /** A jigsaw with copies of what was given. */
    public Jigsaw {
        givens = List.copyOf(givens);
    }

    /** The same regions in the style that stands for all. */
    @Override
    public Jigsaw empty() {
        return new Jigsaw(regions, List.of(), BoardStyle.WORDS);
    }

    /** The rows, the columns, the regions. */
    List<House> houses() {
        return Stream.concat(House.rowsAndColumns(regions.n()).stream(), regions.houses().stream())
                .toList();
    }
}
