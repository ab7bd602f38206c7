package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.engine.StopCheck;
import dlx.skips.Tier;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the two ways to store invariants modulo 2. */
class InvariantsTest {

    private static final int ITEMS = Tier.of(400, 800);

    private static final PrimePower TWO = new PrimePower(2, 1);

    private static Effort effort() {
        return new Effort(Long.MAX_VALUE, StopCheck.NEVER);
    }

    private static Part part(int items, int[]... options) {
        int[] start = new int[options.length + 1];
        for (int k = 0; k < options.length; k++) {
            start[k + 1] = start[k] + options[k].length;
        }
        return new Part(
                IntStream.range(0, items).toArray(),
                IntStream.range(0, items).map(i -> 1).toArray(),
                start,
                Arrays.stream(options).flatMapToInt(Arrays::stream).toArray(),
                IntStream.range(0, options.length).toArray());
    }

    /** Tests that bits are used for few items only: for 100 000 items they take more than 1 GB. */
    @Test
    void bitsAreOfFewItemsOnly() {
        Part few = part(Invariants.MOST_ITEMS_OF_BITS);
        Part many = part(100_000);

        assertThat(Invariants.before(few, TWO, effort())).isInstanceOf(BitInvariants.class);
        assertThat(Invariants.before(many, TWO, effort())).isInstanceOf(SparseInvariants.class);
        assertThat(Invariants.before(few, new PrimePower(2, 6), effort())).isInstanceOf(SparseInvariants.class);
    }

    /**
     * Tests both ways: generators may differ, but their number is equal, and each generator weighs 0 in all options.
     */
    @Test
    void bothLeaveTheSame() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < Tier.of(100, 2000); round++) {
            int items = 1 + random.nextInt(70);
            int[][] options = new int[random.nextInt(80)][];
            for (int k = 0; k < options.length; k++) {
                options[k] = random.ints(4, 0, items).distinct().toArray();
            }
            Part part = part(items, options);
            Invariants bits = new BitInvariants(part, effort());
            Invariants sparse = new SparseInvariants(part, TWO, effort());
            for (int[] option : options) {
                bits.cut(option, 0, option.length);
                sparse.cut(option, 0, option.length);
                assertThat(sparse.prove()).as("round %d", round).isEqualTo(bits.prove());
            }
            assertThat(left(sparse)).as("round %d", round).hasSameSizeAs(left(bits));
            for (Invariants all : List.of(bits, sparse)) {
                for (int g : left(all)) {
                    long[] weights = all.weights(g);
                    assertThat(List.of(options))
                            .as("round %d", round)
                            .allMatch(option -> Arrays.stream(option)
                                                    .mapToLong(i -> weights[i])
                                                    .sum()
                                            % 2
                                    == 0);
                    assertThat(Arrays.stream(weights).sum() % 2 != 0).isEqualTo(all.proves(g));
                }
            }
        }
    }

    /** Tests 800 items in 3 000 options of 12, which take 10 MB, two thirds of it unused places. */
    @Test
    void whatTakesTooMuchMemoryIsGivenUp() {
        SplittableRandom random = new SplittableRandom(3);
        int[][] options = new int[Tier.of(1500, 3000)][];
        for (int k = 0; k < options.length; k++) {
            options[k] = random.ints(12, 0, ITEMS).distinct().toArray();
        }

        int many = cuts(options, Tier.of(1 << 20, 8 << 20));
        int all = cuts(options, 16 << 20);
        assertThat(cuts(options, Tier.of(1 << 17, 1 << 20))).isLessThan(many);
        assertThat(many).isLessThan(all);
        assertThat(all).isEqualTo(cuts(options, Long.MAX_VALUE));
    }

    private static int cuts(int[][] options, long mostBytes) {
        Invariants all = new SparseInvariants(part(ITEMS, options), new PrimePower(2, 6), effort(), mostBytes);
        int cuts = 0;
        while (cuts < options.length && all.prove()) {
            all.cut(options[cuts], 0, options[cuts].length);
            cuts++;
        }
        return cuts;
    }

    private static int[] left(Invariants all) {
        int[] sizes = all.sizes();
        return IntStream.range(0, sizes.length).filter(g -> sizes[g] > 0).toArray();
    }
}
