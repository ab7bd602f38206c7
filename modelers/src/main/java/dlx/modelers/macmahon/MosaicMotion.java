package dlx.modelers.macmahon;

import dlx.modelers.macmahon.MosaicCell.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A motion of the plane that maps cells to cells, up to a shift: possibly a reflection, then rotations about a corner.
 * A rotation is a quarter turn for squares, and a sixth of a turn for triangles.
 *
 * @param mirrored true if left and right are exchanged first
 * @param turns number of rotations clockwise, {@code >= 0}
 */
record MosaicMotion(boolean mirrored, int turns) {

    /** Returns all motions except the identity. */
    static List<MosaicMotion> all(int sides) {
        int full = sides == 4 ? 4 : 6;
        List<MosaicMotion> all = new ArrayList<>();
        for (int turns = 0; turns < full; turns++) {
            all.add(new MosaicMotion(false, turns));
            all.add(new MosaicMotion(true, turns));
        }
        return all.subList(1, all.size());
    }

    /** Returns the image of a cell. */
    MosaicCell of(MosaicCell cell) {
        MosaicCell moved = mirrored ? new MosaicCell(cell.row(), -cell.column(), cell.kind()) : cell;
        for (int i = 0; i < turns; i++) {
            moved = moved.kind() == Kind.SQUARE
                    ? new MosaicCell(moved.column(), -moved.row(), Kind.SQUARE)
                    : turnedTriangle(moved);
        }
        return moved;
    }

    /** Returns the colors of the image of a tile, in the order of the edges of the image cell. */
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
     * Turns the middle of a triangle around a corner. The unit of x is a third of a column, the unit of y a third of a
     * row. A turn takes (x, y) to ((x - 3y) / 2, (x + y) / 2). Both are integers if x and y are both even or both odd;
     * a shift by one column achieves that.
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
