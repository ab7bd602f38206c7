package dlx.modelers.soma;

import dlx.modelers.packing.Kit;
import dlx.modelers.packing.Lattice;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Named sets of solid pieces: the Soma cube, and all pieces of 1 to 5 cubes. */
final class SomaPieces {

    /** The seven pieces of Piet Hein: all ways to join three or four cubes except boxes. A and B are mirror images. */
    private static final List<Piece> SOMA = Piece.all(
            "A ##/#. .#/.., B ##/#. ../#., L ###/#.., P ##/#. #./.., T ###/.#., V ##/#., Z ##./.##",
            Motion.SOLID_ROTATIONS);

    /** The sets of pieces by name. */
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
}
