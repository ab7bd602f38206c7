package dlx.library;

import dlx.commands.answer.Answers;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ProgressJson;
import dlx.core.Solver;
import dlx.core.search.Outcome;
import dlx.core.search.Progress;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes the report of a search as JSON. */
final class ReportJson {

    private ReportJson() {}

    static String progress(Progress progress) {
        return ProgressJson.of(progress, json -> json.put("seconds", progress.nanos() / 1e9));
    }

    /**
     * Returns the last line of an answer.
     *
     * @param stopped the reason why the answer ended, if it is not that of the search
     * @param more writes further members
     */
    static String status(
            ReadPuzzle<?, ?> puzzle,
            Solver<?> solver,
            SearchReport report,
            StopReason stopped,
            Consumer<JsonMembers> more) {
        return JsonMembers.answer("status", json -> {
            members(json, puzzle, solver, report, stopped);
            more.accept(json);
        });
    }

    static void members(
            JsonMembers json, ReadPuzzle<?, ?> puzzle, Solver<?> solver, SearchReport report, StopReason stopped) {
        json.put("outcome", report.outcome());
        json.put("stopped", stopped);
        json.put("complete", report.isComplete());
        json.put("solutions", report.solutions().toString());
        json.putIfPresent("members", report.members().map(String::valueOf));
        json.put("nodes", report.nodes());
        json.put("updates", report.updates());
        json.put("engine", report.engine());
        json.put("order", report.order());
        json.put("proof", report.proof());
        if (!solver.isStopped()) {
            json.put("items", solver.cover().itemCount());
            json.put("options", solver.cover().optionCount());
        }
        json.put("buildNanos", report.buildNanos());
        json.put("searchNanos", report.searchNanos());
        json.put(
                "slip",
                report.outcome() == Outcome.NO_SOLUTION ? Answers.slip(puzzle.model(), solver) : Optional.empty());
    }
}
