package dlx.soak.solves;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Small covers of all kinds, with and without solutions. Their numbers of solutions come from formulas or the OEIS. */
final class KnownCovers {

    /** Number of ways to place n queens (OEIS A000170), by n from 0. */
    private static final long[] QUEENS = {1, 1, 0, 0, 2, 10, 4, 40};

    /** Number of partitions of n things into sets (Bell numbers, OEIS A000110), by n from 0. */
    private static final long[] BELL = {1, 1, 2, 5, 15, 52};

    /** Number of permutations of n things without a fixed point (OEIS A000166), by n from 0. */
    private static final long[] DERANGEMENTS = {1, 0, 1, 2, 9, 44};

    private KnownCovers() {}

    static List<KnownCover> all() {
        List<KnownCover> all = new ArrayList<>();
        for (int size = 4; size <= 7; size++) {
            all.add(queens(size));
        }
        for (int size = 3; size <= 5; size++) {
            all.add(partitions(size));
            all.add(derangements(size));
            all.add(assignment(size));
            all.add(pigeons(size));
            all.add(chosen(size + 2, size - 1));
            all.add(agreeing(size, size - 1));
        }
        all.add(KnownCover.of("dominoes on 4 x 4 cells", 36, () -> dominoes(List.of()))); // A099390
        all.add(KnownCover.of("dominoes on 4 x 4 cells without two corners", 0, () -> dominoes(List.of(0, 15))));
        all.add(KnownCover.of("Knuth's example", 1, () -> sets(7, "2 4 5", "0 3 6", "1 2 5", "0 3", "1 6", "3 4 6")));
        all.add(KnownCover.of("nothing to cover", 1, () -> sets(0)));
        all.add(KnownCover.of("an item that nothing covers", 0, () -> sets(2, "0", "0")));
        return all;
    }

    private static KnownCover queens(int size) {
        return KnownCover.of(
                size + " queens",
                QUEENS[size],
                () -> cover(c -> {
                    Items rows = c.items("row", size);
                    Items columns = c.items("column", size);
                    Items falling = c.items("falling diagonal", 2 * size - 1).secondary();
                    Items rising = c.items("rising diagonal", 2 * size - 1).secondary();
                    for (int cell = 0; cell < size * size; cell++) {
                        int row = cell / size;
                        int column = cell % size;
                        c.option(
                                cell,
                                rows.at(row),
                                columns.at(column),
                                falling.at(row - column + size - 1),
                                rising.at(row + column));
                    }
                }));
    }

    private static KnownCover partitions(int size) {
        return KnownCover.of(
                "sets of " + size + " things",
                BELL[size],
                () -> cover(c -> {
                    Items things = c.items("thing", size);
                    for (int set = 1; set < 1 << size; set++) {
                        List<Item> held = new ArrayList<>();
                        for (int thing = 0; thing < size; thing++) {
                            if ((set >> thing & 1) == 1) {
                                held.add(things.at(thing));
                            }
                        }
                        c.option(set, held);
                    }
                }));
    }

    private static KnownCover derangements(int size) {
        return KnownCover.of(
                "derangements of " + size,
                DERANGEMENTS[size],
                () -> cover(c -> {
                    Items things = c.items("thing", size);
                    Items places = c.items("place", size);
                    for (int k = 0; k < size * size; k++) {
                        if (k / size != k % size) {
                            c.option(k, things.at(k / size), places.at(k % size));
                        }
                    }
                }));
    }

    /**
     * Returns assignments in which thing i in place j weighs i times j. The score is maximum if both orders agree, and
     * minimum if they are opposite (rearrangement inequality).
     */
    private static KnownCover assignment(int size) {
        long all = 1;
        long least = 0;
        long greatest = 0;
        for (int k = 1; k <= size; k++) {
            all *= k;
            least += (long) k * (size + 1 - k);
            greatest += (long) k * k;
        }
        return new KnownCover(
                "an assignment of " + size,
                () -> cover(c -> {
                    Items things = c.items("thing", size);
                    Items places = c.items("place", size);
                    for (int k = 0; k < size * size; k++) {
                        long weight = (k / size + 1L) * (k % size + 1);
                        c.option(k, weight, things.at(k / size), places.at(k % size));
                    }
                }),
                all,
                OptionalLong.of(least),
                OptionalLong.of(greatest));
    }

    private static KnownCover pigeons(int holes) {
        return KnownCover.of(
                holes + 1 + " pigeons in " + holes + " holes",
                0,
                () -> cover(c -> {
                    Items pigeons = c.items("pigeon", holes + 1);
                    Items places = c.items("hole", holes).secondary();
                    for (int k = 0; k < (holes + 1) * holes; k++) {
                        c.option(k, pigeons.at(k / holes), places.at(k % holes));
                    }
                }));
    }

    /** Returns a cover with a multiplicity: one item that must be covered {@code count} times. */
    private static KnownCover chosen(int from, int count) {
        long ways = 1;
        for (int k = 1; k <= count; k++) {
            ways = ways * (from + 1 - k) / k;
        }
        return KnownCover.of(
                count + " of " + from,
                ways,
                () -> cover(c -> {
                    Item chosen = c.item("chosen").times(count, count);
                    for (int k = 0; k < from; k++) {
                        c.option(k, chosen);
                    }
                }));
    }

    /** Returns a cover with colors: all voters must choose the same color. */
    private static KnownCover agreeing(int voters, int colors) {
        return KnownCover.of(
                voters + " that agree on one of " + colors,
                colors,
                () -> cover(c -> {
                    Items all = c.items("voter", voters);
                    Item color = c.item("color").secondary();
                    for (int k = 0; k < voters * colors; k++) {
                        c.option(k, all.at(k / colors), color.colored(k % colors));
                    }
                }));
    }

    private static Cover<Integer> dominoes(List<Integer> missing) {
        return cover(c -> {
            ItemGrid cells = c.grid("cell", 4, 4);
            for (int cell : missing) {
                c.option(
                        -1 - cell,
                        cells.at(cell / 4, cell % 4)); // covered by a piece of one cell; no other option holds it
            }
            for (int cell = 0; cell < 16; cell++) {
                int row = cell / 4;
                int column = cell % 4;
                if (column < 3 && !missing.contains(cell) && !missing.contains(cell + 1)) {
                    c.option(2 * cell, cells.at(row, column), cells.at(row, column + 1));
                }
                if (row < 3 && !missing.contains(cell) && !missing.contains(cell + 4)) {
                    c.option(2 * cell + 1, cells.at(row, column), cells.at(row + 1, column));
                }
            }
        });
    }

    /**
     * Returns a cover from sets.
     *
     * @param sets lines with the numbers of the items of a set, from 0
     */
    private static Cover<Integer> sets(int items, String... sets) {
        return cover(c -> {
            Items all = c.items("item", items);
            for (int k = 0; k < sets.length; k++) {
                List<Item> held = new ArrayList<>();
                for (String item : sets[k].split(" ")) {
                    held.add(all.at(Integer.parseInt(item)));
                }
                c.option(k, held);
            }
        });
    }

    private static Cover<Integer> cover(Consumer<CoverBuilder<Integer>> describe) {
        return Cover.of(Integer.class, describe);
    }
}
