package dlx.modelers.battleships;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.modelers.packing.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Items of a board, and the items that each ship and each cell of water covers. A line counts its water; a block of 2x2
 * cells holds at most one ship, so that ships do not touch.
 */
final class WatersCover {

    private final ItemGrid cells;
    private final ItemGrid blocks;
    /** Items of the ships, by length. */
    private final Map<Integer, Item> ships = new TreeMap<>();

    /** Items of the lines with numbers, by row and by column from 0. */
    private final Map<Integer, Item> rows = new TreeMap<>();

    private final Map<Integer, Item> columns = new TreeMap<>();

    WatersCover(Waters waters, CoverBuilder<Ship> cover) {
        cells = cover.grid("cell", waters.rows(), waters.columns());
        waters.fleet().stream().distinct().forEach(length -> {
            int number = (int) waters.fleet().stream().filter(length::equals).count();
            ships.put(length, cover.item("ships of length " + length).times(number, number));
        });
        addLines(rows, "row", waters.inRow(), waters.columns(), cover);
        addLines(columns, "column", waters.inColumn(), waters.rows(), cover);
        // On a board of one row or one column, a block is two neighboring cells.
        blocks = cover.grid("block", Math.max(1, waters.rows() - 1), Math.max(1, waters.columns() - 1))
                .secondary();
    }

    private static void addLines(
            Map<Integer, Item> items, String line, List<Integer> numbers, int cells, CoverBuilder<Ship> cover) {
        for (int k = 0; k < numbers.size(); k++) {
            if (numbers.get(k) != Waters.UNKNOWN) {
                int water = cells - numbers.get(k);
                items.put(k, cover.item("water in " + line + " " + (k + 1)).times(water, water));
            }
        }
    }

    List<Item> held(Ship ship) {
        List<Item> held = new ArrayList<>();
        ship.cells().forEach(cell -> held.add(cells.at(cell.row(), cell.column())));
        if (ship.isWater()) {
            addIfNumbered(held, rows, ship.row());
            addIfNumbered(held, columns, ship.column());
            return held;
        }
        held.add(ships.get(ship.length()));
        addBlocks(held, ship);
        return held;
    }

    private static void addIfNumbered(List<Item> held, Map<Integer, Item> lines, int line) {
        if (lines.containsKey(line)) {
            held.add(lines.get(line));
        }
    }

    /** Adds the blocks that contain cells of a ship. */
    private void addBlocks(List<Item> held, Ship ship) {
        List<Cell> cells = ship.cells();
        Cell last = cells.get(cells.size() - 1);
        for (int row = Math.max(0, ship.row() - 1); row <= Math.min(last.row(), blocks.rows() - 1); row++) {
            for (int column = Math.max(0, ship.column() - 1);
                    column <= Math.min(last.column(), blocks.columns() - 1);
                    column++) {
                held.add(blocks.at(row, column));
            }
        }
    }
}
