package dlx.commands.json;

import dlx.core.explain.Rating;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import java.util.Locale;
import java.util.function.BiConsumer;

/** Fresh puzzles, or the reason why a shape has none. */
public final class GeneratedJson {

    private GeneratedJson() {}

    /** Writes how the work on a puzzle ended. */
    public static void end(JsonMembers json, Generation<?, ?> generation) {
        json.put("found", generation.found());
        json.put("attempts", generation.attempts());
        json.put("stopped", generation.stopped());
        generation.impossible().ifPresent(weights -> json.put("proof", weights.name()));
    }

    /** Writes a puzzle, and its solution; {@code rating} writes how hard it is, where that is known. */
    public static void puzzle(JsonMembers json, Generated<?, ?> puzzle, BiConsumer<JsonMembers, Rating> rating) {
        ReasonJson options = new ReasonJson(puzzle.cover());
        json.put("size", puzzle.size().name().toLowerCase(Locale.ROOT));
        puzzle.rating().ifPresent(known -> rating.accept(json, known));
        options.options(json, "givens", puzzle.givens());
        options.options(json, "solution", puzzle.solution());
        json.put("text", puzzle.text());
    }
}
