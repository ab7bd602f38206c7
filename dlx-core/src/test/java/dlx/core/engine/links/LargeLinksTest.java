package dlx.core.engine.links;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Item;
import dlx.api.Items;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.derived.StepSource;
import dlx.core.engine.Deadline;
import dlx.core.engine.PacedStopCheck;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.SearchStopped;
import dlx.core.engine.StopCheck;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.skips.Tier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that links over a large cover check the control within nodes, which changes nothing except the moment when a
 * search ends.
 */
class LargeLinksTest {

    private static final long COVERS = RandomCovers.amount(300);

    /** Returns a control that treats any cover as a large cover. */
    private static SearchControl within(CancellationToken token) {
        return new SearchControl(Long.MAX_VALUE, Deadline.of(token), search -> {}, Integer.MAX_VALUE);
    }

    private static LinksSearch search(CoverData cover, Strategy strategy, Givens givens, SearchControl control) {
        Links links = new Links(Problem.of(cover, StopCheck.NEVER), StopCheck.NEVER);
        return new LinksSearch(links, Requests.of(SearchMode.ALL, strategy, givens), control);
    }

    private static List<List<Integer>> rest(LinksSearch search) {
        List<List<Integer>> found = new ArrayList<>();
        while (search.advance()) {
            int[] options = search.options();
            found.add(Arrays.stream(options).sorted().boxed().toList());
        }
        return found;
    }

    @Test
    void findsTheSameInTheSameNodes() {
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover plain = RandomCovers.plain(seed);
            CoverData cover = plain.cover().data();
            if (cover.hasMultiplicities()) {
                continue;
            }
            LinksSearch usual = search(cover, Strategy.MRV, plain.givens(), Requests.free());
            LinksSearch large = search(cover, Strategy.MRV, plain.givens(), within(new CancellationToken()));

            assertThat(rest(large)).as("seed %d: %s", seed, plain).isEqualTo(rest(usual));
            assertThat(large.tally()).as("seed %d: %s", seed, plain).isEqualTo(usual.tally());
        }
    }

    /** Returns a cover of four items with ten thousand options each: covering one item takes two checks. */
    private static CoverData longLists(boolean colored) {
        return Cover.of(Integer.class, c -> {
                    Items hubs = c.items("hub", 4);
                    Items some = c.items("some", 30).secondary();
                    for (int k = 0; k < 40_000; k++) {
                        Item first = some.at(k / 4 % 30);
                        Item second = some.at((k / 4 + 1 + k / 120 % 29) % 30);
                        c.option(k, hubs.at(k % 4), first, colored ? second.colored(k % 5) : second);
                    }
                })
                .data();
    }

    /**
     * Returns options of thousands of items, most of which leave items without options: dead ends that are expensive to
     * find.
     */
    private static CoverData longOptions() {
        int items = 6_000;
        return Cover.of(Integer.class, c -> {
                    Items all = c.items("item", items);
                    for (int k = 0; k < 6; k++) {
                        List<Item> held = new ArrayList<>();
                        for (int i = k % 3 == 2 ? 0 : k % 2; i < items; i += k % 3 == 2 ? 3 : 2) {
                            held.add(all.at(i));
                        }
                        c.option(k, held);
                    }
                })
                .data();
    }

    /** Returns a check that ends the work at its {@code look}-th call. */
    private static StopCheck at(long look) {
        AtomicLong left = new AtomicLong(look);
        return () -> {
            if (left.decrementAndGet() == 0) {
                throw new SearchStopped(StopReason.CANCELLED);
            }
        };
    }

    private static LinksSearch search(Links links, SearchControl control, StopCheck within) {
        return new LinksSearch(links, Requests.of(SearchMode.ALL, Givens.NONE), control, within);
    }

    private static Links links(CoverData cover) {
        return new Links(Problem.of(cover, StopCheck.NEVER), StopCheck.NEVER);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void endsAtEachLookWithinANodeAsIfAtItsBeginning(boolean colored) {
        Links links = links(longLists(colored));
        for (long look = 1; look <= 60; look += Tier.of(29, 1)) {
            LinksSearch large = search(links, within(new CancellationToken()), at(look));
            List<List<Integer>> found = rest(large);
            assertThat(large.hasEnded()).as("look %d", look).isTrue();

            LinksSearch usual = search(links, Requests.nodes(large.nodes()), StopCheck.NEVER);
            assertThat(rest(usual)).as("look %d", look).isEqualTo(found);
            assertThat(large.nodes()).as("look %d", look).isEqualTo(usual.nodes());
            assertThat(large.remaining(false).orElseThrow())
                    .as("look %d", look)
                    .isEqualTo(usual.remaining(false).orElseThrow());
        }
    }

    /** Tests that each step is taken completely or not at all. */
    @Test
    void stepsEndAtALookWithWhatRemainsBeforeTheStep() {
        Links links = links(longLists(false));
        for (long look = 1; look <= 20; look += Tier.of(19, 1)) {
            StepSource steps = new StepSource(search(links, within(new CancellationToken()), at(look)));
            int taken = taken(steps, Integer.MAX_VALUE);
            StepSource usual = new StepSource(search(links, Requests.free(), StopCheck.NEVER));
            assertThat(taken(usual, taken)).isEqualTo(taken);
            assertThat(steps.remaining()).as("look %d", look).isEqualTo(usual.remaining());
        }
    }

    private static int taken(StepSource steps, int most) {
        int taken = 0;
        while (taken < most && steps.next().isPresent()) {
            taken++;
        }
        return taken;
    }

    @Test
    void looksWhileItSeeksDeadEnds() {
        AtomicLong looks = new AtomicLong();
        LinksSearch large = search(links(longOptions()), within(new CancellationToken()), looks::incrementAndGet);

        rest(large);

        assertThat(looks.get()).isGreaterThan(10 * large.updates() / PacedStopCheck.STRIDE);
    }
}
