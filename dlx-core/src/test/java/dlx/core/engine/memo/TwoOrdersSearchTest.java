package dlx.core.engine.memo;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.core.covers.PlainCover;
import dlx.core.covers.PlainCover.Bounds;
import dlx.core.engine.Branching;
import dlx.core.engine.HandOvers;
import dlx.core.engine.KeyedTreeSearch;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.links.LinksEngine;
import dlx.core.engine.slots.SlotsEngine;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TwoOrdersSearchTest {

    private static final long TRIAL = HandOvers.USUAL.orders();

    /**
     * Returns the 0/1 matrices of n x n with sum {@code sum} in each row and column, rows before columns; an option is
     * a 1.
     */
    private static PlainCover binary(int n, int sum) {
        List<PlainCover.Option> options = IntStream.range(0, n * n)
                .mapToObj(cell -> new PlainCover.Option(List.of(cell / n, n + cell % n), 0))
                .toList();
        return cover(Collections.nCopies(2 * n, new Bounds(sum, sum)), 0, options);
    }

    private static PlainCover cover(List<Bounds> bounds, int secondary, List<PlainCover.Option> options) {
        List<Boolean> primary = new ArrayList<>(Collections.nCopies(bounds.size(), true));
        primary.addAll(Collections.nCopies(secondary, false));
        List<Bounds> all = new ArrayList<>(bounds);
        all.addAll(Collections.nCopies(secondary, Bounds.ONCE));
        return new PlainCover(primary, all, options, List.of(), List.of(), List.of());
    }

    /**
     * Returns a cover whose tree is large if the leftmost items come first. The colored secondary items of
     * {@code pairs} pairs of items x and y make as many states as there are ways to choose options of the x. The last
     * item, z, is to be covered twice. Of its four options the last two exclude all others, and the first demands one
     * color of every x. So MRV begins with z and soon only the y remain. A search that begins with the x finds only at
     * the end that z has lost its first option.
     */
    private static PlainCover decidedByTheLastItem(int pairs) {
        int z = 2 * pairs;
        int guard = z + 1 + pairs;
        List<PlainCover.Option> options = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            int shared = z + 1 + pair;
            for (int color = 0; color < 3; color++) {
                options.add(option(List.of(pair, shared), color));
            }
            options.add(new PlainCover.Option(List.of(pairs + pair), 0));
            options.add(option(List.of(pairs + pair, shared), 0));
            options.add(option(List.of(pairs + pair, shared), 1));
            options.add(new PlainCover.Option(List.of(pairs + pair), 0));
        }
        List<Integer> all = new ArrayList<>(List.of(z));
        List<Integer> colors = new ArrayList<>(List.of(PlainCover.Option.NO_COLOR));
        for (int pair = 0; pair < pairs; pair++) {
            all.add(z + 1 + pair);
            colors.add(0);
        }
        all.add(guard);
        colors.add(0);
        options.add(new PlainCover.Option(all, colors, 0));
        for (int color = 0; color < 3; color++) {
            options.add(option(List.of(z, guard), color));
        }
        List<Bounds> bounds = new ArrayList<>(Collections.nCopies(z, Bounds.ONCE));
        bounds.add(new Bounds(2, 2));
        return cover(bounds, pairs + 1, options);
    }

    /** Returns an option that gives its second item a color. */
    private static PlainCover.Option option(List<Integer> items, int color) {
        return new PlainCover.Option(items, List.of(PlainCover.Option.NO_COLOR, color), 0);
    }

    /** The searches in two orders over a cover, which record the orders that have begun. */
    private static final class Orders {

        final List<Branching> begun = new ArrayList<>();
        private final PlainCover cover;
        private final SearchControl control;

        Orders(PlainCover cover, SearchControl control) {
            this.cover = cover;
            this.control = control;
        }

        MemoSearch begin(Branching branching) {
            begun.add(branching);
            KeyedTreeSearch tree = new SlotsEngine()
                    .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                    .start(Requests.of(SearchMode.COUNT, cover.givens()).branching(branching), control);
            return new MemoSearch(tree, new MemoTable(1 << 26, tree.hasExactKeys()));
        }

        TwoOrdersSearch both() {
            return new TwoOrdersSearch(begin(Branching.LEFTMOST), () -> begin(Branching.MRV), TRIAL);
        }
    }

    private static Orders orders(PlainCover cover) {
        return new Orders(cover, Requests.free());
    }

    private static Search byLinks(PlainCover cover) {
        Search search = new LinksEngine()
                .compile(Problem.of(cover.cover().data(), StopCheck.NEVER), StopCheck.NEVER)
                .start(Requests.of(SearchMode.COUNT, cover.givens()), Requests.free());
        while (search.advance()) {
            // to the end
        }
        return search;
    }

    /** Returns a finished search in one order. */
    private static MemoSearch counted(PlainCover cover, Branching branching) {
        MemoSearch search = orders(cover).begin(branching);
        assertThat(search.advance()).isFalse();
        return search;
    }

    @ParameterizedTest
    @CsvSource({"4, 2, 90", "5, 2, 2040", "6, 2, 67950", "6, 3, 297200"})
    void theLeftmostItemFirstIsAllThatMatricesNeed(int n, int sum, int count) {
        Orders orders = orders(binary(n, sum));
        TwoOrdersSearch search = orders.both();
        assertThat(search.advance()).as("it never rests").isFalse();
        assertThat(search.solutions()).isEqualTo(count);
        assertThat(orders.begun).containsExactly(Branching.LEFTMOST);
        assertThat(search.nodes())
                .isEqualTo(counted(binary(n, sum), Branching.LEFTMOST).nodes());
        assertThat(search.advance()).as("asked again").isFalse();
        assertThat(search.solutions()).isEqualTo(count);
    }

    @Test
    void countsAreThoseOfLists() {
        for (PlainCover cover : List.of(binary(4, 2), binary(5, 2), decidedByTheLastItem(4))) {
            TwoOrdersSearch search = orders(cover).both();
            search.advance();
            assertThat(search.solutions()).isEqualTo(byLinks(cover).solutions());
        }
    }

    /**
     * Tests a cover on which neither order ends in its trial: the order that has progressed further continues, and its
     * counts are kept.
     */
    @Test
    void matricesOf8x8WithSums4() {
        Orders orders = orders(binary(8, 4));
        TwoOrdersSearch search = orders.both();
        assertThat(search.advance()).isFalse();
        assertThat(orders.begun).containsExactly(Branching.LEFTMOST, Branching.MRV);
        assertThat(search.solutions()).isEqualTo(116_963_796_250L);
        assertThat(search.share()).isBetween(0.0, 1.0);
    }

    @Test
    void whereTheLeftmostItemLeadsAstrayTheOtherOrderCounts() {
        PlainCover cover = decidedByTheLastItem(16);
        Orders orders = orders(cover);
        TwoOrdersSearch search = orders.both();
        assertThat(search.advance()).isFalse();
        assertThat(orders.begun).containsExactly(Branching.LEFTMOST, Branching.MRV);
        MemoSearch other = counted(cover, Branching.MRV);
        assertThat(other.nodes()).isLessThan(TRIAL);
        assertThat(search.nodes()).isEqualTo(other.nodes());
        assertThat(search.updates()).isEqualTo(other.updates());
        assertThat(search.solutions())
                .as("options 0 and 1 of z; every y may be any but that of color 1")
                .isEqualTo(BigInteger.valueOf(3).pow(16));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 10, 1000, 16_383, 16_384, 16_385, 30_000})
    void theControlStopsIt(long limit) {
        TwoOrdersSearch search = new Orders(binary(8, 4), Requests.nodes(limit)).both();
        assertThat(search.advance()).isFalse();
        assertThat(search.nodes()).isEqualTo(limit);
        assertThat(search.solutions()).isBetween(BigInteger.ZERO, BigInteger.valueOf(116_963_796_249L));
        BigInteger counted = search.solutions();
        assertThat(search.advance()).as("stopped for good").isFalse();
        assertThat(search.solutions()).isEqualTo(counted);
        assertThat(search.nodes()).isEqualTo(limit);
    }

    @Test
    void beforeItBeginsItHasCountedNothing() {
        TwoOrdersSearch search = orders(binary(4, 2)).both();
        assertThat(search.solutions()).isZero();
        assertThat(search.nodes()).isZero();
        assertThat(search.share()).isZero();
    }
}
