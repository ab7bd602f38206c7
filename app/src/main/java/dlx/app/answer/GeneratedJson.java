package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import dlx.api.Cover;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** The objects of fresh puzzles. Keys are a promise: never renamed, only added to. */
public final class GeneratedJson {

    private GeneratedJson() {}

    /** What came of the work on a puzzle: it, or what came nearest, or nothing. */
    public static String of(int number, long seed, Generation<?, ?> generation) {
        return Json.object(json -> {
            json.name("type").value("generated");
            json.name("puzzle").value(number);
            json.name("seed").value(seed);
            json.name("found").value(generation.found());
            json.name("attempts").value(generation.attempts());
            json.name("stopped").value(generation.stopped().name());
            if (generation.puzzle().isPresent()) {
                puzzle(json, generation.puzzle().get());
            }
        });
    }

    private static void puzzle(JsonWriter json, Generated<?, ?> puzzle) throws IOException {
        json.name("size").value(puzzle.size().name().toLowerCase(Locale.ROOT));
        if (puzzle.rating().isPresent()) {
            json.name("level").value(puzzle.rating().get().level());
            json.name("level_name").value(puzzle.rating().get().name());
            json.name("nodes").value(puzzle.rating().get().nodes());
            json.name("effort").value(puzzle.rating().get().effort());
        }
        options(json, "givens", puzzle.givens(), puzzle.cover());
        options(json, "solution", puzzle.solution(), puzzle.cover());
        json.name("text").value(puzzle.text());
    }

    private static void options(JsonWriter json, String name, List<Integer> options, Cover<?> cover)
            throws IOException {
        json.name(name).beginArray();
        for (int option : options) {
            json.beginObject();
            json.name("option").value(option + 1L);
            json.name("label").value(cover.label(option));
            json.endObject();
        }
        json.endArray();
    }
}
