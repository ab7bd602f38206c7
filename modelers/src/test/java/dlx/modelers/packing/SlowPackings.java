package dlx.modelers.packing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts packings slowly: takes or leaves each place of each piece, and checks all rules at the end. It shares only the
 * places with the cover.
 */
final class SlowPackings {

    /**
     * A piece.
     *
     * @param name name of the piece
     * @param places sets of cells that the piece may take
     * @param from minimum number of copies
     * @param to maximum number of copies
     */
    record Slow(String name, List<Set<Integer>> places, int from, int to) {}

    /** A rule beyond that pieces do not overlap. */
    interface Together {
        /** Returns true if two pieces, given by their names, may both be at their cells. */
        boolean test(String name, Set<Integer> at, String otherName, Set<Integer> other);
    }

    private final List<Slow> pieces;
    private final Set<Integer> must;
    private final int cells;
    private final int holesFrom;
    private final int holesTo;

    private final Together together;

    private final List<String> names = new ArrayList<>();
    private final List<Set<Integer>> taken = new ArrayList<>();
    private long found;

    SlowPackings(List<Slow> pieces, Set<Integer> must, int cells, int holesFrom, int holesTo, Together together) {
        this.pieces = pieces;
        this.must = must;
        this.cells = cells;
        this.holesFrom = holesFrom;
        this.holesTo = holesTo;
        this.together = together;
    }

    long count() {
        choose(0, 0, 0, new TreeSet<>());
        return found;
    }

    private void choose(int piece, int place, int copies, Set<Integer> covered) {
        if (piece == pieces.size()) {
            int holes = cells - covered.size();
            found += covered.containsAll(must) && holes >= holesFrom && holes <= holesTo ? 1 : 0;
            return;
        }
        Slow slow = pieces.get(piece);
        if (place == slow.places().size()) {
            if (copies >= slow.from()) {
                choose(piece + 1, 0, 0, covered);
            }
            return;
        }
        choose(piece, place + 1, copies, covered);
        Set<Integer> at = slow.places().get(place);
        if (copies < slow.to() && at.stream().noneMatch(covered::contains) && fits(slow.name(), at)) {
            Set<Integer> more = new TreeSet<>(covered);
            more.addAll(at);
            names.add(slow.name());
            taken.add(at);
            choose(piece, place + 1, copies + 1, more);
            names.remove(names.size() - 1);
            taken.remove(taken.size() - 1);
        }
    }

    private boolean fits(String name, Set<Integer> at) {
        for (int k = 0; k < taken.size(); k++) {
            if (!together.test(name, at, names.get(k), taken.get(k))) {
                return false;
            }
        }
        return true;
    }
}
