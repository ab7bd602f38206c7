package dlx.modelers.polyomino;

import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.modelers.packing.Family;
import dlx.modelers.packing.KitModel;
import java.util.List;
import java.util.Optional;

/**
 * Model of polyomino puzzles: fills a board with pentominoes, pieces of other sets, or own pieces.
 *
 * <p>An option is a piece in one place. Each cell is covered once, each piece is used as often as it has copies.
 *
 * @since 0.1
 */
public final class PolyominoModel extends KitModel {

    private static final Setting.Flag REFLECTIONS = Setting.flag("reflections", "no: every puzzle is one-sided");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public PolyominoModel() {
        super(
                "polyomino",
                "pentominoes and own pieces that fill a board",
                "pentominoes 3x20\n",
                List.of(new Family("", Polyominoes.TWO_SIDED, Optional.of(Polyominoes.ONE_SIDED))),
                REFLECTIONS);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a set of pieces and a board, in one line or with the board drawn below:

                  pentominoes 6x10
                  tetrominoes I L T * 8x8
                  one-sided tetrominoes
                  #.#...
                  ......
                  ......
                  ......
                  ......

                The sets: %s. Letters after the set choose pieces of it. "3x" after a piece means three copies of it,
                "*" any number of copies. Pieces may be turned over unless the line starts with "one-sided"; then a set
                holds both a piece and its mirror image (f beside F). The tetromino J is named l, and Z is named s.

                Own pieces are drawn with blank lines between: a cell is '#' or the letter that names the piece, '.' is
                outside it. A line in front of a piece may give its letter, its copies, or both: "L", "3x" or "L 3x". Above
                a drawing with letters, a letter alone is not a name but the first row. The board follows the pieces:

                  pieces
                  PP
                  PPP

                  L 3x
                  #..
                  ###

                  board
                  .....
                  .....
                  .....
                  ..###

                A board is ROWSxCOLUMNS or drawn: '.' is a free cell, '#' a blocked cell, a letter a cell of a piece that
                lies there already. If all pieces are used once, the letter must be the name of the piece; if copies may
                touch, touching cells of one letter are one piece. A blank line ends the board. Solutions are drawn in the
                same way. Copies that touch have different letters: L, l, and letters that are not names of pieces. If all
                pieces are copies of one piece, the letters are A, B, C and so on. A line that starts with '#' and a blank
                is a comment.
                """.formatted(String.join(", ", Polyominoes.TWO_SIDED.sets().keySet())) + RULES;
    }

    @Override
    protected List<Family> families(PuzzleText text) {
        return text.flag(REFLECTIONS).orElse(true)
                ? super.families(text)
                : List.of(new Family("", Polyominoes.ONE_SIDED, Optional.of(Polyominoes.ONE_SIDED)));
    }
}
