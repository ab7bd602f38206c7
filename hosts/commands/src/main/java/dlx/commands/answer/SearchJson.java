package dlx.commands.answer;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.commands.json.JsonMembers;
import dlx.commands.run.PuzzleTask;
import dlx.core.search.Progress;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The objects of {@code --format json} and {@code --stats}. */
final class SearchJson {

    private SearchJson() {}

    static <P, O> String solution(PuzzleTask<P, O> task, Solution<O> solution, boolean scored, String text) {
        Cover<O> cover = task.solver().cover();
        return JsonMembers.answer("solution", task.number(), json -> {
            json.put("number", solution.number());
            if (scored) {
                json.put("score", solution.score());
                task.objective().ifPresent(objective -> json.put("objective", objective.apply(solution.score())));
            }
            json.options("options", solution.numbers());
            json.texts("chosen", IntStream.of(solution.numbers()), cover::label);
            json.put("text", text);
        });
    }

    /** Returns the object about a search for the best that has found a better score or a better bound. */
    static String progress(int puzzle, Progress progress) {
        return JsonMembers.answer("progress", puzzle, json -> {
            progress.score().ifPresent(score -> json.put("score", score));
            progress.bound().ifPresent(bound -> json.put("bound", bound));
            json.put("nodes", progress.nodes());
            json.put("seconds", BigDecimal.valueOf(progress.nanos(), 9).setScale(6, RoundingMode.DOWN));
        });
    }

    /**
     * Returns the object about a search that has ended.
     *
     * @param threads the number of threads of the search
     * @param extra writes members between the count and the statistics
     * @param more writes members at the end of the statistics
     */
    static String status(
            PuzzleTask<?, ?> task,
            SearchReport report,
            int threads,
            Consumer<JsonMembers> extra,
            Consumer<JsonMembers> more) {
        return JsonMembers.answer("status", task.number(), json -> {
            json.put("outcome", report.outcome());
            json.put("stopped", report.stopped());
            json.put("solutions", report.solutions().toString());
            extra.accept(json);
            json.object(
                    "stats", // does not depend on --cross-check
                    stats -> stats(stats, task, report, threads, Optional.empty(), more));
        });
    }

    /**
     * Returns the object about the cost of a search.
     *
     * @param threads the number of threads of the search
     * @param checkedBy the second engine that confirmed the answer
     * @param more writes members at the end
     */
    static String stats(
            PuzzleTask<?, ?> task,
            SearchReport report,
            int threads,
            Optional<String> checkedBy,
            Consumer<JsonMembers> more) {
        return JsonMembers.object(json -> stats(json, task, report, threads, checkedBy, more));
    }

    private static void stats(
            JsonMembers json,
            PuzzleTask<?, ?> task,
            SearchReport report,
            int threads,
            Optional<String> checkedBy,
            Consumer<JsonMembers> more) {
        json.put("solutions", report.solutions().toString());
        json.put("complete", report.isComplete());
        json.put("outcome", report.outcome());
        json.put("stopped", report.stopped());
        json.put("nodes", report.nodes());
        json.put("updates", report.updates());
        json.put("engine", report.engine());
        json.putIfPresent("order", report.order());
        json.putIfPresent("proof", report.proof());
        json.putIfPresent("members", report.members().map(String::valueOf));
        json.putIfPresent("checked_by", checkedBy);
        json.put("items", task.solver().cover().itemCount());
        json.put("options", task.solver().cover().optionCount());
        json.put("threads", threads);
        json.object(
                "nanos",
                nanos -> nanos.put("read", task.readNanos())
                        .put("build", task.describeNanos() + report.buildNanos())
                        .put("search", report.searchNanos()));
        schedule(json, report.schedule());
        more.accept(json);
    }

    /** Writes the schedule that was used; nothing if the lead has searched alone. */
    private static void schedule(JsonMembers json, List<ScheduleRow> rows) {
        if (rows.stream().skip(1).allMatch(row -> row.state().equals("waits"))) {
            return;
        }
        json.objects(
                "schedule",
                rows,
                (to, row) -> to.put("engine", row.engine())
                        .put("task", row.task())
                        .putIfPresent("order", Optional.of(row.order()).filter(order -> !order.equals("own")))
                        .put("share", BigDecimal.valueOf(row.share()).stripTrailingZeros())
                        .put("state", row.state())
                        .put("solutions", String.valueOf(row.solutions()))
                        .put("nodes", row.nodes())
                        .put("updates", row.updates()));
    }
}
