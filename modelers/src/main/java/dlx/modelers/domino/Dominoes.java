package dlx.modelers.domino;

import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;

/** The one piece there is, and how its halves are drawn. */
final class Dominoes {

    static final Piece PIECE =
            Piece.of("domino", PieceShape.drawn("##"), Motion.ROTATIONS).times(Piece.ANY_NUMBER);

    static final String LYING = "<>";
    static final String STANDING = "^v";

    private Dominoes() {}
}
