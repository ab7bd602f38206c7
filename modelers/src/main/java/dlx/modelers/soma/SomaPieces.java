package dlx.modelers.soma;

import dlx.modelers.packing.Kit;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;
import java.util.List;
import java.util.Map;

/** The seven pieces of Piet Hein: all ways to join three or four cubes that are no box. */
final class SomaPieces {

    private static final List<Piece> PIECES = List.of(
            piece("A", "##/#. .#/.."), // A and B are mirror images of each other
            piece("B", "##/#. ../#."),
            piece("L", "###/#.."),
            piece("P", "##/#. #./.."),
            piece("T", "###/.#."),
            piece("V", "##/#."),
            piece("Z", "##./.##"));

    /** The set by its name. */
    static final Kit KIT = new Kit(Map.of("soma", () -> PIECES), Motion.SOLID_ROTATIONS, false);

    private SomaPieces() {}

    private static Piece piece(String name, String drawing) {
        return Piece.of(name, PieceShape.drawn(drawing), Motion.SOLID_ROTATIONS);
    }
}
