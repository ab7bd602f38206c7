package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.Cover;
import dlx.api.Item;
import dlx.app.export.StatedPuzzles.Kind;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Everything that makes a puzzle can be read from the object. */
class JsonFormTest {

    @Test
    void saysEverything() {
        for (long seed = 1; seed <= 200; seed++) {
            StatedPuzzle puzzle = StatedPuzzles.random(seed, Kind.ALL);
            String text = StatedPuzzles.text(puzzle, ExportForm.JSON);
            assertThat(text).endsWith("}\n").hasLineCount(1);
            JsonObject json = JsonParser.parseString(text).getAsJsonObject();
            Cover<String> cover = cover(json);
            assertThat(cover.data()).as("seed %d: %s", seed, text).isEqualTo(puzzle.cover.data());
            for (int item = 0; item < cover.itemCount(); item++) {
                assertThat(cover.itemName(item)).isEqualTo(puzzle.cover.itemName(item));
            }
            for (int node = 0; node < cover.nodeCount(); node++) {
                assertThat(cover.color(node) < 0 ? "" : cover.colorName(cover.color(node)))
                        .isEqualTo(
                                puzzle.cover.color(node) < 0 ? "" : puzzle.cover.colorName(puzzle.cover.color(node)));
            }
            assertThat(Givens.of(numbers(json, "taken"))
                            .forbidden(numbers(json, "banned"))
                            .relaxed(numbers(json, "relaxed")))
                    .isEqualTo(puzzle.givens);
            assertThat(json.get("goal").getAsString()).isEqualToIgnoringCase(puzzle.goal.name());
        }
    }

    private static Cover<String> cover(JsonObject json) {
        return Cover.of(builder -> {
            List<Item> items = new ArrayList<>();
            for (JsonElement element : json.getAsJsonArray("items")) {
                JsonObject item = element.getAsJsonObject();
                String name = item.get("name").getAsString();
                if (item.get("primary").getAsBoolean()) {
                    int from = item.get("at_least").getAsInt();
                    int to = item.get("at_most").getAsInt();
                    Item primary = builder.item(name);
                    items.add(from == 1 && to == 1 ? primary : primary.times(from, to));
                } else {
                    items.add(builder.item(name).secondary());
                }
            }
            for (JsonElement element : json.getAsJsonArray("options")) {
                JsonObject option = element.getAsJsonObject();
                JsonArray numbers = option.getAsJsonArray("items");
                JsonArray colors = option.getAsJsonArray("colors");
                List<Item> held = new ArrayList<>();
                for (int i = 0; i < numbers.size(); i++) {
                    Item plain = items.get(numbers.get(i).getAsInt() - 1);
                    boolean colored = colors != null && !colors.get(i).isJsonNull();
                    held.add(colored ? plain.colored(colors.get(i).getAsString()) : plain);
                }
                long weight = option.has("weight") ? option.get("weight").getAsLong() : 0;
                builder.option(option.get("label").getAsString(), weight, held);
            }
        });
    }

    private static int[] numbers(JsonObject json, String name) {
        return json.getAsJsonArray(name).asList().stream()
                .mapToInt(number -> number.getAsInt() - 1)
                .toArray();
    }

    @Test
    void writesThis() {
        assertThat(StatedPuzzles.text(Samples.knuth("A 0:2|B | X\nA X:red |4\nB X\n"), ExportForm.JSON))
                .isEqualTo("{\"type\":\"cover\",\"title\":\"sample\",\"goal\":\"least\",\"items\":["
                        + "{\"name\":\"A\",\"primary\":true,\"at_least\":1,\"at_most\":1},"
                        + "{\"name\":\"B\",\"primary\":true,\"at_least\":0,\"at_most\":2},"
                        + "{\"name\":\"X\",\"primary\":false}],\"options\":["
                        + "{\"label\":\"A X:red |4\",\"weight\":4,\"items\":[1,3],\"colors\":[null,\"red\"]},"
                        + "{\"label\":\"B X\",\"weight\":0,\"items\":[2,3]}],"
                        + "\"taken\":[],\"banned\":[],\"relaxed\":[]}\n");
    }
}
