package dlx.modelers.macmahon;

import dlx.modelers.macmahon.MosaicCell.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A motion of the plane that makes cells of cells, up to a shift: a mirror image or none, then some turns by one corner of
 * a square (a quarter of a full turn) or of a hexagon (a sixth).
 *
 * @param mirrored whether left and right are exchanged first
 * @param turns clockwise, {@code >= 0}
 */
record MosaicMotion(boolean mirrored, int turns) {

    /** All motions, the one that moves nothing left out. */
    static List<MosaicMotion> all(int sides) {
        int full = sides == 4 ? 4 : 6;
        List<MosaicMotion> all = new ArrayList<>();
        for (int turns = 0; turns < full; turns++) {
            all.add(new MosaicMotion(false, turns));
            all.add(new MosaicMotion(true, turns));
        }
        return all.subList(1, all.size());
    }

    /** Where a cell goes. */
    MosaicCell of(MosaicCell cell) {
        MosaicCell moved = mirrored ? new MosaicCell(cell.row(), -cell.column(), cell.kind()) : cell;
        for (int i = 0; i < turns; i++) {
            moved = moved.kind() == Kind.SQUARE
                    ? new MosaicCell(moved.column(), -moved.row(), Kind.SQUARE)
                    : turnedTriangle(moved);
        }
        return moved;
    }

    /** The colors of a tile where it goes, in the order of the edges there. */
    String of(String colors) {
        String moved = colors;
        if (mirrored) {
            moved = colors.charAt(0)
                    + new StringBuilder(colors.substring(1)).reverse().toString();
        }
        for (int i = 0; i < turns; i++) {
            int last = moved.length() - 1;
            moved = moved.length() == 4
                    ? moved.substring(last) + moved.substring(0, last)
                    : moved.substring(1) + moved.charAt(0);
        }
        return moved;
    }

    /**
     * Turns the middle of a triangle around a corner. Lengths are in thirds: of half a side to the right, of a row down; so a
     * turn takes (x, y) to ((x - 3y) / 2, (x + y) / 2). That is whole where x and y are both even or both odd, which a
     * shift by one column brings about.
     */
    private static MosaicCell turnedTriangle(MosaicCell cell) {
        int y = 3 * cell.row() + (cell.kind() == Kind.UP ? 2 : 1);
        int x = 3 * (cell.column() + 1);
        if ((x + y) % 2 != 0) {
            x += 3;
        }
        int turnedY = (x + y) / 2;
        return new MosaicCell(
                Math.floorDiv(turnedY, 3), (x - 3 * y) / 6 - 1, Math.floorMod(turnedY, 3) == 2 ? Kind.UP : Kind.DOWN);
    }
}
