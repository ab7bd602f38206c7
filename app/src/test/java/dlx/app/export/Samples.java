package dlx.app.export;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Goal;
import dlx.api.Item;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Givens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Puzzles to export, and models to read what was exported. */
final class Samples {

    /** A few files of the corpus, which every checkout has. */
    static final Path COPIES = Path.of("..", "modelers", "src", "test", "resources", "corpus");

    private static final ModelRegistry MODELS = ModelRegistry.load();

    private Samples() {}

    static LoadedModel<?, ?> model(String id) {
        return MODELS.get(id);
    }

    static Cover<?> read(String model, String text) {
        return model(model).solverOf(text).cover();
    }

    static StatedPuzzle copy(String name) throws IOException {
        return knuth(Files.readString(COPIES.resolve(name + ".dlx")));
    }

    static StatedPuzzle knuth(String text) {
        return new StatedPuzzle(read("knuth", text), Givens.NONE, Goal.LEAST, "sample", 0);
    }

    /** A puzzle of any model with its givens. */
    static StatedPuzzle puzzle(String model, String text) {
        var solver = model(model).solverOf(text);
        return new StatedPuzzle(solver.cover(), solver.givens(), solver.goal(), model, 0);
    }

    static StatedPuzzle oneItem(int options, int from, int to) {
        Cover<Integer> cover = Cover.of(builder -> {
            Item item = builder.item("item").times(from, to);
            for (int k = 0; k < options; k++) {
                builder.option(k, item);
            }
        });
        assertThat(cover.optionCount()).isEqualTo(options);
        return new StatedPuzzle(cover, Givens.NONE, Goal.LEAST, "one item", 0);
    }
}
