package dlx.modelers.packing;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The pieces of a family of packing puzzles: named sets, and the ways to move a piece.
 *
 * @param sets the pieces of each named set, each used once; sets are in the order for users
 * @param motions the ways in which pieces may be moved before they are placed
 * @param lattice the lattice of pieces and boards
 * @param flat true if boards have one layer
 * @since 0.1
 */
public record Kit(Map<String, Supplier<List<Piece>>> sets, List<Motion> motions, Lattice lattice, boolean flat) {

    /**
     * Returns this kit with sets of all pieces of a size, called A, B, C and so on.
     *
     * @param names the names of the sets of pieces of one cell, of two, and so on
     * @return another kit
     */
    public Kit with(List<String> names) {
        return new Kit(Polyforms.sets(names, this), motions, lattice, flat);
    }
}
