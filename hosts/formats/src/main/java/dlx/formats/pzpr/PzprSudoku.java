package dlx.formats.pzpr;

import dlx.formats.text.Grids;
import dlx.formats.text.ReadPuzzles;
import java.util.List;

/** The genre sudoku: the numbers of the cells. */
final class PzprSudoku {

    /** Numbers of rows for which the program and the model sudoku have the same boxes. */
    static final List<Integer> SIZES = List.of(4, 6, 9, 16, 25);

    private PzprSudoku() {}

    static ReadPuzzles read(PzprLink link) {
        int width = link.width();
        int height = link.height();
        if (width != height || !SIZES.contains(width)) {
            throw link.fault("size: it is " + width + "x" + height + "; expected 4x4, 6x6, 9x9, 16x16 or 25x25");
        }
        return link.imported("sudoku", Grids.sudoku(link.code().numbers(link.body("cells"), width)));
    }
}
