package dlx.core.engine.masks;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.Family;
import dlx.core.PlainCover;
import dlx.core.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MasksTest {

    private static Masks masks(PlainCover cover) {
        return new Masks(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER);
    }

    private static PlainCover.Option option(Integer... items) {
        return new PlainCover.Option(List.of(items), 0);
    }

    @Test
    void primaryItemsHaveTheLowBitsInTheirOrder() {
        PlainCover cover = new PlainCover(
                List.of(false, true, false, true, true), List.of(option(0, 4), option(1, 2, 3)), List.of());
        Masks masks = masks(cover);
        assertThat(masks.itemAt).containsExactly(1, 3, 4, 0, 2);
        assertThat(masks.primary).isEqualTo(0b00111);
        assertThat(masks.mask).containsExactly(0b01100, 0b10011);
        assertThat(masks.bitOf(4)).isEqualTo(0b00100);
        assertThat(masks.bitOf(0)).isEqualTo(0b01000);
    }

    @Test
    void sixtyFourItemsFillTheWord() {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int i = 0; i < 64; i++) {
            options.add(option(i));
        }
        Masks masks = masks(new PlainCover(Collections.nCopies(64, true), options, List.of()));
        assertThat(masks.primary).isEqualTo(-1);
        assertThat(masks.mask[63]).isEqualTo(Long.MIN_VALUE).isEqualTo(masks.bitOf(63));
        assertThat(masks.numberOf(Long.MIN_VALUE, 0, new BitSet())).isEqualTo(63);
    }

    @Test
    void equalOptionsKeepTheirNumbersWhereSomeAreBanned() {
        PlainCover cover = new PlainCover(
                List.of(true, true),
                List.of(option(0), option(1), option(0), option(0, 1), option(0), option(0)),
                List.of());
        Masks masks = masks(cover);
        assertThat(masks.hasTwins).isTrue();
        BitSet banned = new BitSet();
        assertThat(numbers(masks, 0b01, 4, banned)).containsExactly(0, 2, 4, 5);
        banned.set(0);
        assertThat(numbers(masks, 0b01, 3, banned)).containsExactly(2, 4, 5);
        banned.set(4);
        assertThat(numbers(masks, 0b01, 2, banned)).containsExactly(2, 5);
        banned.set(2);
        assertThat(numbers(masks, 0b01, 1, banned)).containsExactly(5);
        assertThat(numbers(masks, 0b10, 1, banned)).containsExactly(1);
    }

    private static List<Integer> numbers(Masks masks, long mask, int many, BitSet banned) {
        List<Integer> numbers = new ArrayList<>();
        for (int before = 0; before < many; before++) {
            numbers.add(masks.numberOf(mask, before, banned));
        }
        return numbers;
    }

    @Test
    void everyOptionIsFoundByItsMaskAndItsRank() {
        for (long seed = 0; seed < 400; seed++) {
            PlainCover cover = seed % 8 == 0 ? Family.LONG_LISTS.cover(seed) : RandomCovers.plain(seed);
            Masks masks = masks(cover);
            Random random = new Random(seed);
            BitSet banned = new BitSet();
            Map<Long, Integer> seen = new HashMap<>();
            for (int k = 0; k < masks.mask.length; k++) {
                banned.set(k, random.nextInt(4) == 0);
            }
            for (int k = 0; k < masks.mask.length; k++) {
                if (!banned.get(k)) {
                    int before = seen.merge(masks.mask[k], 1, Integer::sum) - 1;
                    assertThat(masks.numberOf(masks.mask[k], before, banned))
                            .as("seed %d, banned %s: option %d", seed, banned, k)
                            .isEqualTo(k);
                }
            }
            boolean twins = cover.options().stream()
                            .map(option -> new HashSet<>(option.items()))
                            .distinct()
                            .count()
                    < cover.options().size();
            assertThat(masks.hasTwins).as("seed %d", seed).isEqualTo(twins);
        }
    }
}
