package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.SymmetricCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Sizes;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Explanation.Size;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.RefutationReplay;
import dlx.core.explain.SolvingPath;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares explanations, paths and what-if positions with trying all subsets, on thousands of random covers. */
class ExplanationsAgainstBruteForceTest {

    /** Hand-overs after one node in every stage of a search for one or two solutions. */
    private static final Sizes AT_ONCE = EarlySizes.after(1).looks(1).build();

    static Stream<Family> families() {
        return Stream.of(Family.TINY, Family.TINY_COLORED, Family.TINY_MULTIPLE, Family.TINY_BOTH, Family.TINY_CLOSED);
    }

    private static LongStream seeds(Family family) {
        return LongStream.range(0, RandomCovers.amount(family == Family.TINY ? 3000 : 1000));
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyExplanationHolds(Family family) {
        seeds(family).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            try {
                explains(plain, plain.solver(), BruteForce.solutions(plain));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " of " + family + ": " + e.getMessage() + "\n" + plain, e);
            }
        });
    }

    /**
     * Tests engines that learn from conflicts: {@code learn} by name, and {@code auto} that hands over to it at once.
     */
    @ParameterizedTest
    @MethodSource("families")
    void soDoesEveryOneByLearning(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(200); seed++) {
            PlainCover plain = family.cover(seed);
            Solver<Integer> solver = seed % 2 == 0
                    ? plain.solver().toBuilder().engine("learn").build()
                    : plain.solver().toBuilder().sizes(AT_ONCE).build();
            try {
                explains(plain, solver, BruteForce.solutions(plain));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + " of " + family + ": " + e.getMessage() + "\n" + plain, e);
            }
        }
    }

    /** Orbits, symmetric solutions and clauses of symmetry begin at once; a reason holds for its own items and givens. */
    @Test
    void soDoesEveryOneOfACoverWithSymmetries() {
        for (long seed = 0; seed < RandomCovers.amount(1500); seed++) {
            PlainCover plain = SymmetricCovers.cover(seed, 10);
            Sizes sizes = EarlySizes.after(1).due(1).seed(seed).looks(1).build();
            try {
                explains(plain, plain.solver().toBuilder().sizes(sizes).build(), BruteForce.solutions(plain));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage() + "\n" + plain, e);
            }
        }
    }

    private static void explains(PlainCover plain, Solver<Integer> solver, Set<List<Integer>> solutions) {
        Explanation explanation = solver.ask(Question.explanation());
        assertThat(explanation.stopped()).isEqualTo(StopReason.EXHAUSTED);
        if (solutions.isEmpty()) {
            assertThat(explanation).isInstanceOf(Explanation.NoSolution.class);
            hasNone(plain, (Explanation.NoSolution) explanation);
        } else if (solutions.size() == 1) {
            assertThat(explanation).isInstanceOf(Explanation.Unique.class);
            Explanation.Unique only = (Explanation.Unique) explanation;
            assertThat(solutions).containsExactly(only.solution());
            assertThat(only.path().end()).isEqualTo(SolvingPath.End.SOLVED);
            RefutationReplay.check(plain.cover().data(), plain.givens(), only.path());
            isEasiest(plain, only.path());
        } else {
            assertThat(explanation).isInstanceOf(Explanation.Several.class);
            hasSeveral(plain, solutions, (Explanation.Several) explanation);
        }
    }

    private static void hasNone(PlainCover plain, Explanation.NoSolution none) {
        RefutationReplay.check(plain.cover().data(), plain.givens(), none);
        List<Integer> pins = plain.pins().stream().distinct().toList();
        assertThat(isSolvable(plain, none.givens())).isFalse();
        assertThat(none.givenSize()).isEqualTo(Size.SMALLEST);
        for (List<Integer> fewer : subsets(pins, size -> size == none.givens().size() - 1)) {
            assertThat(isSolvable(plain, fewer)).as("givens %s", fewer).isTrue();
        }
        assertThat(none.suspectsKnown()).isTrue();
        for (int option : none.givens()) {
            List<Integer> rest = new ArrayList<>(pins);
            rest.remove((Integer) option);
            assertThat(none.suspects().contains(option)).isEqualTo(isSolvable(plain, rest));
        }
        boolean needsDemands =
                none.clash() == Blocked.NONE && plain.banned().stream().noneMatch(none.givens()::contains);
        assertThat(none.refutation().isPresent() ^ none.weights().isPresent()).isEqualTo(needsDemands);
        if (none.refutation().isPresent()) {
            assertThat(areMet(plain, none.givens(), none.demands())).isFalse();
            if (none.demandSize() != Size.UNREDUCED) {
                for (int item : none.demands()) {
                    List<Integer> others = new ArrayList<>(none.demands());
                    others.remove((Integer) item);
                    assertThat(areMet(plain, none.givens(), others)).isTrue();
                }
            }
        }
    }

    private static void hasSeveral(PlainCover plain, Set<List<Integer>> solutions, Explanation.Several several) {
        assertThat(solutions).contains(several.first(), several.second());
        assertThat(several.first()).isNotEqualTo(several.second());
        assertThat(several.extraSize()).isEqualTo(Size.SMALLEST);
        assertThat(having(solutions, several.extraGivens())).containsExactly(several.then());
        int size = several.extraGivens().size();
        List<List<Integer>> singled = several.anySolution() ? List.copyOf(solutions) : List.of(several.then());
        for (List<Integer> solution : singled) {
            for (List<Integer> fewer : subsets(solution, count -> count == size - 1)) {
                assertThat(having(solutions, fewer)).hasSizeGreaterThan(1);
            }
        }
    }

    private static List<List<Integer>> having(Set<List<Integer>> solutions, List<Integer> options) {
        return solutions.stream().filter(one -> one.containsAll(options)).toList();
    }

    /** Checks exact steps: no option falls to fewer demands. */
    private static void isEasiest(PlainCover plain, SolvingPath path) {
        List<Integer> taken = new ArrayList<>(plain.pins());
        List<Integer> gone = new ArrayList<>(plain.banned());
        List<Integer> demanded = IntStream.range(0, plain.primary().size())
                .filter(plain::isDemanded)
                .boxed()
                .toList();
        for (Deduction step : path.steps()) {
            if (step.exact() && step.kind() == Deduction.Kind.EXCLUDED) {
                for (int option = 0; option < plain.options().size(); option++) {
                    if (!taken.contains(option)
                            && !gone.contains(option)
                            && !path.taken().contains(option)) {
                        List<Integer> beside = new ArrayList<>(taken);
                        beside.add(option);
                        PlainCover then = with(plain, beside, gone, plain.relaxed());
                        if (excludesNothingGiven(plain, beside)) {
                            for (List<Integer> demands : subsets(
                                    demanded, size -> size < step.demands().size())) {
                                assertThat(areMet(then, beside, demands))
                                        .as("option %s beside the demands %s, at %s", option, demands, step)
                                        .isTrue();
                            }
                        }
                    }
                }
            }
            (step.kind() == Deduction.Kind.FORCED ? taken : gone).addAll(step.options());
        }
    }

    /** Returns true if some options may be taken together, regardless of the demands. */
    private static boolean excludesNothingGiven(PlainCover plain, List<Integer> options) {
        return areMet(with(plain, options, List.of(), plain.relaxed()), options, List.of());
    }

    private static boolean isSolvable(PlainCover plain, List<Integer> pins) {
        return !BruteForce.solutions(with(plain, pins, plain.banned(), plain.relaxed()))
                .isEmpty();
    }

    /** Returns true if some demands can be met together with some options. */
    private static boolean areMet(PlainCover plain, List<Integer> pins, List<Integer> demands) {
        List<Integer> others = IntStream.range(0, plain.primary().size())
                .filter(i -> plain.primary().get(i) && !demands.contains(i))
                .boxed()
                .toList();
        return !BruteForce.solutions(with(plain, pins, plain.banned(), others)).isEmpty();
    }

    private static PlainCover with(PlainCover plain, List<Integer> pins, List<Integer> banned, List<Integer> relaxed) {
        return new PlainCover(plain.primary(), plain.bounds(), plain.options(), pins, banned, relaxed);
    }

    private static List<List<Integer>> subsets(List<Integer> all, Predicate<Integer> size) {
        List<List<Integer>> subsets = new ArrayList<>();
        for (int set = 0; set < 1 << all.size(); set++) {
            if (size.test(Integer.bitCount(set))) {
                int chosen = set;
                subsets.add(IntStream.range(0, all.size())
                        .filter(k -> (chosen >> k & 1) != 0)
                        .mapToObj(all::get)
                        .toList());
            }
        }
        return subsets;
    }

    @ParameterizedTest
    @MethodSource("families")
    void knowsWhatIsAliveAndWhatIsForced(Family family) {
        seeds(family).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            Set<List<Integer>> solutions = BruteForce.solutions(plain);
            WhatIf<Integer> position = WhatIf.of(plain.solver());

            PossibleOptions alive = position.possible();
            BitSet expected = new BitSet();
            solutions.forEach(one -> one.forEach(expected::set));
            assertThat(alive.isComplete()).as("seed %s", seed).isTrue();
            assertThat(alive.possible())
                    .as("seed %s of %s: %s", seed, family, plain)
                    .isEqualTo(expected);

            Set<Integer> all = new HashSet<>(solutions.stream().findFirst().orElse(List.of()));
            solutions.forEach(all::retainAll);
            plain.pins().forEach(all::remove);
            assertThat(position.forced()).as("seed %s", seed).containsExactlyInAnyOrderElementsOf(all);
        });
    }

    /** Tests that explanations regard all solutions, even if a solver shows one of several symmetric solutions. */
    @Test
    void symmetriesPlayNoPart() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item only = c.item("only");
            c.option(0, only);
            c.option(1, only);
        });
        Solver<Integer> solver =
                Solver.builder(cover).symmetries(List.of(k -> 1 - k)).build();
        assertThat(solver.count().solutions()).isEqualTo(BigInteger.ONE);
        assertThat(solver.ask(Question.explanation())).isInstanceOf(Explanation.Several.class);
        assertThat(solver.ask(Question.path()).end()).isEqualTo(SolvingPath.End.SEVERAL);
        assertThat(WhatIf.of(solver).possible().possible().cardinality()).isEqualTo(2);
        assertThat(WhatIf.of(solver).forced()).isEmpty();
    }

    /**
     * Tests an item with two options and an item with one given option; for {@code NONE} in addition an item without
     * options.
     */
    @ParameterizedTest
    @EnumSource(
            value = SolvingPath.End.class,
            names = {"SEVERAL", "NONE"})
    void aPathWithoutStepsTakesWhatIsGiven(SolvingPath.End end) {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item several = c.item("several");
            Item given = c.item("given");
            c.option(0, several);
            c.option(1, several);
            c.option(2, given);
            if (end == SolvingPath.End.NONE) {
                c.item("none");
            }
        });
        SolvingPath path = Solver.builder(cover).given(Givens.of(2)).build().ask(Question.path());
        assertThat(path.end()).isEqualTo(end);
        assertThat(path.taken()).containsExactly(2);
    }

    @ParameterizedTest
    @MethodSource("families")
    void movesGoForwardAndBack(Family family) {
        LongStream.range(0, RandomCovers.amount(200)).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            for (int option = 0; option < plain.options().size(); option++) {
                if (plain.isIdle(option)) {
                    continue; // it is in a solution only if it is pinned
                }
                WhatIf<Integer> start = WhatIf.of(plain.solver());
                WhatIf<Integer> pinned = start.given(option);
                WhatIf<Integer> forbidden = start.forbidden(option);
                assertThat(pinned.back()).containsSame(start);
                assertThat(start.back()).isEmpty();
                assertThat(pinned.solver().count().solutions().longValue()
                                + forbidden.solver().count().solutions().longValue())
                        .as("seed %s, option %s", seed, option)
                        .isEqualTo(start.solver().count().solutions().longValue());
                boolean possible = start.possible().possible().get(option);
                assertThat(start.whyNot(option) instanceof Explanation.NoSolution)
                        .isEqualTo(!possible);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("families")
    void theOrderOfItemsAndOptionsDoesNotChangeExactLevels(Family family) {
        LongStream.range(0, RandomCovers.amount(1000)).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            PlainCover turned = reversed(plain);
            SolvingPath path = plain.solver().ask(Question.path());
            SolvingPath other = turned.solver().ask(Question.path());
            assertThat(other.end()).as("seed %s", seed).isEqualTo(path.end());
            if (path.isExact() && other.isExact()) {
                assertThat(other.rating()).as("seed %s", seed).isEqualTo(path.rating());
            }
        });
    }

    /** Returns the cover with items and options in the opposite order. */
    private static PlainCover reversed(PlainCover plain) {
        int items = plain.primary().size();
        int options = plain.options().size();
        List<Boolean> primary = new ArrayList<>(plain.primary());
        List<PlainCover.Bounds> bounds = new ArrayList<>(plain.bounds());
        Collections.reverse(primary);
        Collections.reverse(bounds);
        List<PlainCover.Option> turned = new ArrayList<>();
        for (PlainCover.Option option : plain.options()) {
            turned.add(
                    0,
                    new PlainCover.Option(
                            option.items().stream().map(i -> items - 1 - i).toList(),
                            option.colors(),
                            option.weight()));
        }
        return new PlainCover(
                primary,
                bounds,
                turned,
                plain.pins().stream().map(k -> options - 1 - k).toList(),
                plain.banned().stream().map(k -> options - 1 - k).sorted().toList(),
                plain.relaxed().stream().map(i -> items - 1 - i).sorted().toList());
    }
}
