package dlx.modelers.domino;

import dlx.modelers.packing.Form;
import dlx.modelers.packing.Motion;
import dlx.modelers.packing.Piece;

/** The one piece there is, and how its halves are drawn. */
final class Dominoes {

    static final Piece PIECE =
            Piece.of("domino", Form.drawn("##"), Motion.ROTATIONS).times(Piece.ANY_NUMBER);

    static final String LYING = "<>";
    static final String STANDING = "^v";

    private Dominoes() {}
}
