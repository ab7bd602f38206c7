package dlx.core;

import static dlx.core.covers.SymmetricCovers.cover;
import static dlx.core.covers.SymmetricCovers.latin;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.api.Solution;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.EarlySizes;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Draws by orbits: each solution as often as any other. */
class OrbitDrawsTest {

    private static final int DRAWS = 20;

    private static <O> Sample<O> draw(Solver<O> solver, int count, long seed) {
        return solver.toBuilder()
                .engine(EngineName.ORBITS)
                .sizes(EarlySizes.after(1).build()) // no search without symmetry
                .build()
                .sample(count, seed);
    }

    /** Covers with colors, bounds, equal options, givens and relaxed items. */
    @Test
    void drawsEachSolutionAsOftenAsAnyOther() {
        double sum = 0;
        int freedom = 0;
        for (long seed = 0; seed < RandomCovers.amount(600); seed++) {
            PlainCover cover = cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            Sample<Integer> sample = draw(cover.solver(), DRAWS * Math.max(1, all.size()), seed);
            assertThat(sample.uniform()).as("seed %d: %s", seed, cover).isTrue();
            assertThat(sample.method()).isEqualTo(Sample.Method.ORBITS);
            assertThat(sample.report().solutions()).as("seed %d", seed).isEqualTo(BigInteger.valueOf(all.size()));
            Map<List<Integer>, Long> times = sample.drawn().stream()
                    .collect(Collectors.groupingBy(
                            solution -> solution.options().stream().sorted().toList(), Collectors.counting()));
            assertThat(times.keySet()).as("seed %d: %s", seed, cover).hasSameElementsAs(all);
            if (all.size() > 1) {
                sum += squares(times.values(), DRAWS);
                freedom += all.size() - 1;
            }
        }
        assertThat(freedom).isGreaterThan(300);
        assertThat(sum).isCloseTo(freedom, within(4 * Math.sqrt(2.0 * freedom)));
    }

    private static double squares(Iterable<Long> times, double expected) {
        double sum = 0;
        for (long count : times) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }

    /** Draws once from each new search, where searches without symmetry end at some nodes and not at others. */
    @Test
    void drawsEachSolutionAsOftenByASearchOfItsOwn() {
        double sum = 0;
        int freedom = 0;
        for (long seed = 0; seed < RandomCovers.amount(60); seed++) {
            PlainCover cover = cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            if (all.size() < 2 || all.size() > 60) {
                continue;
            }
            Solver<Integer> solver = cover.solver().toBuilder()
                    .engine(EngineName.ORBITS)
                    .sizes(EarlySizes.after(1 + seed % 12).build())
                    .build();
            Map<List<Integer>, Long> times = IntStream.range(0, DRAWS * all.size())
                    .mapToObj(k -> solver.sample(1, k).drawn().get(0).options().stream()
                            .sorted()
                            .toList())
                    .collect(Collectors.groupingBy(solution -> solution, Collectors.counting()));
            assertThat(times.keySet()).as("seed %d: %s", seed, cover).hasSameElementsAs(all);
            sum += squares(times.values(), DRAWS);
            freedom += all.size() - 1;
        }
        assertThat(freedom).isGreaterThan(50);
        assertThat(sum).isCloseTo(freedom, within(4 * Math.sqrt(2.0 * freedom)));
    }

    /** All 576 Latin squares of order 4. */
    @Test
    void drawsLatinSquaresOfOrderFourEvenly() {
        Sample<Integer> sample = draw(Solver.of(latin(4)), 576 * DRAWS, 4);
        Map<List<Integer>, Long> times = sample.drawn().stream()
                .collect(Collectors.groupingBy(
                        solution -> solution.options().stream().sorted().toList(), Collectors.counting()));
        assertThat(times).hasSize(576);
        assertThat(squares(times.values(), DRAWS)).isCloseTo(575, within(4 * Math.sqrt(2 * 575)));
    }

    /** The 161 280 Latin squares of order 5 are of two kinds by their numbers of subsquares of order 2: 0.. and 4.. */
    @Test
    void drawsTheKindsOfLatinSquaresOfOrderFiveByTheirNumbersOfMembers() {
        Solver<Integer> solver = Solver.of(latin(5));
        Map<Boolean, Long> expected = new HashMap<>();
        solver.iterator().stream().forEach(square -> expected.merge(hasSubsquare(square), 1L, Long::sum));
        assertThat(expected).hasSize(2);
        Sample<Integer> sample = draw(solver, 5_000, 7);
        Map<Boolean, Long> times = sample.drawn().stream()
                .collect(Collectors.groupingBy(square -> hasSubsquare(square.options()), Collectors.counting()));
        double share = expected.get(true) / 161_280.0;
        assertThat(times.get(true) / 5_000.0).isCloseTo(share, within(4 * Math.sqrt(share * (1 - share) / 5_000)));
    }

    /** Returns true if two rows have the same two numbers in two columns. */
    private static boolean hasSubsquare(List<Integer> options) {
        int[] value = new int[25];
        options.forEach(option -> value[option / 5] = option % 5);
        for (int cell = 0; cell < 25; cell++) {
            for (int other = cell + 1; other < cell - cell % 5 + 5; other++) {
                for (int down = 5; cell + down < 25; down += 5) {
                    if (value[cell] == value[other + down] && value[other] == value[cell + down]) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Without an engine by name: the diagram does not fit, and the group has 7!^3 6 symmetries. */
    @Test
    void drawsLatinSquaresOfOrderSevenExactly() {
        Sample<Integer> sample =
                Solver.of(latin(7)).toBuilder().memoMemory(1 << 24).build().sample(5, 1);
        assertThat(sample.method()).isEqualTo(Sample.Method.ORBITS);
        assertThat(sample.uniform()).isTrue();
        assertThat(sample.report().solutions()).isEqualTo(new BigInteger("61479419904000"));
        assertThat(sample.drawn().stream().map(Solution::options).distinct()).hasSize(5);
    }
}
