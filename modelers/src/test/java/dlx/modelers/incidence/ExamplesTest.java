package dlx.modelers.incidence;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.knuth.KnuthModel;
import dlx.modelers.matrix.MatrixModel;
import dlx.modelers.sets.SetsModel;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
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
        assertThat(counts(new MatrixModel(), "matrix.txt")).containsExactly(1);
        assertThat(counts(new SetsModel(), "sets.txt")).containsExactly(3, 15);
        assertThat(counts(new KnuthModel(), "toy.dlx")).containsExactly(1);
    }

    private static <P, O> List<Integer> counts(ExactCoverModel<P, O> model, String file) throws IOException {
        LoadedModel<P, O> modeler = LoadedModel.of(model, "bundled");
        List<BigInteger> counts = new ArrayList<>();
        try (InputStream bytes = Files.newInputStream(EXAMPLES.resolve(file))) {
            PuzzleText text = PuzzleText.of(file, bytes, Map.of(), warning -> {});
            for (Optional<P> next = modeler.next(text); next.isPresent(); next = modeler.next(text)) {
                counts.add(modeler.solver(next.get()).count().solutions());
            }
        }
        return counts.stream().map(BigInteger::intValueExact).toList();
    }
}
