package dlx.commands.json;

import dlx.core.explain.Rating;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.Generated;
import dlx.core.generate.Generation;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Writes fresh puzzles, or the reason why a shape does not have any puzzle. */
public final class GeneratedJson {

    private GeneratedJson() {}

    /** Writes the end of the work on a puzzle: the attempts, and the reason for the stop. */
    public static void end(JsonMembers json, Generation<?, ?> generation) {
        json.put("found", generation.found());
        json.put("attempts", generation.attempts());
        json.put("stopped", generation.stopped());
        generation.impossible().ifPresent(weights -> json.put("proof", weights.name()));
    }

    /** Writes a puzzle and its solution; {@code rating} writes the rating, if it is known. */
    public static void puzzle(JsonMembers json, Generated<?, ?> puzzle, BiConsumer<JsonMembers, Rating> rating) {
        ReasonJson options = new ReasonJson(puzzle.cover());
        json.put("size", puzzle.size().name().toLowerCase(Locale.ROOT));
        puzzle.rating().ifPresent(known -> rating.accept(json, known));
        options.options(json, "givens", puzzle.givens());
        options.options(json, "solution", puzzle.solution());
        json.put("text", puzzle.text());
    }

    /** Writes the way to the solution of a puzzle: the names of the techniques in the order of the steps, and the steps. */
    public static void way(JsonMembers json, Generated<?, ?> puzzle, SolvingPath path, Sentences words) {
        Stream<String> techniques = path.steps().stream().flatMap(step -> words.technique(step).stream());
        json.texts("techniques", techniques.distinct().toList());
        json.objects("steps", path.steps(), (to, step) -> {
            to.put("kind", step.kind().name().toLowerCase(Locale.ROOT));
            new ReasonJson(puzzle.cover()).options(to, "options", step.options());
            to.putIfPresent("technique", words.technique(step));
            to.put("level", step.rating().level()).put("words", words.sentence(step));
        });
    }
}
