package dlx.formats.pzpr;

import dlx.formats.text.Grids;
import dlx.formats.text.ReadPuzzles;
import java.util.Arrays;

/** The genre star battle: the number of stars of each region, then the borders of the regions. */
final class PzprStarBattle {

    private static final int MOST_STARS = 50;
    private static final int STARS = 3;
    private static final int BORDERS = 4;

    private PzprStarBattle() {}

    static ReadPuzzles read(PzprLink link) {
        link.side();
        int stars = link.number(STARS, "stars", MOST_STARS);
        int[][] regions = link.code().regions(link.body("borders", BORDERS));
        long count =
                Arrays.stream(regions).flatMapToInt(Arrays::stream).distinct().count();
        if (count > Grids.marks()) {
            throw link.fault("borders: there are " + count + " regions; expected at most " + Grids.marks());
        }
        return link.imported("star-battle", stars + (stars == 1 ? " star\n" : " stars\n") + Grids.regions(regions));
    }
}
