package dlx.modelers.setcover;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.Best;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.Texts;
import dlx.modelers.setcover.FamilyModel.Chosen;
import dlx.testkit.ExactCoverModelContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartitionModelTest extends ExactCoverModelContract<CoveringFamily, Chosen> {

    /** Five rotations over four legs. */
    private static final String CREWS = "4 5\n3 2 1 2\n4 2 3 4\n9 4 1 2 3 4\n2 1 3\n1 1 4\n";

    private final LoadedModel<CoveringFamily, Chosen> crews = LoadedModel.of(new PartitionModel(), "test");

    @Override
    protected PartitionModel model() {
        return new PartitionModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "1\n",
                1L,
                "0\n",
                0L,
                "1 1 0\n0 1 1\n1 0 1\n0 0 1\n",
                1L,
                CREWS,
                3L,
                "items a b\nA: a\nB: b |4\nC: a b\n".replace(" |4", ""),
                2L,
                "3 4\n9 5 6 7\n2\n1 3\n2\n1 2\n2\n3 4\n",
                2L);
    }

    /** A matrix without a size ends with the text. */
    @Override
    protected boolean mayTakeTheWholeText() {
        return true;
    }

    @Test
    void findsTheCheapestCrews() {
        Best<Chosen> best = best(CREWS);
        assertThat(best.score()).isEqualTo(6);
        assertThat(crews.render(crews.puzzle(CREWS), Solution.of(best.solution().orElseThrow())))
                .isEqualTo("1 4 5\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void findsTheCheapestOfAllSubsets(int seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 20; round++) {
            int rows = 1 + random.nextInt(6);
            int columns = 1 + random.nextInt(9);
            int[] held = random.ints(columns, 0, 1 << rows).toArray();
            long[] costs = random.longs(columns, 0, 9).toArray();
            String text = rows + " " + columns + "\n"
                    + IntStream.range(0, columns)
                            .mapToObj(k -> column(costs[k], held[k]))
                            .collect(Collectors.joining("\n"))
                    + "\n";
            LoadedModel<CoveringFamily, Chosen> model = LoadedModel.of(new PartitionModel(), "test");
            Best<Chosen> best = model.solver(model.next(Texts.of(text, Map.of("format", "columns")))
                            .orElseThrow())
                    .best();
            assertThat(best.solution().map(chosen -> best.score()))
                    .as("seed %d: %s", seed, text)
                    .isEqualTo(cheapest(rows, held, costs));
        }
    }

    private static String column(long cost, int rows) {
        List<String> words = new ArrayList<>(List.of("" + cost, "" + Integer.bitCount(rows)));
        IntStream.range(0, 6).filter(i -> (rows >> i & 1) == 1).forEach(i -> words.add("" + (i + 1)));
        return String.join(" ", words);
    }

    private static Optional<Long> cheapest(int rows, int[] held, long[] costs) {
        Optional<Long> cheapest = Optional.empty();
        for (int subset = 0; subset < 1 << held.length; subset++) {
            int union = 0;
            int sum = 0;
            long cost = 0;
            for (int k = 0; k < held.length; k++) {
                if ((subset >> k & 1) == 1) {
                    union |= held[k];
                    sum += held[k];
                    cost += held[k] == 0 ? 0 : costs[k];
                }
            }
            if (union == (1 << rows) - 1 && sum == union) {
                cheapest = Optional.of(Math.min(cost, cheapest.orElse(cost)));
            }
        }
        return cheapest;
    }

    private Best<Chosen> best(String text) {
        return crews.solver(crews.puzzle(text)).best();
    }
}
