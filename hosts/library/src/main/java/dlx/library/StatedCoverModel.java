package dlx.library;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Item;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import java.util.ArrayList;
import java.util.List;

/**
 * The model of covers that programs give as arrays. The text is one line of JSON that the package writes. It contains
 * names once, and options refer to items by number, so that a name may have any characters.
 *
 * <pre>{@code
 * {"primary":[["a",1,1],["b",2,3]],"secondary":["x"],"options":[["a x:red",3,[0,[2,"red"]]],...]}
 * }</pre>
 *
 * <p>A primary item is its name and its multiplicity, from..to. An option is its label, its weight and its items, each
 * a number or a number with a color. Secondary items are numbered after the primary items.
 */
final class StatedCoverModel implements ExactCoverModel<StatedCoverModel.Stated, StatedCoverModel.Choice> {

    static final String ID = "cover";

    static final LoadedModel<?, ?> LOADED = LoadedModel.inOneThread(new StatedCoverModel(), ID, "stated");

    /** The cover as JSON; equal texts are equal covers. */
    record Stated(String json) {}

    /** An option: its number, which distinguishes options with the same label, and its label. */
    record Choice(int number, String label) {

        @Override
        public String toString() {
            return label;
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Stated parse(PuzzleText text) {
        return new Stated(text.next("a cover").text());
    }

    @Override
    public void describe(Stated puzzle, CoverBuilder<Choice> cover) {
        JsonObject stated = JsonParser.parseString(puzzle.json()).getAsJsonObject();
        List<Item> items = new ArrayList<>();
        for (JsonElement element : stated.getAsJsonArray("primary")) {
            JsonArray item = element.getAsJsonArray();
            int from = item.get(1).getAsInt();
            int to = item.get(2).getAsInt();
            Item declared = cover.item(item.get(0).getAsString());
            items.add(from == 1 && to == 1 ? declared : declared.times(from, to));
        }
        for (JsonElement name : stated.getAsJsonArray("secondary")) {
            items.add(cover.item(name.getAsString()).secondary());
        }
        int number = 0;
        for (JsonElement element : stated.getAsJsonArray("options")) {
            JsonArray option = element.getAsJsonArray();
            List<Item> held = new ArrayList<>();
            for (JsonElement item : option.get(2).getAsJsonArray()) {
                held.add(item(item, items));
            }
            cover.option(
                    new Choice(++number, option.get(0).getAsString()),
                    option.get(1).getAsLong(),
                    held);
        }
    }

    private static Item item(JsonElement element, List<Item> items) {
        if (!element.isJsonArray()) {
            return items.get(element.getAsInt());
        }
        JsonArray colored = element.getAsJsonArray();
        return items.get(colored.get(0).getAsInt()).colored(colored.get(1).getAsString());
    }

    @Override
    public String render(Stated puzzle, Solution<Choice> solution) {
        StringBuilder lines = new StringBuilder();
        solution.options().forEach(choice -> lines.append(choice.label()).append('\n'));
        return lines.toString();
    }
}
