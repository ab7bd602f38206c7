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
 * All ways to join some cells of a lattice by their sides.
 *
 * @since 0.1
 */
public final class Polyforms {

    private Polyforms() {}

    /**
     * One form of each way: those with one cell less, and a neighbor of theirs.
     *
     * @param lattice whose cells are joined
     * @param size how many, {@code >= 1}
     * @param motions what makes the other forms of it
     * @param flat whether all lie in one layer
     * @return the least form of each, sorted
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
     * Which of the orientations of a form stands for all.
     *
     * @param form one of them
     * @param motions what makes the others of it
     * @return the least one
     */
    public static PieceShape least(PieceShape form, Collection<Motion> motions) {
        return form.orientations(motions).get(0);
    }

    /**
     * Sets of pieces called A, B, C and so on, each set made when it is first asked for.
     *
     * @param names of the sets, of one cell, of two, and so on
     * @param kit whose lattice and motions count
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
