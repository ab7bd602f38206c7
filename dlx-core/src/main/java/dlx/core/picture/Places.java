package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * The places of items on a board. An item has a place if its options share exactly one area, apart from the places of
 * other items: an option that covers the corner of a board may always cover the cell beside it, too. If several items
 * share an area, it is the place of the item with most options: a piece that always covers the middle of a board is not
 * the middle. If two items have the same number of options, the area is not a place.
 */
final class Places {

    private final Cover<?> cover;

    /** Areas that all options of an item share, by item; empty for an item without options. */
    private final List<Set<Area>> shared = new ArrayList<>();

    /** Number of options that hold each item. */
    private final int[] options;

    private final Map<Area, Integer> owners = new LinkedHashMap<>();
    private final Map<Integer, Area> places = new HashMap<>();

    private Places(Cover<?> cover) {
        this.cover = cover;
        options = new int[cover.itemCount()];
    }

    /**
     * Returns the places of the items of a cover.
     *
     * @param areas returns the areas of an option; called once for each option
     */
    static Places of(Cover<?> cover, IntFunction<List<Area>> areas) {
        Places places = new Places(cover);
        places.share(areas);
        while (places.settle()) {
            // each round removes the areas of the places found
        }
        return places;
    }

    private void share(IntFunction<List<Area>> areas) {
        for (int item = 0; item < options.length; item++) {
            shared.add(new LinkedHashSet<>());
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            List<Area> here = areas.apply(option);
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                int item = cover.item(node);
                if (options[item]++ == 0) {
                    shared.get(item).addAll(here);
                } else {
                    shared.get(item).retainAll(here);
                }
            }
        }
    }

    /** Assigns a place to items that have one area left. Returns false if there are no such items. */
    private boolean settle() {
        Map<Area, List<Integer>> wished = new LinkedHashMap<>();
        for (int item = 0; item < options.length; item++) {
            Set<Area> left = shared.get(item);
            left.removeAll(owners.keySet());
            if (left.size() == 1) {
                wished.computeIfAbsent(left.iterator().next(), area -> new ArrayList<>())
                        .add(item);
            }
        }
        wished.forEach((area, items) -> {
            TreeMap<Integer, List<Integer>> byOptions = new TreeMap<>();
            items.forEach(item -> byOptions
                    .computeIfAbsent(options[item], k -> new ArrayList<>())
                    .add(item));
            List<Integer> most = byOptions.lastEntry().getValue();
            owners.put(area, most.get(0));
            if (most.size() == 1) {
                places.put(most.get(0), area);
            }
        });
        return !wished.isEmpty();
    }

    /** Returns the place of an item, if it has one. */
    Optional<Area> of(int item) {
        return Optional.ofNullable(places.get(item));
    }

    /** Returns true if two places share a corner: cells of a board do, vertices of a graph do not. */
    boolean areCells() {
        return areCells(places.values());
    }

    /** Returns true if two areas share a corner. */
    static boolean areCells(Collection<Area> areas) {
        Set<List<Double>> corners = new HashSet<>();
        for (Area a : areas) {
            for (double x : new double[] {a.x(), a.x() + a.width()}) {
                for (double y : new double[] {a.y(), a.y() + a.height()}) {
                    if (!corners.add(List.of(x, y))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
