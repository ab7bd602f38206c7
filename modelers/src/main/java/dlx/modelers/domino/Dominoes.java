package dlx.modelers.domino;

import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.PieceShape;

/** The only piece, and the signs of its halves. */
final class Dominoes {

    static final Piece PIECE =
            Piece.of("domino", PieceShape.drawn("##"), Motion.ROTATIONS).times(Piece.ANY_NUMBER);

    static final String LYING = "<>";
    static final String STANDING = "^v";

    private Dominoes() {}
}
