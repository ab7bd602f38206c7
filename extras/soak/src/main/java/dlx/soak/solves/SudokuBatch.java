package dlx.soak.solves;

import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.soak.KnownSudoku;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Solves sudokus as a batch does: one text of many puzzles, which share a compilation. */
final class SudokuBatch {

    /** Number of puzzles of a text. */
    static final int SIZE = 50;

    private final LoadedModel<?, ?> model = ModelRegistry.load().get("sudoku");
    private final Random random;

    SudokuBatch(long seed) {
        random = new Random(seed);
    }

    /** Solves {@link #SIZE} new puzzles, and compares each answer with the known one. */
    void solve() {
        List<KnownSudoku> puzzles = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int k = 0; k < SIZE; k++) {
            puzzles.add(KnownSudoku.random(random));
            text.append(puzzles.get(k).puzzle()).append('\n');
        }
        solve(model, PuzzleText.of(text.toString()), puzzles);
    }

    private static <P, O> void solve(LoadedModel<P, O> model, PuzzleText text, List<KnownSudoku> puzzles) {
        int number = 0;
        for (Optional<P> next = model.next(text); next.isPresent(); next = model.next(text)) {
            P puzzle = next.get();
            List<O> solution = model.solver(puzzle).solve().options().orElseThrow();
            String found = model.render(puzzle, Solution.of(solution)).strip();
            KnownSudoku known = puzzles.get(number++);
            if (!found.equals(known.solution())) {
                throw new AssertionError(
                        "sudoku " + known.puzzle() + ": expected " + known.solution() + ", found " + found);
            }
        }
        if (number != puzzles.size()) {
            throw new AssertionError("read " + number + " sudokus of " + puzzles.size());
        }
    }
}
