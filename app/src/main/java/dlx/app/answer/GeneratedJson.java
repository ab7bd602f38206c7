package dlx.app.answer;

import dlx.api.Cover;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The objects of fresh puzzles. */
public final class GeneratedJson {

    private GeneratedJson() {}

    /** What came of the work on a puzzle: it, or what came nearest, or nothing. */
    public static String of(int number, long seed, Generation<?, ?> generation) {
        return JsonLine.of("generated", number, json -> {
            json.put("seed", seed);
            json.put("found", generation.found());
            json.put("attempts", generation.attempts());
            json.put("stopped", generation.stopped());
            if (generation.impossible().isPresent()) {
                json.put("proof", generation.impossible().get().name());
            }
            if (generation.puzzle().isPresent()) {
                puzzle(json, generation.puzzle().get());
            }
        });
    }

    private static void puzzle(JsonLine json, Generated<?, ?> puzzle) throws IOException {
        json.put("size", puzzle.size().name().toLowerCase(Locale.ROOT));
        if (puzzle.rating().isPresent()) {
            json.put("level", puzzle.rating().get().level());
            json.put("level_name", puzzle.rating().get().name());
            json.put("nodes", puzzle.rating().get().nodes());
            json.put("effort", puzzle.rating().get().effort());
        }
        options(json, "givens", puzzle.givens(), puzzle.cover());
        options(json, "solution", puzzle.solution(), puzzle.cover());
        json.put("text", puzzle.text());
    }

    private static void options(JsonLine json, String name, List<Integer> options, Cover<?> cover) throws IOException {
        json.putObjects(name, options, option -> json.put("option", option + 1L).put("label", cover.label(option)));
    }
}
