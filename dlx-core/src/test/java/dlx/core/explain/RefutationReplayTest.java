package dlx.core.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Technique;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RefutationReplayTest {

    /** Three items and three options, pairwise in conflict: a holds 0 and 1, b holds 1 and 2, c holds 0 and 2. */
    private static final Cover<String> TRIANGLE = Cover.of(c -> {
        var items = c.items("item", 3);
        c.option("a", items.at(0), items.at(1));
        c.option("b", items.at(1), items.at(2));
        c.option("c", items.at(0), items.at(2));
    });

    private static final Refutation DEAD =
            new Refutation.Dead(2, List.of(new Blocked(1, 1, List.of(0)), new Blocked(2, 0, List.of(0))));

    private static RefutationReplay triangle(int... given) {
        return RefutationReplay.of(TRIANGLE.data(), Givens.of(given));
    }

    @Test
    void acceptsWhatIsTrue() {
        assertThat(triangle(0).check(DEAD, List.of(2))).containsExactly(2);
        Refutation all = new Refutation.Cases(
                0,
                List.of(
                        new Refutation.Case(0, DEAD),
                        new Refutation.Case(
                                2,
                                new Refutation.Dead(
                                        1, List.of(new Blocked(0, 0, List.of(2)), new Blocked(1, 2, List.of(2)))))),
                List.of());
        assertThat(triangle().check(all, List.of(0, 1, 2))).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Test
    void rejectsWhatIsNot() {
        rejects(List.of(), DEAD, List.of(2), "not all of [0] are taken");
        rejects(List.of(0), DEAD, List.of(0, 1), "item 2 is no demand of [0, 1]");
        rejects(List.of(0), dead(2, new Blocked(1, 1, List.of(0))), List.of(2), "item 2 still has [2]");
        rejects(
                List.of(0),
                dead(2, new Blocked(1, 2, List.of(0)), new Blocked(2, 0, List.of(0))),
                List.of(2),
                "option 0 does not hold item 2");
        rejects(
                List.of(0),
                dead(2, Blocked.before(1), new Blocked(2, 0, List.of(0))),
                List.of(2),
                "option 1 was not excluded before");
        rejects(
                List.of(0),
                dead(2, new Blocked(2, 0, List.of(0)), new Blocked(1, 1, List.of(0))),
                List.of(2),
                "the reasons are not ascending");
        rejects(List.of(0), dead(0), List.of(0), "item 0 has what it needs");
        rejects(
                List.of(),
                new Refutation.Cases(0, List.of(new Refutation.Case(0, DEAD)), List.of()),
                List.of(0, 2),
                "cases [0] are not [0, 2]");
        rejects(List.of(), new Refutation.Forced(0, 0, List.of(), DEAD), List.of(0, 2), "the item has 2 options left");
        rejects(
                List.of(0),
                new Refutation.Forced(2, 2, List.of(new Blocked(1, 1, List.of(0))), DEAD),
                List.of(2),
                "has what it needs"); // c is taken by then, and it serves item 2
    }

    private static Refutation dead(int item, Blocked... why) {
        return new Refutation.Dead(item, List.of(why));
    }

    private static void rejects(List<Integer> given, Refutation refutation, List<Integer> demands, String why) {
        RefutationReplay replay = triangle(given.stream().mapToInt(k -> k).toArray());
        assertThatThrownBy(() -> replay.check(refutation, demands))
                .isInstanceOf(RefutationReplay.Rejected.class)
                .hasMessageContaining(why);
    }

    @Test
    void anItemThatTakesTwoIsFullWithTwo() {
        Cover<String> cover = Cover.of(c -> {
            var seat = c.item("seat").times(1, 2);
            var people = c.items("person", 3);
            for (int p = 0; p < 3; p++) {
                c.option("p" + p, people.at(p), seat);
            }
        });
        RefutationReplay two = RefutationReplay.of(cover.data(), Givens.of(0, 1));
        two.check(dead(3, new Blocked(2, 0, List.of(0, 1))), List.of(3));
        for (List<Integer> by : List.of(List.of(0), List.of(0, 0), List.of(0, 2), List.of(0, 1, 2))) {
            assertThatThrownBy(() -> two.check(dead(3, new Blocked(2, 0, by)), List.of(3)))
                    .isInstanceOf(RefutationReplay.Rejected.class);
        }
    }

    @Test
    void optionsThatAgreeOnAColorDoNotBlockEachOther() {
        Cover<String> cover = Cover.of(c -> {
            var words = c.items("word", 2);
            var letter = c.item("letter").secondary();
            c.option("across", words.at(0), letter.colored("a"));
            c.option("down a", words.at(1), letter.colored("a"));
            c.option("down b", words.at(1), letter.colored("b"));
        });
        RefutationReplay across = RefutationReplay.of(cover.data(), Givens.of(0));
        assertThatThrownBy(() ->
                        across.check(dead(1, new Blocked(1, 2, List.of(0)), new Blocked(2, 2, List.of(0))), List.of(1)))
                .hasMessageContaining("1 and 0 agree on the color");
        across.exclude(1).check(dead(1, Blocked.before(1), new Blocked(2, 2, List.of(0))), List.of(1));
    }

    private static Deduction excluded(
            int option, List<Integer> demands, List<List<Integer>> open, List<List<Integer>> struck) {
        StepForm form = new StepForm(Technique.Kind.CHAIN, open, struck, List.of());
        Rating rating = new Rating(1 + demands.size(), 0);
        return new Deduction(Deduction.Kind.EXCLUDED, option, List.of(), demands, rating, true, DEAD, form);
    }

    @Test
    void checksStepsAndWays() {
        RefutationReplay empty = triangle();
        Deduction excluded = excluded(0, List.of(2), List.of(List.of(1, 2)), List.of(List.of(1, 2)));
        empty.check(excluded);
        assertThatThrownBy(() -> empty.check(excluded(1, List.of(2), List.of(List.of(1, 2)), List.of(List.of(2)))))
                .isInstanceOf(RefutationReplay.Rejected.class);
        assertThatThrownBy(() -> empty.check(excluded(
                        0, List.of(1, 2), List.of(List.of(0, 1), List.of(1, 2)), List.of(List.of(1), List.of(1, 2)))))
                .hasMessageContaining("fewer demands are enough");
        assertThatThrownBy(() -> empty.after(excluded).check(excluded)).hasMessageContaining("known already");
        Deduction forced = new Deduction(
                Deduction.Kind.FORCED,
                2,
                List.of(),
                List.of(0),
                Rating.FORCED,
                true,
                dead(0, Blocked.before(0), Blocked.before(2)),
                new StepForm(Technique.Kind.SINGLE, List.of(List.of(2)), List.of(List.of()), List.of()));
        empty.after(excluded).check(forced);
        assertThatThrownBy(() -> empty.check(forced)).hasMessageContaining("option 0 was not excluded before");
        SolvingPath way = new SolvingPath(
                List.of(excluded, forced), new Rating(2, 0), SolvingPath.End.NONE, StopReason.EXHAUSTED, List.of(2));
        RefutationReplay.check(TRIANGLE.data(), Givens.NONE, way);
        assertThatThrownBy(() -> RefutationReplay.check(
                        TRIANGLE.data(),
                        Givens.NONE,
                        new SolvingPath(way.steps(), way.rating(), SolvingPath.End.SOLVED, way.stopped(), way.taken())))
                .hasMessageContaining("the end is no solution");
    }

    @Test
    void checksExplanations() {
        Explanation.NoSolution clash = none(List.of(0, 1), 1, List.of(), Optional.empty());
        RefutationReplay.check(TRIANGLE.data(), Givens.of(0, 1), clash);
        assertThatThrownBy(() -> RefutationReplay.check(TRIANGLE.data(), Givens.of(0), clash))
                .hasMessageContaining("option 1 is not given");
        assertThatThrownBy(() -> RefutationReplay.check(
                        TRIANGLE.data(), Givens.of(0, 1), none(List.of(0, 1), 2, List.of(), Optional.empty())))
                .hasMessageContaining("nothing clashes at item 2");
        RefutationReplay.check(TRIANGLE.data(), Givens.of(0), none(List.of(0), -1, List.of(2), Optional.of(DEAD)));
        assertThatThrownBy(() -> RefutationReplay.check(
                        TRIANGLE.data(), Givens.of(0), none(List.of(0), -1, List.of(1, 2), Optional.of(DEAD))))
                .hasMessageContaining("needs only [2]");
    }

    private static Explanation.NoSolution none(
            List<Integer> givens, int clash, List<Integer> demands, Optional<Refutation> refutation) {
        return new Explanation.NoSolution(
                givens,
                Explanation.Size.SMALLEST,
                clash,
                demands,
                Explanation.Size.MINIMAL,
                List.of(),
                true,
                refutation,
                Optional.empty(),
                StopReason.EXHAUSTED);
    }

    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.MATCH_ALL, names = "TINY.*")
    void acceptsTheRefutationOfWhateverHasNoSolution(Family family) {
        int refuted = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 80, refuted > 0); seed++) {
            PlainCover cover = family.cover(seed);
            if (!fits(cover)) {
                continue;
            }
            Givens givens = cover.givens();
            SlowRefuter refuter = new SlowRefuter(cover.cover().data(), givens);
            Optional<Refutation> found = refuter.refute();
            assertThat(found.isEmpty()).as("seed %d", seed).isEqualTo(isSolvable(cover));
            if (found.isEmpty()) {
                continue;
            }
            RefutationReplay replay = RefutationReplay.of(cover.cover().data(), givens);
            Set<Integer> used = replay.check(found.get(), refuter.demands());
            assertThat(isSolvable(cover.restricted(List.of(), others(cover, used))))
                    .as("seed %d, demands %s", seed, used)
                    .isFalse();
            List<Integer> fewer = new ArrayList<>(new TreeSet<>(used));
            fewer.remove(new Random(seed).nextInt(fewer.size()));
            assertThatThrownBy(() -> replay.check(found.get(), fewer)).isInstanceOf(RefutationReplay.Rejected.class);
            refuted++;
        }
        assertThat(refuted).isPositive();
    }

    /** Tests that a cover with solutions has no accepted refutation: every false refutation must be rejected. */
    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.MATCH_ALL, names = "TINY.*")
    void rejectsEveryLie(Family family) {
        int lies = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 80, lies > 0); seed++) {
            PlainCover cover = family.cover(seed);
            if (!fits(cover) || !isSolvable(cover)) {
                continue;
            }
            RefutationReplay replay = RefutationReplay.of(cover.cover().data(), cover.givens());
            for (int k = 0; k < 10; k++) {
                SlowRefuter liar =
                        new SlowRefuter(cover.cover().data(), cover.givens()).lying(new Random(1000 * seed + k));
                Optional<Refutation> lie = liar.refute();
                if (lie.isPresent()) {
                    assertThatThrownBy(() -> replay.check(lie.get(), liar.demands()))
                            .as("seed %d, %d", seed, k)
                            .isInstanceOf(RefutationReplay.Rejected.class);
                    lies++;
                }
            }
        }
        assertThat(lies).isPositive();
    }

    /** Tests mutations, each of which removes a necessary part of the proof, anywhere in the proof. */
    @ParameterizedTest
    @EnumSource(value = Family.class, mode = EnumSource.Mode.MATCH_ALL, names = "TINY.*")
    void rejectsMutations(Family family) {
        int mutants = 0;
        for (long seed = 0; RandomCovers.isMore(seed, 80, mutants > 0); seed++) {
            PlainCover cover = family.cover(seed);
            if (!fits(cover)) {
                continue;
            }
            SlowRefuter refuter = new SlowRefuter(cover.cover().data(), cover.givens());
            Optional<Refutation> found = refuter.refute();
            if (found.isEmpty()) {
                continue;
            }
            RefutationReplay replay = RefutationReplay.of(cover.cover().data(), cover.givens());
            for (int k = 0; k < 20; k++) {
                Random random = new Random(1000 * seed + k);
                Refutation mutant = mutate(found.get(), cover, random);
                if (mutant.equals(found.get())) {
                    continue;
                }
                mutants++;
                assertThatThrownBy(() -> replay.check(mutant, refuter.demands()))
                        .as("seed %d, %d: %s", seed, k, mutant)
                        .isInstanceOf(RefutationReplay.Rejected.class);
            }
        }
        assertThat(mutants).isPositive();
    }

    /**
     * Returns the proof with one statement, about halfway down on average, changed to a false statement; the unchanged
     * proof if there is no such statement.
     */
    private static Refutation mutate(Refutation refutation, PlainCover cover, Random random) {
        if (random.nextInt(3) > 0) {
            if (refutation instanceof Refutation.Forced f) {
                return new Refutation.Forced(f.item(), f.option(), f.why(), mutate(f.then(), cover, random));
            }
            if (refutation instanceof Refutation.Cases c && !c.cases().isEmpty()) {
                int at = random.nextInt(c.cases().size());
                List<Refutation.Case> cases = new ArrayList<>(c.cases());
                cases.set(
                        at,
                        new Refutation.Case(
                                cases.get(at).option(), mutate(cases.get(at).then(), cover, random)));
                return new Refutation.Cases(c.item(), cases, c.why());
            }
        }
        if (refutation instanceof Refutation.Cases c && !c.cases().isEmpty() && random.nextBoolean()) {
            List<Refutation.Case> cases = new ArrayList<>(c.cases());
            cases.remove(random.nextInt(cases.size()));
            return new Refutation.Cases(c.item(), cases, c.why());
        }
        if (refutation.why().isEmpty()) {
            return refutation;
        }
        int at = random.nextInt(refutation.why().size());
        Blocked blocked = refutation.why().get(at);
        UnaryOperator<Blocked> change = switch (random.nextInt(3)) {
            case 0 -> b -> new Blocked(b.option(), wrongItem(cover, b, random), b.isBefore() ? List.of(0) : b.by());
            case 1 -> b -> b.isBefore() ? b : new Blocked(b.option(), b.item(), List.of(b.option()));
            default -> b -> b.isBefore() ? b : Blocked.before(b.option());
        };
        List<Blocked> why = new ArrayList<>(refutation.why());
        why.set(at, change.apply(blocked));
        if (refutation instanceof Refutation.Forced f) {
            return new Refutation.Forced(f.item(), f.option(), why, f.then());
        }
        return refutation instanceof Refutation.Cases c
                ? new Refutation.Cases(c.item(), c.cases(), why)
                : new Refutation.Dead(refutation.item(), why);
    }

    /** Returns an item that the option does not hold. */
    private static int wrongItem(PlainCover cover, Blocked blocked, Random random) {
        List<Integer> held = cover.options().get(blocked.option()).items();
        OptionalInt other = random.ints(20, 0, cover.primary().size() + 1)
                .filter(i -> !held.contains(i))
                .findFirst();
        return other.orElse(cover.primary().size());
    }

    /** Returns true if the givens do not contradict each other; otherwise there is nothing to refute. */
    private static boolean fits(PlainCover cover) {
        List<Integer> primary = IntStream.range(0, cover.primary().size())
                .filter(i -> cover.primary().get(i))
                .boxed()
                .toList();
        return cover.pins().stream().noneMatch(cover.banned()::contains)
                && isSolvable(cover.restricted(List.of(), primary));
    }

    private static boolean isSolvable(PlainCover cover) {
        return !BruteForce.solutions(cover).isEmpty();
    }

    private static List<Integer> others(PlainCover cover, Set<Integer> demands) {
        return IntStream.range(0, cover.primary().size())
                .filter(i -> cover.primary().get(i) && !demands.contains(i))
                .boxed()
                .toList();
    }
}
