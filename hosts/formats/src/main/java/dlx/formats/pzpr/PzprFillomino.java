package dlx.formats.pzpr;

import dlx.formats.text.Grids;
import dlx.formats.text.ReadPuzzles;

/** The genre fillomino: the numbers of the cells. */
final class PzprFillomino {

    private static final int LARGEST_REGION = 99;

    /**
     * The loss in every fillomino: the model limits regions without a number, except with the setting {@code largest}.
     */
    private static final String WITHOUT_NUMBER =
            "on large boards, regions without a number that have more cells than the greatest number; --set largest=N allows them";

    private PzprFillomino() {}

    static ReadPuzzles read(PzprLink link) {
        int most = link.width() == 1 ? 9 : LARGEST_REGION; // the model finds two-digit numbers by blanks between cells
        int[][] board = link.code().numbers(link.body("cells"), most);
        return link.imported("fillomino", Grids.numbers(board), WITHOUT_NUMBER);
    }
}
