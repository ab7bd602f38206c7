package dlx.modelers.tents;

import dlx.api.Cells;
import dlx.modelers.grid.Shuffled;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Generates a puzzle: puts up tents at random so that they do not touch, and a tree beside each. Used once. */
final class Campsite {

    /** Number of cells per tent; with fewer cells, random tents would rarely fit. */
    private static final int CELLS_FOR_A_TENT = 5;

    private final Tents lawn;
    private final RandomGenerator random;
    private final Set<Cell> tents = new HashSet<>();
    private final Set<Cell> trees = new HashSet<>();

    private Campsite(Tents lawn, RandomGenerator random) {
        this.lawn = lawn;
        this.random = random;
    }

    /**
     * Returns the text of a puzzle with one solution or more; empty if the lawn is too small for a tree and its tent.
     */
    static Optional<String> fill(Tents lawn, RandomGenerator random) {
        Campsite site = new Campsite(lawn, random);
        site.putUp();
        return site.tents.isEmpty() ? Optional.empty() : Optional.of(new TentsDrawing(site.puzzle(), List.of()).text());
    }

    private void putUp() {
        int wanted = Math.max(1, lawn.rows() * lawn.columns() / CELLS_FOR_A_TENT);
        List<Cell> cells = new ArrayList<>();
        for (int place = 0; place < lawn.rows() * lawn.columns(); place++) {
            cells.add(Cell.flat(place / lawn.columns(), place % lawn.columns()));
        }
        for (Cell cell : Shuffled.of(cells, random)) {
            if (tents.size() < wanted && !trees.contains(cell) && !touches(cell)) {
                Shuffled.of(besides(cell), random).stream()
                        .filter(tree -> !tents.contains(tree) && !trees.contains(tree))
                        .findFirst()
                        .ifPresent(tree -> {
                            tents.add(cell);
                            trees.add(tree);
                        });
            }
        }
    }

    private boolean touches(Cell cell) {
        for (int row = -1; row <= 1; row++) {
            for (int column = -1; column <= 1; column++) {
                if (tents.contains(cell.plus(0, row, column))) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<Cell> besides(Cell cell) {
        return cell.neighbors()
                .filter(other -> other.layer() == 0 && lawn.isOpen(other.row(), other.column()))
                .toList();
    }

    private Tents puzzle() {
        int rows = lawn.rows();
        int columns = lawn.columns();
        List<Integer> inRows = new ArrayList<>(Collections.nCopies(rows, 0));
        List<Integer> inColumns = new ArrayList<>(Collections.nCopies(columns, 0));
        for (Cell tent : tents) {
            inRows.set(tent.row(), inRows.get(tent.row()) + 1);
            inColumns.set(tent.column(), inColumns.get(tent.column()) + 1);
        }
        Cells where = Cells.where(rows, columns, (row, column) -> trees.contains(Cell.flat(row, column)));
        return new Tents(where, lawn.tents(), lawn.crossed(), inRows, inColumns);
    }
}
