package dlx.modelers.soma;

import dlx.modelers.packing.Kit;
import dlx.modelers.packing.Lattice;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Sets of solid pieces with a name: puzzles that were sold, and all pieces of some cubes. */
final class SomaPieces {

    /** The seven pieces of Piet Hein: all ways to join three or four cubes that are no box. */
    private static final List<Piece> SOMA = List.of(
            piece("A", "##/#. .#/.."), // A and B are mirror images of each other
            piece("B", "##/#. ../#."),
            piece("L", "###/#.."),
            piece("P", "##/#. #./.."),
            piece("T", "###/.#."),
            piece("V", "##/#."),
            piece("Z", "##./.##"));

    /** The sets by their names. */
    static final Kit KIT = kit();

    private SomaPieces() {}

    private static Kit kit() {
        Kit turned = new Kit(Map.of(), Motion.SOLID_ROTATIONS, Lattice.SQUARE, false);
        Map<String, Supplier<List<Piece>>> sets = new LinkedHashMap<>();
        sets.put("soma", () -> SOMA);
        sets.putAll(turned.with(List.of("monocubes", "dicubes", "tricubes", "tetracubes", "pentacubes"))
                .sets());
        return new Kit(Collections.unmodifiableMap(sets), turned.motions(), turned.lattice(), false);
    }

    private static Piece piece(String name, String drawing) {
        return Piece.of(name, PieceShape.drawn(drawing), Motion.SOLID_ROTATIONS);
    }
}
