package dlx.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.CoverData;
import dlx.core.covers.Family;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the lists and counts of a state against its open and taken options, on the way down and on the way back. */
class CoverStateTest {

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_COLORED", "TINY_MULTIPLE", "TINY_BOTH"})
    void listsAndCountsFollowEachStep(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(300); seed++) {
            CoverData cover = family.cover(seed).cover().data();
            CoverState state = new CheckedCover(cover, Givens.NONE);
            Random random = new Random(seed);
            Deque<Integer> marks = new ArrayDeque<>();
            for (int step = 0; step < 60 && cover.optionCount() > 0; step++) {
                int option = random.nextInt(cover.optionCount());
                if (!state.open[option] || random.nextInt(3) == 0) {
                    if (!marks.isEmpty()) {
                        state.undoTo(marks.pop());
                    }
                } else {
                    marks.push(state.mark());
                    if (random.nextBoolean()) {
                        state.take(option);
                    } else {
                        state.exclude(option);
                    }
                }
                compare(state, family + ", seed " + seed + ", step " + step);
            }
        }
    }

    private static void compare(CoverState state, String where) {
        CoverData cover = state.cover;
        for (int item = 0; item < cover.itemCount(); item++) {
            int own = item;
            int[] open = IntStream.range(0, cover.nodeCount())
                    .filter(node -> cover.item(node) == own && state.open[state.options.option[node]])
                    .toArray();
            int head = state.options.head(item);
            assertThat(IntStream.iterate(
                                    state.options.after(head), node -> node != head, node -> state.options.after(node))
                            .toArray())
                    .as(where)
                    .isEqualTo(open);
            assertThat(state.openOptions(item)).as(where).isEqualTo(open.length);
        }
        assertThat(IntStream.iterate(state.unmet.after(state.end), item -> item != state.end, state.unmet::after)
                        .toArray())
                .as(where)
                .isEqualTo(IntStream.range(0, cover.itemCount())
                        .filter(item -> state.times[item] < state.least[item])
                        .toArray());
        assertThat(state.isCovered())
                .as(where)
                .isEqualTo(
                        IntStream.range(0, cover.itemCount()).allMatch(item -> state.times[item] >= state.least[item]));
    }
}
