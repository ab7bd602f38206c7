package dlx.modelers.packing;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The kits of one lattice that a model reads.
 *
 * @param word the word that starts its puzzles; empty if the model has one lattice only
 * @param kit the kit of puzzles without "one-sided"; its motions decide which pieces may be turned over
 * @param oneSided the kit of puzzles that start with "one-sided"; absent if no puzzle may
 * @since 0.1
 */
public record Family(String word, Kit kit, Optional<Kit> oneSided) {

    /**
     * Returns the family of the flat pieces of a lattice.
     *
     * @param word the word that starts its puzzles
     * @param lattice the lattice of the pieces
     * @param sets the names of the sets of pieces of one cell, of two, and so on
     * @return the family, with both kits
     */
    public static Family of(String word, Lattice lattice, List<String> sets) {
        Kit turned = new Kit(Map.of(), lattice.rotationsAndReflections(), lattice, true);
        Kit oneSided = new Kit(Map.of(), lattice.rotations(), lattice, true);
        return new Family(word, turned.with(sets), Optional.of(oneSided.with(sets)));
    }
}
