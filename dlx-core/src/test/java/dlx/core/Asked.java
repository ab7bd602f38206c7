package dlx.core;

import dlx.api.Goal;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.search.RootReduction;
import dlx.core.search.Step;
import dlx.core.search.Visit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A combination of settings with a small cover, and the correct answer by brute force.
 *
 * @param plain the cover, with its givens
 * @param solver has all settings except those that save the search or stop it early
 * @param solutions the expected solutions, in their order, each as ascending option numbers
 * @param known solutions with which a search for the best begins
 * @param clauses the constraint that the cover does not state
 */
record Asked(
        Combination of,
        PlainCover plain,
        Solver<Integer> solver,
        List<List<Integer>> solutions,
        List<List<Integer>> known,
        Optional<RandomClauses> clauses) {

    /** Maximum number of solutions of a cover; with more solutions, the many questions take long. */
    private static final int MANY = 150;

    /** Maximum number of solutions of a cover that is taken twice. */
    private static final int MANY_OF_HALF = 12;

    /** Maximum number of nodes of a cover; a larger tree takes the reference long. */
    private static final int NODES = 3000;

    /** Maximum number of options of a cover for which all subsets can be tried. */
    private static final int OPTIONS = 18;

    /** Numbers of covers of each family that are examined and taken. */
    private static final int COVERS = 200;

    private static final int TAKEN = 40;

    private static final Map<Boolean, Map<Family, List<PlainCover>>> SMALL =
            Map.of(false, new EnumMap<>(Family.class), true, new EnumMap<>(Family.class));

    /**
     * Returns the first cover from the seeds that has some solutions but not too many; now and then a cover without
     * solutions.
     */
    static Asked of(Combination combination, long seed) {
        for (long at = seed; ; at++) {
            Random random = new Random(at);
            List<PlainCover> covers = smallCovers(combination.family(), combination.distinct());
            PlainCover small = covers.get((int) (at % covers.size()));
            PlainCover one = combination.family() == Family.GUARDS ? small : weighed(small, random);
            PlainCover plain = combination.distinct() ? twice(one) : one;
            PlainCover given = given(combination.given(), plain, random);
            Optional<Set<List<Integer>>> all = truth(given, MANY)
                    .filter(solutions -> !solutions.isEmpty()
                            || combination.family() == Family.INFEASIBLE
                            || random.nextInt(6) == 0);
            if (all.isPresent()) {
                return new Asked(combination, given, all.get(), random);
            }
        }
    }

    /**
     * Returns all solutions, by all subsets or by the reference, which shares nothing with the engines; empty if there
     * are too many.
     */
    private static Optional<Set<List<Integer>>> truth(PlainCover plain, int most) {
        if (plain.options().size() <= OPTIONS) {
            return Optional.of(BruteForce.solutions(plain)).filter(all -> all.size() <= most);
        }
        Reference reference = Reference.solve(plain, most + 1, NODES);
        return reference.isComplete() && reference.solutions().size() <= most
                ? Optional.of(Set.copyOf(reference.solutions()))
                : Optional.empty();
    }

    private static List<PlainCover> smallCovers(Family family, boolean halves) {
        List<PlainCover> small = SMALL.get(halves).computeIfAbsent(family, f -> {
            int most = halves ? MANY_OF_HALF : MANY;
            return LongStream.range(0, COVERS)
                    .mapToObj(f::cover)
                    .filter(cover -> truth(cover, most).isPresent())
                    .limit(TAKEN)
                    .toList();
        });
        if (small.isEmpty()) {
            throw new IllegalArgumentException(family + " has no small cover");
        }
        return small;
    }

    private Asked(Combination of, PlainCover plain, Set<List<Integer>> all, Random random) {
        this(of, plain, all, ordered(of, plain, all), clauses(of, plain, random), random);
    }

    private Asked(
            Combination of,
            PlainCover plain,
            Set<List<Integer>> all,
            List<List<Integer>> ordered,
            Optional<RandomClauses> clauses,
            Random random) {
        this(
                of,
                plain,
                constrained(clauses, solver(of, plain)),
                shown(of, plain, kept(clauses, ordered)),
                kept(clauses, known(of.known(), plain, all, random)),
                clauses);
    }

    private static Optional<RandomClauses> clauses(Combination of, PlainCover plain, Random random) {
        if (!of.constrained()) {
            return Optional.empty();
        }
        RandomClauses clauses = RandomClauses.of(plain, random);
        int half = plain.primary().size() / 2;
        return Optional.of(
                of.distinct() ? clauses.with(swap(plain), item -> item < half ? item + half : item - half) : clauses);
    }

    private static Solver<Integer> constrained(Optional<RandomClauses> clauses, Solver<Integer> solver) {
        return clauses.map(c ->
                        solver.toBuilder().constraint("", c::broken, List::of).build())
                .orElse(solver);
    }

    private static List<List<Integer>> kept(Optional<RandomClauses> clauses, List<List<Integer>> solutions) {
        return clauses.map(c -> solutions.stream().filter(c::keeps).toList()).orElse(solutions);
    }

    /**
     * Returns the solutions in the order of dancing links under the same strategy: a search of one thread over the
     * unchanged cover.
     */
    private static List<List<Integer>> ordered(Combination of, PlainCover plain, Set<List<Integer>> all) {
        List<List<Integer>> ordered = new ArrayList<>();
        plain.solver().toBuilder()
                .engine("links")
                .reduction(RootReduction.OFF)
                .strategy(of.choosing().strategy)
                .build()
                .forEach(solution -> {
                    ordered.add(solution.stream().sorted().toList());
                    return Visit.CONTINUE;
                });
        if (!Set.copyOf(ordered).equals(all) || ordered.size() != all.size()) {
            throw new AssertionError("dancing links alone are wrong: " + plain);
        }
        return ordered;
    }

    private static Solver<Integer> solver(Combination of, PlainCover plain) {
        Solver<Integer> solver = of.applyTo(plain.solver());
        return of.distinct()
                ? solver.toBuilder().symmetries(List.of(swap(plain))).build()
                : solver;
    }

    private static UnaryOperator<Integer> swap(PlainCover plain) {
        int half = plain.options().size() / 2;
        return option -> option < half ? option + half : option - half;
    }

    private static List<List<Integer>> shown(Combination of, PlainCover plain, List<List<Integer>> ordered) {
        if (!of.distinct() || !isKept(plain)) {
            return ordered;
        }
        UnaryOperator<Integer> swap = swap(plain);
        return ordered.stream().filter(s -> isFirst(s, swap)).toList();
    }

    /** Returns true if the swap of the halves of a cover keeps the givens. */
    private static boolean isKept(PlainCover plain) {
        UnaryOperator<Integer> swap = swap(plain);
        int items = plain.primary().size() / 2;
        UnaryOperator<Integer> swapItem = item -> item < items ? item + items : item - items;
        return images(plain.pins(), swap).equals(Set.copyOf(plain.pins()))
                && images(plain.banned(), swap).equals(Set.copyOf(plain.banned()))
                && images(plain.relaxed(), swapItem).equals(Set.copyOf(plain.relaxed()));
    }

    private static Set<Integer> images(List<Integer> numbers, UnaryOperator<Integer> map) {
        return Set.copyOf(numbers.stream().map(map).toList());
    }

    static boolean isFirst(List<Integer> solution, UnaryOperator<Integer> swap) {
        int[] image = solution.stream().map(swap).sorted().mapToInt(k -> k).toArray();
        int[] own = solution.stream().mapToInt(k -> k).toArray();
        return Arrays.compare(own, image) <= 0;
    }

    private static List<List<Integer>> known(
            Combination.Known kind, PlainCover plain, Set<List<Integer>> all, Random random) {
        List<List<Integer>> some = new ArrayList<>(
                kind == Combination.Known.STRANGERS
                        ? truth(plain.withNothingGiven(), MANY).orElse(all)
                        : all);
        some.sort(Comparator.comparing(List::toString));
        if (kind == Combination.Known.NOTHING || some.isEmpty()) {
            return List.of();
        }
        List<List<Integer>> known = new ArrayList<>();
        int count = kind == Combination.Known.ONE ? 1 : 1 + random.nextInt(4);
        for (int k = 0; k < count; k++) {
            known.add(some.get(random.nextInt(some.size())));
        }
        return known;
    }

    private static PlainCover weighed(PlainCover plain, Random random) {
        List<PlainCover.Option> options = plain.options().stream()
                .map(o -> new PlainCover.Option(o.items(), o.colors(), random.nextInt(9) - 2))
                .toList();
        return new PlainCover(plain.primary(), plain.bounds(), options, plain.pins(), plain.banned(), plain.relaxed());
    }

    private static PlainCover given(Combination.Given kind, PlainCover plain, Random random) {
        PlainCover given = plain;
        List<List<Integer>> all = new ArrayList<>(truth(plain, MANY).orElse(Set.of()));
        all.sort(Comparator.comparing(List::toString));
        List<Integer> one = all.isEmpty() ? List.of() : all.get(random.nextInt(all.size()));
        if ((kind == Combination.Given.TAKEN || kind == Combination.Given.MIXED) && !one.isEmpty()) {
            given = given.pinned(List.of(one.get(random.nextInt(one.size()))));
        }
        if (kind == Combination.Given.BANNED || kind == Combination.Given.MIXED) {
            List<Integer> others = IntStream.range(0, plain.options().size())
                    .filter(k -> !one.contains(k))
                    .boxed()
                    .toList();
            given = others.isEmpty()
                    ? given
                    : given.restricted(List.of(others.get(random.nextInt(others.size()))), List.of());
        }
        if (kind == Combination.Given.RELAXED || kind == Combination.Given.MIXED) {
            List<Integer> primary = IntStream.range(0, plain.primary().size())
                    .filter(plain.primary()::get)
                    .boxed()
                    .toList();
            given = primary.isEmpty()
                    ? given
                    : given.restricted(List.of(), List.of(primary.get(random.nextInt(primary.size()))));
        }
        return given;
    }

    /** Returns two copies of a cover as one cover, in which a symmetry swaps the halves. */
    private static PlainCover twice(PlainCover one) {
        int items = one.primary().size();
        int options = one.options().size();
        List<PlainCover.Option> both = new ArrayList<>(one.options());
        one.options()
                .forEach(o -> both.add(new PlainCover.Option(
                        o.items().stream().map(i -> i + items).toList(), o.colors(), o.weight())));
        return new PlainCover(
                concat(one.primary(), one.primary()),
                concat(one.bounds(), one.bounds()),
                both,
                concat(one.pins(), plus(one.pins(), options)),
                concat(one.banned(), plus(one.banned(), options)),
                concat(one.relaxed(), plus(one.relaxed(), items)));
    }

    private static List<Integer> plus(List<Integer> numbers, int more) {
        return numbers.stream().map(n -> n + more).toList();
    }

    private static <T> List<T> concat(List<T> some, List<T> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /**
     * Returns this question begun at the node of one of its solutions, by the steps of its own engine, so that the
     * solutions before it are not reported.
     *
     * @return empty if there is no solution to begin at, or if the engine does not search step by step
     */
    Optional<Asked> onPath(Random random) {
        if (solutions.isEmpty() || of.choosing().learns()) { // what learns goes another way the next time
            return Optional.empty();
        }
        List<List<Integer>> seen = new ArrayList<>();
        List<List<Integer>> paths = new ArrayList<>();
        Solver<Integer> whole = constrained(
                clauses,
                Solver.builder(plain.cover())
                        .given(plain.givens())
                        .engine(of.engine())
                        .reduction(of.reduction())
                        .strategy(of.choosing().strategy)
                        .build());
        Steps steps = whole.steps();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            if (step.get().kind() == Step.Kind.SOLUTION) {
                seen.add(steps.options().stream().sorted().toList());
                paths.add(steps.path());
            }
        }
        if (!seen.equals(solutions)) { // up to symmetry, or by an engine that looks for something else
            return Optional.empty();
        }
        int from = random.nextInt(paths.size());
        return Optional.of(new Asked(
                of,
                plain,
                solver.toBuilder().start(paths.get(from)).build(),
                solutions.subList(from, solutions.size()),
                known,
                clauses));
    }

    long score(List<Integer> solution) {
        return plain.score(solution);
    }

    /** Returns the solutions from which a search for the best chooses. */
    List<List<Integer>> candidates() {
        Stream<List<Integer>> begun = known.stream();
        if (of.distinct() && isKept(plain)) {
            UnaryOperator<Integer> swap = swap(plain);
            begun = begun.map(
                    s -> isFirst(s, swap) ? s : s.stream().map(swap).sorted().toList());
        }
        return Stream.concat(solutions.stream(), begun).distinct().toList();
    }

    /** Returns the scores of the candidates, the best first. */
    List<Long> scores() {
        Comparator<Long> better = of.goal() == Goal.LEAST ? Comparator.naturalOrder() : Comparator.reverseOrder();
        return candidates().stream().map(this::score).sorted(better).toList();
    }
}
