package dlx.modelers.tilingcost;

import dlx.api.Svg;
import dlx.modelers.packing.Board;
import dlx.modelers.packing.Cell;
import dlx.modelers.packing.Drawing;
import dlx.modelers.packing.Look;
import dlx.modelers.packing.Placement;
import java.util.List;

/** Draws the numbers of a board, colors and borders of the tiles, and the value of each tile in its first cell. */
final class PaidPicture {

    private static final double LETTER = 0.4;
    private static final double SMALL = 0.22;

    /** Width reserved for a letter, as a multiple of its height; most letters are narrower. */
    private static final double ADVANCE = 0.62;

    private PaidPicture() {}

    static Svg of(PaidBoard board, List<Placement> solution) {
        Board cells = board.packing().board();
        Svg svg = new Drawing(cells, solution, Look.byPlace(cells, solution)).outlines();
        for (int i = 0; i < cells.cells().size(); i++) {
            Cell cell = cells.cells().get(i);
            String number = Long.toString(board.numbers().get(i));
            svg.word(cell.column() + 0.5, cell.row() + 0.56, size(number, LETTER), "#333", number);
        }
        for (Placement tile : solution) {
            Cell first = tile.cells().get(0);
            String pays = Long.toString(board.pays(tile));
            double size = size(pays, SMALL);
            svg.boldWord(
                    first.column() + 0.1 + pays.length() * size * ADVANCE / 2, first.row() + 0.2, size, "black", pays);
        }
        return svg;
    }

    /** Returns a letter height, at most the wanted height, at which a word fits into a cell. */
    private static double size(String word, double wanted) {
        return Math.min(wanted, 0.85 / (word.length() * ADVANCE));
    }
}
