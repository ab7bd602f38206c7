package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.beads.BeadsModel;
import dlx.modelers.calendar.CalendarModel;
import dlx.modelers.domino.DominoModel;
import dlx.modelers.polyomino.PolyominoModel;
import dlx.modelers.soma.SomaModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The files that people try first. */
class ExamplesTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    @Test
    void haveAsManySolutionsAsTheySay() throws IOException {
        assertThat(counts(new BeadsModel(), "beads.txt")).containsExactly(1, 3);
        assertThat(counts(new PolyominoModel(), "polyomino.txt")).containsExactly(8, 520, 10, 22);
        assertThat(counts(new SomaModel(), "soma.txt")).containsExactly(11_520, 12);
        assertThat(counts(new CalendarModel(), "calendar.txt")).containsExactly(7, 216, 64, 92);
        assertThat(counts(new DominoModel(), "domino.txt")).containsExactly(6728, 1024, 44);
    }

    private static <P, O> List<Integer> counts(ExactCoverModel<P, O> model, String file) throws IOException {
        LoadedModel<P, O> modeler = LoadedModel.of(model, "bundled");
        List<Integer> counts = new ArrayList<>();
        try (InputStream bytes = Files.newInputStream(EXAMPLES.resolve(file))) {
            PuzzleText text = PuzzleText.of(file, bytes, Map.of(), warning -> {});
            for (Optional<P> next = modeler.next(text); next.isPresent(); next = modeler.next(text)) {
                counts.add(modeler.solver(next.get()).count().solutions().intValueExact());
            }
        }
        return counts;
    }
}
