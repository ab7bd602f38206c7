package dlx.core.engine.sweep.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import dlx.core.search.SearchReport;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares sweeps of random covers, along many orders, with and without tests for dead states, with trying all subsets
 * or a search.
 */
class SweepAgainstBruteForceTest {

    /** Maximum memory of a sweep along an order drawn at random. */
    private static final long LITTLE_MEMORY = 1 << 18;

    private long cut;
    private long counted;
    private long wide;

    private BigInteger count(Problem problem, boolean tests, int... order) {
        CountingSweep sweep = Sweeps.swept(Sweeps.front(problem, tests, order).orElseThrow());
        cut += sweep.dead();
        return sweep.solutions();
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED"})
    void everyOrderGivesTheSameCount(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(600); seed++) {
            PlainCover cover = family.cover(seed).withNothingGiven();
            BigInteger expected = BigInteger.valueOf(BruteForce.solutions(cover).size());
            Problem problem = Sweeps.problem(cover);
            for (int[] order : Sweeps.manyOrders(problem, seed)) {
                for (boolean tests : new boolean[] {false, true}) {
                    assertThat(count(problem, tests, order))
                            .as("%s, seed %d, order %s, dead tests %s", family, seed, Arrays.toString(order), tests)
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(cut).as("the tests cut something").isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED"})
    void whatTheGivensLeaveIsCounted(Family family) {
        int contradictory = 0;
        for (long seed = 0; seed < RandomCovers.amount(600); seed++) {
            PlainCover cover = family.cover(seed);
            BigInteger expected = BigInteger.valueOf(BruteForce.solutions(cover).size());
            Optional<Problem> left = Sweeps.left(cover);
            if (left.isEmpty()) {
                contradictory++;
                assertThat(expected).as("%s, seed %d", family, seed).isZero();
            } else {
                for (int[] order : Sweeps.manyOrders(left.get(), seed)) {
                    assertThat(count(left.get(), true, order))
                            .as("%s, seed %d, order %s", family, seed, Arrays.toString(order))
                            .isEqualTo(expected);
                }
            }
            SearchReport report = Solver.builder(cover.cover())
                    .given(cover.givens())
                    .engine("sweep")
                    .build()
                    .count();
            assertThat(report.solutions())
                    .as("%s, seed %d, a solver", family, seed)
                    .isEqualTo(expected);
            assertThat(report.isComplete()).isTrue();
        }
        assertThat(contradictory).as("some givens contradict each other").isPositive();
    }

    /** Compares larger covers, along the orders that fit into memory, with a search. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "ONE_WORD",
                "TWO_WORDS",
                "LONG_LISTS",
                "DENSE",
                "FORCED",
                "SECONDARY",
                "BOARDS",
                "PINNED",
                "GIVEN",
                "REPEATED",
                "INFEASIBLE",
                "COLORED",
                "COLORED_WORDS"
            })
    void largerCoversAreCountedAlongTheOrdersThatFit(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(12); seed++) {
            PlainCover cover = family.cover(seed);
            Optional<Problem> left = Sweeps.left(cover);
            SearchReport expected = Solver.builder(cover.cover())
                    .given(cover.givens())
                    .engine("slots")
                    .nodeLimit(20_000)
                    .build()
                    .count();
            if (left.isPresent() && expected.isComplete()) {
                for (int[] order : Sweeps.manyOrders(left.get(), seed)) {
                    Optional<Frontier> front = Sweeps.front(left.get(), seed % 2 == 0, order);
                    String where = family + ", seed " + seed + ", order " + Arrays.toString(order);
                    front.ifPresent(f -> hold(f, where, expected.solutions()));
                }
            }
        }
        assertThat(counted).as("some found room").isGreaterThan(RandomCovers.amount(12));
    }

    private void hold(Frontier front, String where, BigInteger expected) {
        CountingSweep sweep =
                new CountingSweep(front, SweepFull.budget(LITTLE_MEMORY, StopCheck.NEVER), StopCheck.NEVER);
        try {
            assertThat(sweep.run()).isTrue();
        } catch (SweepFull e) {
            return;
        }
        counted++;
        wide += front.words == 2 ? 1 : 0;
        assertThat(sweep.solutions()).as(where).isEqualTo(expected);
    }

    @Test
    void keysOfTwoWordsAreAmongThem() {
        largerCoversAreCountedAlongTheOrdersThatFit(Family.TWO_WORDS);
        assertThat(wide).isPositive();
    }

    @Test
    void shuffledCoversAreCountedAlike() {
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            Family family = seed % 2 == 0 ? Family.COLORED : Family.BOARDS;
            PlainCover cover = family.cover(seed).withNothingGiven();
            BigInteger count = Solver.builder(cover.cover())
                    .engine("sweep")
                    .build()
                    .count()
                    .solutions();
            PlainCover other = Sweeps.shuffled(cover, seed);
            assertThat(Solver.builder(other.cover())
                            .engine("sweep")
                            .build()
                            .count()
                            .solutions())
                    .as("%s, seed %d", family, seed)
                    .isEqualTo(count);
        }
    }
}
