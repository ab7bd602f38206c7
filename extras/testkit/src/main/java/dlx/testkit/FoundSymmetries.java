package dlx.testkit;

import dlx.api.Cover;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Symmetries found in a cover, and the group of those that a model declares. */
final class FoundSymmetries {

    /** Maximum number of nodes of a cover whose symmetries are looked for. */
    static final int MOST_NODES = 20_000;

    /** Maximum number of images in the maps of a group that is counted. */
    private static final int MOST_IMAGES = 1_000_000;

    private FoundSymmetries() {}

    /**
     * Returns a line about the symmetries found; empty if the model declares all of them, or too many to count.
     *
     * @param found all symmetries of the cover
     * @param declared maps that are symmetries of the cover
     * @throws AssertionError if a map leads from an orbit of the options to another one
     */
    static <O> Optional<String> undeclared(Cover<O> cover, Symmetries found, List<UnaryOperator<O>> declared) {
        int options = cover.optionCount();
        List<int[]> maps = declared.stream()
                .map(map -> IntStream.range(0, options)
                        .map(option -> cover.numberOf(map.apply(cover.option(option))))
                        .toArray())
                .toList();
        maps.forEach(map -> checkOrbits(cover, found.orbits(), map));
        int most = MOST_IMAGES / Math.max(1, options);
        Set<int[]> group = group(options, maps, most);
        if (group.size() > most) {
            return Optional.empty();
        }
        return found.generators().stream()
                .filter(map -> !group.contains(images(map, options)))
                .findFirst()
                .map(map -> "found " + found.order() + ", declared " + group.size()
                        + "; one that is not declared maps " + cover.label(map.moved()[0]) + " to "
                        + cover.label(map.image(map.moved()[0])));
    }

    private static void checkOrbits(Cover<?> cover, int[] orbits, int... map) {
        for (int option = 0; option < map.length; option++) {
            if (orbits[option] != orbits[map[option]]) {
                throw new AssertionError("a symmetry maps the option " + cover.label(option) + " to "
                        + cover.label(map[option]) + ", but they are in two orbits of the symmetries found");
            }
        }
    }

    private static int[] images(Symmetry map, int options) {
        return IntStream.range(0, options).map(map::image).toArray();
    }

    /** Returns the group that maps generate, or some of it that are more than a number of maps. */
    private static Set<int[]> group(int options, List<int[]> maps, int most) {
        List<int[]> reached =
                new ArrayList<>(List.of(IntStream.range(0, options).toArray()));
        Set<int[]> group = new TreeSet<>(Arrays::compare);
        group.addAll(reached);
        for (int k = 0; k < reached.size() && group.size() <= most; k++) { // the loop extends the list
            for (int[] map : maps) {
                int[] both =
                        Arrays.stream(reached.get(k)).map(option -> map[option]).toArray();
                if (group.add(both)) {
                    reached.add(both);
                }
            }
        }
        return group;
    }
}
