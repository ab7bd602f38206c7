package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * A set of cells, independent of its place. The cells are moved to the first layer, row and column, as far as steps of
 * the lattice allow, and sorted. Two forms are equal if one is a shift of the other.
 *
 * @param lattice the lattice of the cells
 * @param cells at least one cell; the least layer is 0, the least row and column are 0 or 1
 * @since 0.1
 */
public record PieceShape(Lattice lattice, List<Cell> cells) implements Comparable<PieceShape> {

    /** Creates the form of some cells, wherever they lie. */
    public PieceShape {
        Cell least = lattice.stepBefore(
                new Cell(least(cells, Cell::layer), least(cells, Cell::row), least(cells, Cell::column)));
        cells = cells.stream()
                .map(cell -> cell.plus(-least.layer(), -least.row(), -least.column()))
                .sorted()
                .toList();
    }

    /**
     * Creates a form of squares or cubes.
     *
     * @param cells at least one cell
     */
    public PieceShape(List<Cell> cells) {
        this(Lattice.SQUARE, cells);
    }

    /**
     * Returns the form of a drawing: {@code #} for its cells, {@code /} between rows, a blank between layers.
     *
     * @param drawing a drawing in the code of a model; not checked
     * @return the form
     */
    public static PieceShape drawn(String drawing) {
        List<Cell> cells = new ArrayList<>();
        String[] layers = drawing.split(" ");
        for (int layer = 0; layer < layers.length; layer++) {
            String[] rows = layers[layer].split("/");
            for (int row = 0; row < rows.length; row++) {
                for (int column = 0; column < rows[row].length(); column++) {
                    if (rows[row].charAt(column) == '#') {
                        cells.add(new Cell(layer, row, column));
                    }
                }
            }
        }
        return new PieceShape(cells);
    }

    /**
     * Returns this form after a motion.
     *
     * @param motion the motion
     * @return another form, or an equal form if the piece is symmetric
     */
    public PieceShape moved(Motion motion) {
        return new PieceShape(lattice, cells.stream().map(motion::move).toList());
    }

    /**
     * Returns all forms that sequences of motions make of this form, each once. The result is equal for all forms of a
     * piece.
     *
     * @param motions the allowed motions
     * @return the different forms, sorted
     */
    public List<PieceShape> orientations(Collection<Motion> motions) {
        Set<PieceShape> found = new TreeSet<>(Set.of(this));
        List<PieceShape> open = new ArrayList<>(found);
        while (!open.isEmpty()) {
            PieceShape form = open.remove(open.size() - 1);
            motions.stream().map(form::moved).filter(found::add).forEach(open::add);
        }
        return List.copyOf(found);
    }

    /**
     * Returns the squares or cubes that are connected with a cell by their sides.
     *
     * @param start the first cell
     * @param all the cells to choose from
     * @return {@code start}, its neighbors among {@code all}, their neighbors, and so on
     */
    public static Set<Cell> partAround(Cell start, Set<Cell> all) {
        return partAround(Lattice.SQUARE, start, all);
    }

    /**
     * Returns the cells that are connected with a cell by their sides.
     *
     * @param lattice the lattice of the cells
     * @param start the first cell
     * @param all the cells to choose from
     * @return {@code start}, its neighbors among {@code all}, their neighbors, and so on
     */
    public static Set<Cell> partAround(Lattice lattice, Cell start, Set<Cell> all) {
        Set<Cell> part = new HashSet<>(Set.of(start));
        List<Cell> open = new ArrayList<>(part);
        while (!open.isEmpty()) {
            Cell cell = open.remove(open.size() - 1);
            lattice.neighbors(cell).filter(all::contains).filter(part::add).forEach(open::add);
        }
        return part;
    }

    /** Compares the cells in their order. A form is less than a form that continues it. */
    @Override
    public int compareTo(PieceShape other) {
        int common = Math.min(cells.size(), other.cells.size());
        for (int i = 0; i < common; i++) {
            int order = cells.get(i).compareTo(other.cells.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(cells.size(), other.cells.size());
    }

    @Override
    public String toString() {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(" "));
    }

    private static int least(List<Cell> cells, ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElseThrow();
    }
}
