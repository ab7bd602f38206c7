package dlx.app.export;

import com.google.gson.stream.JsonWriter;
import dlx.api.Cover;
import dlx.commands.answer.ChunkedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Writes a cover and its givens as one JSON object on one line. Items and options are numbered from 1. */
final class JsonForm {

    private JsonForm() {}

    static void write(StatedPuzzle puzzle, Consumer<String> out) {
        try {
            JsonWriter json = new JsonWriter(new ChunkedWriter(out));
            json.setHtmlSafe(false);
            write(puzzle, json);
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // not expected: the consumer does not throw it
        }
        out.accept("\n");
    }

    private static void write(StatedPuzzle puzzle, JsonWriter json) throws IOException {
        Cover<?> cover = puzzle.cover;
        json.beginObject();
        json.name("type").value("cover");
        json.name("title").value(puzzle.title);
        json.name("goal").value(puzzle.goal.name().toLowerCase(Locale.ROOT));
        if (puzzle.clauses > 0) {
            json.name("clauses").value(puzzle.clauses);
        }
        json.name("items").beginArray();
        for (int item = 0; item < cover.itemCount(); item++) {
            json.beginObject();
            json.name("name").value(cover.itemName(item));
            json.name("primary").value(cover.isPrimary(item));
            if (cover.isPrimary(item)) {
                json.name("at_least").value(cover.atLeast(item));
                json.name("at_most").value(cover.atMost(item));
            }
            json.endObject();
        }
        json.endArray();
        json.name("options").beginArray();
        for (int option = 0; option < cover.optionCount(); option++) {
            writeOption(cover, option, json);
        }
        json.endArray();
        writeNumbers("taken", puzzle.givens.givenOptions(), json);
        writeNumbers("banned", puzzle.givens.forbiddenOptions(), json);
        writeNumbers("relaxed", puzzle.givens.relaxedItems(), json);
        json.endObject();
    }

    private static void writeOption(Cover<?> cover, int option, JsonWriter json) throws IOException {
        int first = cover.firstNode(option);
        int end = cover.firstNode(option + 1);
        json.beginObject();
        json.name("label").value(cover.label(option));
        if (cover.hasWeights()) {
            json.name("weight").value(cover.weight(option));
        }
        json.name("items").beginArray();
        for (int node = first; node < end; node++) {
            json.value(cover.item(node) + 1L);
        }
        json.endArray();
        if (IntStream.range(first, end).anyMatch(node -> cover.color(node) >= 0)) {
            json.name("colors").beginArray();
            for (int node = first; node < end; node++) {
                json.value(cover.color(node) < 0 ? null : cover.colorName(cover.color(node)));
            }
            json.endArray();
        }
        json.endObject();
    }

    private static void writeNumbers(String name, int[] numbers, JsonWriter json) throws IOException {
        json.name(name).beginArray();
        for (int number : numbers) {
            json.value(number + 1L);
        }
        json.endArray();
    }
}
