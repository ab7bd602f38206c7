package dlx.core.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.SampleMethodsTest;
import dlx.core.Solver;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.RicherCovers;
import dlx.core.search.Givens;
import dlx.core.search.Visit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares random walks with all sets of options of small covers: colors, multiplicities, givens of all kinds. */
class RandomWalkTest {

    private static final int WALKS = 2000;

    @ParameterizedTest
    @CsvSource({"false, false", "true, false", "false, true", "true, true"})
    void weightsAreTheChancesTurnedUpsideDown(boolean colors, boolean multiplicities) {
        long several = LongStream.range(0, RandomCovers.amount(100))
                .filter(seed -> hold("tiny " + seed, RicherCovers.tiny(seed, colors, multiplicities)) > 1)
                .count();
        assertThat(several).as("covers with several solutions").isPositive();
    }

    @Test
    void weightsAreRightForPlainCoversToo() {
        Stream<Long> several = LongStream.range(0, RandomCovers.amount(100))
                .boxed()
                .filter(seed -> hold("plain " + seed, RandomCovers.plain(seed)) > 1);
        assertThat(several.count()).as("covers with several solutions").isPositive();
    }

    @Test
    void theMeanWeightIsTheNumberOfSolutions() {
        Solver<Integer> tilings = SampleMethodsTest.dominoes(8, 0);
        RandomWalk walk = new RandomWalk(tilings.cover().data(), tilings.givens(), 7, () -> {});
        double sum = 0;
        double squares = 0;
        for (int k = 0; k < WALKS; k++) {
            double weight = walk.walk() ? Math.exp(walk.logWeight()) : 0;
            sum += weight;
            squares += weight * weight;
        }
        double mean = sum / WALKS;
        double deviation = Math.sqrt((squares / WALKS - mean * mean) / WALKS);
        assertThat(deviation).isLessThan(mean / 10);
        assertThat(mean).as("seed 7").isCloseTo(12_988_816, within(3 * deviation));
    }

    /** Tests nodes with hundreds of children, for which looking below each child takes longer than the walk. */
    @Test
    void amongManyChildrenItIsNotLookedBehindEach() {
        Random random = new Random(1);
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", 12);
            for (int k = 0; k < 1000; k++) {
                int[] held = random.ints(0, 12)
                        .distinct()
                        .limit(1 + random.nextInt(5))
                        .toArray();
                c.option(k, Arrays.stream(held).mapToObj(items::at).toList());
            }
        });
        AtomicInteger looks = new AtomicInteger();
        RandomWalk walk = new RandomWalk(cover.data(), Givens.NONE, 7, looks::incrementAndGet);
        int walks = 200;
        int solutions = 0;
        for (int k = 0; k < walks; k++) {
            solutions += walk.walk() ? 1 : 0;
        }
        assertThat(solutions).isPositive();
        assertThat(looks.get()).as("items looked at").isLessThan(10 * walks);
    }

    /**
     * Tests that the tree is that of the engines: each solution has its options in the order in which dancing links
     * take them.
     */
    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "BOARDS", "TINY_COLORED", "TINY_MULTIPLE", "MULTIPLE", "BOTH", "PINNED"})
    void theWaysDownAreThoseOfTheEngines(Family family) {
        int met = 0;
        for (long seed = 0; seed < RandomCovers.amount(100); seed++) {
            PlainCover plain = family.cover(seed);
            Solver<Integer> solver = plain.solver().toBuilder()
                    .engine("links")
                    .solutionLimit(2000)
                    .build();
            Map<List<Integer>, List<Integer>> ways = new HashMap<>();
            solver.forEach((options, length) -> {
                List<Integer> way = Arrays.stream(options, 0, length).boxed().toList();
                ways.put(way.stream().sorted().toList(), way);
                return Visit.CONTINUE;
            });
            RandomWalk walk = new RandomWalk(solver.cover().data(), solver.givens(), seed, () -> {});
            for (int k = 0; k < 20; k++) {
                if (walk.walk() && ways.size() < 2000) {
                    List<Integer> way = Arrays.stream(walk.options()).boxed().toList();
                    assertThat(way)
                            .as(family + ", seed " + seed)
                            .isEqualTo(ways.get(way.stream().sorted().toList()));
                    met++;
                }
            }
        }
        assertThat(met).isPositive();
    }

    /** Checks a cover and returns its number of solutions. */
    private static int hold(String name, PlainCover plain) {
        Solver<Integer> solver = plain.solver();
        Set<List<Integer>> all = BruteForce.solutions(plain);
        RandomWalk walk = new RandomWalk(solver.cover().data(), solver.givens(), 7, () -> {});
        Map<List<Integer>, Double> weights = new HashMap<>();
        Map<List<Integer>, Integer> counts = new HashMap<>();
        for (int k = 0; k < WALKS; k++) {
            if (walk.walk()) {
                List<Integer> solution =
                        Arrays.stream(walk.options()).sorted().boxed().collect(Collectors.toList());
                Double known = weights.put(solution, walk.logWeight());
                counts.merge(solution, 1, Integer::sum);
                assertThat(known == null || known == walk.logWeight())
                        .as("%s: one weight of %s", name, solution)
                        .isTrue();
            }
        }
        assertThat(all).as(name).containsAll(weights.keySet());
        if (weights.values().stream().allMatch(w -> w < Math.log(WALKS / 20.0))) {
            assertThat(weights.keySet()).as(name).isEqualTo(all);
        }
        weights.forEach((solution, weight) -> {
            double chance = Math.exp(-weight);
            double deviation = Math.sqrt(WALKS * chance * (1 - chance));
            assertThat((double) counts.get(solution))
                    .as("%s: walks to %s", name, solution)
                    .isCloseTo(WALKS * chance, within(5 * deviation + 1));
        });
        return all.size();
    }
}
