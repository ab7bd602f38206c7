package dlx.commands.check;

import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.Demands;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.view.SolutionCheck.Flaw;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Compares the answers of two engines about the best score: the scores, the solutions if all optima were asked for, and
 * each solution with the rules of the cover. If a limit or the gap ended a search, the score of each engine is compared
 * with the bound of the other engine.
 */
record BestComparison(SearchQuestion.Best question, Best<?> first, Best<?> second) {

    /**
     * Compares two answers.
     *
     * @param solver the solver with the cover and the givens of both searches
     * @param question the question of both searches
     */
    static Comparison of(Solver<?> solver, SearchQuestion.Best question, Best<?> first, Best<?> second) {
        BestComparison compared = new BestComparison(question, first, second);
        Comparison said = compared.said();
        return said.result() == Comparison.Result.DIFFERENT
                ? said
                : flaw(solver, first).or(() -> flaw(solver, second)).orElse(said);
    }

    private Comparison said() {
        if (first.report().isComplete() && second.report().isComplete()) {
            return ends();
        }
        return contradiction(first, second)
                .or(() -> contradiction(second, first))
                .or(() -> Comparison.ofStopped(first.report()))
                .or(() -> Comparison.ofStopped(second.report()))
                .orElse(Comparison.SAME); // a search ended within the gap, so the scores may differ
    }

    /**
     * Checks the solutions of an answer, and returns the comparison for the first solution that breaks a rule of the
     * cover.
     */
    static Optional<Comparison> flaw(Solver<?> solver, Best<?> best) {
        return best.found().stream()
                .map(solution -> flaw(solver, solution))
                .flatMap(Optional::stream)
                .findFirst()
                .map(flaw -> Comparison.flawed(best.report().engine(), flaw));
    }

    private static Optional<String> flaw(Solver<?> solver, Solution<?> solution) {
        List<Integer> options = IntStream.of(solution.numbers()).boxed().toList();
        return new Demands<>(solver).flaws(options).stream().findFirst().map(Flaw::sentence);
    }

    /** Returns the comparison if one engine has found a better solution than the other engine has proved possible. */
    private Optional<Comparison> contradiction(Best<?> finder, Best<?> prover) {
        if (finder.solution().isEmpty()) {
            return Optional.empty();
        }
        String proved = "";
        OptionalLong bound =
                prover.proven() && prover.solution().isPresent() ? OptionalLong.of(prover.score()) : prover.bound();
        if (prover.report().outcome() == Outcome.NO_SOLUTION) {
            proved = "that there is no solution";
        } else if (bound.isPresent() && question.goal().prefers(finder.score(), bound.getAsLong())) {
            proved = "that no score is better than " + bound.getAsLong();
        }
        return proved.isEmpty()
                ? Optional.empty()
                : Optional.of(Comparison.different(
                        finder.report().engine(),
                        "score " + finder.score(),
                        prover.report().engine(),
                        proved));
    }

    /** Compares two complete searches. */
    private Comparison ends() {
        String said = word(first);
        String saidThen = word(second);
        if (said.equals(saidThen) && question.allOptima()) {
            return Arrays.deepEquals(numbers(first), numbers(second)) ? Comparison.SAME : differentSolutions();
        }
        return said.equals(saidThen) ? Comparison.SAME : different(said, saidThen);
    }

    private Comparison differentSolutions() {
        int[][] one = numbers(first);
        int[][] other = numbers(second);
        int place = 0;
        while (Arrays.equals(one[place], other[place])) {
            place++;
        }
        return different("that " + options(one[place]) + " are a solution", "that " + options(other[place]) + " are");
    }

    private Comparison different(String said, String saidThen) {
        return Comparison.different(
                first.report().engine(), said, second.report().engine(), saidThen);
    }

    /** Returns the solutions in lexicographic order, because engines may report equally good solutions in any order. */
    private static int[][] numbers(Best<?> best) {
        return best.found().stream()
                .map(Solution::numbers)
                .sorted(Arrays::compare)
                .toArray(int[][]::new);
    }

    private static String options(int... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> " " + (number + 1L))
                .collect(Collectors.joining("", "the options", ""));
    }

    private String word(Best<?> best) {
        return scores(best) + (best.proven() ? ", proven" : ", not proven");
    }

    private String scores(Best<?> best) {
        if (best.solution().isEmpty()) {
            return "no solution";
        }
        if (question.allOptima()) {
            return best.found().size() + " of score " + best.score();
        }
        return question.count() == 1
                ? "score " + best.score()
                : "the scores "
                        + String.join(
                                " ",
                                best.found().stream()
                                        .map(solution -> Long.toString(solution.score()))
                                        .toList());
    }
}
