package dlx.core.engine.prices.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.core.Reference;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.engine.prices.WeighedCovers;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the linear programs of small covers with all their solutions. */
class LinearProgramTest {

    private static final long CEILING = 1_000_000;
    private static final long MANY = 10_000;
    private static final List<Family> FAMILIES =
            List.of(Family.TINY, Family.TINY_COLORED, Family.DENSE, Family.SECONDARY, Family.COLORED, Family.GIVEN);

    /** A cover, and all its solutions as sets of columns. */
    private record Case(String name, SmallProgram small, List<int[]> solutions, Random random) {

        /** Returns the cost of the cheapest solution whose columns are all live. */
        OptionalLong cheapest() {
            return solutions.stream()
                    .filter(solution -> Arrays.stream(solution).allMatch(small.live::isLive))
                    .mapToLong(solution -> Arrays.stream(solution)
                            .mapToLong(j -> small.problem.cost[j])
                            .sum())
                    .min();
        }

        /** Returns the exact bound at these prices, after checking it against the cheapest solution. */
        double exact(double... prices) {
            long bound = new ExactBound(small.program, small.problem.cost, small.scale, small.pace).of(prices);
            cheapest().ifPresent(cheapest -> assertThat(bound).as(name).isLessThanOrEqualTo(cheapest << small.scale));
            return Math.scalb((double) bound, -small.scale);
        }

        /** Solves the remaining program and checks that the bound equals the value, so that both are right. */
        void solve() {
            DualSimplex.End end = small.simplex.run(CEILING, MANY);
            if (end == DualSimplex.End.ABOVE) {
                assertThat(cheapest()).as(name).isEmpty();
                exact(small.simplex.price);
            } else {
                assertThat(end).as(name).isEqualTo(DualSimplex.End.OPTIMAL);
                assertThat(exact(small.simplex.price)).as(name).isCloseTo(small.simplex.total(), within(rounding()));
            }
        }

        /** Returns the tolerance: costs are nudged by a part of their mean, and prices are rounded to the scale. */
        private double rounding() {
            double nudges = small.problem.needed
                    * 1e-6
                    * Arrays.stream(small.problem.cost).average().orElse(0);
            return 1e-4 + 2 * nudges + Math.scalb((double) small.program.row.length + small.program.rows, -small.scale);
        }

        void leaveOutSome() {
            int options = small.program.columns;
            for (int k = random.nextInt(4); k > 0; k--) {
                int j = random.nextInt(options);
                if (random.nextInt(3) > 0) {
                    small.live.leaveOut(j);
                } else if (small.live.isLive(j) && !small.live.isTaken(j)) {
                    small.live.take(j);
                }
            }
        }
    }

    private static void forEach(int ofEach, Consumer<Case> check) {
        Stream<PlainCover> families = FAMILIES.stream()
                .flatMap(family ->
                        LongStream.range(0, ofEach).mapToObj(seed -> WeighedCovers.weighed(family.cover(seed), seed)));
        Stream<PlainCover> crowded =
                LongStream.range(0, 2L * ofEach).mapToObj(seed -> WeighedCovers.crowded(new Random(seed)));
        List<PlainCover> covers = Stream.concat(families, crowded).toList();
        for (int at = 0; at < covers.size(); at++) {
            PlainCover plain = covers.get(at);
            Reference reference = Reference.solve(plain, 500, 20_000);
            if (reference.isComplete()) {
                String name = "cover " + at;
                Random random = new Random(at);
                SmallProgram.of(plain, CEILING)
                        .ifPresent(small -> check.accept(new Case(name, small, columns(reference, small), random)));
            }
        }
    }

    private static List<int[]> columns(Reference reference, SmallProgram small) {
        return reference.solutions().stream()
                .map(solution -> {
                    Set<Integer> taken = new HashSet<>(solution);
                    return IntStream.range(0, small.program.columns)
                            .filter(j -> taken.contains(small.problem.place[j]))
                            .toArray();
                })
                .toList();
    }

    @Test
    void anyPricesProveNoMoreThanTheCheapestSolutionCosts() {
        forEach(40, cover -> {
            Random random = cover.random();
            for (int trial = 0; trial < 20; trial++) {
                int mark = cover.small().live.mark();
                cover.leaveOutSome();
                double size = Math.scalb(1.0, random.nextInt(64) - 8);
                double[] prices = random.doubles(cover.small().program.rows)
                        .map(d -> (2 * d - 1) * size)
                        .toArray();
                prices[0] = trial == 0 ? Double.NaN : trial == 1 ? Double.POSITIVE_INFINITY : prices[0];
                cover.exact(prices);
                cover.small().live.backTo(mark);
            }
        });
    }

    @Test
    void theExactBoundIsTheValueWhateverIsLeftOut() {
        forEach(30, cover -> {
            SmallProgram small = cover.small();
            int[] marks = new int[8];
            cover.solve();
            for (int k = 0; k < marks.length; k++) {
                marks[k] = small.live.mark();
                cover.leaveOutSome();
                cover.solve();
                if (cover.random().nextInt(3) == 0) {
                    small.live.backTo(marks[cover.random().nextInt(k + 1)]);
                    cover.solve();
                }
            }
            small.live.backTo(0);
            cover.solve();
        });
    }

    @Test
    void everySolutionObeysTheRowsAdded() {
        long[] added = new long[1];
        forEach(60, cover -> {
            SmallProgram small = cover.small();
            int first = small.program.rows;
            for (int k = 0; k < 4; k++) {
                cover.solve();
                new Cliques(small.program, small.live, small.node, small.pace).add(4);
                cover.solve();
                cover.leaveOutSome();
            }
            added[0] += small.program.rows - first;
            for (int[] solution : cover.solutions()) {
                int[] held = new int[small.program.rows];
                for (int j : solution) {
                    for (int at = small.program.start[j]; at < small.program.start[j + 1]; at++) {
                        held[small.program.row[at]]++;
                    }
                }
                assertThat(Arrays.stream(held).max().orElse(0)).as(cover.name()).isLessThan(2);
            }
        });
        assertThat(added[0]).as("rows added").isGreaterThan(50);
    }

    @Test
    void aBasisComesBackWithItsAnswer() {
        forEach(30, cover -> {
            SmallProgram small = cover.small();
            DualSimplex simplex = small.simplex;
            if (simplex.run(CEILING, MANY) == DualSimplex.End.OPTIMAL) {
                Basis.Saved saved = new Basis.Saved(small.program);
                simplex.basis.save(saved);
                double total = simplex.total();
                double[] reduced = simplex.reduced.clone();
                double[] values = IntStream.range(0, reduced.length)
                        .mapToDouble(simplex::valueOf)
                        .toArray();
                for (int k = 0; k < 4; k++) {
                    cover.leaveOutSome();
                    simplex.run(CEILING, MANY);
                }
                small.live.backTo(0);
                simplex.basis.restore(saved);

                assertThat(simplex.run(CEILING, MANY)).as(cover.name()).isEqualTo(DualSimplex.End.OPTIMAL);
                assertThat(simplex.total()).as(cover.name()).isCloseTo(total, within(1e-6));
                for (int j = 0; j < values.length; j++) {
                    if (Math.abs(reduced[j]) > 1e-5) { // others may stand at either bound in equally good answers
                        assertThat(simplex.valueOf(j)).as(cover.name()).isEqualTo(values[j]);
                    }
                }
            }
        });
    }

    @Test
    void aRunOfOnePivotIsGivenUpAndItsBoundHolds() {
        long[] givenUp = new long[1];
        forEach(40, cover -> {
            for (int k = 0; k < 3; k++) {
                DualSimplex.End end = cover.small().simplex.run(CEILING, 1);
                givenUp[0] += end == DualSimplex.End.GIVEN_UP ? 1 : 0;
                cover.exact(cover.small().simplex.price);
            }
        });
        assertThat(givenUp[0]).isGreaterThan(100);
    }
}
