package dlx.app.fuzz;

import dlx.api.JudgeProblem;
import dlx.api.JudgeProblem.Verdict;
import dlx.api.PuzzleSyntaxException;
import dlx.core.Best;
import dlx.core.Found;
import dlx.core.Solver;
import dlx.core.Uniqueness;
import java.util.Map;
import java.util.Optional;

/** Reads the input of a judge's problem to its end; verdicts that are found soon are printed. */
record JudgeProbe<P, O>(Target<P, O> target, JudgeProblem<P, O> problem) implements Probe {

    private static final int ANSWERED = 3;
    private static final long NODES = 300;

    @Override
    public void give(Input input) {
        Refusals rules = new Refusals(input.with(Map.of()));
        int most = input.text().length + 2; // each case takes at least a character
        try {
            JudgeProblem.Cases<P> cases = problem.input().open(rules.text());
            for (int number = 1; number <= most; number++) {
                Optional<P> puzzle = cases.next();
                if (puzzle.isEmpty()) {
                    return;
                }
                if (number <= ANSWERED) {
                    answer(puzzle.get(), number);
                }
            }
        } catch (PuzzleSyntaxException e) {
            rules.check(e);
            return;
        }
        throw new Broken("reading without end", "more than " + most + " cases");
    }

    private void answer(P puzzle, int number) {
        Target.unlessTooLarge(() -> target.loaded().solver(puzzle))
                .flatMap(solver -> verdict(solver.toBuilder().nodeLimit(NODES).build()))
                .ifPresent(verdict -> {
                    String printed = problem.output().print(puzzle, verdict, number);
                    Broken.unless(WellFormed.isText(printed), "an answer with half a character", printed);
                });
    }

    /** Nothing where the search was cut off: the host never prints a verdict then. */
    private Optional<Verdict<O>> verdict(Solver<O> solver) {
        return switch (problem.question()) {
            case FIRST -> {
                Found<O> first = solver.solve();
                boolean known = first.solution().isPresent() || first.report().isComplete();
                yield known ? Optional.of(new Verdict<>(first.solution(), false, 0)) : Optional.empty();
            }
            case UNIQUE -> {
                Uniqueness<O> found = solver.unique();
                boolean unique = found.verdict() == Uniqueness.Verdict.UNIQUE;
                yield found.verdict() == Uniqueness.Verdict.UNKNOWN
                        ? Optional.empty()
                        : Optional.of(new Verdict<>(found.solution(), unique, 0));
            }
            case BEST -> {
                Best<O> best = solver.best();
                yield best.report().isComplete()
                        ? Optional.of(new Verdict<>(best.solution(), false, best.score()))
                        : Optional.empty();
            }
        };
    }

    @Override
    public String toString() {
        return target + ", judge problem " + problem.id();
    }
}
