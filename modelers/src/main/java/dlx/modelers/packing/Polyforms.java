package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * All ways to join cells of a lattice by their sides.
 *
 * @since 0.1
 */
public final class Polyforms {

    private Polyforms() {}

    /**
     * Returns one form of each piece of a size. The forms are found by adding a neighbor to each form of one cell less.
     *
     * @param lattice the lattice of the cells
     * @param size number of cells, {@code >= 1}
     * @param motions the motions that generate the other forms of a piece
     * @param flat true if all cells lie in one layer
     * @return the least form of each piece, sorted
     */
    public static SortedSet<PieceShape> forms(Lattice lattice, int size, Collection<Motion> motions, boolean flat) {
        if (size == 1) {
            Cell cell = Stream.of(Cell.flat(0, 0), Cell.flat(0, 1))
                    .filter(lattice::isCell)
                    .findFirst()
                    .orElseThrow();
            return new TreeSet<>(List.of(least(new PieceShape(lattice, List.of(cell)), motions)));
        }
        SortedSet<PieceShape> grown = new TreeSet<>();
        for (PieceShape form : forms(lattice, size - 1, motions, flat)) {
            form.cells().stream()
                    .flatMap(lattice::neighbors)
                    .filter(cell -> !flat || cell.layer() == 0)
                    .filter(cell -> !form.cells().contains(cell))
                    .forEach(cell -> {
                        List<Cell> more = new ArrayList<>(form.cells());
                        more.add(cell);
                        grown.add(least(new PieceShape(lattice, more), motions));
                    });
        }
        return grown;
    }

    /**
     * Returns the orientation that represents all orientations of a form.
     *
     * @param form any orientation
     * @param motions the motions that generate the others
     * @return the least orientation
     */
    public static PieceShape least(PieceShape form, Collection<Motion> motions) {
        return form.orientations(motions).get(0);
    }

    /**
     * Returns sets of pieces called A, B, C and so on. Each set is computed when it is first used.
     *
     * @param names the names of the sets of pieces of one cell, of two, and so on
     * @param kit the kit, for its lattice, its motions and {@code flat}
     * @return the sets by name
     */
    static Map<String, Supplier<List<Piece>>> sets(List<String> names, Kit kit) {
        Map<String, List<Piece>> made = new ConcurrentHashMap<>();
        Map<String, Supplier<List<Piece>>> sets = new LinkedHashMap<>();
        for (int k = 0; k < names.size(); k++) {
            int size = k + 1;
            String name = names.get(k);
            sets.put(name, () -> made.computeIfAbsent(name, n -> pieces(size, kit)));
        }
        return Collections.unmodifiableMap(sets);
    }

    private static List<Piece> pieces(int size, Kit kit) {
        List<Piece> pieces = new ArrayList<>();
        for (PieceShape form : forms(kit.lattice(), size, kit.motions(), kit.flat())) {
            String name = Piece.NAMES.substring(pieces.size(), pieces.size() + 1);
            pieces.add(Piece.of(name, form, kit.motions()));
        }
        return List.copyOf(pieces);
    }
}
