package dlx.web.wire;

import dlx.api.Svg;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.Solver;
import dlx.core.explain.Blocked;
import dlx.core.explain.Explanation;
import dlx.core.explain.Sentences;
import dlx.core.explain.Weights;
import dlx.core.picture.StepPictures;
import dlx.core.picture.WeightsPicture;
import dlx.web.play.OpenPuzzle;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Writes the reason why a puzzle does not have exactly one solution, with the picture of a coloring if that is the
 * reason.
 */
public final class ExplanationJson {

    private ExplanationJson() {}

    /** Writes an explanation. */
    public static <P, O> void write(
            JsonMembers json, OpenPuzzle<P, O> puzzle, Solver<O> solver, Explanation explanation) {
        json.put("type", "explanation");
        json.put("verdict", ReasonJson.verdict(explanation));
        json.put("stopped", explanation.stopped());
        json.texts("words", Sentences.of(puzzle.cover(), puzzle.givens()).lines(explanation));
        if (explanation instanceof Explanation.NoSolution none) {
            json.numbers("options", none.givens());
            json.numbers("items", items(none));
            Optional<Weights> weights = none.weights().or(solver::impossible);
            json.put("proof", weights.map(Weights::name));
            Optional<String> coloring = weights.flatMap(found -> coloring(puzzle, found));
            if (coloring.isPresent()) {
                json.put("modulus", weights.get().modulus());
            }
            board(json, puzzle, none.givens(), coloring.or(() -> framed(puzzle, solver, none)));
        } else if (explanation instanceof Explanation.Several several) {
            json.numbers("options", several.extraGivens());
            json.numbers("first", several.onlyInFirst());
            json.numbers("second", several.onlyInSecond());
            board(json, puzzle, several.extraGivens(), Optional.empty());
        }
    }

    private static <P, O> Optional<String> coloring(OpenPuzzle<P, O> puzzle, Weights weights) {
        return WeightsPicture.of(puzzle.model(), puzzle.puzzle(), puzzle.cover())
                .draw(weights, UnaryOperator.identity())
                .map(Svg::toString);
    }

    private static <P, O> Optional<String> framed(
            OpenPuzzle<P, O> puzzle, Solver<O> solver, Explanation.NoSolution none) {
        return StepPictures.of(puzzle.model(), puzzle.puzzle(), solver)
                .draw(none)
                .map(Svg::toString);
    }

    private static List<Integer> items(Explanation.NoSolution none) {
        return none.clash() == Blocked.NONE ? none.demands() : List.of(none.clash());
    }

    /** Writes the picture that shows the reason; without one, the board with some options, if any. */
    private static void board(
            JsonMembers json, OpenPuzzle<?, ?> puzzle, List<Integer> options, Optional<String> picture) {
        Optional<OpenPuzzle.Board> board = Optional.of(options)
                .filter(all -> !all.isEmpty())
                .map(all -> puzzle.board(all.stream().mapToInt(k -> k).toArray()));
        json.put("svg", picture.or(() -> board.flatMap(OpenPuzzle.Board::svg)));
        json.put("text", board.flatMap(OpenPuzzle.Board::text));
    }
}
