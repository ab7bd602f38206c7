package dlx.modelers.tents;

import dlx.api.BoardMap;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the rotations and reflections of a lawn that preserve its trees, its counts, and the marks in it. */
final class TentsSymmetries {

    private TentsSymmetries() {}

    /**
     * Returns the symmetries except the identity. Omits symmetries that reverse the direction of a circle, because
     * options of circles are restricted in one direction.
     */
    static List<UnaryOperator<Tent>> of(Tents puzzle) {
        Set<Set<Tent>> circles = CircleFinder.of(puzzle, CircleFinder.MOST).stream()
                .map(circle -> Set.copyOf(circle.next()))
                .collect(Collectors.toSet());
        return BoardMap.of(puzzle.rows(), puzzle.columns()).stream()
                .filter(map -> keeps(puzzle, map))
                .map(map -> map.<Tent>named(
                        tent -> new Tent(tent.cell().moved(map), tent.tree().moved(map))))
                .filter(map -> circles.stream().allMatch(circle -> circles.contains(moved(circle, map))))
                .toList();
    }

    private static boolean keeps(Tents puzzle, BoardMap map) {
        return IntStream.range(0, puzzle.rows() * puzzle.columns()).allMatch(place -> {
            int row = place / puzzle.columns();
            int column = place % puzzle.columns();
            int toRow = map.row(row, column);
            int toColumn = map.column(row, column);
            boolean swaps = map.row(0, 0) != map.row(0, puzzle.columns() - 1);
            List<Integer> rows = swaps ? puzzle.inColumns() : puzzle.inRows();
            List<Integer> columns = swaps ? puzzle.inRows() : puzzle.inColumns();
            return puzzle.trees().has(row, column) == puzzle.trees().has(toRow, toColumn)
                    && puzzle.tents().has(row, column) == puzzle.tents().has(toRow, toColumn)
                    && puzzle.crossed().has(row, column) == puzzle.crossed().has(toRow, toColumn)
                    && puzzle.inRows().get(row).equals(rows.get(swaps ? toColumn : toRow))
                    && puzzle.inColumns().get(column).equals(columns.get(swaps ? toRow : toColumn));
        });
    }

    private static Set<Tent> moved(Set<Tent> circle, UnaryOperator<Tent> map) {
        return circle.stream().map(map).collect(Collectors.toSet());
    }
}
