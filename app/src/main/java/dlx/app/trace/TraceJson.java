package dlx.app.trace;

import dlx.api.Cover;
import dlx.commands.json.JsonMembers;
import dlx.commands.run.PuzzleTask;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.util.Locale;
import java.util.stream.IntStream;

/** Writes the JSON objects of {@code dlx trace --format json}. */
public final class TraceJson {

    private TraceJson() {}

    /** Returns the object before the first step of a puzzle. */
    public static String begin(PuzzleTask<?, ?> task) {
        Cover<?> cover = task.solver().cover();
        return JsonMembers.answer("begin", task.number(), json -> {
            json.put("items", cover.itemCount());
            json.put("options", cover.optionCount());
            json.options("pins", task.solver().givens().givenOptions());
        });
    }

    /**
     * Returns the object of a step.
     *
     * @param number number of the step, from 1
     */
    public static String step(PuzzleTask<?, ?> task, int number, Step step) {
        Cover<?> cover = task.solver().cover();
        return JsonMembers.answer("step", task.number(), json -> {
            json.put("step", number);
            json.put("level", step.level());
            json.put("event", word(step.kind()));
            switch (step.kind()) {
                case ENTER -> {}
                case DEEPEN -> json.put("limit", step.count());
                case CUT -> {
                    option(json, cover, step.option());
                    json.put("missing", step.count());
                }
                case CHOOSE -> {
                    json.put("item", cover.itemName(step.item()));
                    json.put("options_left", step.count());
                }
                case TAKE, DROP -> option(json, cover, step.option());
                case DEAD_END -> {
                    option(json, cover, step.option());
                    json.put("stuck", step.stuck() == Step.NONE ? "" : cover.itemName(step.stuck()));
                }
                case SOLUTION -> solution(json, task.solver().givens(), step);
                case LEAVE, GIVE_BACK -> json.put("item", cover.itemName(step.item()));
            }
        });
    }

    /** Returns the object after the last step of a puzzle. */
    public static String end(PuzzleTask<?, ?> task, Tracer.End end) {
        return JsonMembers.answer("end", task.number(), json -> {
            json.put("ended", end.ended().name().toLowerCase(Locale.ROOT));
            json.put("steps", end.steps());
            json.put("solutions", String.valueOf(end.solutions()));
            json.put("nodes", end.nodes());
        });
    }

    /** Returns the name of a kind of step in JSON. Programs read these names, so they must not change. */
    private static String word(Step.Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void option(JsonMembers json, Cover<?> cover, int option) {
        json.put("option", option + 1L);
        json.put("label", cover.label(option));
        int[] nodes = cover.data().nodes(option).toArray();
        json.texts(
                "items",
                IntStream.of(nodes)
                        .mapToObj(node -> cover.itemName(cover.item(node)))
                        .toList());
        int[] colored =
                IntStream.of(nodes).filter(node -> cover.color(node) >= 0).toArray();
        if (colored.length > 0) {
            json.object("colors", colors -> {
                for (int node : colored) {
                    colors.put(cover.itemName(cover.item(node)), cover.colorName(cover.color(node)));
                }
            });
        }
    }

    /** Writes the options of a solution, ascending and with the pins, like the answers of {@code solve}. */
    private static void solution(JsonMembers json, Givens givens, Step step) {
        int[] options = IntStream.concat(
                        IntStream.of(givens.givenOptions()),
                        step.path().stream().filter(k -> k != Step.NONE).mapToInt(k -> k))
                .sorted()
                .toArray();
        json.put("number", step.count());
        json.options("options", options);
    }
}
