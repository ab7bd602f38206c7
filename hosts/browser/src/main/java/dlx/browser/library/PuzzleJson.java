package dlx.browser.library;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.json.JsonMembers;
import dlx.core.Solver;
import java.util.Locale;
import java.util.stream.IntStream;

/** Puzzles and parts of their solutions as JSON. */
final class PuzzleJson {

    /** For those who cannot see a picture: a solution as text is listened to if it is no longer than this. */
    private static final int LONGEST = 2000;

    private PuzzleJson() {}

    static String end(ReadPuzzle<?, ?> puzzle) {
        return JsonMembers.answer("end", json -> json.texts("warnings", puzzle.warnings()));
    }

    /** A puzzle, and how large its cover is. */
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
                    json.texts(
                            "labels",
                            IntStream.range(0, cover.optionCount())
                                    .mapToObj(cover::label)
                                    .toList());
                }
            }
        });
    }

    /** Options as text and as a picture. */
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
            json.put("text", text(puzzle, solution));
        }
        if (asked.flag("asSvg")) {
            json.put(
                    "svg", puzzle.model().picture(puzzle.puzzle(), solution).map(svg -> titled(puzzle, solution, svg)));
        }
    }

    /** Lines, also where a model forgets to end the last one. */
    private static <P, O> String text(ReadPuzzle<P, O> puzzle, Solution<O> solution) {
        String text = puzzle.model().render(puzzle.puzzle(), solution);
        return text.isEmpty() || text.endsWith("\n") ? text : text + '\n';
    }

    private static <P, O> String titled(ReadPuzzle<P, O> puzzle, Solution<O> solution, Svg picture) {
        if (!picture.isTitled()) {
            String title = puzzle.model().title().replaceAll("\\s+", " ") + ": puzzle " + puzzle.number()
                    + ", solution " + solution.number();
            picture.titled(title, description(puzzle, solution));
        }
        return picture.toString();
    }

    private static <P, O> String description(ReadPuzzle<P, O> puzzle, Solution<O> solution) {
        String text = puzzle.model().render(puzzle.puzzle(), solution).strip().replaceAll("\r\n|[\r\n]", " / ");
        return text.length() <= LONGEST ? text : solution.options().size() + " options are chosen";
    }

    /** A solution, drawn as the request asks; its options count from 1. */
    static <P, O> void solution(JsonMembers json, ReadPuzzle<P, O> puzzle, Solution<O> solution, Asked asked) {
        json.put("number", solution.number());
        json.put("score", String.valueOf(solution.score()));
        json.options("options", solution.numbers());
        drawn(json, puzzle, solution, asked);
    }
}
