package dlx.core.engine.orbits;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.symmetry.CoverArrays;
import dlx.core.symmetry.ItemClasses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The problem whose options are the orbits of a symmetry: its solutions are those of the rest that the symmetry maps to
 * themselves (E. Kramer, D. Mesner, t-designs on hypergraphs, Discrete Mathematics 15, 1976). An orbit is left out if its
 * options exclude each other, or if an item would get several of them at once: then a solution may be missed. Immutable.
 *
 * @param problem the problem; empty if an item that needs options does not have enough
 * @param orbits the options of each orbit
 * @param isComplete true if no solution is missed
 */
record FoldedRest(Optional<Problem> problem, List<int[]> orbits, boolean isComplete) {

    /** Returns the problem of a symmetry. */
    static FoldedRest of(Rest rest, int... symmetry) {
        List<int[]> orbits = new ArrayList<>();
        boolean[] isSeen = new boolean[symmetry.length];
        Folder folder = new Folder(rest);
        for (int option = 0; option < symmetry.length; option++) {
            int length = 0;
            int[] orbit = new int[8];
            for (int at = option; !isSeen[at]; at = symmetry[at]) {
                isSeen[at] = true;
                orbit = length < orbit.length ? orbit : Arrays.copyOf(orbit, 2 * length);
                orbit[length++] = at;
            }
            if (length > 0 && folder.add(Arrays.copyOf(orbit, length), orbits.size())) {
                orbits.add(Arrays.copyOf(orbit, length));
            }
        }
        return new FoldedRest(folder.problem(), orbits, folder.isComplete);
    }

    /** Returns the options of some orbits. */
    int[] options(int... chosen) {
        return Arrays.stream(chosen)
                .flatMap(orbit -> Arrays.stream(orbits.get(orbit)))
                .toArray();
    }

    private static final class Folder {

        private final Rest rest;
        private final CoverArrays arrays;
        private final RestPacking packing;
        private final ItemClasses classes;

        /** Number of orbits of each item. */
        private final int[] lengths;

        /** For each item, the orbit in which it was met last, and the color. */
        private final int[] metIn;

        private final int[] metAs;

        private boolean isComplete = true;

        Folder(Rest rest) {
            this.rest = rest;
            arrays = rest.arrays;
            packing = new RestPacking(rest.problem);
            classes = new ItemClasses(rest.items(), rest.nodes());
            lengths = new int[rest.items()];
            metIn = new int[rest.items()];
            metAs = new int[rest.items()];
            Arrays.fill(metIn, -1);
        }

        /** Adds an orbit, unless its options meet in an item; returns false if they do. */
        boolean add(int[] options, int orbit) {
            BitSet met = new BitSet();
            boolean fits = true;
            for (int option : options) {
                for (int node = arrays.start()[option]; node < arrays.start()[option + 1] && fits; node++) {
                    int i = arrays.item()[node];
                    int color = arrays.color().length == 0 ? -1 : arrays.color()[node];
                    if (metIn[i] == orbit) {
                        fits = !rest.primary[i] && !CoverData.differ(color, metAs[i]);
                        isComplete &= !rest.primary[i] || arrays.atMost()[i] == 1;
                    } else {
                        metIn[i] = orbit;
                        metAs[i] = color;
                        met.set(i);
                    }
                }
            }
            if (fits) {
                classes.nextOption();
                met.stream().forEach(i -> {
                    packing.add(i, metAs[i]);
                    classes.put(i, metAs[i]);
                    lengths[i]++;
                });
                packing.endOption();
            } else {
                met.stream().forEach(i -> metIn[i] = -1);
            }
            return fits;
        }

        /** Returns the problem, in which items with the same orbits and bounds are one. */
        Optional<Problem> problem() {
            Map<List<Object>, Integer> firsts = new HashMap<>();
            int[] number = new int[rest.items()];
            for (int i = 0; i < number.length; i++) {
                if (rest.primary[i] && lengths[i] < rest.atLeast(i)) {
                    return Optional.empty();
                }
                List<Object> alike = List.of(classes.of(i), rest.primary[i], rest.atLeast(i), arrays.atMost()[i]);
                boolean isFirst = firsts.putIfAbsent(alike, firsts.size()) == null;
                number[i] = isFirst ? firsts.size() - 1 : RestPacking.DROPPED;
            }
            return Optional.of(
                    packing.problem(rest.problem.cover, number, rest.primary, arrays.atLeast(), arrays.atMost()));
        }
    }
}
