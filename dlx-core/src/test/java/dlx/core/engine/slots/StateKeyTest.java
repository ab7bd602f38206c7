package dlx.core.engine.slots;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateKeyTest {

    private static final BigInteger PRIME = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);

    /** Returns slots of primary items with two options each, and of secondary items. */
    private static Slots slots(int primary, int secondary) {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items items = c.items("item", primary);
            Items others = c.items("other", secondary).secondary();
            for (int k = 0; k < 2 * primary; k++) {
                if (secondary > 0) {
                    c.option(k, items.at(k / 2), others.at(k % secondary));
                } else {
                    c.option(k, items.at(k / 2));
                }
            }
        });
        return new Slots(Problem.of(cover.data(), StopCheck.NEVER), StopCheck.NEVER);
    }

    private static long[] key(StateKey stateKey, long[] state) {
        long[] key = {-7, 7}; // what was there before must not matter
        stateKey.write(state, key);
        return key;
    }

    private static BigInteger number(long... key) {
        return new BigInteger(Long.toUnsignedString(key[1])).shiftLeft(64).add(unsigned(key[0]));
    }

    private static BigInteger unsigned(long word) {
        return new BigInteger(Long.toUnsignedString(word));
    }

    @ParameterizedTest
    @CsvSource({
        "1,   0, false, true",
        "64,  0, false, true",
        "128, 0, false, true",
        "129, 0, false, false", // three words of open items
        "1,   1, false, false", // secondary items: more than the open items matters
        "1,   0, true,  false", // so do relaxed ones
    })
    void theKeyIsTheStateItselfWhereTwoWordsSayAll(int primary, int secondary, boolean relaxes, boolean exact) {
        assertThat(new StateKey(slots(primary, secondary), relaxes).isExact()).isEqualTo(exact);
    }

    @Test
    void anExactKeyIsTheOpenItems() {
        Slots two = slots(100, 0);
        assertThat(key(new StateKey(two, false), two.root))
                .containsExactly(two.root[two.offset[0]], two.root[two.offset[1]]);
        Slots one = slots(10, 0);
        assertThat(key(new StateKey(one, false), one.root)).containsExactly((1L << 10) - 1, 0);
        Slots none = slots(0, 3);
        assertThat(key(new StateKey(none, false), none.root)).containsExactly(0, 0);
    }

    /** Tests the hash by its coefficients, which are the keys of states with a single 1. */
    @ParameterizedTest
    @CsvSource({"129, 0, false", "300, 0, false", "3, 2, false", "100, 7, false", "60, 0, true", "200, 3, true"})
    void theHashIsASumOfProductsModuloThePrime(int primary, int secondary, boolean relaxes) {
        Slots slots = slots(primary, secondary);
        StateKey stateKey = new StateKey(slots, relaxes);
        BigInteger[] coefficient = new BigInteger[slots.size];
        for (int i = 0; i < slots.size; i++) {
            long[] unit = new long[slots.size];
            unit[i] = 1;
            coefficient[i] = number(key(stateKey, unit));
            assertThat(coefficient[i].bitLength()).as("position %d", i).isLessThanOrEqualTo(126);
            if (coefficient[i].signum() > 0) { // it counts, and by all of its 126 bits
                assertThat(coefficient[i].longValue()).as("position %d", i).isNotZero();
                assertThat(coefficient[i].shiftRight(64).longValue())
                        .as("position %d", i)
                        .isNotZero();
            }
        }
        Random random = new Random(127);
        for (int round = 0; round < 500; round++) {
            long[] state = new long[slots.size];
            BigInteger sum = BigInteger.ZERO;
            for (int i = 0; i < state.length; i++) {
                state[i] = switch (random.nextInt(4)) {
                    case 0 -> -1L;
                    case 1 -> Long.MIN_VALUE;
                    case 2 -> 0;
                    default -> random.nextLong();
                };
                sum = sum.add(unsigned(state[i]).multiply(coefficient[i]));
            }
            assertThat(number(key(stateKey, state)))
                    .as("round %d, seed 127", round)
                    .isEqualTo(sum.mod(PRIME));
        }
    }

    /** Tests sums at the edges of their words, which random states never reach: a carry there happens once in 2^64. */
    @Test
    void everySumIsReducedToTheLeastNumberOfItsClass() {
        long[] edges = {0, 1, 2, Long.MAX_VALUE - 1, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, -2, -1};
        for (long low : edges) {
            for (long high : edges) {
                long[] key = {low, high};
                StateKey.reduce(key);
                assertThat(number(key))
                        .as("%x %x", high, low)
                        .isEqualTo(number(low, high).mod(PRIME));
            }
        }
    }

    @Test
    void withoutSecondaryItemsTheOpenItemsAloneAreHashed() {
        Slots slots = slots(129, 0);
        Set<Integer> open = new HashSet<>();
        for (int w = 0; w < slots.words; w++) {
            open.add(slots.offset[w]);
        }
        for (int i = 0; i < slots.size; i++) {
            long[] unit = new long[slots.size];
            unit[i] = 1;
            assertThat(number(key(slots.key, unit)).signum() != 0)
                    .as("position %d counts", i)
                    .isEqualTo(open.contains(i));
            assertThat(number(key(new StateKey(slots, true), unit)).signum())
                    .as("position %d counts where items are relaxed", i)
                    .isPositive();
        }
    }

    /** Compares two slots objects of one problem: the random numbers are equal on every run and machine. */
    @Test
    void theSameStateHasTheSameKeyEverywhere() {
        Slots slots = slots(300, 5);
        assertThat(key(slots.key, slots.root)).isEqualTo(key(slots(300, 5).key, slots(300, 5).root));
        assertThat(key(slots.key, slots.root)).containsExactly(key(new StateKey(slots, false), slots.root));
    }

    /**
     * Takes options that fit in random ways: two states have equal keys exactly if their remaining problems are equal.
     */
    @Test
    void statesHaveEqualKeysJustWhereTheSameIsLeft() {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            PlainCover cover = seed % 10 == 0 ? Family.MANY_WORDS.cover(seed) : RandomCovers.plain(seed);
            Slots slots = new Slots(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
            boolean relaxes = !cover.relaxed().isEmpty();
            StateKey stateKey = new StateKey(slots, relaxes);
            Random random = new Random(seed);
            Map<List<Long>, List<Long>> stateOfKey = new HashMap<>();
            for (int way = 0; way < 50; way++) {
                long[] state = slots.root.clone();
                cover.relaxed().forEach(item -> slots.relax(item, state));
                for (int tries = 0; tries < 4 && !cover.options().isEmpty(); tries++) {
                    int option = random.nextInt(cover.options().size());
                    int place = slots.placeOf(option);
                    if ((state[place >> 6] >>> place & 1) != 0) {
                        long[] row = slots.row(option);
                        for (int i = 0; i < state.length; i++) {
                            state[i] &= row[i];
                        }
                    }
                }
                long[] key = key(stateKey, state);
                List<Long> words = Arrays.stream(state).boxed().toList();
                List<Long> before = stateOfKey.putIfAbsent(List.of(key[0], key[1]), words);
                assertThat(before == null || before.equals(words))
                        .as("seed %d, way %d: one key, one state", seed, way)
                        .isTrue();
            }
            assertThat(new HashSet<>(stateOfKey.values()))
                    .as("seed %d: one state, one key", seed)
                    .hasSize(stateOfKey.size());
        }
    }
}
