package dlx.library;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.answer.Answers;
import dlx.commands.answer.Pictures;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import java.util.Locale;
import java.util.stream.IntStream;

/** Writes puzzles and parts of their solutions as JSON. */
final class PuzzleJson {

    private PuzzleJson() {}

    static String end(ReadPuzzle<?, ?> puzzle) {
        return JsonMembers.answer("end", json -> json.texts("warnings", puzzle.warnings()));
    }

    /** Writes a puzzle and the size of its cover. */
    static <P, O> String of(ReadPuzzle<P, O> puzzle, Asked asked) {
        Solver<O> solver = puzzle.solver(asked);
        return JsonMembers.answer("puzzle", json -> {
            json.put("number", puzzle.number());
            json.texts("warnings", puzzle.warnings());
            json.put("stopped", solver.isStopped());
            if (!solver.isStopped()) {
                Cover<O> cover = solver.cover();
                json.put("items", cover.itemCount());
                json.put("options", cover.optionCount());
                json.put("nodes", cover.nodeCount());
                json.put("weights", cover.data().hasWeights());
                json.put("goal", solver.goal().name().toLowerCase(Locale.ROOT));
                if (asked.flag("labels")) {
                    json.texts("labels", IntStream.range(0, cover.optionCount()), cover::label);
                }
            }
        });
    }

    /** Writes options as text and as a picture. */
    static <P, O> String drawn(ReadPuzzle<P, O> puzzle, Asked asked) {
        Cover<O> cover = puzzle.solver(asked).cover();
        int[] options = asked.options("options", cover.optionCount());
        Solution<O> solution = Solution.of(cover, asked.number("number", 1), options);
        return JsonMembers.answer("drawn", json -> {
            drawn(json, puzzle, solution, asked);
        });
    }

    private static <P, O> void drawn(JsonMembers json, ReadPuzzle<P, O> puzzle, Solution<O> solution, Asked asked) {
        if (asked.flag("asText")) {
            json.put("text", Answers.text(puzzle.model(), puzzle.puzzle(), solution));
        }
        if (asked.flag("asSvg")) {
            json.put(
                    "svg",
                    puzzle.model()
                            .picture(puzzle.puzzle(), solution)
                            .map(svg ->
                                    Pictures.titled(puzzle.model(), puzzle.puzzle(), puzzle.number(), solution, svg))
                            .map(Svg::toString));
        }
    }

    /** Writes a solution, drawn as requested; its options count from 1. */
    static <P, O> void solution(JsonMembers json, ReadPuzzle<P, O> puzzle, Solution<O> solution, Asked asked) {
        json.put("number", solution.number());
        json.put("score", String.valueOf(solution.score()));
        json.options("options", solution.numbers());
        drawn(json, puzzle, solution, asked);
    }
}
