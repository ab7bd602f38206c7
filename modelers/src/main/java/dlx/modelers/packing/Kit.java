package dlx.modelers.packing;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The pieces of a family of packing puzzles: sets that have a name, and the ways to move a piece.
 *
 * @param sets from the name of a set to its pieces, each used once; in the order in which people should see them
 * @param motions how pieces may be moved before they are placed
 * @param lattice whose cells pieces and boards have
 * @param flat whether boards have one layer
 * @since 0.1
 */
public record Kit(Map<String, Supplier<List<Piece>>> sets, List<Motion> motions, Lattice lattice, boolean flat) {

    /**
     * This kit with sets of all pieces of a size, called A, B, C and so on.
     *
     * @param names the names of the sets of pieces of one cell, of two, and so on
     * @return another kit
     */
    public Kit with(List<String> names) {
        return new Kit(Polyforms.sets(names, this), motions, lattice, flat);
    }
}
