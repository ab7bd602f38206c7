package dlx.formats.pzpr;

import dlx.formats.text.Grids;
import dlx.formats.text.ReadPuzzles;

/** The genre shikaku: the areas of rectangles, some of which are question marks. */
final class PzprShikaku {

    private PzprShikaku() {}

    static ReadPuzzles read(PzprLink link) {
        int[][] board = link.code().clues(link.body("cells"), link.width() * link.height());
        return link.imported("rectangles", Grids.lines(board, PzprShikaku::word, " "));
    }

    private static String word(int clue) {
        return clue == PzprRim.NONE ? "." : clue == PzprRim.UNKNOWN ? "?" : String.valueOf(clue);
    }
}
