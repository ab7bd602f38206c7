package dlx.core.invariants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Items;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.explain.Weights;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.skips.Tier;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that weights found in slices, with stops in between, equal the weights found at once. */
class FinderInSlicesTest {

    /** The parts of weights that can be compared. */
    private record Found(long modulus, List<Long> weights, long total, Givens givens) {}

    private static Optional<Found> content(Optional<Weights> weights) {
        return weights.map(w -> new Found(
                w.modulus(), IntStream.range(0, w.items()).mapToObj(w::weight).toList(), w.total(), w.givens()));
    }

    private static Optional<Found> inOneGo(CoverData cover, Givens givens) {
        return content(WeightsFinder.find(cover, givens, StopCheck.NEVER));
    }

    /** Runs the finder in slices, each with half as many steps again. */
    private static Optional<Found> inSlices(CoverData cover, Givens givens, long steps) {
        WeightsFinder finder = new WeightsFinder(cover, givens);
        Optional<Weights> found = Optional.empty();
        for (long now = steps; !finder.isDone(); now += 1 + now / 2) {
            assertThat(found).isEmpty();
            found = finder.find(now, StopCheck.NEVER);
        }
        assertThat(finder.find(Long.MAX_VALUE, StopCheck.NEVER)).isEmpty(); // it has told what it has to tell
        return content(found);
    }

    @ParameterizedTest
    @EnumSource(names = {"TINY", "TINY_BOTH", "TINY_CLOSED", "GIVEN", "BOARDS", "REPEATED", "MULTIPLE_WORDS"})
    void slicesFindTheSame(Family family) {
        for (long seed = 0; seed < Math.max(2, family.covers(RandomCovers.COVERS) / 10); seed++) {
            PlainCover plain = family.cover(seed);
            CoverData cover = plain.cover().data();
            Optional<Found> expected = inOneGo(cover, plain.givens());
            for (long steps : new long[] {0, 100}) {
                assertThat(inSlices(cover, plain.givens(), steps))
                        .as("seed %d of %s, %d steps at first", seed, family, steps)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void theSameWeightsEachTime() {
        for (CoverData cover : List.of(Boards.mutilated(12), random(40, 60, 3, 1))) {
            Optional<Found> once = inOneGo(cover, Givens.NONE);
            assertThat(once).isPresent();
            assertThat(inOneGo(cover, Givens.NONE)).isEqualTo(once);
            assertThat(inSlices(cover, Givens.NONE, 1)).isEqualTo(once);
        }
    }

    /**
     * Tests slices whose steps do not suffice for one prime power: the finder makes no progress and stays within its
     * steps.
     */
    @Test
    void aSliceTakesNoMoreStepsThanItMay() {
        CoverData cover = random(400, 1200, 20, 1);
        WeightsFinder finder = new WeightsFinder(cover, Givens.NONE);
        for (int k = 0; k < 5; k++) {
            AtomicInteger asked = new AtomicInteger();
            assertThat(finder.find(200_000, asked::incrementAndGet)).isEmpty();
            assertThat(finder.isDone()).isFalse();
            assertThat(asked.get()).isLessThan(60); // it is asked every 16 384 steps, and while positions are looked at
        }
    }

    /** Stops the finder at each of its first checks in turn. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aStopEndsItAndItCanContinue(boolean isImpossible) {
        CoverData cover = isImpossible ? Boards.mutilated(30) : random(160, 480, 8, 2);
        AtomicInteger moments = new AtomicInteger();
        Optional<Found> expected = content(WeightsFinder.find(cover, Givens.NONE, moments::incrementAndGet));
        assertThat(expected.isPresent()).isEqualTo(isImpossible);
        assertThat(moments.get()).isGreaterThan(10);
        for (int moment = 1; moment <= Math.min(60, moments.get()); moment += Tier.of(9, 1)) {
            WeightsFinder finder = new WeightsFinder(cover, Givens.NONE);
            int last = moment;
            AtomicInteger asked = new AtomicInteger();
            assertThatThrownBy(() -> finder.find(Long.MAX_VALUE, () -> {
                        if (asked.incrementAndGet() == last) {
                            throw new SearchStopped(StopReason.CANCELLED);
                        }
                    }))
                    .isInstanceOf(SearchStopped.class);
            assertThat(finder.isDone()).isFalse();
            assertThat(content(finder.find(Long.MAX_VALUE, StopCheck.NEVER))).isEqualTo(expected);
            assertThat(finder.isDone()).isTrue();
        }
    }

    /** Returns a random cover of options with {@code length} items. */
    private static CoverData random(int items, int options, int length, long seed) {
        Random random = new Random(seed);
        return Cover.of(cover -> {
                    Items item = cover.items("item", items);
                    for (int k = 0; k < options; k++) {
                        cover.option(
                                "option " + k,
                                random.ints(0, items)
                                        .distinct()
                                        .limit(length)
                                        .mapToObj(item::at)
                                        .toArray(dlx.api.Item[]::new));
                    }
                })
                .data();
    }
}
