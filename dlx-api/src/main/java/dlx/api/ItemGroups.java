package dlx.api;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The named groups of items of a cover that is being described, in the order of declaration. A group without items is
 * left out.
 */
final class ItemGroups {

    /**
     * A group of items with consecutive numbers.
     *
     * @param name name of the group
     * @param first number of its first item in the cover
     * @param primary true if its items are primary
     * @param names returns the name of an item by its index in the group, from 0
     * @param named true if the author has replaced the names of the items
     */
    record Group(String name, int first, boolean primary, IntFunction<String> names, boolean named) {

        Group secondary() {
            return new Group(name, first, false, names, named);
        }

        Group named(IntFunction<String> own) {
            return new Group(name, first, primary, own, true);
        }
    }

    final List<Group> all = new ArrayList<>();
    int itemCount;

    /**
     * Returns the number of items of a group, at most {@code MOST + 1}. Rejects negative numbers, because the product
     * of two of them would be positive.
     */
    static long area(int rows, int columns, int layers) {
        if (rows < 0 || columns < 0 || layers < 0) {
            throw new IllegalArgumentException("rows, columns, layers: " + rows + ", " + columns + ", " + layers
                    + "; a group has 0 of each or more");
        }
        long area = (long) rows * columns;
        return layers > 0 && area > CoverBuilder.MOST / layers
                ? CoverBuilder.MOST + 1L
                : area * layers; // MOST + 1 is too many even for an empty cover
    }

    /** Adds a group of primary items after all others. */
    void add(String name, int size, IntFunction<String> names) {
        if (size > 0) {
            all.add(new Group(name, itemCount, true, names, false));
            itemCount += size;
        }
    }

    /** Replaces a group. Rejects a range of items that is only a part of a group, and items that are in use already. */
    void replace(int first, int size, String call, UnaryOperator<Group> change, IntPredicate isUsed) {
        int index = indexOf(all, first);
        Group group = all.get(index);
        int end = index + 1 < all.size() ? all.get(index + 1).first() : itemCount;
        if (group.first() != first || end != first + size) {
            throw new ModelException("the item \"" + nameOf(first) + "\" is one of the group \"" + group.name()
                    + "\"; expected " + call + " of the group");
        }
        IntStream.range(first, end).filter(isUsed).findFirst().ifPresent(item -> {
            throw new ModelException("the item \"" + nameOf(item) + "\" is in use already; expected " + call
                    + " before options, times and orders that name it");
        });
        all.set(index, change.apply(group));
    }

    /** Rejects a name that two groups share, because messages could not distinguish their items. */
    void checkNames() {
        Set<String> names = new HashSet<>();
        for (Group group : all) {
            if (!group.named() && !names.add(group.name())) {
                throw new ModelException("two groups of items are called \"" + group.name()
                        + "\"; expected a name of its own for each, so that messages can distinguish their items");
            }
        }
    }

    /** Returns, for each item, true if the item is primary; calls the host's check every few thousand items. */
    boolean[] primary(Runnable check) {
        boolean[] primary = new boolean[itemCount];
        for (int item = 0, group = 0; item < itemCount; item++) {
            if (item % CoverBuilder.CHECKED == 0) {
                check.run();
            }
            group += group + 1 < all.size() && all.get(group + 1).first() == item ? 1 : 0;
            primary[item] = all.get(group).primary();
        }
        return primary;
    }

    boolean isPrimary(int item) {
        return all.get(indexOf(all, item)).primary();
    }

    String nameOf(int item) {
        Group group = all.get(indexOf(all, item));
        return group.names().apply(item - group.first());
    }

    /** Returns the index of the last group that starts at or before the item. */
    static int indexOf(List<Group> groups, int item) {
        int low = 0;
        int high = groups.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (groups.get(middle).first() <= item) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
