package dlx.modelers.packing;

import dlx.api.Item;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The cells that pieces must fill, in the smallest frame that starts at the first layer, row and column. Immutable;
 * equal to a board of the same cells in a frame of the same size.
 *
 * @since 0.1
 */
public final class Board {

    /** Owner of a free cell that no placement covers, in {@link #owners}. */
    public static final int NOBODY = -1;

    private static final int BLOCKED = -1;

    private final Lattice lattice;
    private final int layers;
    private final int rows;
    private final int columns;
    private final List<Cell> cells;

    /** Indexes in {@link #cells} of the cells that may stay empty. */
    private final BitSet optional = new BitSet();

    /** Index in {@link #cells} for each place of the frame (by layer, row, column), or {@link #BLOCKED}. */
    private final int[] index;

    /**
     * Creates a board in a frame. All its cells must be filled.
     *
     * @param layers number of layers of the frame, {@code >= 1}
     * @param rows number of rows of the frame, {@code >= 0}
     * @param columns number of columns of the frame, {@code >= 0}
     * @param cells the free cells, each in the frame and once
     */
    public Board(int layers, int rows, int columns, Collection<Cell> cells) {
        this(layers, rows, columns, cells, List.of());
    }

    /**
     * Creates a board of squares or cubes in a frame. Some of its cells may stay empty.
     *
     * @param layers number of layers of the frame, {@code >= 1}
     * @param rows number of rows of the frame, {@code >= 0}
     * @param columns number of columns of the frame, {@code >= 0}
     * @param cells the free cells, each in the frame and once
     * @param mayStayEmpty the cells among {@code cells} that need not be filled
     */
    public Board(int layers, int rows, int columns, Collection<Cell> cells, Collection<Cell> mayStayEmpty) {
        this(Lattice.SQUARE, layers, rows, columns, cells, mayStayEmpty);
    }

    private Board(
            Lattice lattice, int layers, int rows, int columns, Collection<Cell> cells, Collection<Cell> mayStayEmpty) {
        this.lattice = lattice;
        this.layers = layers;
        this.rows = rows;
        this.columns = columns;
        this.cells = cells.stream().sorted().toList();
        index = new int[layers * rows * columns];
        Arrays.fill(index, BLOCKED);
        for (int i = 0; i < this.cells.size(); i++) {
            Cell cell = this.cells.get(i);
            index[place(cell.layer(), cell.row(), cell.column())] = i;
        }
        mayStayEmpty.forEach(cell -> optional.set(indexOf(cell)));
    }

    /**
     * Returns a flat board in the smallest frame that contains the cells.
     *
     * @param lattice the lattice of the cells
     * @param cells at least one cell; rows and columns from 0
     * @param mayStayEmpty the cells among {@code cells} that need not be filled
     * @return the board
     */
    static Board of(Lattice lattice, Collection<Cell> cells, Collection<Cell> mayStayEmpty) {
        int rows = 1 + cells.stream().mapToInt(Cell::row).max().orElseThrow();
        int columns = 1 + cells.stream().mapToInt(Cell::column).max().orElseThrow();
        return new Board(lattice, 1, rows, columns, cells, mayStayEmpty);
    }

    /**
     * Returns the lattice of the cells.
     *
     * @return squares unless the board was made of another lattice
     */
    public Lattice lattice() {
        return lattice;
    }

    /**
     * Returns a board without blocked cells.
     *
     * @param layers number of layers, 1 for a rectangle
     * @param rows number of rows
     * @param columns number of columns
     * @return the box
     */
    public static Board box(int layers, int rows, int columns) {
        List<Cell> cells = new ArrayList<>();
        for (int layer = 0; layer < layers; layer++) {
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    cells.add(new Cell(layer, row, column));
                }
            }
        }
        return new Board(layers, rows, columns, cells);
    }

    /**
     * Returns the number of layers of the frame.
     *
     * @return 1 for a flat board
     */
    public int layers() {
        return layers;
    }

    /**
     * Returns the number of rows of the frame.
     *
     * @return {@code >= 0}
     */
    public int rows() {
        return rows;
    }

    /**
     * Returns the number of columns of the frame.
     *
     * @return {@code >= 0}
     */
    public int columns() {
        return columns;
    }

    /**
     * Returns the free cells.
     *
     * @return the cells, sorted
     */
    public List<Cell> cells() {
        return cells;
    }

    /** Returns a board of the same cells, all of which may stay empty. */
    Board ofOptionalCells() {
        return new Board(lattice, layers, rows, columns, cells, cells);
    }

    /**
     * Returns true if a cell may stay empty, false if a piece must fill it.
     *
     * @param cell index of the cell in {@link #cells}
     */
    boolean isOptional(int cell) {
        return optional.get(cell);
    }

    /** Returns the number of cells that may stay empty. */
    int optionalCells() {
        return optional.cardinality();
    }

    /**
     * Returns the index of a cell in {@link #cells}.
     *
     * @param cell any cell
     * @return its index; -1 if the cell is blocked or outside the frame
     */
    public int indexOf(Cell cell) {
        return indexOf(cell.layer(), cell.row(), cell.column());
    }

    /**
     * Returns all placements of a piece on the board: by form, then by place.
     *
     * @param piece the piece
     * @return its placements; cells are shared with the board
     */
    public List<Placement> placements(Piece piece) {
        List<Placement> placements = new ArrayList<>();
        Cell[] put = new Cell[piece.size()];
        for (PieceShape form : piece.forms()) {
            for (Cell at : cells) {
                // The first cell of the form lies on `at`, so that blocked places are not tried.
                if (lattice.kind(at) == lattice.kind(form.cells().get(0)) && fits(form, at, put)) {
                    placements.add(new Placement(piece.name(), Arrays.asList(put)));
                }
            }
        }
        return placements;
    }

    /**
     * Returns the items that a placement covers.
     *
     * @param placement a placement of cells of this board
     * @param items the item of each of {@link #cells} by its index
     * @param more further items, which come first in the list
     * @return a new list
     */
    public List<Item> held(Placement placement, IntFunction<Item> items, List<Item> more) {
        List<Item> held = new ArrayList<>(more);
        placement.cells().forEach(cell -> held.add(items.apply(indexOf(cell))));
        return held;
    }

    /**
     * Returns the placement that covers each of {@link #cells}.
     *
     * @param placements placements on this board; of placements that overlap, the last owns the cell
     * @return for each cell an index in {@code placements}, or {@link #NOBODY}
     */
    public int[] owners(List<Placement> placements) {
        int[] owners = new int[cells.size()];
        Arrays.fill(owners, NOBODY);
        for (int p = 0; p < placements.size(); p++) {
            for (Cell cell : placements.get(p).cells()) {
                owners[indexOf(cell)] = p;
            }
        }
        return owners;
    }

    /**
     * Returns {@link #cells} in an order of slices as small as possible: row by row, column by column where a row is
     * longer than a column, or layer by layer in a tower.
     *
     * @return indexes of cells, each once
     */
    List<Integer> sliceBySlice() {
        ToIntFunction<Cell> slice = Cell::layer;
        if (layers < Math.max(rows, columns)) {
            slice = columns > rows ? Cell::column : Cell::row;
        }
        ToIntFunction<Cell> place = slice;
        return IntStream.range(0, cells.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> place.applyAsInt(cells.get(i)))) // stable
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && lattice == board.lattice
                && layers == board.layers
                && rows == board.rows
                && columns == board.columns
                && Arrays.equals(index, board.index)
                && optional.equals(board.optional);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(index);
    }

    @Override
    public String toString() {
        return "Board[" + layers + "x" + rows + "x" + columns + ", " + cells.size() + " cells]";
    }

    private boolean fits(PieceShape form, Cell at, Cell[] put) {
        Cell first = form.cells().get(0);
        for (int i = 0; i < put.length; i++) {
            Cell cell = form.cells().get(i);
            int k = indexOf(
                    at.layer() + cell.layer() - first.layer(),
                    at.row() + cell.row() - first.row(),
                    at.column() + cell.column() - first.column());
            if (k == BLOCKED) {
                return false;
            }
            put[i] = cells.get(k);
        }
        return true;
    }

    private int indexOf(int layer, int row, int column) {
        boolean inside = layer >= 0 && layer < layers && row >= 0 && row < rows && column >= 0 && column < columns;
        return inside ? index[place(layer, row, column)] : BLOCKED;
    }

    private int place(int layer, int row, int column) {
        return (layer * rows + row) * columns + column;
    }
}
