package dlx.modelers.starbattle;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.RegionMap;
import java.util.List;

/**
 * A board to be filled with stars. If given stars break the rules, there is no solution.
 *
 * @param stars number of stars in each row, column and region, {@code >= 1}
 * @param regions the regions of the board; some cells may lie outside all regions
 * @param givens the given stars, at most one per cell
 * @since 0.1
 */
public record StarBattle(int stars, RegionMap regions, List<Star> givens)
        implements PuzzleWithGivens<StarBattle, Star> {

    /** Creates a board with a copy of the list. */
    public StarBattle {
        givens = List.copyOf(givens);
    }

    /** Returns the number of rows, which is also the number of columns. */
    int n() {
        return regions.n();
    }

    /** Returns true if some cell is in a region. */
    boolean hasRegions() {
        return !regions.houses().isEmpty();
    }

    @Override
    public StarBattle empty() {
        return new StarBattle(stars, regions, List.of());
    }
}
