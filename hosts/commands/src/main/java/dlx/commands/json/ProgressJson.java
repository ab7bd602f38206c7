package dlx.commands.json;

import dlx.core.Best;
import dlx.core.search.Progress;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Writes the progress of a search, for pages. Counts and scores are texts, because they may exceed the exact integers
 * of JavaScript.
 */
public final class ProgressJson {

    private ProgressJson() {}

    /** Returns a line about a running search; {@code time} writes the time that the search has used. */
    public static String of(Progress progress, Consumer<JsonMembers> time) {
        return JsonMembers.answer("progress", json -> {
            json.put("share", progress.share());
            json.put("nodes", progress.nodes());
            json.put("solutions", String.valueOf(progress.solutions()));
            time.accept(json);
            scores(json, progress.score(), progress.bound());
            progress.learned()
                    .ifPresent(learned -> json.object(
                            "learned",
                            of -> of.put("conflicts", learned.conflicts()).put("clauses", learned.clauses())));
        });
    }

    /** Writes the score and the bound of a search for the best, and whether the score is proved. */
    public static void best(JsonMembers json, Best<?> best) {
        scores(json, best.found().isEmpty() ? OptionalLong.empty() : OptionalLong.of(best.score()), best.bound());
        json.put("proven", best.proven());
    }

    private static void scores(JsonMembers json, OptionalLong score, OptionalLong bound) {
        score.ifPresent(value -> json.put("score", String.valueOf(value)));
        bound.ifPresent(value -> json.put("bound", String.valueOf(value)));
    }
}
