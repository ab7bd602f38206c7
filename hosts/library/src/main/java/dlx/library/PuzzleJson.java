package dlx.library;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.answer.Answers;
import dlx.commands.answer.Pictures;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import dlx.core.search.StopReason;
import java.util.List;
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

    /** Writes the labels of options that contain a text, a page of them. */
    static String options(ReadPuzzle<?, ?> puzzle, Asked asked) {
        Solver<?> solver = puzzle.solver(asked);
        if (solver.isStopped()) {
            return undescribed();
        }
        Cover<?> cover = solver.cover();
        String part = asked.word("contains").orElse("");
        List<String> found = IntStream.range(0, cover.optionCount())
                .mapToObj(cover::label)
                .filter(label -> label.contains(part))
                .toList();
        long skipped = Math.max(0, Math.min(asked.number("skip", 0), found.size()));
        long end = Math.min(found.size(), skipped + Math.max(0, asked.amount("limit", 50)));
        return JsonMembers.answer(
                "options",
                json -> json.put("items", cover.itemCount())
                        .put("options", cover.optionCount())
                        .put("found", found.size())
                        .texts("labels", found.subList((int) skipped, (int) end)));
    }

    /** Writes that a limit ended the description of the cover. */
    static String undescribed() {
        return JsonMembers.answer(
                "undescribed", json -> json.put("verdict", "unknown").put("stopped", StopReason.TIME));
    }

    /** Writes options as text and as a picture. */
    static <P, O> String drawn(ReadPuzzle<P, O> puzzle, Asked asked) {
        Solver<O> solver = puzzle.solver(asked);
        if (solver.isStopped()) {
            return undescribed();
        }
        Cover<O> cover = solver.cover();
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
    static <P, O> void solution(
            JsonMembers json, ReadPuzzle<P, O> puzzle, Cover<O> cover, Solution<O> solution, Asked asked) {
        json.put("number", solution.number());
        json.put("score", String.valueOf(solution.score()));
        json.options("options", solution.numbers());
        json.texts("labels", IntStream.of(solution.numbers()), cover::label);
        drawn(json, puzzle, solution, asked);
    }
}
