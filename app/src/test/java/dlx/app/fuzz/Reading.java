package dlx.app.fuzz;

import dlx.api.PuzzleSyntaxException;
import dlx.core.model.LoadedModel;
import dlx.core.puzzles.PuzzleReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a whole text with a model as the host does: after a rejection it goes on where the model can.
 *
 * @param puzzles in the order of the text
 * @param rejections each checked for its place
 */
record Reading<P>(List<P> puzzles, List<PuzzleSyntaxException> rejections) {

    static <P> Reading<P> of(LoadedModel<P, ?> model, Input input) {
        Refusals rules = new Refusals(input);
        PuzzleReader<P> puzzles = new PuzzleReader<>(model, rules.text());
        Reading<P> reading = new Reading<>(new ArrayList<>(), new ArrayList<>());
        int most = 2 * input.lineLengths().size() + 1; // a puzzle, or a rejection, takes at least a line
        for (int steps = 0; steps < most; steps++) {
            try {
                Optional<P> puzzle = puzzles.next();
                if (puzzle.isEmpty()) {
                    return reading;
                }
                reading.puzzles.add(puzzle.get());
            } catch (PuzzleSyntaxException e) {
                rules.check(e);
                reading.rejections.add(e);
            }
        }
        throw new Broken(
                "reading without end",
                reading.puzzles.size() + " puzzles and " + reading.rejections.size() + " rejections in "
                        + input.lineLengths().size() + " lines");
    }
}
