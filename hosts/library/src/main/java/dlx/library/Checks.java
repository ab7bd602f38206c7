package dlx.library;

import dlx.commands.console.InputException;
import dlx.commands.json.JsonMembers;
import dlx.commands.reason.Check;
import dlx.commands.reason.SolutionText;
import dlx.core.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Checks moves, or a solution, of a puzzle. */
record Checks<P, O>(ReadPuzzle<P, O> puzzle, Asked asked) {

    String checked() {
        Solver<O> solver = puzzle.solver(asked);
        if (solver.isStopped()) {
            return PuzzleJson.undescribed();
        }
        Optional<List<Integer>> solution = solution(solver);
        if (asked.texts("moves").isEmpty() && solution.isEmpty()) {
            throw Asked.refused("moves", "moves, or a solution");
        }
        Check<O> check = new Check<>(
                solver,
                technique -> puzzle.model().techniqueName(puzzle.puzzle(), technique),
                asked.limits().time());
        List<Check.Move> moves = new ArrayList<>();
        for (int option : puzzle.numbers("moves", asked.texts("moves"), solver.cover())) {
            moves.add(check.move(option));
        }
        return JsonMembers.answer("check", json -> {
            solution.ifPresent(options -> check.write(json, check.flaws(options)));
            json.objects("moves", moves, check::write);
        });
    }

    private Optional<List<Integer>> solution(Solver<O> solver) {
        List<String> labels = asked.texts("labels");
        if (!labels.isEmpty()) {
            int[] options = puzzle.numbers("labels", labels, solver.cover());
            return Optional.of(Arrays.stream(options).boxed().toList());
        }
        return asked.word("solution").map(text -> written(text, solver));
    }

    private List<Integer> written(String text, Solver<O> solver) {
        try {
            List<List<Integer>> solutions =
                    SolutionText.read(puzzle.task(solver), puzzle.settings(), asked.limits(), "solution", text);
            if (solutions.size() > 1) {
                throw Asked.refused("solution", "one solution, but there are " + solutions.size());
            }
            return solutions.get(0);
        } catch (InputException e) {
            throw new Refusal(Library.BAD, "bad_solution", String.valueOf(e.getMessage()));
        }
    }
}
