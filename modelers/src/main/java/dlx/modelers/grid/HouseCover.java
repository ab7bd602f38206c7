package dlx.modelers.grid;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ToLongFunction;

/**
 * States a board of cells and houses as a cover.
 *
 * <p>An option is a value in a cell. Each cell holds one value. A house of n cells holds each value exactly once; a
 * smaller house holds each at most once.
 *
 * @param <O> type of the option values
 * @since 0.1
 */
public final class HouseCover<O> {

    private final int n;
    private final CoverBuilder<O> cover;
    private final ItemGrid cells;

    /** For each cell, row after row, the items of the values in each of its houses. */
    private final List<List<Items>> housesOfCell = new ArrayList<>();

    /**
     * Creates a board and declares its cells. Givens are pins and not stated here.
     *
     * @param n number of rows, columns and values
     * @param cover receives the items and options
     */
    public HouseCover(int n, CoverBuilder<O> cover) {
        this.n = n;
        this.cover = cover;
        cells = cover.grid("cell", n, n);
        for (int cell = 0; cell < n * n; cell++) {
            housesOfCell.add(new ArrayList<>());
        }
    }

    /**
     * Describes an empty board whose options have weights. Givens are pins and not stated here.
     *
     * @param n number of rows, columns and values
     * @param houses all houses, including rows and columns
     * @param weight returns the weight of an option
     * @param cover receives the items and options
     */
    public static void describe(
            int n, List<House> houses, ToLongFunction<CellValue> weight, CoverBuilder<CellValue> cover) {
        HouseCover<CellValue> board = new HouseCover<>(n, cover);
        houses.forEach(board::add);
        board.addValues((placement, held) -> cover.option(placement, weight.applyAsLong(placement), held));
    }

    /**
     * Declares the values of a house as items. A house of n cells holds each value exactly once; a smaller house holds
     * each at most once.
     *
     * @param house the house
     */
    public void add(House house) {
        add(house, house.cells().size() == n);
    }

    /**
     * Declares the values of a house as items.
     *
     * @param house the house
     * @param takesAll true if each value must occur
     * @return items of the values, from 0
     */
    public Items add(House house, boolean takesAll) {
        String name = house.name();
        Items values = cover.items(name, n).named(value -> name + " digit " + (value + 1));
        if (!takesAll) {
            values.secondary();
        }
        house.cells().forEach(cell -> housesOfCell.get(cell).add(values));
        return values;
    }

    /**
     * Adds an option for each value in each cell; to be called after all houses have been added.
     *
     * @param option adds an option that holds the given items; it may change the list, but not keep it
     */
    public void addValues(BiConsumer<CellValue, List<Item>> option) {
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
                option.accept(placement, held);
            }
        }
    }
}
