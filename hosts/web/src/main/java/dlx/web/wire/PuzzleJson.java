package dlx.web.wire;

import dlx.api.Area;
import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.Setting;
import dlx.commands.json.JsonMembers;
import dlx.core.model.LoadedModel;
import dlx.core.search.Givens;
import dlx.web.play.BoardCells;
import dlx.web.play.Change;
import dlx.web.play.OpenPuzzle;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Writes models and puzzles for the page. Items, options and colors are numbered from 0. */
public final class PuzzleJson {

    /** Maximum number of nodes of a cover that is sent with its matrix. */
    public static final int MOST_NODES = 300_000;

    /** Maximum number of options that are sent with their labels; the page requests other labels when it needs them. */
    static final int MOST_LABELS = 5_000;

    private PuzzleJson() {}

    /** Writes the models, and the strategies whose steps can be shown. */
    public static String models(Iterable<LoadedModel<?, ?>> models) {
        return JsonMembers.object(json -> {
            json.objects("models", models, PuzzleJson::model);
            json.texts("strategies", List.of("mrv", "first"));
        });
    }

    /**
     * Writes the keys of a model. A part that fails is replaced: the title by the id, other parts by an empty value.
     */
    public static void model(JsonMembers json, LoadedModel<?, ?> model) {
        json.put("id", model.id());
        json.put("title", orElse(() -> model.title().strip(), model.id()));
        json.put("topic", orElse(() -> model.topic().strip(), ""));
        json.put("origin", model.origin());
        json.put("plugin", model.type().getClassLoader() != LoadedModel.class.getClassLoader());
        json.texts("can", model.can());
        json.put("grammar", orElse(model::grammar, ""));
        json.put("example", orElse(model::example, ""));
        json.objects(
                "settings",
                orElse(model::settings, List.<Setting>of()),
                (to, setting) -> to.put("name", setting.name())
                        .put("values", setting.values())
                        .put("meaning", setting.meaning()));
    }

    /** Writes boxes in a picture, each by its left and upper edge, its width and its height. */
    public static void areas(JsonMembers json, String name, Collection<Area> areas) {
        json.rows(
                name,
                areas.stream()
                        .map(area -> List.of(area.x(), area.y(), area.width(), area.height()))
                        .toList());
    }

    /** Writes the cells of a board, and the options of each cell. */
    public static String cells(BoardCells cells) {
        return JsonMembers.object(json -> {
            areas(json, "cells", cells.options().keySet());
            json.rows("options", cells.options().values());
        });
    }

    /** Writes a changed puzzle. */
    public static String change(Change change) {
        return JsonMembers.object(json -> {
            json.put("text", change.text());
            json.numbers("pins", change.pins());
        });
    }

    private static <T> T orElse(Supplier<T> said, T otherwise) {
        try {
            return said.get();
        } catch (ModelException e) {
            return otherwise;
        }
    }

    /** Writes a puzzle with its matrix, if that is not too large. */
    public static String puzzle(OpenPuzzle<?, ?> puzzle) {
        return JsonMembers.object(json -> puzzle(json, puzzle));
    }

    /** Writes the keys of a puzzle. */
    public static void puzzle(JsonMembers json, OpenPuzzle<?, ?> puzzle) {
        json.put("id", puzzle.id());
        json.texts("warnings", puzzle.warnings());
        json.put("goal", puzzle.solver().goal().name());
        json.put("writes", puzzle.canBeMadeAnew());
        cover(json, puzzle.cover(), puzzle.givens());
    }

    /** Writes the keys of a cover and of the givens. */
    public static void cover(JsonMembers json, Cover<?> cover, Givens givens) {
        json.put("items", cover.itemCount());
        json.put("options", cover.optionCount());
        json.put("nodes", cover.nodeCount());
        json.numbers("pins", givens.givenOptions());
        json.numbers("bans", givens.forbiddenOptions());
        json.put("colors", cover.hasColors());
        json.put("multiplicities", cover.hasMultiplicities());
        json.put("scores", cover.data().hasWeights());
        if (cover.nodeCount() <= MOST_NODES) {
            matrix(json, cover);
        }
    }

    private static void matrix(JsonMembers json, Cover<?> cover) {
        json.texts("names", IntStream.range(0, cover.itemCount()), cover::itemName);
        json.numbers("secondary", IntStream.range(0, cover.itemCount()).filter(item -> !cover.isPrimary(item)));
        json.numbers("start", IntStream.rangeClosed(0, cover.optionCount()).map(cover::firstNode));
        json.numbers("item", IntStream.range(0, cover.nodeCount()).map(cover::item));
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
            json.numbers("least", least);
            json.numbers("most", most);
        }
        if (cover.optionCount() <= MOST_LABELS) {
            json.texts("labels", IntStream.range(0, cover.optionCount()), cover::label);
        }
    }

    private static void colors(JsonMembers json, Cover<?> cover) {
        int[] colors = IntStream.range(0, cover.nodeCount())
                .map(node -> cover.color(node) + 1)
                .toArray();
        json.numbers("color", colors);
        json.texts("colorNames", IntStream.range(0, IntStream.of(colors).max().orElse(0)), cover::colorName);
    }
}
