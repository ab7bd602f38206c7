package dlx.modelers.jigsaw;

import dlx.api.PuzzleSyntaxException;
import dlx.modelers.grid.CellPlaces;
import dlx.modelers.grid.House;
import dlx.modelers.grid.RegionMap;
import java.util.function.IntFunction;

/** A check that regions are fit for a jigsaw: each has n connected cells. */
final class RegionCheck {

    private RegionCheck() {}

    /**
     * Checks the regions in the order of their first cells.
     *
     * @param regions the regions of a board
     * @param places the places of the cells in the text
     * @param name returns the name of the region with the given first cell, for messages
     * @throws PuzzleSyntaxException at a region's first cell if the region has too many or too few cells; else at
     *     its first cell that is not connected with that cell
     */
    static void check(RegionMap regions, CellPlaces places, IntFunction<String> name) {
        int n = regions.n();
        String marks = regions.marks();
        int[] part = Parts.of(n, (cell, below) -> marks.charAt(cell) == marks.charAt(below ? cell + n : cell + 1));
        for (House region : regions.houses()) {
            int first = region.cells().get(0);
            int size = region.cells().size();
            if (size != n) {
                throw places.error(
                        first,
                        name.apply(first) + " has " + size + (size == 1 ? " cell" : " cells") + "; expected " + n);
            }
            for (int cell : region.cells()) {
                if (part[cell] != part[first]) {
                    throw places.error(
                            cell, name.apply(first) + " is not in one piece; expected this cell beside another of it");
                }
            }
        }
    }
}
