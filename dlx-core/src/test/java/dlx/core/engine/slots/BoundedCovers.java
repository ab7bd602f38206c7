package dlx.core.engine.slots;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Small covers with multiplicities, each made for a special case of one form of the search. */
final class BoundedCovers {

    private BoundedCovers() {}

    /** Covers that a search finishes quickly. */
    enum Kind {
        /** Queens that watch all cells: one item is in every option, and most options are idle in the end. */
        BUDGET(queendom(4, 2)),
        BUDGET_OF_ONE(queendom(4, 1)),
        BUDGET_OUT_OF_REACH(queendom(8, 2)),
        /** Two or three queens on a small board: the capacity of the budget exceeds its need. */
        LOOSE_BUDGET(bounded(queendom(3, 2), 0, new Bounds(1, 2))),
        /** A maximum without a minimum. The cell in the middle, which every queen watches, is the budget then. */
        BUDGET_WITHOUT_NEED(bounded(queendom(3, 2), 0, new Bounds(0, 2))),
        RELAXED_BUDGET(queendom(3, 2).restricted(List.of(), List.of(0))),
        /** Two items in every option. */
        TWO_BUDGETS(of(
                0,
                List.of(new Bounds(3, 4), new Bounds(2, 3), new Bounds(1, 2), new Bounds(1, 3)),
                List.of(0, 1, 2),
                List.of(0, 1, 3),
                List.of(0, 1),
                List.of(0, 1, 2, 3),
                List.of(0, 1, 2),
                List.of(0, 1, 3))),
        /** A budget together with items that are packed because of their need. */
        BUDGET_AND_PACKED(of(
                0,
                List.of(new Bounds(5, 5), new Bounds(4, 4), new Bounds(1, 5), new Bounds(2, 2)),
                List.of(0, 1),
                List.of(0, 1, 3),
                List.of(0, 1, 2),
                List.of(0, 1, 2, 3),
                List.of(0, 1, 3),
                List.of(0, 2, 3),
                List.of(0, 1))),
        /** Two planes; the need of every item closes it. */
        ROWS_AND_COLUMNS(binary(4, 2)),
        THREE_PLANES(binary(4, 3)),
        /** Needs of one, two and three in one word, with different slack. */
        MIXED_NEEDS(of(
                0,
                List.of(new Bounds(3, 3), new Bounds(2, 4), new Bounds(1, 1), new Bounds(1, 3), new Bounds(0, 2)),
                List.of(0, 1),
                List.of(0, 2),
                List.of(1, 3, 4),
                List.of(0, 3),
                List.of(2, 4),
                List.of(0, 1, 4),
                List.of(1, 4),
                List.of(3))),
        /** One plane, although some items may be covered twice. */
        ONE_PLANE(of(
                1,
                List.of(new Bounds(1, 2), new Bounds(1, 1), new Bounds(1, 2), new Bounds(1, 3)),
                List.of(0, 1),
                List.of(0, 2, 4),
                List.of(0, 3),
                List.of(2, 3, 4),
                List.of(1, 2),
                List.of(2, 3),
                List.of(3))),
        EXACT_RELAXED(binary(4, 2).restricted(List.of(), List.of(0, 5))),
        PACKED_RELAXED(packed().restricted(List.of(2), List.of(0))),
        /** A packed item that needs four options and is full when its need is met. */
        PACKED(packed()),
        /** A packed item that may be covered more often than it needs. */
        PACKED_AND_LOOSE(bounded(packed(), 0, new Bounds(4, 5))),
        PACKED_WITHOUT_LIMIT(bounded(packed(), 0, new Bounds(4, 9))),
        /** Two items with the same options and bounds. */
        EQUAL_CAPACITIES(capacities(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3), new Bounds(1, 2), new Bounds(1, 2))),
        /** An item whose options contain those of another item with equal capacity, in either order. */
        CONTAINED_CAPACITY(capacities(List.of(0, 1, 2), List.of(0, 1, 2, 3), new Bounds(1, 2), new Bounds(1, 2))),
        CONTAINED_ON_THE_RIGHT(capacities(List.of(0, 1, 2, 3), List.of(1, 2, 3), new Bounds(1, 2), new Bounds(0, 2))),
        /** An item whose options are contained in another item's, with less capacity: both limits matter. */
        TIGHTER_INSIDE(capacities(List.of(0, 1, 2), List.of(0, 1, 2, 3), new Bounds(1, 2), new Bounds(1, 3))),
        /** Two items with equal options; the need of the second closes them. */
        EQUAL_AND_EXACT(capacities(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3), new Bounds(1, 2), new Bounds(2, 2))),
        EQUAL_AND_EXACT_RELAXED(capacities(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3), new Bounds(1, 2), new Bounds(2, 2))
                .restricted(List.of(), List.of(1))),
        EQUAL_AND_ONCE(capacities(List.of(0, 1, 2, 3), List.of(0, 1, 2, 3), new Bounds(0, 2), new Bounds(1, 1))),
        /** Items of which each is within the next item. */
        CHAIN(of(
                0,
                List.of(new Bounds(0, 2), new Bounds(1, 2), new Bounds(1, 2), new Bounds(1, 3)),
                List.of(0, 1, 2, 3),
                List.of(0, 1, 2),
                List.of(0, 1, 2, 3),
                List.of(1, 2),
                List.of(2, 3),
                List.of(3))),
        /** Options without a demanded item. */
        SPARE(of(
                1,
                List.of(new Bounds(1, 2), new Bounds(0, 2), new Bounds(0, 1)),
                List.of(0),
                List.of(0, 1),
                List.of(1),
                List.of(1, 2),
                List.of(2, 3),
                List.of(1, 3),
                List.of(0, 2))),
        /** Items without a demand. */
        NOTHING_DEMANDED(of(
                1,
                List.of(new Bounds(0, 2), new Bounds(0, 1)),
                List.of(0),
                List.of(0, 2),
                List.of(0, 1),
                List.of(1, 2),
                List.of(0, 1))),
        /** A maximum that is at least the number of options, so it does not limit anything. */
        NO_LIMIT(of(
                0,
                List.of(new Bounds(2, 3), new Bounds(1, 100), new Bounds(0, 5)),
                List.of(0, 1),
                List.of(0, 2),
                List.of(0, 1, 2),
                List.of(1, 2),
                List.of(2))),
        /** An item with three options and a far bound; its slack depends on the given bounds. */
        FAR_BOUND(of(
                0,
                List.of(new Bounds(2, 1000), new Bounds(2, 4), new Bounds(2, 3)),
                List.of(0, 1),
                List.of(1, 2),
                List.of(2, 0),
                List.of(0, 1),
                List.of(1, 2),
                List.of(2))),
        OUT_OF_REACH(of(0, List.of(new Bounds(3, 3), new Bounds(1, 2)), List.of(0, 1), List.of(0), List.of(1))),
        NO_OPTIONS(of(0, List.of(new Bounds(0, 2), new Bounds(0, 3)))),
        NO_OPTIONS_BUT_A_NEED(of(0, List.of(new Bounds(0, 2), new Bounds(2, 3)))),
        /** A selection that excludes options it needs: forced options clash. */
        FORCED_AND_CLASHING(of(
                1,
                List.of(new Bounds(2, 2), new Bounds(1, 2)),
                List.of(0, 2),
                List.of(0, 2),
                List.of(1),
                List.of(1, 2))),
        GIVEN(binary(4, 2).pinned(List.of(0, 5)).restricted(List.of(10), List.of(3))),
        /** Pins that cover an item once too often. */
        GIVEN_TOO_MANY(binary(4, 2).pinned(List.of(0, 1, 2)));

        final PlainCover cover;

        Kind(PlainCover cover) {
            this.cover = cover;
        }
    }

    /** Returns a cover whose last {@code secondary} items are secondary. */
    static PlainCover of(int secondary, List<Bounds> bounds, List<?>... options) {
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(bounds.size(), true));
        primary.addAll(Collections.nCopies(secondary, false));
        List<Bounds> all = new ArrayList<>(bounds);
        all.addAll(Collections.nCopies(secondary, Bounds.ONCE));
        List<PlainCover.Option> held = new ArrayList<>();
        for (List<?> option : options) {
            held.add(new PlainCover.Option(
                    option.stream().map(item -> (Integer) item).toList(), 0));
        }
        return new PlainCover(primary, all, held, List.of(), List.of(), List.of());
    }

    /** Returns the cover with an item bounded in another way. */
    static PlainCover bounded(PlainCover cover, int item, Bounds bounds) {
        List<Bounds> changed = new ArrayList<>(cover.bounds());
        changed.set(item, bounds);
        return new PlainCover(cover.primary(), changed, cover.options(), cover.pins(), cover.banned(), cover.relaxed());
    }

    /**
     * Returns the cover of {@code queens} queens (item 0) on an n x n board such that every cell holds a queen or is
     * attacked.
     */
    static PlainCover queendom(int n, int queens) {
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(n * n + 1, new Bounds(1, Math.max(2, queens))));
        bounds.set(0, new Bounds(queens, queens));
        return of(
                0,
                bounds,
                IntStream.range(0, n * n)
                        .mapToObj(cell -> IntStream.rangeClosed(0, n * n)
                                .filter(item -> item == 0 || attacks(n, cell, item - 1))
                                .boxed()
                                .toList())
                        .toArray(List<?>[]::new));
    }

    private static boolean attacks(int n, int cell, int other) {
        int down = Math.abs(cell / n - other / n);
        int across = Math.abs(cell % n - other % n);
        return down == 0 || across == 0 || down == across;
    }

    /**
     * Returns the 0/1 matrices of n x n with sum {@code sum} in each row and column, rows before columns; an option is
     * a 1.
     */
    static PlainCover binary(int n, int sum) {
        return of(
                0,
                Collections.nCopies(2 * n, new Bounds(sum, sum)),
                IntStream.range(0, n * n)
                        .mapToObj(cell -> List.of(cell / n, n + cell % n))
                        .toArray(List<?>[]::new));
    }

    private static PlainCover packed() {
        return of(
                1,
                List.of(new Bounds(4, 4), new Bounds(1, 1), new Bounds(2, 2), new Bounds(1, 2)),
                List.of(0, 1),
                List.of(0, 2),
                List.of(0, 3),
                List.of(0, 4, 2),
                List.of(0, 1, 3),
                List.of(0, 4, 1),
                List.of(2, 3),
                List.of(1, 2));
    }

    /**
     * Returns a cover of two items with these options and bounds, and a third item in all options that leaves several
     * of each.
     */
    private static PlainCover capacities(List<Integer> first, List<Integer> second, Bounds ofFirst, Bounds ofSecond) {
        return of(
                0,
                List.of(ofFirst, ofSecond, new Bounds(1, 4)),
                IntStream.range(0, 6)
                        .mapToObj(option -> IntStream.range(0, 3)
                                .filter(item -> item == 2
                                        || item == 0 && first.contains(option)
                                        || item == 1 && second.contains(option))
                                .boxed()
                                .toList())
                        .toArray(List<?>[]::new));
    }

    /**
     * Returns at most 10 options with all features that planes support: items demanded up to five times, bounds out of
     * reach, now and then an item in every option, items within each other, equal options, options without a demanded
     * item, colors; options taken and banned, items relaxed.
     */
    static PlainCover random(long seed) {
        Random random = new Random(new SplittableRandom(seed).nextLong()); // near seeds begin alike in a Random itself
        int items = 2 + random.nextInt(6);
        int secondary = random.nextInt(3);
        boolean budget = random.nextInt(2) == 0;
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(items, true));
        primary.addAll(Collections.nCopies(secondary, false));
        List<Bounds> bounds = new ArrayList<>();
        for (int item = 0; item < items; item++) {
            int least = Math.max(0, random.nextInt(7) - (item == 0 && budget ? 0 : 2));
            bounds.add(new Bounds(least, Math.max(1, least + Math.max(0, random.nextInt(5) - 2))));
        }
        bounds.addAll(Collections.nCopies(secondary, Bounds.ONCE));
        List<PlainCover.Option> options = new ArrayList<>();
        int count = random.nextInt(11);
        while (options.size() < count) {
            if (!options.isEmpty() && random.nextInt(8) == 0) {
                options.add(options.get(random.nextInt(options.size())));
                continue;
            }
            TreeSet<Integer> held = new TreeSet<>(List.of(budget ? 0 : random.nextInt(items)));
            for (int more = random.nextInt(4); more > 0; more--) {
                int item = random.nextInt(items + secondary);
                held.add(item);
                if (item + 1 < items && random.nextInt(2) == 0) {
                    held.add(item + 1); // so that an item is within another one
                }
            }
            List<Integer> colors = held.stream()
                    .map(item -> item < items ? PlainCover.Option.NO_COLOR : random.nextInt(3) - 1)
                    .toList();
            options.add(new PlainCover.Option(List.copyOf(held), colors, 0));
        }
        PlainCover cover = new PlainCover(primary, bounds, options, List.of(), List.of(), List.of());
        if (count == 0 || random.nextInt(2) == 0) {
            return cover;
        }
        return cover.pinned(someBelow(count, random))
                .restricted(someBelow(count, random), random.nextInt(2) == 0 ? someBelow(items, random) : List.of());
    }

    /** Returns up to two numbers below {@code end}. */
    private static List<Integer> someBelow(int end, Random random) {
        return random.ints(random.nextInt(3), 0, end).boxed().distinct().toList();
    }
}
