package dlx.modelers.tents;

import dlx.modelers.packing.Cell;

/**
 * The option "the tent of this tree stands here", whose label is {@code tent r1c2 of r1c1}.
 *
 * @param cell where the tent stands
 * @param tree where its tree stands, beside it
 * @since 0.1
 */
public record Tent(Cell cell, Cell tree) {

    @Override
    public String toString() {
        return "tent " + cell + " of " + tree;
    }
}
