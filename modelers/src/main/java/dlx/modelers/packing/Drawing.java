package dlx.modelers.packing;

import dlx.api.Area;
import dlx.api.Svg;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A packed board as text and as a picture: layers side by side, a letter in each cell, a color for each piece, thick
 * lines between pieces.
 *
 * @since 0.1
 */
public final class Drawing {

    /** Sign of a free cell that no piece covers. */
    public static final char FREE = '.';

    /** Sign of a place in the frame that is not a cell of the board. */
    public static final char BLOCKED = '#';

    /** Size of letters in cells that are not squares, relative to letters in squares. */
    private static final double LETTER = 0.7;

    private static final int OUTSIDE = Board.NOBODY - 1;

    /** Width of the gap between two layers, in cells. */
    private static final int GAP = 1;

    /** Height of the strip for the names of layers, below a board that has several, in cells. */
    private static final double NAMES = 0.6;

    /** Fill of a place that the board encloses and that is not a cell. */
    private static final String HOLE = "#6b6b6b";

    /** Fill of a cell that may stay empty and is not covered yet. */
    private static final String MAY_STAY_EMPTY = "#ededed";

    /** Fill of a cell that stays empty, where such cells are counted. */
    private static final String EMPTY = "#c4c4c4";

    private final Board board;

    /** Owner of each cell: an index of the solution and of {@link #looks}, or {@link Board#NOBODY}. */
    private final int[] owners;

    private final List<Look> looks;

    /**
     * Creates the drawing of a solution, or of a part of a solution.
     *
     * @param packing the puzzle
     * @param solution placements; of placements that overlap, the last is drawn
     */
    public Drawing(Packing packing, List<Placement> solution) {
        this(packing.board(), solution, Look.of(packing, solution));
    }

    /**
     * Creates a drawing with given looks.
     *
     * @param board the board
     * @param solution placements; of placements that overlap, the last is drawn
     * @param looks the look of each placement, in the order of {@code solution}
     */
    public Drawing(Board board, List<Placement> solution, List<Look> looks) {
        this.board = board;
        this.owners = board.owners(solution);
        this.looks = List.copyOf(looks);
    }

    /**
     * Returns the letters, with blanks between layers.
     *
     * @return one line per row, each with its line end
     */
    public String text() {
        if (board.lattice() != Lattice.SQUARE) {
            return LatticeRows.text(board.lattice(), board.cells(), this::sign);
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int layer = 0; layer < board.layers(); layer++) {
                if (layer > 0) {
                    text.append(' ');
                }
                for (int column = 0; column < board.columns(); column++) {
                    text.append(sign(new Cell(layer, row, column)));
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * Returns the colors and outlines, without letters.
     *
     * @return a picture to draw on; on a board of squares, the cell in row r and column c of layer 0 has its middle
     *     at (c + .5, r + .5)
     */
    public Svg outlines() {
        if (board.lattice() != Lattice.SQUARE) {
            List<String> fills =
                    board.cells().stream().map(cell -> fill(cell, owner(cell))).toList();
            return new LatticePicture(board, this::owner).draw(fills);
        }
        double names = board.layers() > 1 ? NAMES : 0;
        double flat = left(board.layers()) - GAP;
        Isometric solid = new Isometric(board, shown(), flat + GAP, 0.1);
        Svg svg = board.layers() == 1
                ? new Svg(flat, board.rows())
                : new Svg(flat + GAP + solid.width() + 0.1, Math.max(board.rows() + names, solid.height() + 0.2));
        Holes.of(board).forEach(hole -> svg.box(left(hole.layer()) + hole.column(), hole.row(), 1, 1, HOLE));
        for (int layer = 0; names > 0 && layer < board.layers(); layer++) {
            double middle = left(layer) + board.columns() / 2.0;
            svg.word(middle, board.rows() + 0.62 * names, 0.37, "#333", "layer " + (layer + 1));
        }
        for (Cell cell : board.cells()) {
            int owner = owner(cell);
            svg.box(left(cell.layer()) + cell.column(), cell.row(), 1, 1, fill(cell, owner));
        }
        lines(svg, false);
        lines(svg, true); // on top of thin lines
        if (board.layers() > 1) {
            solid.draw(svg, fills());
        }
        return svg;
    }

    /**
     * Returns the owner of each cell, {@link Board#NOBODY} for a cell that stays empty. Before the first piece, one
     * owner has the whole solid.
     */
    private int[] shown() {
        boolean none = IntStream.of(owners).allMatch(owner -> owner == Board.NOBODY);
        return IntStream.of(owners)
                .map(owner -> none ? looks.size() : isHole(owner) ? Board.NOBODY : owner)
                .toArray();
    }

    private boolean isHole(int owner) {
        return owner != Board.NOBODY && looks.get(owner).color() == Look.NO_COLOR;
    }

    /** Returns the fill of each owner, followed by white. */
    private List<String> fills() {
        return Stream.concat(
                        looks.stream().map(look -> look.color() == Look.NO_COLOR ? EMPTY : Svg.color(look.color())),
                        Stream.of("#ffffff"))
                .toList();
    }

    /**
     * Returns the colors, outlines and letters. The letters of givens are bold.
     *
     * @return a picture
     */
    public Svg picture() {
        Svg svg = outlines();
        board.cells().forEach(cell -> letter(svg, cell));
        return svg;
    }

    /**
     * Returns the {@link #picture} with a bead in each cell.
     *
     * @return a picture
     */
    public Svg beads() {
        Svg svg = outlines();
        for (Cell cell : board.cells()) {
            svg.circle(left(cell.layer()) + cell.column() + 0.5, cell.row() + 0.5, 0.36, "white");
            letter(svg, cell);
        }
        return svg;
    }

    /**
     * Returns the areas of a placement in the picture of its board.
     *
     * @param board the board
     * @param placement a placement of cells of the board
     * @return a box for each cell
     */
    public static List<Area> areas(Board board, Placement placement) {
        Lattice lattice = board.lattice();
        if (lattice != Lattice.SQUARE) {
            return placement.cells().stream()
                    .map(cell -> LatticePicture.area(lattice, cell))
                    .toList();
        }
        return placement.cells().stream()
                .map(cell -> Area.cell(cell.row(), left(board, cell.layer()) + cell.column()))
                .toList();
    }

    private String fill(Cell cell, int owner) {
        if (owner == Board.NOBODY) {
            return board.isOptional(board.indexOf(cell)) ? MAY_STAY_EMPTY : "white";
        }
        int color = looks.get(owner).color();
        return color == Look.NO_COLOR ? EMPTY : Svg.color(color);
    }

    private void letter(Svg svg, Cell cell) {
        int owner = owner(cell);
        if (owner == Board.NOBODY || isHole(owner)) {
            return;
        }
        boolean square = board.lattice() == Lattice.SQUARE;
        double[] middle = square
                ? new double[] {left(cell.layer()) + cell.column() + 0.5, cell.row() + 0.5}
                : LatticePicture.middle(board.lattice(), cell);
        double size = square ? 1 : LETTER;
        double x = middle[0];
        double y = middle[1];
        String letter = String.valueOf(sign(cell));
        if (looks.get(owner).given()) {
            svg.boldWord(x, y, 0.42 * size, "black", letter);
        } else {
            svg.word(x, y, 0.4 * size, "#333", letter);
        }
    }

    private char sign(Cell cell) {
        return switch (owner(cell)) {
            case OUTSIDE -> BLOCKED;
            case Board.NOBODY -> board.isOptional(board.indexOf(cell)) ? DrawnRows.MAY_STAY_EMPTY : FREE;
            default -> looks.get(owner(cell)).letter();
        };
    }

    private int owner(Cell cell) {
        int i = board.indexOf(cell);
        return i < 0 ? OUTSIDE : owners[i];
    }

    /** Draws the thick lines between owners, or the thin lines between cells of one owner. */
    private void lines(Svg svg, boolean thick) {
        for (int layer = 0; layer < board.layers(); layer++) {
            for (int row = 0; row <= board.rows(); row++) {
                for (int column = 0; column <= board.columns(); column++) {
                    Cell cell = new Cell(layer, row, column);
                    int x = left(layer) + column;
                    if (isLine(cell, cell.plus(0, -1, 0), thick)) {
                        line(svg, x, row, x + 1, row, thick);
                    }
                    if (isLine(cell, cell.plus(0, 0, -1), thick)) {
                        line(svg, x, row, x, row + 1, thick);
                    }
                }
            }
        }
    }

    private boolean isLine(Cell one, Cell other, boolean thick) {
        int owner = owner(one);
        return thick ? owner != owner(other) : owner == owner(other) && owner != OUTSIDE;
    }

    private static void line(Svg svg, int x1, int y1, int x2, int y2, boolean thick) {
        svg.line(x1, y1, x2, y2, thick ? 0.09 : 0.015, thick ? "black" : "#888");
    }

    private int left(int layer) {
        return left(board, layer);
    }

    private static int left(Board board, int layer) {
        return layer * (board.columns() + GAP);
    }
}
