package dlx.modelers.starbattle;

import dlx.modelers.bundled.PuzzleWithGivens;
import dlx.modelers.grid.RegionMap;
import java.util.List;

/**
 * A board to be filled with stars. The stars that stand there already may break the rules; then there is no solution.
 *
 * @param stars in each row, column and region, {@code >= 1}
 * @param regions a map of the board; cells may be in no region
 * @param givens what stands there already, a cell at most once
 * @since 0.1
 */
public record StarBattle(int stars, RegionMap regions, List<Star> givens)
        implements PuzzleWithGivens<StarBattle, Star> {

    /** A board with copies of what was given. */
    public StarBattle {
        givens = List.copyOf(givens);
    }

    /** Rows, and as many columns. */
    int n() {
        return regions.n();
    }

    /** Whether some cell is in a region. */
    boolean hasRegions() {
        return !regions.houses().isEmpty();
    }

    @Override
    public StarBattle empty() {
        return new StarBattle(stars, regions, List.of());
    }
}
