package dlx.commands.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.toys.ToyQueens;
import dlx.commands.run.PuzzleTask;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.ScheduleRow;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SearchJsonTest {

    @Test
    void namesTheOrderOfTheItemsWhereTheSearchWentAlongOne() {
        JsonObject stats = stats(Optional.of("frontier"));

        assertThat(stats.get("order").getAsString()).isEqualTo("frontier");
        assertThat(stats(Optional.empty()).has("order")).isFalse();
        assertThat(stats(Optional.empty()).keySet()).isSubsetOf(stats.keySet());
    }

    @Test
    void theStatusHasTheSameStatistics() {
        SearchReport report = report(Optional.of("greedy"));
        JsonObject status = JsonParser.parseString(SearchJson.status(queens(), report, 2, json -> {}, json -> {}))
                .getAsJsonObject();

        assertThat(status.get("stats").getAsJsonObject()).isEqualTo(stats(Optional.of("greedy")));
    }

    @Test
    void writesTheScheduleOnceAnotherRowThanTheLeadHasBegun() {
        ScheduleRow lead = new ScheduleRow("slots", "leads", "own", 0, 1, "searches", 0, 9, 30);
        ScheduleRow waits = new ScheduleRow("memo", "counts", "own", 200, 0.25, "waits", 0, 0, 0);
        ScheduleRow answered = new ScheduleRow("links", "searches", "shuffled", 20, 0.25, "answered", 1, 5, 20);

        assertThat(schedule(lead, waits).has("schedule")).isFalse();
        assertThat(schedule(lead, answered, waits).get("schedule").toString())
                .isEqualTo("[" + row("slots", "leads", 1, "searches", "0", 9, 30) + ","
                        + row("links", "searches\",\"order\":\"shuffled", 0.25, "answered", "1", 5, 20) + ","
                        + row("memo", "counts", 0.25, "waits", "0", 0, 0) + "]");
    }

    private static String row(
            String engine, String task, Number share, String state, String solutions, int nodes, int updates) {
        return "{\"engine\":\"" + engine + "\",\"task\":\"" + task + "\",\"share\":" + share + ",\"state\":\"" + state
                + "\",\"solutions\":\"" + solutions + "\",\"nodes\":" + nodes + ",\"updates\":" + updates + "}";
    }

    private static JsonObject schedule(ScheduleRow... rows) {
        SearchReport report = SearchReport.builder(Outcome.SOLVED, StopReason.SOLUTION_LIMIT)
                .schedule(List.of(rows))
                .build();
        return JsonParser.parseString(SearchJson.stats(queens(), report, 1, Optional.empty(), json -> {}))
                .getAsJsonObject();
    }

    private static JsonObject stats(Optional<String> order) {
        return JsonParser.parseString(SearchJson.stats(queens(), report(order), 2, Optional.empty(), json -> {}))
                .getAsJsonObject();
    }

    private static SearchReport report(Optional<String> order) {
        return SearchReport.builder(Outcome.NO_SOLUTION, StopReason.EXHAUSTED)
                .engine("sweep")
                .order(order)
                .build();
    }

    private static PuzzleTask<?, ?> queens() {
        LoadedModel<Integer, ToyQueens.Queen> model = LoadedModel.of(new ToyQueens(), "tests");
        return new PuzzleTask<>(model, 4, model.solver(4), 1, "tests");
    }
}
