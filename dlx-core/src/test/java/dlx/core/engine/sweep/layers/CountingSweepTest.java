package dlx.core.engine.sweep.layers;

import static dlx.core.engine.sweep.layers.Sweeps.option;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.core.covers.PlainCover;
import dlx.core.engine.Problem;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.sweep.SweepPlan;
import dlx.core.search.StopReason;
import dlx.core.table.MemoryBudget;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests numbers of any size, digit by digit. */
class CountingSweepTest {

    private static final BigInteger TWO = BigInteger.TWO;

    @ParameterizedTest
    @ValueSource(ints = {60, 61, 62, 63, 64, 65, 122, 123, 124, 125, 126, 127, 128, 129, 186, 187, 250, 1000})
    void countsPowersOfTwo(int coins) {
        assertThat(Sweeps.count(Sweeps.coins(coins))).isEqualTo(TWO.pow(coins));
    }

    /** Counts (2^a - 1) (2^a + 1) = 2^2a - 1 solutions, with all digits full, and near numbers. */
    @ParameterizedTest
    @ValueSource(ints = {31, 32, 62})
    void countsWhatIsJustBelowAPowerOfTwo(int a) {
        PlainCover less = Sweeps.having(TWO.pow(a).subtract(BigInteger.ONE));
        PlainCover more = Sweeps.having(TWO.pow(a).add(BigInteger.ONE));
        assertThat(Sweeps.count(Sweeps.together(less, more)))
                .isEqualTo(TWO.pow(2 * a).subtract(BigInteger.ONE));
        assertThat(Sweeps.count(Sweeps.together(more, more)))
                .isEqualTo(TWO.pow(a).add(BigInteger.ONE).pow(2));
        assertThat(Sweeps.count(Sweeps.together(less, less, less)))
                .isEqualTo(TWO.pow(a).subtract(BigInteger.ONE).pow(3));
    }

    /** Counts exactly 2^n - 1, 2^n and 2^n + 1, in keys of one and of two words. */
    @ParameterizedTest
    @ValueSource(ints = {61, 62, 63, 64, 123, 124, 125, 126})
    void countsOneMoreAndOneLess(int n) {
        for (int difference = -1; difference <= 1; difference++) {
            BigInteger number = TWO.pow(n).add(BigInteger.valueOf(difference));
            assertThat(Sweeps.count(Sweeps.having(number))).isEqualTo(number);
        }
    }

    /**
     * Tests a state of 2^58 ways, after which each of some items may occur with a secondary item or without: 2^m
     * states. The next layer leads all of them to the same state by the same option, once the secondary items are
     * forgotten.
     */
    @ParameterizedTest
    @CsvSource({"58, 4", "58, 6", "50, 11", "120, 6", "116, 9"})
    void manyStatesMayLeadToOneByTheSameOption(int coins, int flags) {
        List<PlainCover.Option> options = new ArrayList<>(Sweeps.coins(coins).options());
        int last = coins + flags;
        List<Integer> forbidden = new ArrayList<>(List.of(last));
        for (int flag = 0; flag < flags; flag++) {
            options.add(option(coins + flag));
            options.add(option(coins + flag, last + 1 + flag));
            forbidden.add(last + 1 + flag);
        }
        options.add(option(last));
        options.add(new PlainCover.Option(forbidden, 0)); // minds all of them, so that they are kept till then
        PlainCover cover = Sweeps.cover(last + 1, flags, options);
        assertThat(Sweeps.count(cover))
                .isEqualTo(TWO.pow(coins).multiply(TWO.pow(flags).add(BigInteger.ONE)));
    }

    /** Tests many layers that each add a little less than the amount that widens the counts, to a state far below. */
    @ParameterizedTest
    @CsvSource({"59, 40", "58, 100", "60, 20", "121, 40", "0, 20"})
    void manyLayersMayLeadToOneState(int coins, int layers) {
        List<PlainCover.Option> options = new ArrayList<>(Sweeps.coins(coins).options());
        for (int layer = 0; layer < layers; layer++) {
            options.add(option(coins + layer));
            List<Integer> rest =
                    IntStream.range(coins + layer, coins + layers).boxed().toList();
            options.add(new PlainCover.Option(rest, 0));
        }
        PlainCover cover = Sweeps.cover(coins + layers, 0, options);
        assertThat(Sweeps.count(cover)).isEqualTo(TWO.pow(coins).multiply(BigInteger.valueOf(layers + 1)));
    }

    /**
     * Tests a state of a much later layer that is reached early: its number gets new digits while other states are
     * counted.
     */
    @ParameterizedTest
    @CsvSource({"100, 70", "120, 119"})
    void statesThatWaitAreWidened(int coins, int jump) {
        List<PlainCover.Option> options = new ArrayList<>(List.of(option(0), option(0, 1)));
        options.add(new PlainCover.Option(IntStream.rangeClosed(0, jump).boxed().toList(), 0));
        for (int coin = 1; coin <= coins; coin++) {
            options.add(option(coin));
            options.add(option(coin));
        }
        assertThat(Sweeps.count(Sweeps.cover(coins + 1, 0, options)))
                .isEqualTo(TWO.pow(coins).add(TWO.pow(coins - 1)).add(TWO.pow(coins - jump)));
    }

    @ParameterizedTest
    @CsvSource({
        "10, 258584046368",
        "12, 53060477521960000",
        "14, 112202208776036178000000",
        "16, 2444888770250892795802079170816"
    })
    void countsBoardsAlongAnOrderOfItsOwn(int n, String solutions) {
        assertThat(planned(n).solutions()).hasToString(solutions);
    }

    @Test
    @Tag("slow")
    void countsABoardOf400Cells() {
        assertThat(planned(20).solutions()).hasToString("1269984011256235834242602753102293934298576249856");
    }

    private static CountingSweep planned(int n) {
        SweepPlan plan =
                SweepPlan.of(Sweeps.problem(Sweeps.dominoes(n, n)), () -> {}).orElseThrow();
        return Sweeps.swept(plan.front());
    }

    @Test
    void aCountThatIsStoppedHasWhatItFoundSoFar() {
        Problem problem = Sweeps.problem(Sweeps.dominoes(10, 10));
        Frontier front =
                Sweeps.front(problem, false, CoOccurrence.primaries(problem)).orElseThrow();
        for (int limit : new int[] {0, 1, 3, 50}) {
            int[] asked = {0};
            CountingSweep sweep = new CountingSweep(front, SweepFull.budget(1 << 24, StopCheck.NEVER), () -> {
                if (asked[0]++ == limit) {
                    throw new SearchStopped(StopReason.CANCELLED);
                }
            });
            assertThatThrownBy(sweep::run).as("%d times", limit).isInstanceOf(SearchStopped.class);
            assertThat(asked[0]).isEqualTo(limit + 1);
            assertThat(sweep.share()).isBetween(0.0, 0.999);
            assertThat(sweep.solutions()).isLessThan(new BigInteger("258584046368"));
        }
        assertThat(Sweeps.swept(front).share()).isEqualTo(1);
    }

    @Test
    void aSweepWithoutMemorySaysSo() {
        Problem problem = Sweeps.problem(Sweeps.dominoes(8, 8));
        Frontier front =
                Sweeps.front(problem, false, CoOccurrence.primaries(problem)).orElseThrow();
        MemoryBudget ample = SweepFull.budget(1 << 24, StopCheck.NEVER);
        CountingSweep whole = new CountingSweep(front, ample, StopCheck.NEVER);
        assertThat(whole.run()).isTrue();
        CountingSweep fits = new CountingSweep(front, SweepFull.budget(ample.peak(), StopCheck.NEVER), StopCheck.NEVER);
        assertThat(fits.run()).as("its peak is enough").isTrue();
        assertThat(fits.solutions()).isEqualTo(whole.solutions()).isEqualTo(12_988_816);
        MemoryBudget cramped = SweepFull.budget(ample.peak() - 1, StopCheck.NEVER);
        CountingSweep full = new CountingSweep(front, cramped, StopCheck.NEVER);
        assertThatThrownBy(full::run).isInstanceOf(SweepFull.class);
    }
}
