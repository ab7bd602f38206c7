package dlx.modelers.tents;

import dlx.modelers.packing.Cell;

/**
 * The option "the tent of this tree is here", whose label is like {@code tent r1c2 of r1c1}.
 *
 * @param cell the cell of the tent
 * @param tree the cell of its tree, which is a side neighbor of the tent's cell
 * @since 0.1
 */
public record Tent(Cell cell, Cell tree) {

    @Override
    public String toString() {
        return "tent " + cell + " of " + tree;
    }
}
