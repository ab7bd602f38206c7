package dlx.modelers.battleships;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A board for ships. Its numbers and marks may contradict each other; then the puzzle cannot be solved.
 *
 * @param fleet the lengths of all ships, the longest first
 * @param inRow number of cells of ships in each row, from the top; {@link #UNKNOWN} if not given
 * @param inColumn number of cells of ships in each column, from the left; {@link #UNKNOWN} if not given
 * @param marks the signs of all cells, row after row, from {@link CellSign}
 * @since 0.1
 */
public record Waters(List<Integer> fleet, List<Integer> inRow, List<Integer> inColumn, String marks) {

    /** Value of a number that is not given. */
    static final int UNKNOWN = -1;

    /** The fleet of most puzzles. */
    static final List<Integer> USUAL = List.of(4, 3, 3, 2, 2, 2, 1, 1, 1, 1);

    /** Creates a board with copies of the lists; the fleet is sorted. */
    public Waters {
        fleet = fleet.stream().sorted(Collections.reverseOrder()).toList();
        inRow = List.copyOf(inRow);
        inColumn = List.copyOf(inColumn);
    }

    int rows() {
        return inRow.size();
    }

    int columns() {
        return inColumn.size();
    }

    char at(int row, int column) {
        return marks.charAt(row * columns() + column);
    }

    /** Returns true if neither a number nor a mark is given. */
    boolean isBlank() {
        return equals(blank());
    }

    /** Returns a board of this size and fleet, without numbers and marks. */
    Waters blank() {
        return new Waters(
                fleet,
                Collections.nCopies(rows(), UNKNOWN),
                Collections.nCopies(columns(), UNKNOWN),
                String.valueOf(CellSign.FREE).repeat(marks.length()));
    }

    /** Passes all options to a consumer: water first, then ships, the longest first. */
    void forEachOption(Consumer<Ship> options) {
        for (int cell = 0; cell < marks.length(); cell++) {
            offer(Ship.water(cell / columns(), cell % columns()), options);
        }
        fleet.stream().distinct().forEach(length -> {
            for (int cell = 0; cell < marks.length(); cell++) {
                offer(new Ship(length, cell / columns(), cell % columns(), false), options);
                if (length > 1) {
                    offer(new Ship(length, cell / columns(), cell % columns(), true), options);
                }
            }
        });
    }

    private void offer(Ship ship, Consumer<Ship> options) {
        int endRow = ship.row() + (ship.down() ? ship.length() : 1);
        int endColumn = ship.column() + (ship.down() ? 1 : Math.max(1, ship.length()));
        if (endRow <= rows() && endColumn <= columns() && allows(ship)) {
            options.accept(ship);
        }
    }

    private boolean allows(Ship ship) {
        var cells = ship.cells();
        return IntStream.range(0, cells.size())
                .allMatch(
                        k -> CellSign.allows(at(cells.get(k).row(), cells.get(k).column()), ship.mark(k)));
    }
}
