package dlx.modelers.soma;

import dlx.modelers.packing.Family;
import dlx.modelers.packing.KitModel;
import java.util.List;
import java.util.Optional;

/**
 * Model of the Soma cube: fills a box, or any solid, with its seven pieces or with own polycubes.
 *
 * <p>An option is a piece in one place. Each cube of the solid is covered once, each piece is used as often as it has
 * copies. Pieces may be rotated in space, but not mirrored.
 *
 * @since 0.1
 */
public final class SomaModel extends KitModel {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public SomaModel() {
        super(
                "soma",
                "the Soma cube, and own polycubes that fill a solid",
                "soma 3x3x3\n",
                List.of(new Family("", SomaPieces.KIT, Optional.empty())));
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a set of pieces and a solid, in one line or with the solid drawn below:

                  soma 3x3x3
                  soma V * 3x3x3

                "soma" is the set of the seven pieces V L T Z A B P; letters after it choose some of them. "3x" after a
                piece means three copies of it, "*" any number of copies.

                Own pieces are drawn layer by layer, with blank lines between pieces. The layers are side by side with a
                blank between. '#' or the letter of the piece is a cube, '.' is outside it. A line in front of a piece
                may give its letter, its copies, or both: "L", "3x" or "L 3x". Above a drawing of one layer with
                letters, a letter alone is not a name but the first row. The solid follows the pieces:

                  pieces
                  ## .#
                  #. ..

                  F *
                  ##

                  board 2x2x2

                A solid is LAYERSxROWSxCOLUMNS or drawn layer by layer: '.' is a free place, '#' a blocked place, a
                letter a cube of a piece that lies there already. If all pieces are used once, the letter must be the
                name of the piece; if copies may touch, touching cubes of one letter are one piece. A blank line ends
                the solid. Solutions are drawn in the same way. Copies that touch have different letters: L, l, and
                letters that are not names of pieces. If all pieces are copies of one piece, the letters are A, B, C and
                so on. A line that starts with '#' and a blank is a comment, unless it is a row.
                """ + RULES;
    }
}
