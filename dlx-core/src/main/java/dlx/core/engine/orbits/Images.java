package dlx.core.engine.orbits;

import dlx.core.search.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The images of a solution under symmetries of what is left at the root. */
final class Images {

    private final Rest root;
    private final List<Symmetry> maps;

    /** The number in the rest of each option of the problem; -1 if it is not left. */
    private final int[] place;

    /**
     * Creates images.
     *
     * @param maps maps of the options of the rest
     * @param options number of options of the problem
     */
    Images(Rest root, List<Symmetry> maps, int options) {
        this.root = root;
        this.maps = maps;
        place = new int[options];
        Arrays.fill(place, -1);
        for (int option = 0; option < root.options(); option++) {
            place[root.number(option)] = option;
        }
    }

    /** Returns another solution, which one of the maps makes of a solution; empty if they all keep it. */
    Optional<int[]> other(int... solution) {
        int[] ascending = solution.clone();
        Arrays.sort(ascending);
        for (Symmetry map : maps) {
            int[] image = Arrays.stream(solution)
                    .map(option -> place[option] < 0 ? option : root.number(map.image(place[option])))
                    .toArray();
            int[] sorted = image.clone();
            Arrays.sort(sorted);
            if (!Arrays.equals(sorted, ascending)) {
                return Optional.of(image);
            }
        }
        return Optional.empty();
    }
}
