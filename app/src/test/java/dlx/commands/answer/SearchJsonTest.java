package dlx.commands.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.app.toys.ToyQueens;
import dlx.commands.run.PuzzleTask;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
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
        return new PuzzleTask<>(model, 4, model.solver(4), 1, "tests", 0, 0);
    }
}
