package dlx.core.calls;

import dlx.core.Reference;
import dlx.core.Solver;
import dlx.core.calls.Asked.Mode;
import dlx.core.covers.PlainCover;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The answers of the model. The solutions, and their order with MRV, come from {@link Reference}; the order with other
 * strategies comes from a fresh solver. Thread-safe.
 */
final class Truth {

    /** Maximum number of solutions of a cover in this test. */
    private static final int MOST_SOLUTIONS = 300;

    private static final int MOST_NODES = 5000;

    /** Maximum number of maps of a group in this test. */
    private static final int MOST_MAPS = 200;

    private final Map<PlainCover, Reference> solved = new ConcurrentHashMap<>();
    private final Map<String, List<List<Integer>>> ordered = new ConcurrentHashMap<>();

    /** Returns the solutions and nodes of a cover with its givens. */
    Reference of(PlainCover plain) {
        return solved.computeIfAbsent(plain, p -> Reference.solve(p, MOST_SOLUTIONS, MOST_NODES));
    }

    /** Returns true if the model has all solutions of a cover. */
    boolean isKnown(PlainCover plain) {
        return of(plain).isComplete();
    }

    /** Returns the solutions that a solver must find, in order, each as ascending option numbers. */
    List<List<Integer>> solutions(Asked asked) {
        return distinct(asked, all(asked), false);
    }

    /** Returns the solutions for the best: symmetries that change a weight do not count. */
    List<List<Integer>> weighed(Asked asked) {
        return distinct(asked, all(asked), true);
    }

    /** Returns the solutions without regard to symmetries. */
    List<List<Integer>> all(Asked asked) {
        if (asked.fromPath.isPresent()) {
            return asked.fromPath.get();
        }
        List<List<Integer>> known = of(asked.plain).solutions();
        boolean inOrder = asked.how == How.MRV || asked.refuses(Mode.ALL, false) || known.size() < 2;
        if (inOrder) {
            return known;
        }
        String key = asked.plain + asked.engine + asked.how + asked.reduction;
        return ordered.computeIfAbsent(key, k -> askAnew(asked, known));
    }

    private static List<List<Integer>> askAnew(Asked asked, List<List<Integer>> known) {
        List<List<Integer>> seen = new ArrayList<>();
        Solver<Integer> solver = fresh(asked.with(a -> a.symmetries = List.of()));
        undisturbed(() -> solver.forEach((options, length) -> {
            seen.add(Arrays.stream(options, 0, length).sorted().boxed().toList());
            return Visit.CONTINUE;
        }));
        if (seen.size() != known.size() || !new HashSet<>(seen).equals(new HashSet<>(known))) {
            throw new Mismatch("solutions in any order", known, seen);
        }
        return seen;
    }

    /** Returns a solver that shares nothing, with the settings that determine the solutions, and without limits. */
    static Solver<Integer> fresh(Asked asked) {
        Solver<Integer> solver = Solver.builder(asked.plain.cover())
                .given(asked.plain.givens())
                .engine(asked.engine)
                .strategy(asked.how.strategy)
                .reduction(asked.reduction)
                .build();
        int options = asked.plain.options().size();
        return asked.symmetries.isEmpty()
                ? solver
                : solver.toBuilder()
                        .symmetries(asked.symmetries.stream()
                                .map(symmetry -> symmetry.map(options))
                                .map(map -> (UnaryOperator<Integer>) option -> map[option])
                                .toList())
                        .build();
    }

    /**
     * Asks a question without the thread's interrupt status, which would end this question too, and restores the
     * status.
     */
    static <T> T undisturbed(Supplier<T> question) {
        boolean interrupted = Thread.interrupted();
        try {
            return question.get();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private List<List<Integer>> distinct(Asked asked, List<List<Integer>> all, boolean weighed) {
        if (asked.symmetries.isEmpty()) {
            return all;
        }
        List<int[]> kept = group(asked).stream()
                .filter(map -> keeps(asked.plain, map, weighed))
                .toList();
        return all.stream()
                .filter(solution -> kept.stream().noneMatch(map -> isLess(image(map, solution), solution)))
                .toList();
    }

    /** Returns true if the symmetries of a solver carry items to items. */
    boolean areSymmetries(Asked asked) {
        PlainCover nothingGiven = asked.plain.withNothingGiven();
        int options = asked.plain.options().size();
        return asked.symmetries.stream()
                .allMatch(symmetry -> Symmetry.carriesItems(nothingGiven, symmetry.map(options)));
    }

    boolean isSmall(List<Symmetry> symmetries, int options) {
        return closure(symmetries, options).size() < MOST_MAPS;
    }

    private static List<int[]> group(Asked asked) {
        return closure(asked.symmetries, asked.plain.options().size());
    }

    private static List<int[]> closure(List<Symmetry> symmetries, int options) {
        List<int[]> maps = new ArrayList<>();
        Set<String> known = new HashSet<>();
        maps.add(new Symmetry(List.of()).map(options));
        known.add(Arrays.toString(maps.get(0)));
        for (int k = 0; k < maps.size() && maps.size() < MOST_MAPS; k++) {
            int[] first = maps.get(k);
            for (Symmetry symmetry : symmetries) {
                int[] then = symmetry.map(options);
                int[] both = Arrays.stream(first).map(option -> then[option]).toArray();
                if (known.add(Arrays.toString(both))) {
                    maps.add(both);
                }
            }
        }
        return maps;
    }

    private static boolean keeps(PlainCover plain, int[] map, boolean weighed) {
        boolean keepsWeights = !weighed
                || IntStream.range(0, map.length)
                        .allMatch(option -> plain.options().get(option).weight()
                                == plain.options().get(map[option]).weight());
        return keepsWeights
                && keepsSet(map, plain.pins())
                && keepsSet(map, plain.banned())
                && Symmetry.carriesItems(plain, map);
    }

    private static boolean keepsSet(int[] map, List<Integer> options) {
        BitSet set = new BitSet();
        BitSet images = new BitSet();
        options.forEach(option -> {
            set.set(option);
            images.set(map[option]);
        });
        return set.equals(images);
    }

    private static List<Integer> image(int[] map, List<Integer> solution) {
        return solution.stream().map(option -> map[option]).sorted().toList();
    }

    private static boolean isLess(List<Integer> one, List<Integer> other) {
        return Arrays.compare(one.toArray(Integer[]::new), other.toArray(Integer[]::new)) < 0;
    }
}
