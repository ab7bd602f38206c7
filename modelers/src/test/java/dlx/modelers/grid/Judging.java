package dlx.modelers.grid;

import dlx.api.ExactCoverModel;
import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.PuzzleText;
import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import dlx.core.model.LoadedModel;
import java.util.Optional;

/** Answers a judge's input like the host: a case, an answer, the next case. */
public final class Judging {

    private Judging() {}

    /** Returns the output for the whole input. */
    public static <P, O> String judge(ExactCoverModel<P, O> model, String id, String input) {
        StringBuilder printed = new StringBuilder();
        judge(model, id, input, printed);
        return printed.toString();
    }

    /** Prints as far as the input is good. */
    public static <P, O> void judge(ExactCoverModel<P, O> model, String id, String input, StringBuilder printed) {
        LoadedModel<P, O> modeler = LoadedModel.of(model, "test");
        JudgeProblem<P, O> problem = modeler.judgeProblems().stream()
                .filter(p -> p.id().equals(id))
                .findFirst()
                .orElseThrow();
        JudgeProblem.Cases<P> cases = problem.input().open(PuzzleText.of(input));
        int number = 1;
        for (Optional<P> puzzle = cases.next(); puzzle.isPresent(); puzzle = cases.next()) {
            Verdict<O> verdict = verdict(problem.question(), modeler.solver(puzzle.get()));
            printed.append(problem.output().print(puzzle.get(), verdict, number));
            number++;
        }
    }

    private static <O> Verdict<O> verdict(JudgeProblem.Question question, Solver<O> solver) {
        switch (question) {
            case UNIQUE -> {
                Uniqueness<O> unique = solver.unique();
                return new Verdict<>(unique.solution(), unique.verdict() == Uniqueness.Verdict.UNIQUE, 0);
            }
            case BEST -> {
                Best<O> best = solver.best();
                return new Verdict<>(best.solution(), false, best.score());
            }
            default -> {
                return new Verdict<>(solver.solve().options(), false, 0);
            }
        }
    }
}
