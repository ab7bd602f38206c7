package dlx.modelers.cages;

import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.Items;
import dlx.modelers.cages.KillerChoice.Filling;
import dlx.modelers.cages.KillerChoice.Value;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.House;
import dlx.modelers.grid.HouseCover;
import dlx.modelers.grid.ValueSets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The cover of a board with houses and cages, without colors.
 *
 * <p>A cage of nine cells can be filled in 9! ways, but with one set of values only. So an option is such a
 * <em>set</em>, and it covers the values that the cage does <em>not</em> contain. Each value of a cage is an item, like
 * each value of a row: a cell of the cage covers it, or the set leaves it out. So a cage of k cells contains the k
 * values of one set, each once.
 *
 * <p>A cage has at most 12 sets on a 9x9 board and 526 on a 16x16 board. The 9x9 puzzle of the examples takes 18 079
 * nodes of the engine {@code links}; with colored cells and an option for each order it takes 277 224.
 *
 * @since 0.1
 */
public final class KillerCover {

    private final int n;
    private final CoverBuilder<KillerChoice> cover;
    private final HouseCover<KillerChoice> board;

    /**
     * The items of cages of one cell, by the value that the cell must have. Several such cages may have the same cell.
     */
    private final Map<CellValue, List<Item>> singles = new HashMap<>();

    private KillerCover(int n, CoverBuilder<KillerChoice> cover) {
        this.n = n;
        this.cover = cover;
        board = new HouseCover<>(n, cover);
    }

    /**
     * Adds the items and options of an empty board to a cover. Givens are pins.
     *
     * @param n number of rows, of columns and of values
     * @param houses all houses, including rows and columns; a house of fewer than n cells takes each value at most
     *     once
     * @param cages cages with or without sums
     * @param cover the cover
     */
    public static void describe(int n, List<House> houses, List<Cage> cages, CoverBuilder<KillerChoice> cover) {
        KillerCover description = new KillerCover(n, cover);
        houses.forEach(description.board::add);
        for (Cage cage : cages) {
            if (!cage.hasSum()) {
                description.board.add(cage.house());
            } else if (cage.isSingle()) {
                description.addSingle(cage);
            } else {
                description.addCage(cage);
            }
        }
        description.board.addValues((placement, held) -> {
            held.addAll(description.singles.getOrDefault(placement, List.of()));
            cover.option(new Value(placement), held);
        });
    }

    /** Adds the item of a cage of one cell, which is covered by the sum as the value of the cell. */
    private void addSingle(Cage cage) {
        int cell = cage.cells().get(0);
        Item filling = cover.item("cage " + cage.name());
        CellValue placement = new CellValue(cell / n + 1, cell % n + 1, cage.sum());
        singles.computeIfAbsent(placement, key -> new ArrayList<>()).add(filling);
    }

    private void addCage(Cage cage) {
        Item filling = cover.item("cage " + cage.name());
        Items values = board.add(cage.house(), true);
        for (List<Integer> set : ValueSets.of(n, cage.cells().size(), cage.sum())) {
            List<Item> held = new ArrayList<>(List.of(filling));
            held.addAll(ValueSets.others(n, set, values));
            cover.option(new Filling(cage.name(), set), held);
        }
    }
}
