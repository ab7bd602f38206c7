package dlx.modelers.grid;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * States a board of cells and houses as a cover.
 *
 * <p>An option is a value in a cell. Each cell takes one value. A house of n cells takes each value once; a smaller one
 * takes each at most once.
 *
 * @since 0.1
 */
public final class HouseCover {

    private HouseCover() {}

    /**
     * Describes an empty board whose options have no weights. Givens are pins.
     *
     * @param n rows, columns, values
     * @param houses all of them, rows and columns too
     * @param cover takes the items and options
     */
    public static void describe(int n, List<House> houses, CoverBuilder<CellValue> cover) {
        describe(n, houses, placement -> 0, cover);
    }

    /**
     * Describes an empty board whose options have weights. Givens are pins.
     *
     * @param n rows, columns, values
     * @param houses all of them, rows and columns too
     * @param weight of an option
     * @param cover takes the items and options
     */
    public static void describe(
            int n, List<House> houses, ToLongFunction<CellValue> weight, CoverBuilder<CellValue> cover) {
        ItemGrid cells = cover.grid("cell", n, n);
        List<List<Items>> housesOfCell = housesOfCell(n, houses, cover);
        CellValues placements = CellValues.of(n);
        List<Item> held = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            for (int value = 1; value <= n; value++) {
                CellValue placement = placements.at(cell, value);
                held.clear();
                held.add(cells.at(placement.row() - 1, placement.column() - 1));
                for (Items house : housesOfCell.get(cell)) {
                    held.add(house.at(value - 1));
                }
                cover.option(placement, weight.applyAsLong(placement), held);
            }
        }
    }

    /** Declares the values of each house as items; the answer says in which houses a cell is. */
    private static List<List<Items>> housesOfCell(int n, List<House> houses, CoverBuilder<?> cover) {
        List<List<Items>> housesOfCell = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            housesOfCell.add(new ArrayList<>());
        }
        for (House house : houses) {
            String name = house.name();
            Items values = cover.items(name, n).named(value -> name + " digit " + (value + 1));
            if (house.cells().size() < n) {
                values.secondary();
            }
            house.cells().forEach(cell -> housesOfCell.get(cell).add(values));
        }
        return housesOfCell;
    }
}
