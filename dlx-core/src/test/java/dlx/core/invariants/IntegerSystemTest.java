package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares integer systems, the second way to find out whether a cover has weights, with trying all numbers. */
class IntegerSystemTest {

    private static PlainCover cover(int items, int need, List<List<Integer>> options) {
        return new PlainCover(
                IntStream.range(0, items).mapToObj(i -> true).toList(),
                IntStream.range(0, items)
                        .mapToObj(i -> new PlainCover.Bounds(need, need))
                        .toList(),
                options.stream().map(held -> new PlainCover.Option(held, 0)).toList(),
                List.of(),
                List.of(),
                List.of());
    }

    /** Tests three pairs of three items: the sum of the pairs is even, but 3 must be covered. */
    @Test
    void aTriangleHasNoSolutionModulo2() {
        IntegerSystem triangle = IntegerSystem.of(cover(3, 1, List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0))))
                .orElseThrow();

        assertThat(triangle.isSolvable()).isFalse();
        assertThat(triangle.isSolvable(2)).isFalse();
        assertThat(triangle.isSolvable(81)).isTrue();
    }

    @Test
    void anItemThatNothingHoldsHasNoSolutionModuloWhatDoesNotDivideItsNeed() {
        IntegerSystem alone = IntegerSystem.of(cover(1, 6, List.of())).orElseThrow();

        assertThat(alone.isSolvable()).isFalse();
        assertThat(alone.isSolvable(2)).isTrue();
        assertThat(alone.isSolvable(4)).isFalse();
        assertThat(alone.isSolvable(3)).isTrue();
        assertThat(alone.isSolvable(9)).isFalse();
        assertThat(alone.isSolvable(5)).isFalse();
    }

    /** Compares covers of at most five options with trying all numbers. */
    @Test
    void agreesWithTryingAllNumbersModulo2To5() {
        int tried = 0;
        int unsolvable = 0;
        for (long seed = 0; seed < RandomCovers.amount(1000); seed++) {
            PlainCover cover = (seed % 2 == 0 ? Family.TINY_MULTIPLE : Family.TINY_CLOSED).cover(seed);
            Optional<IntegerSystem> system = IntegerSystem.of(cover);
            if (system.isPresent() && cover.options().size() <= 5) {
                tried++;
                for (int modulus = 2; modulus <= 5; modulus++) {
                    boolean expected = isSolvable(cover, modulus);
                    assertThat(system.get().isSolvable(modulus))
                            .as("seed %d, modulo %d", seed, modulus)
                            .isEqualTo(expected);
                    unsolvable += expected ? 0 : 1;
                }
            }
        }
        assertThat(tried).isPositive();
        assertThat(unsolvable).isPositive();
    }

    /** Returns true if a system can be solved, by trying each option 0 to {@code modulus - 1} times. */
    private static boolean isSolvable(PlainCover cover, int modulus) {
        int options = cover.options().size();
        int all = (int) Math.pow(modulus, options);
        int[] times = new int[options];
        return IntStream.range(0, all).anyMatch(number -> {
            int rest = number;
            for (int k = 0; k < options; k++) {
                times[k] = rest % modulus;
                rest /= modulus;
            }
            return isSolution(cover, times, modulus);
        });
    }

    private static boolean isSolution(PlainCover cover, int[] times, int modulus) {
        for (int k = 0; k < times.length; k++) {
            boolean isPinned = cover.pins().contains(k);
            if (isPinned ? times[k] != 1 : times[k] != 0 && !mayJoin(cover, k)) {
                return false;
            }
        }
        for (int item = 0; item < cover.primary().size(); item++) {
            if (cover.primary().get(item) && cover.atLeast(item) == cover.atMost(item)) {
                int sum = 0;
                for (int k = 0; k < times.length; k++) {
                    sum += cover.options().get(k).items().contains(item) ? times[k] : 0;
                }
                if (Math.floorMod(sum - cover.atLeast(item), modulus) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Returns true if the givens allow this option: the pins and the option together exceed no maximum. */
    private static boolean mayJoin(PlainCover cover, int option) {
        List<Integer> all = IntStream.concat(cover.pins().stream().mapToInt(p -> p), IntStream.of(option))
                .boxed()
                .toList();
        PlainCover loose = new PlainCover(
                cover.primary(),
                cover.bounds().stream()
                        .map(bounds -> new PlainCover.Bounds(0, bounds.most()))
                        .toList(),
                cover.options(),
                all,
                cover.banned(),
                List.of());
        return loose.isSolution(all);
    }
}
