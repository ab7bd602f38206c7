package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.Revision;
import dlx.core.explain.Revision.NoSolution;
import dlx.core.explain.Revision.OneSolution;
import dlx.core.explain.Revision.Repair;
import dlx.core.explain.Revision.SeveralSolutions;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares revisions with trying all subsets of the givens, on random covers and sudokus of 4x4. */
class RevisionsAgainstBruteForceTest {

    private static final int MANY = 1000;

    /** The facts about a cover, found by trying everything. */
    private record Truth(
            List<Integer> givens,
            int options,
            Function<Collection<Integer>, Set<List<Integer>>> having,
            Function<Integer, Set<Integer>> near) {

        /** Returns all solutions if exactly these options are given. */
        Set<List<Integer>> solutions(Collection<Integer> given) {
            return having.apply(new TreeSet<>(given));
        }

        Set<List<Integer>> without(List<Integer> out, Integer... more) {
            Set<Integer> given = new TreeSet<>(givens);
            out.forEach(given::remove);
            given.addAll(List.of(more));
            return solutions(given);
        }
    }

    static Stream<Family> families() {
        return Stream.of(Family.TINY, Family.TINY_COLORED, Family.TINY_MULTIPLE, Family.TINY_BOTH, Family.TINY_CLOSED);
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyRevisionHolds(Family family) {
        Map<String, Integer> kinds = new TreeMap<>();
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            PlainCover plain = pinned(family.cover(seed), new Random(seed));
            Truth truth = truth(plain);
            try {
                kinds.merge(check(plain.solver(), truth), 1, Integer::sum);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " of " + family + ": " + e.getMessage() + "\n" + plain, e);
            }
        }
        assertThat(kinds).as("what was met").containsKeys("none", "several", "one");
    }

    /** Tests all engines and orders, and solver settings that do not matter here. */
    @ParameterizedTest
    @MethodSource("families")
    void soItDoesWithOtherSettings(Family family) {
        List<UnaryOperator<Solver<Integer>>> settings = List.of(
                solver -> solver.toBuilder().engine("learn").build(),
                solver -> solver.toBuilder()
                        .sizes(EarlySizes.after(1).looks(1).build())
                        .build(),
                solver -> solver.toBuilder()
                        .engine("links")
                        .strategy(Strategy.FIRST)
                        .build(),
                solver -> solver.toBuilder().solutionLimit(1).build(),
                solver -> solver.toBuilder().anyOrder().build());
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover plain = pinned(family.cover(seed), new Random(seed));
            int which = (int) (seed % settings.size());
            try {
                check(settings.get(which).apply(plain.solver()), truth(plain));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "seed " + seed + " of " + family + ", settings " + which + ": " + e.getMessage() + "\n" + plain,
                        e);
            }
        }
    }

    /** Returns the cover with parts of a solution given, and now and then another option. */
    private static PlainCover pinned(PlainCover plain, Random random) {
        List<List<Integer>> all = List.copyOf(BruteForce.solutions(plain));
        Set<Integer> pins = new TreeSet<>(plain.pins());
        if (!all.isEmpty()) {
            for (int option : all.get(random.nextInt(all.size()))) {
                if (random.nextInt(4) > 0) {
                    pins.add(option);
                }
            }
        }
        for (int k = plain.options().isEmpty() ? 0 : random.nextInt(5) - 2; k > 0; k--) {
            pins.add(random.nextInt(plain.options().size()));
        }
        return with(plain, List.copyOf(pins));
    }

    private static PlainCover with(PlainCover plain, List<Integer> pins) {
        return new PlainCover(plain.primary(), plain.bounds(), plain.options(), pins, plain.banned(), plain.relaxed());
    }

    private static Truth truth(PlainCover plain) {
        Map<Collection<Integer>, Set<List<Integer>>> known = new HashMap<>();
        return new Truth(
                plain.pins(),
                plain.options().size(),
                given -> known.computeIfAbsent(given, pins -> BruteForce.solutions(with(plain, List.copyOf(pins)))),
                option -> {
                    Set<Integer> near = new TreeSet<>();
                    for (int k = 0; k < plain.options().size(); k++) {
                        if (k != option
                                && !plain.isIdle(k)
                                && !Collections.disjoint(
                                        plain.options().get(k).items(),
                                        plain.options().get(option).items())) {
                            near.add(k);
                        }
                    }
                    return near;
                });
    }

    private static String check(Solver<Integer> solver, Truth truth) {
        Revision revision = solver.ask(Question.revision(MANY));
        assertThat(revision.stopped()).isEqualTo(StopReason.EXHAUSTED);
        int[] givens = truth.givens().stream().mapToInt(k -> k).toArray();
        revision.nearest(givens)
                .ifPresent(near -> assertThat(truth.solutions(near)).hasSize(1));
        Set<List<Integer>> solutions = truth.solutions(truth.givens());
        if (solutions.isEmpty()) {
            assertThat(revision).isInstanceOf(NoSolution.class);
            hasNone(truth, (NoSolution) revision);
            return "none";
        }
        if (solutions.size() > 1) {
            assertThat(revision).isInstanceOf(SeveralSolutions.class);
            hasSeveral(truth, (SeveralSolutions) revision);
            return "several";
        }
        assertThat(revision).isInstanceOf(OneSolution.class);
        OneSolution one = (OneSolution) revision;
        hasOne(truth, solutions, one);
        int fewer = 1 + one.minimal().size() / 2;
        OneSolution some = (OneSolution) solver.ask(Question.revision(fewer));
        assertThat(some.minimal()).hasSize(Math.min(fewer, one.minimal().size()));
        assertThat(one.minimal()).containsAll(some.minimal());
        assertThat(some.all()).isEqualTo(fewer >= one.minimal().size());
        assertThat(some.smallest()).hasSameSizeAs(one.smallest());
        return "one";
    }

    private static void hasOne(Truth truth, Set<List<Integer>> only, OneSolution one) {
        assertThat(only).containsExactly(one.solution());
        for (int given : truth.givens()) {
            boolean needed = !truth.without(List.of(given)).equals(only);
            assertThat(one.needed().contains(given)).as("needs %s", given).isEqualTo(needed);
            assertThat(one.unneeded().contains(given)).as("drops %s", given).isEqualTo(!needed);
        }
        assertThat(one.open()).isEmpty();
        Set<List<Integer>> enough = new HashSet<>();
        for (List<Integer> part : subsets(truth.givens())) {
            if (truth.solutions(part).equals(only)) {
                enough.add(part);
            }
        }
        Set<List<Integer>> minimal = new HashSet<>(enough);
        minimal.removeIf(part -> part.stream().anyMatch(given -> enough.contains(lacking(part, given))));
        assertThat(one.minimal()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(minimal);
        assertThat(one.all()).isTrue();
        assertThat(one.size()).isEqualTo(Size.SMALLEST);
        assertThat(minimal).contains(one.smallest());
        assertThat(minimal).allMatch(part -> part.size() >= one.smallest().size());
    }

    private static List<Integer> lacking(List<Integer> part, int given) {
        return part.stream().filter(k -> k != given).toList();
    }

    private static void hasSeveral(Truth truth, SeveralSolutions several) {
        Set<Integer> single = new TreeSet<>();
        Set<Integer> occur = new TreeSet<>();
        truth.solutions(truth.givens()).forEach(occur::addAll);
        truth.givens().forEach(occur::remove);
        for (int option : occur) {
            if (truth.without(List.of(), option).size() == 1) {
                single.add(option);
            }
        }
        assertThat(several.single()).containsExactlyElementsOf(single);
        assertThat(several.singleKnown()).isTrue();
        List<Integer> more = several.difference().extraGivens();
        Set<List<Integer>> then = truth.without(List.of(), more.toArray(Integer[]::new));
        assertThat(then).containsExactly(several.difference().then());
        assertThat(several.unneededKnown()).isTrue();
        for (int given : truth.givens()) {
            assertThat(several.unneeded().contains(given))
                    .as("drops %s", given)
                    .isEqualTo(truth.without(List.of(given), more.toArray(Integer[]::new))
                            .equals(then));
        }
    }

    private static void hasNone(Truth truth, NoSolution none) {
        assertThat(none.impossible()).isEqualTo(truth.solutions(List.of()).isEmpty());
        Set<List<Integer>> smallest = new HashSet<>();
        for (int size = 0; size <= truth.givens().size() && smallest.isEmpty(); size++) {
            for (List<Integer> out : subsets(truth.givens())) {
                if (out.size() == size && !truth.without(out).isEmpty()) {
                    smallest.add(out);
                }
            }
        }
        assertThat(none.repairs()).extracting(Repair::without).containsExactlyInAnyOrderElementsOf(smallest);
        assertThat(none.all()).isTrue();
        for (Repair repair : none.repairs()) {
            hasRepair(truth, repair);
        }
        assertThat(none.nearestRepair().map(one -> one.added().size()).orElse(-1))
                .isEqualTo(none.repairs().stream()
                        .mapToInt(one -> one.added().size())
                        .min()
                        .orElse(-1));
    }

    private static void hasRepair(Truth truth, Repair repair) {
        assertThat(repair.known()).isTrue();
        assertThat(repair.size()).isEqualTo(Size.SMALLEST);
        Set<List<Integer>> left = truth.without(repair.without());
        assertThat(repair.added().isEmpty()).isEqualTo(left.size() == 1);
        assertThat(truth.without(repair.without(), repair.added().toArray(Integer[]::new)))
                .hasSize(1);
        if (repair.without().size() != 1) {
            assertThat(repair.instead()).isEmpty();
            return;
        }
        Set<Integer> instead = new TreeSet<>();
        for (int option : truth.near().apply(repair.without().get(0))) {
            if (!truth.givens().contains(option)
                    && truth.without(repair.without(), option).size() == 1) {
                instead.add(option);
            }
        }
        assertThat(repair.instead()).containsExactlyInAnyOrderElementsOf(instead);
        assertThat(repair.insteadKnown()).isTrue();
    }

    private static List<List<Integer>> subsets(List<Integer> all) {
        List<List<Integer>> subsets = new ArrayList<>();
        for (int set = 0; set < 1 << all.size(); set++) {
            int chosen = set;
            subsets.add(IntStream.range(0, all.size())
                    .filter(k -> (chosen >> k & 1) != 0)
                    .mapToObj(all::get)
                    .toList());
        }
        return subsets;
    }

    /**
     * Returns a sudoku of 4x4: each option {@code 16 r + 4 c + d} fills a cell, and holds its row, column and box with
     * the digit.
     */
    private static Cover<Integer> sudoku() {
        return Cover.of(Integer.class, cover -> {
            Items cells = cover.items("cell", 16);
            Items rows = cover.items("row", 16);
            Items columns = cover.items("column", 16);
            Items boxes = cover.items("box", 16);
            for (int k = 0; k < 64; k++) {
                int r = k / 16;
                int c = k / 4 % 4;
                int d = k % 4;
                int box = r / 2 * 2 + c / 2;
                cover.option(k, cells.at(4 * r + c), rows.at(4 * r + d), columns.at(4 * c + d), boxes.at(4 * box + d));
            }
        });
    }

    private static boolean areNear(int a, int b) {
        int[] x = {a / 16, a / 4 % 4, a % 4};
        int[] y = {b / 16, b / 4 % 4, b % 4};
        boolean sameCell = x[0] == y[0] && x[1] == y[1];
        boolean sameBox = x[0] / 2 == y[0] / 2 && x[1] / 2 == y[1] / 2;
        return a != b && (sameCell || x[2] == y[2] && (x[0] == y[0] || x[1] == y[1] || sameBox));
    }

    @Test
    void soDoesThatOfEverySmallSudoku() {
        Cover<Integer> cover = sudoku();
        Solver<Integer> empty = Solver.of(cover);
        List<List<Integer>> all = new ArrayList<>();
        for (SolutionIterator<Integer> each =
                        empty.toBuilder().engine("links").build().iterator();
                each.hasNext(); ) {
            all.add(IntStream.of(each.nextSolution().numbers()).boxed().toList());
        }
        assertThat(all).as("OEIS A107739: sudokus of 4x4").hasSize(288);
        Map<String, Integer> kinds = new TreeMap<>();
        for (long seed = 0; seed < RandomCovers.amount(150); seed++) {
            Random random = new Random(seed);
            List<Integer> cells = new ArrayList<>(all.get(random.nextInt(all.size())));
            Collections.shuffle(cells, random);
            Set<Integer> pins = new TreeSet<>(cells.subList(0, 3 + random.nextInt(7)));
            for (int k = random.nextInt(4) - 1; k > 0; k--) {
                pins.add(random.nextInt(64));
            }
            Truth truth = new Truth(
                    List.copyOf(pins),
                    64,
                    given -> new HashSet<>(
                            all.stream().filter(one -> one.containsAll(given)).toList()),
                    option -> new TreeSet<>(IntStream.range(0, 64)
                            .filter(k -> areNear(option, k))
                            .boxed()
                            .toList()));
            Givens givens = Givens.of(pins.stream().mapToInt(k -> k).toArray());
            try {
                kinds.merge(check(empty.toBuilder().given(givens).build(), truth), 1, Integer::sum);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", givens " + pins + ": " + e.getMessage(), e);
            }
        }
        assertThat(kinds).as("what was met").containsKeys("none", "several", "one");
    }

    /** Tests that every claim under a limit is true. */
    @ParameterizedTest
    @MethodSource("families")
    void nothingIsClaimedThatALimitDidNotLeaveTimeFor(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            PlainCover plain = pinned(family.cover(seed), new Random(seed));
            Truth truth = truth(plain);
            Solver<Integer> solver =
                    plain.solver().toBuilder().nodeLimit(1 + seed % 4).build();
            try {
                isTrue(truth, solver.ask(Question.revision(MANY)));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " of " + family + ": " + e.getMessage() + "\n" + plain, e);
            }
        }
    }

    private static void isTrue(Truth truth, Revision revision) {
        Set<List<Integer>> solutions = truth.solutions(truth.givens());
        if (revision instanceof OneSolution one) {
            assertThat(solutions).containsExactly(one.solution());
            assertThat(truth.solutions(one.smallest())).isEqualTo(solutions);
            one.needed()
                    .forEach(given -> assertThat(truth.without(List.of(given))).isNotEqualTo(solutions));
            one.unneeded()
                    .forEach(given -> assertThat(truth.without(List.of(given))).isEqualTo(solutions));
            one.minimal().forEach(part -> {
                assertThat(truth.solutions(part)).isEqualTo(solutions);
                part.forEach(given ->
                        assertThat(truth.solutions(lacking(part, given))).isNotEqualTo(solutions));
            });
            if (one.all()) {
                hasOne(truth, solutions, one);
            }
        } else if (revision instanceof SeveralSolutions several) {
            assertThat(solutions).hasSizeGreaterThan(1);
            several.single()
                    .forEach(option ->
                            assertThat(truth.without(List.of(), option)).hasSize(1));
        } else if (revision instanceof NoSolution none) {
            assertThat(solutions).isEmpty();
            none.repairs().forEach(repair -> {
                assertThat(truth.without(repair.without())).isNotEmpty();
                if (repair.known()) {
                    assertThat(truth.without(repair.without(), repair.added().toArray(Integer[]::new)))
                            .hasSize(1);
                }
                repair.instead()
                        .forEach(option -> assertThat(truth.without(repair.without(), option))
                                .hasSize(1));
            });
        }
    }

    @Test
    void withoutTimeNothingIsKnown() {
        Revision revision =
                Solver.builder(sudoku()).timeLimit(Duration.ZERO).build().ask(Question.revision(1));
        assertThat(revision).isEqualTo(new Revision.Unknown(StopReason.TIME));
        assertThatThrownBy(() -> Question.revision(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("most: 0; expected 1 or more");
    }
}
