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
 * A set of cells wherever it lies: moved to the first layer, row and column that it touches, as far as the lattice has such
 * steps, and sorted. Two forms are equal if one is the other, shifted.
 *
 * @param lattice whose cells they are
 * @param cells at least one; the least layer is 0, the least row and column are 0 or 1
 * @since 0.1
 */
public record PieceShape(Lattice lattice, List<Cell> cells) implements Comparable<PieceShape> {

    /** The form of some cells. */
    public PieceShape {
        Cell least = lattice.stepBefore(
                new Cell(least(cells, Cell::layer), least(cells, Cell::row), least(cells, Cell::column)));
        cells = cells.stream()
                .map(cell -> cell.plus(-least.layer(), -least.row(), -least.column()))
                .sorted()
                .toList();
    }

    /**
     * A form of squares or cubes.
     *
     * @param cells at least one
     */
    public PieceShape(List<Cell> cells) {
        this(Lattice.SQUARE, cells);
    }

    /**
     * A form from a drawing: {@code #} for its cells, {@code /} between rows, a blank between layers.
     *
     * @param drawing one of our own; not checked
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
     * This form after a motion.
     *
     * @param motion what is done to it
     * @return another form, or an equal one where the piece is symmetric
     */
    public PieceShape moved(Motion motion) {
        return new PieceShape(lattice, cells.stream().map(motion::move).toList());
    }

    /**
     * All forms that motions, one after another, make of this one; each once. They do not depend on which of them this
     * one is.
     *
     * @param motions which motions are allowed
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
     * The squares or cubes that hang together with a given one by their sides.
     *
     * @param start where to begin
     * @param all the cells to choose from
     * @return {@code start}, its neighbors among {@code all}, theirs, and so on
     */
    public static Set<Cell> partAround(Cell start, Set<Cell> all) {
        return partAround(Lattice.SQUARE, start, all);
    }

    /**
     * The cells that hang together with a given one by their sides.
     *
     * @param lattice whose cells they are
     * @param start where to begin
     * @param all the cells to choose from
     * @return {@code start}, its neighbors among {@code all}, theirs, and so on
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

    /** By the cells in their order; a form is less than one that goes on after it. */
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
