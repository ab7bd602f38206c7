package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import dlx.api.Cover;
import dlx.api.Solution;
import dlx.app.run.PuzzleTask;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** The objects of {@code --format json} and {@code --stats}. Keys are a promise: never renamed, only added to. */
final class SearchJson {

    private SearchJson() {}

    static <P, O> String solution(PuzzleTask<P, O> task, Solution<O> solution, boolean scored, String text) {
        Cover<O> cover = task.solver().cover();
        return Json.object(json -> {
            json.name("type").value("solution");
            json.name("puzzle").value(task.number());
            json.name("number").value(solution.number());
            if (scored) {
                json.name("score").value(solution.score());
            }
            json.name("options").beginArray();
            for (int option : solution.numbers()) {
                json.value(option + 1L);
            }
            json.endArray();
            json.name("chosen").beginArray();
            for (int option : solution.numbers()) {
                json.value(cover.label(option));
            }
            json.endArray();
            json.name("text").value(text);
        });
    }

    /** What a search for the best knows when it has found something better, or proved more. */
    static String progress(int puzzle, Progress progress) {
        return Json.object(json -> {
            json.name("type").value("progress");
            json.name("puzzle").value(puzzle);
            if (progress.score().isPresent()) {
                json.name("score").value(progress.score().getAsLong());
            }
            if (progress.bound().isPresent()) {
                json.name("bound").value(progress.bound().getAsLong());
            }
            json.name("nodes").value(progress.nodes());
            json.name("seconds").value(BigDecimal.valueOf(progress.nanos(), 9).setScale(6, RoundingMode.DOWN));
        });
    }

    /**
     * What is known after a search.
     *
     * @param threads that were to search
     * @param extra keys between the count and the statistics
     * @param more keys at the end of the statistics
     */
    static String status(PuzzleTask<?, ?> task, SearchReport report, int threads, Json.Body extra, Json.Body more) {
        return Json.object(json -> {
            json.name("type").value("status");
            json.name("puzzle").value(task.number());
            json.name("outcome").value(report.outcome().name());
            json.name("stopped").value(report.stopped().name());
            json.name("solutions").value(report.solutions().toString());
            extra.write(json);
            json.name("stats").beginObject();
            stats(json, task, report, threads, Optional.empty(), more); // the same with a check as without
            json.endObject();
        });
    }

    /**
     * What a search cost.
     *
     * @param threads that were to search
     * @param checkedBy the second engine that found the same
     * @param more keys at the end
     */
    static String stats(
            PuzzleTask<?, ?> task, SearchReport report, int threads, Optional<String> checkedBy, Json.Body more) {
        return Json.object(json -> stats(json, task, report, threads, checkedBy, more));
    }

    private static void stats(
            JsonWriter json,
            PuzzleTask<?, ?> task,
            SearchReport report,
            int threads,
            Optional<String> checkedBy,
            Json.Body more)
            throws IOException {
        json.name("solutions").value(report.solutions().toString());
        json.name("complete").value(report.isComplete());
        json.name("outcome").value(report.outcome().name());
        json.name("stopped").value(report.stopped().name());
        json.name("nodes").value(report.nodes());
        json.name("updates").value(report.updates());
        json.name("engine").value(report.engine());
        if (report.order().isPresent()) {
            json.name("order").value(report.order().get());
        }
        if (checkedBy.isPresent()) {
            json.name("checked_by").value(checkedBy.get());
        }
        json.name("items").value(task.solver().cover().itemCount());
        json.name("options").value(task.solver().cover().optionCount());
        json.name("threads").value(threads);
        json.name("nanos").beginObject();
        json.name("read").value(task.readNanos());
        json.name("build").value(task.describeNanos() + report.buildNanos());
        json.name("search").value(report.searchNanos());
        json.endObject();
        more.write(json);
    }
}
