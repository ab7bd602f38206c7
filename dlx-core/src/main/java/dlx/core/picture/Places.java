package dlx.core.picture;

import dlx.api.Area;
import dlx.api.Cover;
import java.util.ArrayList;
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
 * Where items lie. An item has a place of its own if its options share one area, or several of which all others are the places of
 * other items: whatever covers the corner of a board may also cover the cell beside it. Where several items might lie on one area,
 * it is that of the item with most options, for a piece that always covers the middle of a board is not the middle; and of none where
 * two have the same number.
 */
final class Places {

    private final Cover<?> cover;

    /** By item: the areas that all its options share; null without options. */
    private final List<Set<Area>> shared = new ArrayList<>();

    /** By item: how many hold it. */
    private final int[] options;

    private final Map<Area, Integer> owners = new LinkedHashMap<>();
    private final Map<Integer, Area> places = new HashMap<>();

    private Places(Cover<?> cover) {
        this.cover = cover;
        options = new int[cover.itemCount()];
    }

    /**
     * The places of the items of a cover.
     *
     * @param areas where an option lies; asked once for each
     */
    static Places of(Cover<?> cover, IntFunction<List<Area>> areas) {
        Places places = new Places(cover);
        places.share(areas);
        while (places.settle()) {
            // what has a place is out of the way of others
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

    /** Gives a place to those items that have one area left; returns whether there were any. */
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

    /** The place of an item, if it has one of its own. */
    Optional<Area> of(int item) {
        return Optional.ofNullable(places.get(item));
    }

    /** Whether some two of them meet in a corner, as the cells of a board do and the vertices of a graph do not. */
    boolean areCells() {
        Set<List<Double>> corners = new HashSet<>();
        for (Area a : places.values()) {
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
