package dlx.modelers.polyforms;

import dlx.modelers.packing.Family;
import dlx.modelers.packing.KitModel;
import dlx.modelers.packing.Lattice;
import java.util.List;

/**
 * Model of puzzles with polyforms: fills a board with pieces made of hexagons, triangles or sticks. The pieces are a
 * set of all pieces of a size, or own pieces.
 *
 * <p>An option is a piece in one place. Each cell is covered once, each piece is used as often as it has copies. Pieces
 * of sticks do not cross: a point that a piece passes straight through is an item that is covered at most once.
 *
 * @since 0.1
 */
public final class PolyformsModel extends KitModel {

    private static final List<Family> FAMILIES = List.of(
            family("hex", Lattice.HEX, "monohexes dihexes trihexes tetrahexes pentahexes"),
            family(
                    "triangle",
                    Lattice.TRIANGLE,
                    "moniamonds diamonds triamonds tetriamonds pentiamonds hexiamonds heptiamonds"),
            family("stick", Lattice.STICK, "monosticks disticks tristicks tetrasticks pentasticks"));

    private static Family family(String word, Lattice lattice, String sets) {
        return Family.of(word, lattice, List.of(sets.split(" ")));
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public PolyformsModel() {
        super("polyforms", "pieces of hexagons, triangles or sticks", "triangle hexiamonds 6x6\n", FAMILIES);
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a lattice (hex, triangle or stick), a set of pieces and a board, in one line or with the board
                drawn below:

                  triangle hexiamonds 6x6
                  hex tetrahexes A 2x B C * 4x7
                  stick one-sided tristicks * 3x3

                The sets have the pieces A, B, C and so on:
                %s
                Letters after the set choose pieces of it. "3x" after a piece means three copies of it, "*" any number
                of copies. Pieces may be turned over unless "one-sided" is after the lattice; then a set holds both a
                piece and its mirror image.

                A board is ROWSxCOLUMNS, or "hexagon 3" or "triangle 5" with the length of a side, or it is drawn.
                ROWSxCOLUMNS is a parallelogram: of triangles, with two for each column; of sticks, the sides of that
                number of squares. Drawings show the cells where they lie, and blanks count:

                  hex: a row begins half a        triangle: '.' in row 1, column 1     stick: '+' marks the points,
                  cell, one column, aside         has its base below; then they take   sticks are between them
                                                  turns, in rows and in columns
                    . . .                           ...                                  +.+.+
                   . . . .                         .....                                 . . .
                    . . .                          .....                                 +.+.+

                '.' is a free cell, '#' or a blank a blocked cell, a letter a cell of a piece that lies there already.
                If all pieces are used once, the letter must be the name of the piece; if copies may touch, touching
                cells of one letter are one piece. A blank line ends the board. Solutions are drawn in the same way.

                Own pieces are drawn in the same way, with '#' or with the letter that names them, with blank lines
                between. A line in front of a piece may give its letter, its copies, or both: "L", "3x" or "L 3x". The
                board follows the pieces:

                  hex pieces
                  A 2x
                   A
                  A A

                  B
                  B B

                  board 2x4

                Pieces of sticks touch at their ends and must not cross. A line that starts with '#' and a blank is a
                comment, unless it is a row.
                """.formatted(sets()) + RULES;
    }

    private static String sets() {
        StringBuilder sets = new StringBuilder();
        for (Family family : FAMILIES) {
            String names = String.join(", ", family.kit().sets().keySet());
            sets.append("  ").append(family.word()).append(": ").append(names).append('\n');
        }
        return sets.toString();
    }
}
