package dlx.core.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Items;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.engine.links.IdaEngine;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.masks.MasksEngine;
import dlx.core.engine.memo.MemoEngine;
import dlx.core.engine.slots.SlotsEngine;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.view.Position;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that all work before a search checks the limits repeatedly. The checks are counted; their places are not
 * tested, but a stop at the first, the last and a middle check ends the work.
 */
class WorkBeforeSearchTest {

    private static final CoverData LARGE = cover(60, 40_000);

    private static final Problem PROBLEM = Problem.of(LARGE, StopCheck.NEVER);

    /** A small problem: the slots spend most time on their rows, one per option, and check at each row. */
    private static final Problem SMALL = Problem.of(cover(60, 2_000), StopCheck.NEVER);

    private static final Problem BOUNDED = problem(items -> items.times(1, 2));

    private static final Problem REPEATED = problem(Items::repeated);

    /** Work that takes long on a large cover. */
    enum Work {
        TAKING_THE_COVER(stop -> Problem.of(LARGE, stop)),
        LISTS_OF_OPTIONS(PROBLEM::optionsOfItems),
        POSITION(stop -> new Position(LARGE, Givens.NONE, stop::check)),
        STEPS_OF_A_ROUND(stop -> new Position(LARGE, Givens.NONE, stop::check).stepsOfRound()),
        REDUCTION(stop -> Reduction.of(LARGE, Givens.NONE, true, stop)),
        FREE_REDUCTION(stop -> Reduction.of(LARGE, Givens.NONE, false, stop)),
        LINKS(stop -> new LinksEngine().compile(PROBLEM, stop)),
        SLOTS(stop -> new SlotsEngine().compile(SMALL, stop)),
        MASKS(stop -> new MasksEngine().compile(PROBLEM, stop)),
        MEMORY_OF_SLOTS(stop -> SlotsEngine.words(PROBLEM, stop)),
        MEMORY_OF_BOUNDED_SLOTS(stop -> new SlotsEngine()
                .cannot(BOUNDED, Requests.of(SearchMode.ALL, Givens.NONE).kind(), stop)),
        MEMO(stop -> new MemoEngine((problem, asks) -> new MasksEngine()).compile(PROBLEM, stop)),
        IDA(stop -> new IdaEngine()
                .cannot(REPEATED, Requests.of(SearchMode.BEST, Givens.NONE).kind(), stop)),
        FINGERPRINT(stop -> cover(60, 40_000).fingerprint(stop::check));

        private final Consumer<StopCheck> work;

        Work(Consumer<StopCheck> work) {
            this.work = work;
        }
    }

    private static Problem problem(UnaryOperator<Items> bounds) {
        return Problem.of(cover(60, 40_000, bounds), StopCheck.NEVER);
    }

    private static CoverData cover(int items, int options) {
        return cover(items, options, all -> all);
    }

    private static CoverData cover(int items, int options, UnaryOperator<Items> bounds) {
        return Cover.of(Integer.class, c -> {
                    Items all = bounds.apply(c.items("item", items));
                    for (int k = 0; k < options; k++) {
                        int first = k % items;
                        int second = (first + 1 + k / items % (items / 3)) % items;
                        int third = (second + 1 + k / 7 % (items / 3)) % items;
                        c.option(k, all.at(first), all.at(second), all.at(third));
                    }
                })
                .data();
    }

    private static long looks(Work work) {
        AtomicLong looks = new AtomicLong();
        work.work.accept(looks::incrementAndGet);
        return looks.get();
    }

    @ParameterizedTest
    @EnumSource
    void looksAtTheLimitsAgainAndAgain(Work work) {
        assertThat(looks(work)).isGreaterThan(LARGE.nodeCount() / PacedStopCheck.STRIDE);
    }

    @ParameterizedTest
    @EnumSource
    void endsAtAnyLook(Work work) {
        long looks = looks(work);
        for (long at : new long[] {1, 2, looks / 2, looks}) {
            SearchStopped stopped = new SearchStopped(StopReason.TIME);
            AtomicLong left = new AtomicLong(at);
            assertThatThrownBy(() -> work.work.accept(() -> {
                        if (left.decrementAndGet() == 0) {
                            throw stopped;
                        }
                    }))
                    .as("look %d of %d", at, looks)
                    .isSameAs(stopped);
        }
    }
}
