package dlx.web.wire;

import dlx.api.ModelException;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.puzzles.PuzzleWriter;
import dlx.web.play.OpenPuzzle;
import java.util.List;
import java.util.Optional;

/** Writes which givens are unnecessary, missing or wrong, with the nearest puzzle that has one solution. */
public final class RevisionJson {

    private RevisionJson() {}

    /** Writes a revision. */
    public static void write(JsonMembers json, OpenPuzzle<?, ?> puzzle, Sentences words, Revision revision) {
        json.put("type", "revision");
        json.put("verdict", ReasonJson.verdict(revision));
        json.put("stopped", revision.stopped());
        json.texts("words", words.lines(revision));
        if (revision instanceof Revision.OneSolution one) {
            json.numbers("unneeded", one.unneeded());
        }
        Optional<List<Integer>> nearest = revision.nearest(puzzle.givens().givenOptions());
        json.numbers("options", nearest.orElse(List.of()));
        Optional<OpenPuzzle.Board> board = nearest.map(options -> puzzle.boardOf(numbers(options)));
        json.put("svg", board.flatMap(OpenPuzzle.Board::svg));
        json.put("text", board.flatMap(OpenPuzzle.Board::text));
        json.put("puzzle", text(puzzle, revision));
    }

    /** Returns the text of the nearest puzzle; empty if its model cannot write it. */
    private static <P, O> Optional<String> text(OpenPuzzle<P, O> puzzle, Revision revision) {
        try {
            return PuzzleWriter.nearest(puzzle.model(), puzzle.puzzle(), puzzle.solver(), puzzle.settings(), revision);
        } catch (ModelException e) { // its texts cannot express these givens
            return Optional.empty();
        }
    }

    private static int[] numbers(List<Integer> options) {
        return options.stream().mapToInt(k -> k).toArray();
    }
}
