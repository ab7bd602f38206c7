package dlx.modelers.battleships;

import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** The clues of a board, made from its solution: the numbers of all rows and columns, and the marks of some cells. */
final class Clues {

    private Clues() {}

    /**
     * Returns a board with clues of a solution. The board may have further solutions; each cell shown reduces their
     * number. At most a tenth of the cells are shown.
     *
     * @param ships all ships; options of water are ignored
     */
    static Waters of(Waters blank, List<Ship> ships, RandomGenerator random) {
        int columns = blank.columns();
        int[] inRow = new int[blank.rows()];
        int[] inColumn = new int[columns];
        for (Ship ship : ships) {
            for (Cell cell : ship.isWater() ? List.<Cell>of() : ship.cells()) {
                inRow[cell.row()]++;
                inColumn[cell.column()]++;
            }
        }
        String full = WatersText.with(blank, ships).marks().replace(CellSign.FREE, CellSign.WATER);
        StringBuilder marks = new StringBuilder(blank.marks());
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, full.length()).boxed().toList());
        int shown = random.nextInt(1 + full.length() / 10);
        for (int k = 0; k < shown; k++) {
            int cell = order.remove(random.nextInt(order.size()));
            marks.setCharAt(cell, full.charAt(cell));
        }
        return new Waters(
                blank.fleet(),
                Arrays.stream(inRow).boxed().toList(),
                Arrays.stream(inColumn).boxed().toList(),
                marks.toString());
    }
}
