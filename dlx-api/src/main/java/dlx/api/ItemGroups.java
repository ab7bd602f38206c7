package dlx.api;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The named groups of items of a cover under way. Groups are never empty: one of no items is left out. */
final class ItemGroups {

    /** A group: its name, its first item, and how its items are called; perhaps by names of their own. */
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

    /** Refuses negative numbers here, where two of them would make a positive product. */
    static long area(int rows, int columns, int layers) {
        if (rows < 0 || columns < 0 || layers < 0) {
            throw new IllegalArgumentException("rows, columns, layers: " + rows + ", " + columns + ", " + layers
                    + "; a group has 0 of each or more");
        }
        long area = (long) rows * columns;
        return layers > 0 && area > CoverBuilder.MOST / layers
                ? CoverBuilder.MOST + 1L
                : area * layers; // too many, whatever there is already
    }

    /** Adds a group of primary items after all others. */
    void add(String name, int size, IntFunction<String> names) {
        if (size > 0) {
            all.add(new Group(name, itemCount, true, names, false));
            itemCount += size;
        }
    }

    /** Replaces a group. Items that are a part of one are refused, and such that are in use already. */
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

    /** Refuses a name that the items of two groups have: messages and explanations could not tell them apart. */
    void checkNames() {
        Set<String> names = new HashSet<>();
        for (Group group : all) {
            if (!group.named() && !names.add(group.name())) {
                throw new ModelException("two groups of items are called \"" + group.name()
                        + "\"; expected a name of its own for each, so that messages can distinguish their items");
            }
        }
    }

    /** Returns by item whether it is primary; asks now and then whether to go on. */
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
