package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThatCode;

import dlx.api.Cover;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests drawings of any options of a cover together, as hosts draw the options that a search tries. A model must draw
 * conflicting options without failing.
 */
class OverlapTest {

    private static final int ROUNDS = Tier.of(5, 20);

    static List<ExactCoverModel<?, ?>> models() {
        List<ExactCoverModel<?, ?>> models = new ArrayList<>();
        ServiceLoader.load(ExactCoverModel.class).forEach(models::add);
        return models;
    }

    @ParameterizedTest
    @MethodSource("models")
    <P, O> void optionsThatOverlapAreDrawn(ExactCoverModel<P, O> model) {
        LoadedModel<P, O> loaded = LoadedModel.of(model, "test");
        P puzzle = model.parse(PuzzleText.of(model.example()));
        Cover<O> cover = loaded.solver(puzzle).cover();
        long seed = 28;
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            Solution<O> options = Solution.of(IntStream.generate(() -> random.nextInt(cover.optionCount()))
                    .limit(1 + random.nextInt(40))
                    .mapToObj(cover::option)
                    .toList());
            assertThatCode(() -> {
                        loaded.render(puzzle, options);
                        loaded.picture(puzzle, options);
                    })
                    .as("seed %d: %s", seed, options)
                    .doesNotThrowAnyException();
        }
    }
}
