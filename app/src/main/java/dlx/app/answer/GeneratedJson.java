package dlx.app.answer;

import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import java.util.Locale;

/** The objects of fresh puzzles. */
public final class GeneratedJson {

    private GeneratedJson() {}

    /** What came of the work on a puzzle: it, or what came nearest, or nothing. */
    public static String of(int number, long seed, Generation<?, ?> generation) {
        return JsonMembers.answer("generated", number, json -> {
            json.put("seed", seed);
            json.put("found", generation.found());
            json.put("attempts", generation.attempts());
            json.put("stopped", generation.stopped());
            generation.impossible().ifPresent(weights -> json.put("proof", weights.name()));
            generation.puzzle().ifPresent(puzzle -> puzzle(json, puzzle));
        });
    }

    private static void puzzle(JsonMembers json, Generated<?, ?> puzzle) {
        json.put("size", puzzle.size().name().toLowerCase(Locale.ROOT));
        puzzle.rating().ifPresent(rating -> ReasonJson.rating(json, rating));
        ReasonJson options = new ReasonJson(puzzle.cover());
        options.options(json, "givens", puzzle.givens());
        options.options(json, "solution", puzzle.solution());
        json.put("text", puzzle.text());
    }
}
