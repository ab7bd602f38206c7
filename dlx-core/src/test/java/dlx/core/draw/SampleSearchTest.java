package dlx.core.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.Solution;
import dlx.core.Sample;
import dlx.core.Solver;
import dlx.core.engine.Deadline;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the draws of samples. All seeds are fixed: a random test that passes once passes always. */
class SampleSearchTest {

    /** Six queens, with four solutions. */
    private static final Solver<Integer> QUEENS = Solver.of(Cover.of(Integer.class, c -> {
        Items rows = c.items("row", 6);
        Items columns = c.items("column", 6);
        Items falling = c.items("falling", 11).secondary();
        Items rising = c.items("rising", 11).secondary();
        for (int k = 0; k < 36; k++) {
            c.option(k, rows.at(k / 6), columns.at(k % 6), falling.at(k / 6 - k % 6 + 5), rising.at(k / 6 + k % 6));
        }
    }));

    /** Returns a solver of a cover with one item, and as many solutions as options. */
    private static Solver<Integer> urn(int options) {
        return Solver.of(Cover.of(Integer.class, c -> {
            Items item = c.items("item", 1);
            for (int k = 0; k < options; k++) {
                c.option(k, item.at(0));
            }
        }));
    }

    /**
     * Returns the sum of squared deviations divided by the expectation; it has {@code cells - 1} degrees of freedom.
     */
    private static double chiSquare(int[] cells, double expected) {
        double sum = 0;
        for (int cell : cells) {
            sum += (cell - expected) * (cell - expected) / expected;
        }
        return sum;
    }

    private static int[] drawn(Sample<Integer> sample) {
        return sample.drawn().stream().mapToInt(s -> s.options().get(0)).toArray();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everySolutionOfTheQueensIsDrawnAsOften(long seed) {
        List<List<Integer>> all = QUEENS.iterator().stream().toList();
        int[] counts = new int[all.size()];
        Sample<Integer> sample = QUEENS.sample(4000, seed);
        for (Solution<Integer> solution : sample.drawn()) {
            counts[all.indexOf(solution.options())]++;
        }
        assertThat(sample.drawn()).hasSize(4000);
        assertThat(sample.uniform()).isTrue();
        assertThat(chiSquare(counts, 1000))
                .as("seed %d: three degrees of freedom", seed)
                .isLessThan(16.3); // chance 0.001
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void everySolutionOfManyIsDrawnAsOften(long seed) {
        int[] counts = new int[50];
        for (int k : drawn(urn(50).sample(20_000, seed))) {
            counts[k]++;
        }
        assertThat(chiSquare(counts, 400))
                .as("seed %d: 49 degrees of freedom", seed)
                .isLessThan(85.4);
    }

    @Test
    void singleDrawsWithManySeedsAreUniformToo() {
        Solver<Integer> urn = urn(7);
        int[] counts = new int[7];
        for (long seed = 0; seed < 7000; seed++) {
            counts[drawn(urn.sample(1, seed))[0]]++;
        }
        assertThat(chiSquare(counts, 1000))
                .as("seeds 0 to 6999: six degrees of freedom")
                .isLessThan(22.5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 17})
    void drawsDoNotDependOnEachOther(int apart) {
        int[] drawn = drawn(urn(5).sample(25_000 + apart, 9));
        int[] pairs = new int[25];
        for (int k = 0; k < 25_000; k++) {
            pairs[5 * drawn[k] + drawn[k + apart]]++;
        }
        assertThat(chiSquare(pairs, 1000))
                .as("seed 9, draws %d apart: 24 degrees of freedom", apart)
                .isLessThan(51.2);
    }

    @Test
    void drawsOfASearchThatHasLookedAtAllAreHandedOutWhateverHappensMeanwhile() {
        CancellationToken token = new CancellationToken();
        SearchControl control = new SearchControl(Long.MAX_VALUE, Deadline.of(token), s -> {}, 1);
        Search none = mock(Search.class);
        when(none.options()).thenReturn(new int[0]);
        when(none.advance()).thenReturn(true, true).thenAnswer(asked -> {
            control.end(StopReason.EXHAUSTED);
            return false;
        });
        SampleSearch draws = new SampleSearch(none, control, new SearchQuestion.Sample(4, 1));
        assertThat(draws.advance()).isTrue();

        token.cancel();

        assertThat(draws.isOver()).as("whether no limit is asked any more").isTrue();
        assertThat(List.of(draws.advance(), draws.advance(), draws.advance(), draws.advance()))
                .containsExactly(true, true, true, false);
    }

    @Test
    void theSameSeedDrawsTheSameAndOthersDrawOthers() {
        Solver<Integer> urn = urn(1000);
        assertThat(drawn(urn.sample(10, 5))).isEqualTo(drawn(urn.sample(10, 5)));
        assertThat(drawn(urn.sample(10, 5))).isNotEqualTo(drawn(urn.sample(10, 6)));
    }

    @Test
    void theSoleSolutionIsDrawnEveryTimeAndOfNoneThereIsNothing() {
        assertThat(drawn(urn(1).sample(3, 1))).containsExactly(0, 0, 0);
        Sample<Integer> none = QUEENS.toBuilder().given(Givens.of(0, 7)).build().sample(3, 1);
        assertThat(none.drawn()).isEmpty();
        assertThat(none.uniform()).as("nothing was left out").isTrue();
    }

    @Test
    void aSearchThatIsStoppedIsNotUniform() {
        Sample<Integer> sample =
                urn(100).toBuilder().engine("links").nodeLimit(10).build().sample(5, 1);
        assertThat(sample.drawn()).hasSize(5).allMatch(s -> s.options().get(0) < 9);
        assertThat(sample.uniform()).isFalse();
        assertThat(sample.report().stopped()).isEqualTo(StopReason.NODES);
    }

    @Test
    void aLimitOnSolutionsDoesNotCount() {
        Sample<Integer> sample = urn(100).toBuilder().solutionLimit(1).build().sample(50, 1);
        assertThat(sample.uniform()).isTrue();
        assertThat(Arrays.stream(drawn(sample)).max().orElseThrow()).isGreaterThan(50);
    }

    @Test
    void fewerThanOneDrawIsRefused() {
        assertThatThrownBy(() -> QUEENS.sample(0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("count: 0; expected 1 to 10000000");
    }
}
