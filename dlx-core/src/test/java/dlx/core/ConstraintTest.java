package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.LazyClause;
import dlx.api.ModelException;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.explain.PossibleOptions;
import dlx.core.proof.Claim;
import dlx.core.search.Step;
import java.io.IOException;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Constraints that a cover does not state, against trying all subsets; {@link PairsTest} asks all settings. */
class ConstraintTest {

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "TINY_CLOSED"})
    void everyQuestionKeepsIt(Family family) {
        int kept = 0;
        for (long seed = 0; seed < RandomCovers.amount(2000); seed++) {
            PlainCover plain = family.cover(seed);
            RandomClauses clauses = RandomClauses.of(plain, new Random(seed));
            Set<List<Integer>> all = BruteForce.solutions(plain);
            Set<List<Integer>> expected = all.stream().filter(clauses::keeps).collect(Collectors.toSet());
            Solver<Integer> solver = plain.solver().toBuilder()
                    .constraint("", clauses::broken, List::of)
                    .build();
            for (String engine : List.of(EngineName.AUTO, EngineName.LEARN)) {
                Solver<Integer> named = solver.toBuilder().engine(engine).build();
                Optional<List<Integer>> first = named.solve().found().map(s -> Combination.set(s.numbers()));
                assertThat(first.isPresent()).as("seed %d", seed).isEqualTo(!expected.isEmpty());
                first.ifPresent(found -> assertThat(expected).contains(found));
                assertThat(named.unique().verdict())
                        .as("seed %d", seed)
                        .isEqualTo(
                                expected.isEmpty()
                                        ? Uniqueness.Verdict.NONE
                                        : expected.size() == 1
                                                ? Uniqueness.Verdict.UNIQUE
                                                : Uniqueness.Verdict.MULTIPLE);
            }
            assertThat(solver.count().solutions()).as("seed %d", seed).isEqualTo(expected.size());
            assertThat(steps(solver)).as("seed %d", seed).isEqualTo(expected);
            assertThat(solver.ask(Question.diagram()).diagram().orElseThrow().count())
                    .as("seed %d", seed)
                    .isEqualTo(expected.size());
            Pieces pieces = Pieces.of(solver, Question.count());
            assertThat(pieces.count(pieces.whole(), 1).tally().solutions())
                    .as("seed %d", seed)
                    .isEqualTo(expected.size());
            PossibleOptions possible = solver.ask(Question.possible());
            BitSet occurring = new BitSet();
            expected.forEach(solution -> solution.forEach(occurring::set));
            assertThat(possible.possible()).as("seed %d", seed).isEqualTo(occurring);
            for (List<Integer> solution : all) {
                assertThat(new Demands<>(solver).flaws(solution).isEmpty())
                        .as("seed %d: %s", seed, solution)
                        .isEqualTo(expected.contains(solution));
            }
            kept += all.size() > expected.size() ? 1 : 0;
        }
        assertThat(kept).isGreaterThan(10);
    }

    private static Set<List<Integer>> steps(Solver<Integer> solver) {
        Set<List<Integer>> found = new HashSet<>();
        Steps steps = solver.steps();
        for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
            if (step.get().kind() == Step.Kind.SOLUTION) {
                found.add(steps.options().stream().sorted().toList());
            }
        }
        return found;
    }

    private static Solver<Integer> twoOfThree(List<LazyClause<Integer>> clauses) {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Item one = c.item("one");
            Item two = c.item("two");
            c.option(0, one);
            c.option(1, one);
            c.option(2, two);
        });
        return Solver.builder(cover).constraint("", chosen -> clauses, List::of).build();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"slots", "masks", "memo", "sweep", "diagram", "prices", "orbits", "symmetric", "local", "ida"})
    void anEngineThatDoesNotKeepItSaysSo(String engine) {
        Solver<Integer> solver =
                twoOfThree(List.of()).toBuilder().engine(engine).build();
        for (Question<Integer, ?> question :
                List.<Question<Integer, ?>>of(Question.count(), Question.first(), Question.all(), Question.diagram())) {
            assertThatThrownBy(() -> solver.ask(question)).isInstanceOf(ModelException.class);
        }
    }

    @Test
    void questionsAboutTheCoverAloneAreRefused() {
        Solver<Integer> solver = twoOfThree(List.of());
        for (Runnable question : List.<Runnable>of(
                solver::symmetries,
                () -> solver.toBuilder().oneOfEachKind().build().count(),
                () -> solver.toBuilder().withSymmetry(Optional.empty()).build().count(),
                () -> solver.toBuilder().given(List.of(0)).build().ask(Question.path()),
                () -> prove(solver))) {
            assertThatThrownBy(question::run).isInstanceOf(ModelException.class).hasMessageContaining("constraint");
        }
    }

    private static void prove(Solver<Integer> solver) {
        try {
            solver.prove(Claim.NONE, new StringBuilder());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aClauseThatDoesNotExcludeTheChoiceIsNamed() {
        Solver<Integer> solver = twoOfThree(List.of(new LazyClause<>(List.of(0, 1), List.of(), "both")));
        assertThatThrownBy(solver::count)
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("\"both\" does not exclude the choice");
        Solver<Integer> other =
                twoOfThree(List.of(new LazyClause<>(List.of(2), List.of(), List.of("three"), List.of(), "rests")));
        assertThatThrownBy(other::solve)
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("rests on the item three");
    }
}
