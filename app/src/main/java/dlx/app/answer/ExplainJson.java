package dlx.app.answer;

import com.google.gson.stream.JsonWriter;
import dlx.api.Cover;
import dlx.app.run.PuzzleTask;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.Refutation;
import dlx.core.explain.SolvingPath;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * The objects of the commands that explain. An option is an object of its number from 1 and its label, an item is its name.
 * Keys are a promise: never renamed, only added to.
 */
public final class ExplainJson {

    private final Cover<?> cover;
    private final JsonWriter json;

    private ExplainJson(Cover<?> cover, JsonWriter json) {
        this.cover = cover;
        this.json = json;
    }

    /**
     * An explanation.
     *
     * @param words its lines for people
     */
    public static String explanation(
            PuzzleTask<?, ?> task, Cover<?> cover, Explanation explanation, List<String> words) {
        return Json.object(json -> {
            ExplainJson to = new ExplainJson(cover, json);
            json.name("type").value("explanation");
            json.name("puzzle").value(task.number());
            if (explanation instanceof Explanation.NoSolution none) {
                to.noSolution(none);
            } else if (explanation instanceof Explanation.Several several) {
                to.several(several);
            } else if (explanation instanceof Explanation.Unique unique) {
                json.name("verdict").value("unique");
                to.options("solution", unique.solution());
                way(json, unique.path());
            } else {
                json.name("verdict").value("unknown");
            }
            json.name("stopped").value(explanation.stopped().name());
            json.name("words").beginArray();
            for (String line : words) {
                json.value(line);
            }
            json.endArray();
        });
    }

    /** A step; they count from 1. */
    public static String step(int puzzle, int number, Cover<?> cover, Deduction step, String words) {
        return Json.object(json -> {
            ExplainJson to = new ExplainJson(cover, json);
            json.name("type").value("step");
            json.name("puzzle").value(puzzle);
            json.name("number").value(number);
            json.name("kind").value(lower(step.kind()));
            json.name("option").value(step.option() + 1L);
            json.name("label").value(cover.label(step.option()));
            rating(json, step.rating(), step.exact());
            to.items("demands", step.demands());
            to.refutation("why", step.why());
            json.name("words").value(words);
        });
    }

    /** How hard a puzzle is, or why that is not known. */
    public static String rating(int puzzle, SolvingPath path) {
        return Json.object(json -> {
            json.name("type").value("rating");
            json.name("puzzle").value(puzzle);
            json.name("verdict").value(verdict(path.end()));
            way(json, path);
            json.name("stopped").value(path.stopped().name());
        });
    }

    /** What is known of a puzzle whose way ends so: {@code unique}, {@code multiple}, {@code none}, {@code unknown}. */
    public static String verdict(SolvingPath.End end) {
        return switch (end) {
            case SOLVED -> "unique";
            case SEVERAL -> "multiple";
            case NONE -> "none";
            case STOPPED -> "unknown";
        };
    }

    /** The options that occur in some solution. */
    public static String alive(int puzzle, Cover<?> cover, PossibleOptions alive) {
        return Json.object(json -> {
            ExplainJson to = new ExplainJson(cover, json);
            json.name("type").value("alive");
            json.name("puzzle").value(puzzle);
            to.options("alive", alive.alive().stream().boxed().toList());
            to.options("unknown", alive.unknown().stream().boxed().toList());
            json.name("stopped").value(alive.stopped().name());
        });
    }

    private static void way(JsonWriter json, SolvingPath path) throws IOException {
        json.name("steps").value(path.steps().size());
        rating(
                json,
                path.rating(),
                path.steps().stream()
                        .filter(step -> step.rating().equals(path.rating()))
                        .allMatch(Deduction::exact));
    }

    /** {@code exact} is false where the level is known to be at most this. */
    private static void rating(JsonWriter json, Rating rating, boolean exact) throws IOException {
        json.name("level").value(rating.level());
        json.name("level_name").value(rating.name());
        json.name("nodes").value(rating.nodes());
        json.name("effort").value(rating.effort());
        json.name("exact").value(exact);
    }

    private void noSolution(Explanation.NoSolution none) throws IOException {
        json.name("verdict").value("none");
        options("givens", none.givens());
        json.name("given_size").value(lower(none.givenSize()));
        if (none.clash() != Blocked.NONE) {
            json.name("clash").value(cover.itemName(none.clash()));
        }
        items("demands", none.demands());
        json.name("demand_size").value(lower(none.demandSize()));
        options("suspects", none.suspects());
        json.name("suspects_known").value(none.suspectsKnown());
        if (none.refutation().isPresent()) {
            refutation("refutation", none.refutation().get());
        }
    }

    private void several(Explanation.Several several) throws IOException {
        json.name("verdict").value("multiple");
        options("only_first", several.onlyInFirst());
        options("only_second", several.onlyInSecond());
        options("extra_givens", several.extraGivens());
        json.name("extra_size").value(lower(several.extraSize()));
        json.name("any_solution").value(several.anySolution());
        options("then", several.then());
    }

    /** The parts in a list, for a chain of them may be long; only cases are nested. */
    private void refutation(String name, Refutation begin) throws IOException {
        json.name(name).beginArray();
        Refutation part = begin;
        while (part instanceof Refutation.Forced forced) {
            json.beginObject();
            json.name("kind").value("forced");
            part(part);
            json.name("option").value(forced.option() + 1L);
            json.name("label").value(cover.label(forced.option()));
            json.endObject();
            part = forced.then();
        }
        json.beginObject();
        json.name("kind").value(part instanceof Refutation.Cases ? "cases" : "dead");
        part(part);
        if (part instanceof Refutation.Cases cases) {
            json.name("cases").beginArray();
            for (Refutation.Case one : cases.cases()) {
                json.beginObject();
                json.name("option").value(one.option() + 1L);
                json.name("label").value(cover.label(one.option()));
                refutation("then", one.then());
                json.endObject();
            }
            json.endArray();
        }
        json.endObject();
        json.endArray();
    }

    private void part(Refutation part) throws IOException {
        json.name("item").value(cover.itemName(part.item()));
        json.name("blocked").beginArray();
        for (Blocked blocked : part.why()) {
            json.beginObject();
            json.name("option").value(blocked.option() + 1L);
            json.name("label").value(cover.label(blocked.option()));
            if (!blocked.isBefore()) {
                json.name("item").value(cover.itemName(blocked.item()));
            }
            options("by", blocked.by());
            json.endObject();
        }
        json.endArray();
    }

    private void options(String name, List<Integer> options) throws IOException {
        json.name(name).beginArray();
        for (int option : options) {
            json.beginObject();
            json.name("option").value(option + 1L);
            json.name("label").value(cover.label(option));
            json.endObject();
        }
        json.endArray();
    }

    private void items(String name, List<Integer> items) throws IOException {
        json.name(name).beginArray();
        for (int item : items) {
            json.value(cover.itemName(item));
        }
        json.endArray();
    }

    private static String lower(Enum<?> word) {
        return word.name().toLowerCase(Locale.ROOT);
    }
}
