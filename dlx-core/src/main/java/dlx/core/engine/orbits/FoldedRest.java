package dlx.core.engine.orbits;

import dlx.api.CoverData;
import dlx.core.engine.Problem;
import dlx.core.symmetry.CoverArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The problem whose options are the orbits of a symmetry: its solutions are those of the rest that the symmetry maps to
 * themselves (E. Kramer, D. Mesner, t-designs on hypergraphs, Discrete Mathematics 15, 1976). An orbit is left out if its
 * options exclude each other, or if an item would get several of them at once: then a solution may be missed. Immutable.
 */
final class FoldedRest {

    private final Optional<Problem> problem;

    /** The options of each orbit. */
    private final List<int[]> orbits;

    private final boolean isComplete;

    private FoldedRest(Optional<Problem> problem, List<int[]> orbits, boolean isComplete) {
        this.problem = problem;
        this.orbits = orbits;
        this.isComplete = isComplete;
    }

    /** Returns the problem of a symmetry. */
    static FoldedRest of(Rest rest, int[] symmetry, CoverData cover) {
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
        return new FoldedRest(folder.problem(orbits.size(), cover), orbits, folder.isComplete);
    }

    /** Returns the problem; empty if an item that needs options does not have enough. */
    Optional<Problem> problem() {
        return problem;
    }

    /** Returns true if no solution is missed. */
    boolean isComplete() {
        return isComplete;
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

        /** The orbits of each item, and the colors that they give it. */
        private final List<List<Integer>> orbitsOf = new ArrayList<>();

        private final List<List<Integer>> colorsOf = new ArrayList<>();

        /** For each item, the orbit in which it was met last, and the color. */
        private final int[] metIn;

        private final int[] metAs;

        private boolean isComplete = true;

        Folder(Rest rest) {
            this.rest = rest;
            arrays = rest.arrays;
            metIn = new int[rest.items()];
            metAs = new int[rest.items()];
            Arrays.fill(metIn, -1);
            for (int i = 0; i < rest.items(); i++) {
                orbitsOf.add(new ArrayList<>());
                colorsOf.add(new ArrayList<>());
            }
        }

        /** Adds an orbit, unless its options meet in an item; returns false if they do. */
        boolean add(int[] options, int orbit) {
            List<Integer> met = new ArrayList<>();
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
                        met.add(i);
                    }
                }
            }
            for (int i : met) {
                if (fits) {
                    orbitsOf.get(i).add(orbit);
                    colorsOf.get(i).add(metAs[i]);
                } else {
                    metIn[i] = -1;
                }
            }
            return fits;
        }

        /** Returns the problem, in which items with the same orbits and bounds are one. */
        Optional<Problem> problem(int orbits, CoverData cover) {
            Map<List<Object>, Integer> items = new LinkedHashMap<>();
            List<List<Integer>> held = new ArrayList<>();
            List<List<Integer>> colors = new ArrayList<>();
            for (int orbit = 0; orbit < orbits; orbit++) {
                held.add(new ArrayList<>());
                colors.add(new ArrayList<>());
            }
            for (int i = 0; i < rest.items(); i++) {
                if (rest.primary[i] && orbitsOf.get(i).size() < rest.atLeast(i)) {
                    return Optional.empty();
                }
                List<Object> content =
                        List.of(rest.primary[i], rest.atLeast(i), arrays.atMost()[i], orbitsOf.get(i), colorsOf.get(i));
                if (items.putIfAbsent(content, i) == null) {
                    for (int k = 0; k < orbitsOf.get(i).size(); k++) {
                        held.get(orbitsOf.get(i).get(k)).add(items.size() - 1);
                        colors.get(orbitsOf.get(i).get(k)).add(colorsOf.get(i).get(k));
                    }
                }
            }
            int[] kept = items.values().stream().mapToInt(i -> i).toArray();
            boolean[] primary = new boolean[kept.length];
            int[] least = new int[kept.length];
            int[] most = new int[kept.length];
            for (int i = 0; i < kept.length; i++) {
                primary[i] = rest.primary[kept[i]];
                least[i] = primary[i] ? rest.atLeast(kept[i]) : 1;
                most[i] = arrays.atMost()[kept[i]];
            }
            int[] start = new int[orbits + 1];
            for (int orbit = 0; orbit < orbits; orbit++) {
                start[orbit + 1] = start[orbit] + held.get(orbit).size();
            }
            int[] numbers = upTo(orbits);
            return Optional.of(new Problem(
                    cover,
                    new Problem.Items(primary, least, most, upTo(kept.length)),
                    new Problem.Options(
                            start,
                            held.stream().flatMap(List::stream).mapToInt(i -> i).toArray(),
                            arrays.color().length == 0
                                    ? new int[0]
                                    : colors.stream()
                                            .flatMap(List::stream)
                                            .mapToInt(c -> c)
                                            .toArray(),
                            numbers),
                    numbers,
                    new int[0],
                    false));
        }

        private static int[] upTo(int n) {
            int[] numbers = new int[n];
            Arrays.setAll(numbers, k -> k);
            return numbers;
        }
    }
}
