package dlx.modelers.grid;

import dlx.api.CoverBuilder;
import dlx.api.Item;
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
     * Describes a board whose options have no weights.
     *
     * @param n rows, columns, values
     * @param houses all of them, rows and columns too
     * @param givens what stands there already; other values in those cells are no options
     * @param cover takes the items and options
     */
    public static void describe(int n, List<House> houses, List<Placement> givens, CoverBuilder<Placement> cover) {
        describe(n, houses, givens, placement -> 0, cover);
    }

    /**
     * Describes a board whose options have weights.
     *
     * @param n rows, columns, values
     * @param houses all of them, rows and columns too
     * @param givens what stands there already; other values in those cells are no options
     * @param weight of an option
     * @param cover takes the items and options
     */
    public static void describe(
            int n,
            List<House> houses,
            List<Placement> givens,
            ToLongFunction<Placement> weight,
            CoverBuilder<Placement> cover) {
        Items cells = cover.primary("cell", n * n, cell -> "cell " + Placements.cellName(n, cell));
        List<List<Items>> housesOfCell = housesOfCell(n, houses, cover);
        Placements placements = Placements.of(n);
        int[] given = Placements.values(n, givens);
        for (int cell = 0; cell < n * n; cell++) {
            List<Items> around = housesOfCell.get(cell);
            for (int value = 1; value <= n; value++) {
                if (given[cell] == 0 || given[cell] == value) {
                    Placement placement = placements.at(cell, value);
                    cover.option(placement, weight.applyAsLong(placement), held(cells.at(cell), around, value));
                }
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
            Items values = house.cells().size() == n
                    ? cover.primary(name, n, value -> name + " digit " + (value + 1))
                    : cover.secondary(name, n, value -> name + " digit " + (value + 1));
            house.cells().forEach(cell -> housesOfCell.get(cell).add(values));
        }
        return housesOfCell;
    }

    private static Item[] held(Item cell, List<Items> houses, int value) {
        Item[] held = new Item[houses.size() + 1];
        held[0] = cell;
        for (int k = 0; k < houses.size(); k++) {
            held[k + 1] = houses.get(k).at(value - 1);
        }
        return held;
    }
}
