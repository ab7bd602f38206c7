package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Compares {@code docs/web.md} with the models. */
class WebPageTest {

    /** The row of the table in which each model stands. */
    private static Map<String, String> written() {
        String table = Page.of("docs/web.md").text().split("\\| model \\| input \\|\n.*\n", 2)[1];
        Map<String, String> rows = new TreeMap<>();
        table.lines().takeWhile(line -> line.startsWith("| ")).forEach(line -> {
            String[] cells = line.split(" *\\| *");
            Arrays.stream(cells[1].split(", ")).forEach(model -> rows.put(model, cells[2]));
        });
        return rows;
    }

    /** Whether a puzzle of a shape and some givens has a text, as a change on the board needs it. */
    private static <P> boolean writes(LoadedModel<P, ?> model) {
        return model.shape(model.puzzle(model.example()))
                .flatMap(shape -> model.write(shape, List.of()))
                .isPresent();
    }

    @Test
    void everyModelStandsWhereItsTextFollowsOrDoesNot() {
        Map<String, String> written = written();
        List<LoadedModel<?, ?>> models = ModelRegistry.load().all().stream()
                .filter(model -> !model.id().startsWith("toy-"))
                .toList();
        assertThat(models).extracting(LoadedModel::id).containsExactlyInAnyOrderElementsOf(written.keySet());
        for (LoadedModel<?, ?> model : models) {
            String row = written.get(model.id());
            assertThat(row.startsWith("nothing") || row.contains("the text follows") == writes(model))
                    .as(model.id() + ": " + row)
                    .isTrue();
        }
    }
}
