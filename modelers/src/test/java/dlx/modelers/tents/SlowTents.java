package dlx.modelers.tents;

import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Places tents by deciding for each cell, and then checks by augmenting paths that each tree can have a tent of its
 * own. It uses neither covers nor circles.
 */
final class SlowTents {

    private final Tents puzzle;
    private final List<Set<Cell>> found = new ArrayList<>();
    private final Set<Cell> tents = new HashSet<>();

    SlowTents(Tents puzzle) {
        this.puzzle = puzzle;
    }

    /** All placings of the tents. */
    List<Set<Cell>> solutions() {
        decide(0);
        return found;
    }

    private void decide(int place) {
        if (place == puzzle.rows() * puzzle.columns()) {
            if (isRight()) {
                found.add(Set.copyOf(tents));
            }
            return;
        }
        Cell cell = Cell.flat(place / puzzle.columns(), place % puzzle.columns());
        if (!puzzle.tents().has(cell.row(), cell.column())) {
            decide(place + 1);
        }
        if (puzzle.isOpen(cell.row(), cell.column()) && tents.stream().noneMatch(tent -> touch(tent, cell))) {
            tents.add(cell);
            decide(place + 1);
            tents.remove(cell);
        }
    }

    private static boolean touch(Cell one, Cell other) {
        return Math.abs(one.row() - other.row()) < 2 && Math.abs(one.column() - other.column()) < 2;
    }

    private boolean isRight() {
        for (int row = 0; row < puzzle.rows(); row++) {
            int own = row;
            long count = tents.stream().filter(tent -> tent.row() == own).count();
            if (puzzle.inRows().get(row) != Tents.UNKNOWN && puzzle.inRows().get(row) != count) {
                return false;
            }
        }
        for (int column = 0; column < puzzle.columns(); column++) {
            int own = column;
            long count = tents.stream().filter(tent -> tent.column() == own).count();
            if (puzzle.inColumns().get(column) != Tents.UNKNOWN
                    && puzzle.inColumns().get(column) != count) {
                return false;
            }
        }
        return tents.size() == puzzle.trees().size() && haveTreesOfTheirOwn();
    }

    private boolean haveTreesOfTheirOwn() {
        Map<Cell, Cell> tentOf = new HashMap<>();
        return tents.stream().allMatch(tent -> takesTree(tent, tentOf, new HashSet<>()));
    }

    private boolean takesTree(Cell tent, Map<Cell, Cell> tentOf, Set<Cell> asked) {
        return tent.neighbors()
                .filter(tree -> tree.layer() == 0 && puzzle.trees().has(tree.row(), tree.column()))
                .anyMatch(tree -> {
                    if (!asked.add(tree)) {
                        return false;
                    }
                    Cell other = tentOf.get(tree);
                    if (other == null || takesTree(other, tentOf, asked)) {
                        tentOf.put(tree, tent);
                        return true;
                    }
                    return false;
                });
    }
}
