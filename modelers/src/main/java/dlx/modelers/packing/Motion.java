package dlx.modelers.packing;

import java.util.List;

/** A way to move a piece before it is placed. One or two motions generate each group of motions. */
public enum Motion {
    /** A quarter turn within each layer. */
    TURN {
        @Override
        Cell move(Cell cell) {
            return new Cell(cell.layer(), cell.column(), -cell.row());
        }
    },
    /** A reflection: left becomes right. */
    REFLECT {
        @Override
        Cell move(Cell cell) {
            return new Cell(cell.layer(), cell.row(), -cell.column());
        }
    },
    /** A sixth of a turn of hexagons around the hexagon at row and column 0, in the drawing of {@link Lattice#HEX}. */
    TURN_HEX {
        @Override
        Cell move(Cell cell) {
            return new Cell(cell.layer(), (cell.row() + cell.column()) / 2, (cell.column() - 3 * cell.row()) / 2);
        }
    },
    /** A sixth of a turn of triangles around a corner, in the drawing of {@link Lattice#TRIANGLE}. */
    TURN_TRIANGLE {
        @Override
        Cell move(Cell cell) {
            // the middle of a triangle, in thirds of a row from the corner
            int y = 3 * cell.row() + 2 - Math.floorMod(cell.row() + cell.column(), 2);
            int turned = (3 * cell.column() + y) / 2;
            return new Cell(cell.layer(), Math.floorDiv(turned, 3), (cell.column() - y) / 2);
        }
    },
    /** A quarter turn that turns rows into layers. */
    TIP {
        @Override
        Cell move(Cell cell) {
            return new Cell(cell.row(), -cell.layer(), cell.column());
        }
    };

    /** The 4 rotations of flat pieces that must not be turned over. */
    public static final List<Motion> ROTATIONS = List.of(TURN);

    /** The 8 rotations and reflections of flat pieces. */
    public static final List<Motion> ROTATIONS_AND_REFLECTIONS = List.of(TURN, REFLECT);

    /** The 24 rotations of solid pieces. */
    public static final List<Motion> SOLID_ROTATIONS = List.of(TURN, TIP);

    /** Returns the place to which a cell moves. The piece may leave the first row, column or layer. */
    abstract Cell move(Cell cell);
}
