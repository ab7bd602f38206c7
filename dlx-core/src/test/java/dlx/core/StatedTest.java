package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Goal;
import dlx.api.ModelException;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.explain.Explanation;
import dlx.core.explain.SolvingPath;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.proof.Verdict;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Covers that state the clauses of a constraint, and what is found from them, against trying all subsets. */
class StatedTest {

    private int proofs;
    private int clauses;
    private int explanations;
    private int paths;
    private int rounds;
    private int suspects;

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "TINY_CLOSED"})
    void answersAreThoseOfThePuzzle(Family family) throws IOException {
        for (long seed = 0; seed < RandomCovers.amount(4000); seed++) {
            PlainCover plain = family.cover(seed);
            RandomClauses demanded = RandomClauses.of(plain, new Random(seed));
            Set<List<Integer>> expected =
                    BruteForce.solutions(plain).stream().filter(demanded::keeps).collect(Collectors.toSet());
            Solver<Integer> solver = plain.solver().toBuilder()
                    .constraint("", demanded::broken, List::of)
                    .build();
            try {
                check(solver, expected, "seed " + seed);
                checkSuspects(solver, demanded, "seed " + seed);
                checkBest(plain, solver, expected, "seed " + seed);
            } catch (ModelException e) {
                assertThat(e)
                        .as("seed %d", seed)
                        .hasMessageContaining("expected an item in it that exactly one option");
            }
        }
        assertThat(proofs).isGreaterThan(50);
        assertThat(clauses).isGreaterThan(20);
        assertThat(explanations).isGreaterThan(5);
        assertThat(paths).isGreaterThan(3);
        assertThat(family == Family.TINY || suspects > 0).isTrue();
        assertThat(rounds).isPositive();
    }

    private void check(Solver<Integer> solver, Set<List<Integer>> expected, String where) throws IOException {
        Solver<Integer> stated = solver.stated();
        assertThat(stated.count().solutions())
                .as(
                        "%s %s %s %s %s",
                        where,
                        expected,
                        PlainCover.of(stated.cover()).text(),
                        stated.givens(),
                        stated.iterator().stream().toList())
                .isEqualTo(expected.size());
        if (expected.size() > 1) {
            assertThatThrownBy(() ->
                            solver.prove(new Claim.Count(BigInteger.valueOf(expected.size())), new StringBuilder()))
                    .as(where)
                    .hasMessageContaining("several solutions");
            assertThat(solver.ask(Question.explanation())).as(where).isInstanceOf(Explanation.Several.class);
            return;
        }
        if (solver.givens().relaxes()) {
            assertThatThrownBy(() -> solver.prove(Claim.NONE, new StringBuilder()))
                    .as(where)
                    .hasMessageContaining("the cover alone");
            return;
        }
        Set<List<Integer>> ofCover = BruteForce.solutions(PlainCover.of(stated.cover())
                .pinned(IntStream.of(solver.givens().givenOptions()).boxed().toList())
                .restricted(
                        IntStream.of(solver.givens().forbiddenOptions()).boxed().toList(),
                        IntStream.of(solver.givens().relaxedItems()).boxed().toList()));
        assertThat(ofCover).as(where).isEqualTo(expected);
        Claim claim = expected.isEmpty() ? Claim.NONE : Claim.UNIQUE;
        prove(solver, claim, where);
        if (expected.isEmpty()
                && stated.ask(Question.explanation()) instanceof Explanation.NoSolution none
                && !none.demands().isEmpty()) {
            List<Integer> others = IntStream.range(0, stated.cover().itemCount())
                    .filter(item ->
                            stated.cover().isPrimary(item) && !none.demands().contains(item))
                    .boxed()
                    .toList();
            PlainCover alone = PlainCover.of(stated.cover())
                    .pinned(none.givens())
                    .restricted(
                            IntStream.of(solver.givens().forbiddenOptions())
                                    .boxed()
                                    .toList(),
                            others);
            assertThat(BruteForce.solutions(alone)).as(where).isEmpty();
            explanations += none.demands().stream()
                            .anyMatch(item -> item >= solver.cover().itemCount())
                    ? 1
                    : 0;
        } else if (!expected.isEmpty()) {
            SolvingPath path = stated.ask(Question.path());
            assertThat(path.end()).as(where).isEqualTo(SolvingPath.End.SOLVED);
            paths += stated.cover().itemCount() > solver.cover().itemCount() ? 1 : 0;
        }
    }

    /** Compares the givens that an explanation suspects with those whose removal leaves a solution of the puzzle. */
    private void checkSuspects(Solver<Integer> solver, RandomClauses demanded, String where) {
        if (!solver.givens().relaxes() // an option without a demanded item must be given, so more givens allow more
                && solver.stated().ask(Question.explanation()) instanceof Explanation.NoSolution none
                && none.suspectsKnown()) {
            List<Integer> givens =
                    IntStream.of(solver.givens().givenOptions()).boxed().toList();
            List<Integer> expected = givens.stream()
                    .filter(given -> BruteForce.solutions(PlainCover.of(solver.cover())
                                    .pinned(givens.stream()
                                            .filter(other -> !other.equals(given))
                                            .toList())
                                    .restricted(
                                            IntStream.of(solver.givens().forbiddenOptions())
                                                    .boxed()
                                                    .toList(),
                                            IntStream.of(solver.givens().relaxedItems())
                                                    .boxed()
                                                    .toList()))
                            .stream()
                            .anyMatch(demanded::keeps))
                    .sorted()
                    .toList();
            assertThat(none.suspects()).as(where).isEqualTo(expected);
            suspects += expected.size();
        }
    }

    /** Proves a claim, and changes the proof. */
    private void prove(Solver<Integer> solver, Claim claim, String where) throws IOException {
        StringBuilder text = new StringBuilder();
        assertThat(solver.prove(claim, text).isComplete()).as(where).isTrue();
        assertThat(verdict(solver, text.toString())).as("%s%n%s", where, text).satisfies(verdict -> {
            assertThat(verdict.isProved()).as(verdict.toString()).isTrue();
            assertThat(verdict.claim()).contains(claim);
        });
        proofs++;
        String other = text.toString()
                .replace(
                        "claim " + (claim.equals(Claim.NONE) ? "none" : "unique"),
                        "claim " + (claim.equals(Claim.NONE) ? "unique" : "none"));
        assertThat(verdict(solver, other).isProved()).as(where).isFalse();
        Optional<String> clause = text.toString()
                .lines()
                .filter(line -> line.startsWith("clause"))
                .findFirst();
        if (clause.isPresent()) {
            clauses++;
            Solver<Integer> free = solver.toBuilder()
                    .constraint("", chosen -> List.of(), List::of)
                    .build();
            assertThat(verdict(free, text.toString()).toString()).as(where).contains("a clause that the puzzle states");
            Solver<Integer> plain =
                    Solver.builder(solver.cover()).given(solver.givens()).build();
            assertThat(verdict(plain, text.toString()).isProved()).as(where).isFalse();
            String anyChoice = clause.get().replaceFirst("when( \\d+)+", "when");
            if (!new Demands<>(plain).flaws(List.of()).isEmpty()) {
                assertThat(verdict(solver, text.toString().replace(clause.get(), anyChoice))
                                .toString())
                        .as(where)
                        .contains("a solution of the cover");
            }
            String stronger = clause.get().replaceFirst("clause( \\d+)+", "clause");
            assertThat(verdict(solver, text.toString().replace(clause.get(), stronger))
                            .isProved())
                    .as(where)
                    .isEqualTo(text.toString().contains("clause when"));
        } else if (claim.equals(Claim.UNIQUE)) {
            Solver<Integer> against = solver.toBuilder()
                    .constraint("", chosen -> List.of(new dlx.api.LazyClause<>(chosen, List.of(), "never")), List::of)
                    .build();
            assertThat(verdict(against, text.toString()).isProved()).as(where).isFalse();
        }
        StringBuilder veripb = new StringBuilder();
        assertThat(solver.prove(claim, ProofForm.VERIPB, veripb).isComplete())
                .as(where)
                .isTrue();
    }

    private static Verdict verdict(Solver<Integer> solver, String proof) throws IOException {
        return solver.check(new StringReader(proof));
    }

    private void checkBest(PlainCover plain, Solver<Integer> solver, Set<List<Integer>> expected, String where)
            throws IOException {
        List<Long> scores = expected.stream()
                .map(plain::score)
                .sorted((a, b) -> Long.compare(b, a))
                .toList();
        Best<Integer> best = solver.best();
        assertThat(best.proven()).as(where).isTrue();
        assertThat(best.found()).as(where).hasSize(Math.min(1, scores.size()));
        assertThat(solver.ask(Question.best(3)).found().stream()
                        .map(s -> s.score())
                        .toList())
                .as(where)
                .isEqualTo(scores.stream().limit(3).toList());
        assertThat(solver.ask(Question.optima()).found().stream()
                        .map(s -> Combination.set(s.numbers()))
                        .collect(Collectors.toSet()))
                .as(where)
                .isEqualTo(expected.stream()
                        .filter(s -> plain.score(s) == scores.get(0))
                        .collect(Collectors.toSet()));
        if (!scores.isEmpty() && !solver.givens().relaxes()) {
            assertThat(best.score()).as(where).isEqualTo(scores.get(0));
            StringBuilder text = new StringBuilder();
            assertThat(solver.prove(new Claim.Best(Goal.GREATEST, best.score()), text)
                            .isComplete())
                    .isTrue();
            assertThat(verdict(solver, text.toString()).isProved())
                    .as("%s%n%s", where, text)
                    .isTrue();
            rounds += text.toString().contains("clause") ? 1 : 0;
        }
    }
}
