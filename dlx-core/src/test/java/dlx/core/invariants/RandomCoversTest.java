package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverData;
import dlx.core.Reference;
import dlx.core.covers.BruteForce;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Weights;
import dlx.core.view.Position;
import dlx.core.view.moves.Consequences;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the weights found with trying all subsets, and with integer systems made diagonal, on random covers of all
 * families: half as many as {@link RandomCovers#COVERS}.
 */
@Order(2)
class RandomCoversTest {

    /** Number of covers of all families together. */
    private static final long COVERS = RandomCovers.COVERS / 2;

    /** Moduli of the searched weights: 2^6, 3^4, 5^3, 7^2, and the prime that represents the rationals. */
    private static final long[] MODULI = {64, 81, 125, 49, Integer.MAX_VALUE};

    private static LongStream seeds(Family family) {
        return LongStream.range(0, Math.max(2, family.covers(COVERS)));
    }

    private static Optional<Weights> find(PlainCover plain, CoverData cover) {
        Optional<Weights> found = WeightsFinder.find(cover, plain.givens(), StopCheck.NEVER);
        found.ifPresent(w -> isChecked(w, cover));
        return found;
    }

    /** Checks that the weights pass the check from scratch, and that their total is not a multiple of the modulus. */
    private static void isChecked(Weights found, CoverData cover) {
        long[] weights =
                IntStream.range(0, found.items()).mapToLong(found::weight).toArray();
        Weights again = Weights.of(cover, found.givens(), found.modulus(), weights);
        assertThat(again.total()).isEqualTo(found.total());
        assertThat(found.modulus() == 0 ? found.total() : found.total() % found.modulus())
                .isNotZero();
    }

    /** Returns true if the cover is known to have a solution; the reference solves large covers, or gives up. */
    private static boolean isKnownToHaveASolution(Family family, PlainCover plain) {
        return family.name().startsWith("TINY")
                ? !BruteForce.solutions(plain).isEmpty()
                : !Reference.solve(plain, 1, 2000).solutions().isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void claimNothingThatASolutionRefutes(Family family) {
        seeds(family).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            Optional<Weights> found = find(plain, plain.cover().data());
            if (found.isPresent()) {
                assertThat(isKnownToHaveASolution(family, plain))
                        .as("a solution beside %s; seed %d of %s: %s", found, seed, family, plain)
                        .isFalse();
            }
        });
    }

    /** Tests pairs of options together with the givens: both taken, one taken and one banned, both banned. */
    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH", "TINY_CLOSED"})
    void claimNothingWrongOfPairsOfGivens(Family family) {
        seeds(family).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            CoverData cover = plain.cover().data();
            int options = cover.optionCount();
            Random random = new Random(seed);
            for (int kind = 0; kind < 3 && options > 1; kind++) {
                int one = random.nextInt(options);
                int other = (one + 1 + random.nextInt(options - 1)) % options;
                PlainCover given = plain.pinned(List.of(one, other).subList(0, 2 - kind))
                        .restricted(List.of(one, other).subList(2 - kind, 2), List.of());
                Optional<Weights> found = find(given, cover);
                if (found.isPresent()) {
                    assertThat(BruteForce.solutions(given))
                            .as("beside %s; seed %d of %s: %s", found, seed, family, given)
                            .isEmpty();
                }
            }
        });
    }

    /** Tests that there are weights if and only if the system cannot be solved modulo one of the searched moduli. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "TINY",
                "TINY_COLORED",
                "TINY_MULTIPLE",
                "TINY_BOTH",
                "TINY_CLOSED",
                "DENSE",
                "FORCED",
                "BOARDS",
                "GIVEN",
                "REPEATED",
                "INFEASIBLE",
                "COLORED",
                "MULTIPLE",
                "BOTH",
                "GUARDS"
            })
    void areFoundWhereTheIntegerSystemHasNoSolution(Family family) {
        seeds(family).forEach(seed -> {
            PlainCover plain = family.cover(seed);
            CoverData cover = plain.cover().data();
            boolean expected = isRefuted(plain, cover);

            assertThat(find(plain, cover).isPresent())
                    .as("seed %d of %s: %s", seed, family, plain)
                    .isEqualTo(expected);
        });
    }

    /**
     * Tests options that hold equally many items, so that elementary divisors are those of that number, and every prime
     * occurs.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9})
    void areFoundModuloTheLengthOfOptions(int length) {
        int proofs = 0;
        int modular = 0;
        for (long seed = 0; seed < RandomCovers.amount(150); seed++) {
            PlainCover plain = uniform(new Random(seed), length);
            CoverData cover = plain.cover().data();
            boolean expected = isRefuted(plain, cover);
            Optional<Weights> found = find(plain, cover);

            assertThat(found.isPresent()).as("seed %d: %s", seed, plain).isEqualTo(expected);
            proofs += expected ? 1 : 0;
            modular += found.isPresent()
                            && found.get().modulus() > 0
                            && length % found.get().modulus() == 0
                    ? 1
                    : 0;
        }
        assertThat(proofs).isPositive();
        assertThat(modular).as("with a modulus that divides the length").isPositive();
    }

    /**
     * Returns a random cover of options with {@code length} items each, more options than items, each item with a
     * demand of up to three.
     */
    private static PlainCover uniform(Random random, int length) {
        List<Integer> items = new ArrayList<>(
                IntStream.range(0, length + 1 + random.nextInt(3)).boxed().toList());
        List<PlainCover.Option> options = new ArrayList<>();
        while (options.size() < 2 * items.size()) {
            Collections.shuffle(items, random);
            options.add(new PlainCover.Option(items.subList(0, length), 0));
        }
        List<PlainCover.Bounds> bounds = items.stream()
                .map(i -> 1 + random.nextInt(3))
                .map(times -> new PlainCover.Bounds(times, times))
                .toList();
        return new PlainCover(
                Collections.nCopies(items.size(), true), bounds, options, List.of(), List.of(), List.of());
    }

    /**
     * Tests options that each leave out one of twelve items: with weights of 1 each option weighs 11 and the total is
     * 12, so the modulus 11 proves infeasibility.
     */
    @Test
    void aPrimeThatDividesAllLengthsIsLookedAt() {
        List<Integer> items = IntStream.range(0, 12).boxed().toList();
        List<PlainCover.Option> options = items.stream()
                .map(out -> items.stream().filter(i -> !i.equals(out)).toList())
                .map(held -> new PlainCover.Option(held, 0))
                .toList();
        PlainCover plain = new PlainCover(Collections.nCopies(12, true), options, List.of());

        Weights found = WeightsFinder.find(plain.cover().data(), plain.givens(), StopCheck.NEVER)
                .orElseThrow();

        assertThat(found.modulus()).isEqualTo(11);
        assertThat(LongStream.range(0, 12)
                        .map(i -> found.weight((int) i))
                        .distinct()
                        .boxed())
                .containsExactly(1L);
        assertThat(found.total()).isEqualTo(12);
    }

    /** Returns true if the cover is refuted, unchanged or after its consequences. */
    private static boolean isRefuted(PlainCover plain, CoverData cover) {
        return isRefuted(plain)
                || afterConsequences(plain, cover)
                        .filter(RandomCoversTest::isRefuted)
                        .isPresent();
    }

    private static boolean isRefuted(PlainCover plain) {
        return IntegerSystem.of(plain)
                .filter(system -> LongStream.of(MODULI).anyMatch(m -> !system.isSolvable(m)))
                .isPresent();
    }

    /** Returns the cover after the consequences that follow without a search; empty if it contradicts itself. */
    private static Optional<PlainCover> afterConsequences(PlainCover plain, CoverData cover) {
        if (IntegerSystem.of(plain).isEmpty()) {
            return Optional.empty();
        }
        Position position = new Position(cover, plain.givens());
        Consequences follows = Consequences.of(position);
        return position.stuck() == Position.NONE
                ? Optional.of(plain.pinned(list(follows.taken())).restricted(list(follows.dropped()), List.of()))
                : Optional.empty();
    }

    private static List<Integer> list(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    /**
     * Tests that the tests above are not hollow: there are tiny covers without integer solutions, and some with integer
     * solutions but without solutions.
     */
    @Test
    void manyTinyCoversHaveWeightsAndSomeHaveNoneAndNoSolution() {
        List<Boolean> found = new ArrayList<>();
        int silent = 0;
        for (long seed = 0; seed < 200; seed++) {
            PlainCover plain = Family.TINY_CLOSED.cover(seed);
            found.add(find(plain, plain.cover().data()).isPresent());
            silent +=
                    !found.get(found.size() - 1) && BruteForce.solutions(plain).isEmpty() ? 1 : 0;
        }
        assertThat(found.stream().filter(f -> f)).hasSizeGreaterThan(5);
        assertThat(found.stream().filter(f -> !f)).hasSizeGreaterThan(5);
        assertThat(silent).isPositive();
    }
}
