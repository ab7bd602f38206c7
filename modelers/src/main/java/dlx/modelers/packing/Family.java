package dlx.modelers.packing;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The kits of one lattice that a model reads.
 *
 * @param word what starts its puzzles; empty where a model has one lattice only
 * @param kit pieces that may be turned over, if their mirror images can be had by turning
 * @param oneSided the kit of puzzles that start with "one-sided"; absent if none may
 * @since 0.1
 */
public record Family(String word, Kit kit, Optional<Kit> oneSided) {

    /**
     * Flat pieces of a lattice.
     *
     * @param word what starts its puzzles
     * @param lattice whose cells pieces have
     * @param sets the names of the sets of pieces of one cell, of two, and so on
     * @return both kits
     */
    public static Family of(String word, Lattice lattice, List<String> sets) {
        Kit turned = new Kit(Map.of(), lattice.rotationsAndReflections(), lattice, true);
        Kit oneSided = new Kit(Map.of(), lattice.rotations(), lattice, true);
        return new Family(word, turned.with(sets), Optional.of(oneSided.with(sets)));
    }
}
