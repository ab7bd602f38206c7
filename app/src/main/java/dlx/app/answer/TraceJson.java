package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import dlx.api.Cover;
import dlx.app.run.PuzzleTask;
import dlx.app.trace.Tracer;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.io.IOException;
import java.util.Locale;
import java.util.stream.IntStream;

/** The objects of {@code dlx trace --format json}. Keys are a promise: never renamed, only added to. */
public final class TraceJson {

    private TraceJson() {}

    /** The object before the first step of a puzzle. */
    public static String begin(PuzzleTask<?, ?> task) {
        Cover<?> cover = task.solver().cover();
        return Json.object(json -> {
            json.name("type").value("begin");
            json.name("puzzle").value(task.number());
            json.name("items").value(cover.itemCount());
            json.name("options").value(cover.optionCount());
            json.name("pins").beginArray();
            for (int option : task.solver().givens().taken()) {
                json.value(option + 1L);
            }
            json.endArray();
        });
    }

    /** The object of a step; {@code number} counts from 1. */
    public static String step(PuzzleTask<?, ?> task, int number, Step step) {
        Cover<?> cover = task.solver().cover();
        return Json.object(json -> {
            json.name("type").value("step");
            json.name("puzzle").value(task.number());
            json.name("step").value(number);
            json.name("level").value(step.level());
            json.name("event").value(word(step.kind()));
            switch (step.kind()) {
                case ENTER -> {}
                case DEEPEN -> json.name("limit").value(step.count());
                case CUT -> {
                    option(json, cover, step.option());
                    json.name("missing").value(step.count());
                }
                case CHOOSE -> {
                    json.name("item").value(cover.itemName(step.item()));
                    json.name("options_left").value(step.count());
                }
                case TAKE, DROP -> option(json, cover, step.option());
                case DEAD_END -> {
                    option(json, cover, step.option());
                    json.name("stuck").value(cover.itemName(step.stuck()));
                }
                case SOLUTION -> solution(json, task.solver().givens(), step);
                case LEAVE, GIVE_BACK -> json.name("item").value(cover.itemName(step.item()));
            }
        });
    }

    /** The object after the last step of a puzzle. */
    public static String end(PuzzleTask<?, ?> task, Tracer.End end) {
        return Json.object(json -> {
            json.name("type").value("end");
            json.name("puzzle").value(task.number());
            json.name("ended").value(end.ended().name().toLowerCase(Locale.ROOT));
            json.name("steps").value(end.steps());
            json.name("solutions").value(String.valueOf(end.solutions()));
            json.name("nodes").value(end.nodes());
        });
    }

    /** How programs read a kind of step: a promise. */
    private static String word(Step.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void option(JsonWriter json, Cover<?> cover, int option) throws IOException {
        json.name("option").value(option + 1L);
        json.name("label").value(cover.label(option));
        json.name("items").beginArray();
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            json.value(cover.itemName(cover.item(node)));
        }
        json.endArray();
        colors(json, cover, option);
    }

    /** By the names of the items; left out where an option colors none. */
    private static void colors(JsonWriter json, Cover<?> cover, int option) throws IOException {
        int[] colored = IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                .filter(node -> cover.color(node) >= 0)
                .toArray();
        if (colored.length > 0) {
            json.name("colors").beginObject();
            for (int node : colored) {
                json.name(cover.itemName(cover.item(node))).value(cover.colorName(cover.color(node)));
            }
            json.endObject();
        }
    }

    /** As in the answers of {@code solve}: pins included, ascending. */
    private static void solution(JsonWriter json, Givens givens, Step step) throws IOException {
        int[] options = IntStream.concat(
                        IntStream.of(givens.taken()),
                        step.path().stream().filter(k -> k != Step.NONE).mapToInt(k -> k))
                .sorted()
                .toArray();
        json.name("number").value(step.count());
        json.name("options").beginArray();
        for (int option : options) {
            json.value(option + 1L);
        }
        json.endArray();
    }
}
