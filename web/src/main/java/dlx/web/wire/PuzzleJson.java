package dlx.web.wire;

import com.google.gson.stream.JsonWriter;
import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Setting;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.web.play.BoardCells;
import dlx.web.play.Change;
import dlx.web.play.OpenPuzzle;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Models and puzzles as the page reads them. Numbers of items, options and colors count from 0. */
public final class PuzzleJson {

    /** A cover of more nodes comes without its matrix. */
    public static final int MOST_NODES = 300_000;

    /** Labels of more options are asked for when they are needed. */
    static final int MOST_LABELS = 5_000;

    private PuzzleJson() {}

    /** What the page offers: models, and strategies whose steps can be shown. */
    public static String models(Iterable<LoadedModel<?, ?>> models) {
        return Writing.object(json -> {
            json.name("models").beginArray();
            for (LoadedModel<?, ?> model : models) {
                json.beginObject();
                model(json, model);
                json.endObject();
            }
            json.endArray();
            Writing.texts(json, "strategies", List.of("mrv", "first"));
        });
    }

    /** The keys of a model. One that fails has no grammar, no example, no settings. */
    public static void model(JsonWriter json, LoadedModel<?, ?> model) throws IOException {
        json.name("id").value(model.id());
        json.name("title").value(orElse(() -> model.title().strip(), model.id()));
        json.name("topic").value(orElse(() -> model.topic().strip(), ""));
        json.name("origin").value(model.origin());
        json.name("plugin").value(model.type().getClassLoader() != LoadedModel.class.getClassLoader());
        json.name("grammar").value(orElse(model::grammar, ""));
        json.name("example").value(orElse(model::example, ""));
        json.name("settings").beginArray();
        for (Setting setting : orElse(model::settings, List.<Setting>of())) {
            json.beginObject();
            json.name("name").value(setting.name());
            json.name("values").value(setting.values());
            json.name("meaning").value(setting.meaning());
            json.endObject();
        }
        json.endArray();
    }

    /** Boxes in a picture, each by its left and upper edge, its width and its height. */
    public static void areas(JsonWriter json, List<Area> areas) throws IOException {
        json.beginArray();
        for (Area area : areas) {
            json.beginArray();
            json.value(area.x()).value(area.y()).value(area.width()).value(area.height());
            json.endArray();
        }
        json.endArray();
    }

    /** The cells of a board, and the options of each. */
    public static String cells(BoardCells cells) {
        return Writing.object(json -> {
            json.name("cells");
            areas(json, List.copyOf(cells.options().keySet()));
            json.name("options").beginArray();
            for (List<Integer> options : cells.options().values()) {
                json.beginArray();
                for (int option : options) {
                    json.value(option);
                }
                json.endArray();
            }
            json.endArray();
        });
    }

    /** What a puzzle becomes. */
    public static String change(Change change) {
        return Writing.object(json -> {
            Writing.text(json, "text", change.text());
            Writing.numbers(
                    json, "pins", change.pins().stream().mapToInt(k -> k).toArray());
        });
    }

    private static <T> T orElse(Supplier<T> said, T otherwise) {
        try {
            return said.get();
        } catch (ModelException e) {
            return otherwise;
        }
    }

    /** A puzzle with its matrix, if that is not too large. */
    public static String puzzle(OpenPuzzle<?, ?> puzzle) {
        return Writing.object(json -> puzzle(json, puzzle));
    }

    /** The keys of a puzzle. */
    public static void puzzle(JsonWriter json, OpenPuzzle<?, ?> puzzle) throws IOException {
        json.name("id").value(puzzle.id());
        Writing.texts(json, "warnings", puzzle.warnings());
        json.name("goal").value(puzzle.solver().goal().name());
        json.name("symmetries").value(!puzzle.symmetries().isEmpty());
        json.name("writes").value(puzzle.canBeMadeAnew());
        cover(json, puzzle.cover(), puzzle.givens());
    }

    /** The keys of a cover and of what is given. */
    public static void cover(JsonWriter json, Cover<?> cover, Givens givens) throws IOException {
        json.name("items").value(cover.itemCount());
        json.name("options").value(cover.optionCount());
        json.name("nodes").value(cover.nodeCount());
        Writing.numbers(json, "pins", givens.taken());
        Writing.numbers(json, "bans", givens.banned());
        json.name("colors").value(cover.hasColors());
        json.name("multiplicities").value(cover.hasMultiplicities());
        json.name("scores").value(cover.data().hasWeights());
        if (cover.nodeCount() <= MOST_NODES) {
            matrix(json, cover);
        }
    }

    private static void matrix(JsonWriter json, Cover<?> cover) throws IOException {
        IntStream items = IntStream.range(0, cover.itemCount());
        Writing.texts(json, "names", items.mapToObj(cover::itemName).toList());
        Writing.numbers(
                json,
                "secondary",
                IntStream.range(0, cover.itemCount())
                        .filter(item -> !cover.isPrimary(item))
                        .toArray());
        int[] start = IntStream.rangeClosed(0, cover.optionCount())
                .map(cover::firstNode)
                .toArray();
        Writing.numbers(json, "start", start);
        IntStream nodes = IntStream.range(0, cover.nodeCount());
        Writing.numbers(json, "item", nodes.map(cover::item).toArray());
        if (cover.hasColors()) {
            colors(json, cover);
        }
        if (cover.hasMultiplicities()) {
            int[] least = new int[cover.itemCount()];
            int[] most = new int[cover.itemCount()];
            for (int item = 0; item < least.length; item++) {
                least[item] = cover.isPrimary(item) ? cover.atLeast(item) : 0;
                int greatest = cover.isPrimary(item) ? cover.atMost(item) : 1;
                most[item] = greatest > cover.optionCount() ? -1 : greatest;
            }
            Writing.numbers(json, "least", least);
            Writing.numbers(json, "most", most);
        }
        if (cover.optionCount() <= MOST_LABELS) {
            Writing.texts(
                    json,
                    "labels",
                    IntStream.range(0, cover.optionCount())
                            .mapToObj(cover::label)
                            .toList());
        }
    }

    private static void colors(JsonWriter json, Cover<?> cover) throws IOException {
        int[] colors = IntStream.range(0, cover.nodeCount())
                .map(node -> cover.color(node) + 1)
                .toArray();
        Writing.numbers(json, "color", colors);
        int greatest = IntStream.of(colors).max().orElse(0);
        Writing.texts(
                json,
                "colorNames",
                IntStream.range(0, greatest).mapToObj(cover::colorName).toList());
    }
}
