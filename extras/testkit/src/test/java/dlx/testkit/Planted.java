package dlx.testkit;

import dlx.api.ExactCoverModel;
import dlx.testkit.PathModel.Path;
import dlx.testkit.PathModel.Tile;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The contract of a model with a planted fault, not found by JUnit: tests run its checks one by one. */
final class Planted<P, O> extends ExactCoverModelContract<P, O> {

    private final ExactCoverModel<P, O> model;
    private final Map<String, Long> counts;
    private final Map<String, String> errors;

    private Planted(ExactCoverModel<P, O> model, Map<String, Long> counts, Map<String, String> errors) {
        this.model = model;
        this.counts = counts;
        this.errors = errors;
    }

    static Planted<Path, Tile> in(ExactCoverModel<Path, Tile> model) {
        return in(
                model,
                Map.of("1", 1L, "2", 2L, "10", 89L, "-10", 55L, "-1", 1L),
                Map.of("x", "<text>:1:1: 'x' is not a length"));
    }

    static <P, O> Planted<P, O> in(ExactCoverModel<P, O> model, Map<String, Long> counts, Map<String, String> errors) {
        return new Planted<>(model, counts, errors);
    }

    /** Runs the tests of a factory as JUnit does; the first that fails ends it. */
    static void run(Stream<DynamicTest> tests) throws Throwable {
        for (DynamicTest test : tests.toList()) {
            test.getExecutable().execute();
        }
    }

    @Override
    protected ExactCoverModel<P, O> model() {
        return model;
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return counts;
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return errors;
    }
}
