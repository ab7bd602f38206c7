package dlx.core.engine.masks;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.Problem;
import dlx.core.engine.StopCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
        assertThat(masks.primary).containsExactly(0b00111, 0);
        assertThat(masks.mask).containsExactly(0b01100, 0, 0b10011, 0);
        assertThat(masks.bitOf(4)).isEqualTo(2);
        assertThat(masks.bitOf(0)).isEqualTo(3);
        assertThat(masks.optionsOf[2]).containsExactly(0b01);
    }

    @Test
    void itemsFillTwoWords() {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int i = 0; i < 128; i++) {
            options.add(option(i));
        }
        Masks masks = masks(new PlainCover(Collections.nCopies(128, true), options, List.of()));
        assertThat(masks.primary).containsExactly(-1, -1);
        assertThat(masks.mask[2 * 63]).isEqualTo(Long.MIN_VALUE);
        assertThat(masks.mask[2 * 63 + 1]).isZero();
        assertThat(masks.mask[2 * 64]).isZero();
        assertThat(masks.mask[2 * 64 + 1]).isEqualTo(1);
        assertThat(masks.optionsOf[127]).containsExactly(0, Long.MIN_VALUE);
        assertThat(Masks.isIn(63, Long.MIN_VALUE, 0)).isTrue();
        assertThat(Masks.isIn(64, 1, 0)).isFalse();
        assertThat(Masks.isIn(64, 0, 1)).isTrue();
        assertThat(Masks.leftmost(0, 8)).isEqualTo(67);
    }

    @Test
    void rowsHaveTheOptionsThatShareNoItem() {
        for (long seed = 0; seed < RandomCovers.amount(400); seed++) {
            List<PlainCover.Option> options = RandomCovers.plain(seed).options();
            Masks masks = masks(RandomCovers.plain(seed));
            for (int k = 0; k < options.size(); k++) {
                long[] left = masks.rows[k];
                assertThat(left[left.length - 1]).isEqualTo(masks.rowWord(k, left.length - 1));
                for (int j = 0; j < options.size(); j++) {
                    assertThat((left[j >> 6] >>> j & 1) != 0)
                            .as("seed %d: options %d and %d", seed, k, j)
                            .isEqualTo(Collections.disjoint(
                                    options.get(k).items(), options.get(j).items()));
                }
            }
        }
    }
}
