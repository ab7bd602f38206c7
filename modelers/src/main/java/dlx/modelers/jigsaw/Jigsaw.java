package dlx.modelers.jigsaw;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.BoardStyle;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import java.util.List;
import java.util.stream.Stream;

/**
 * A jigsaw sudoku: its regions and givens. The givens may contradict each other; then the puzzle cannot be solved.
 *
 * @param regions n regions of n cells each
 * @param givens the given values, at most one for a cell
 * @param style the style in which solutions are written
 * @since 0.1
 */
public record Jigsaw(RegionMap regions, List<CellValue> givens, BoardStyle style)
        implements PuzzleWithGivens<Jigsaw, CellValue> {

    /** Creates a jigsaw with a copy of the list. */
    public Jigsaw {
        givens = List.copyOf(givens);
    }

    /** Returns a jigsaw with these regions, in a style that is equal for all puzzles. */
    @Override
    public Jigsaw empty() {
        return new Jigsaw(regions, List.of(), BoardStyle.WORDS);
    }

    /** Returns the rows, the columns, and the regions. */
    List<House> houses() {
        return Stream.concat(House.rowsAndColumns(regions.n()).stream(), regions.houses().stream())
                .toList();
    }
}
