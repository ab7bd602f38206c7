package dlx.core.engine.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.core.covers.BruteForce;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.covers.SymmetricCovers;
import dlx.core.engine.EarlySizes;
import dlx.core.engine.Problem;
import dlx.core.engine.Requests;
import dlx.core.engine.Root;
import dlx.core.engine.SearchControl;
import dlx.core.engine.SearchMode;
import dlx.core.engine.StopCheck;
import dlx.core.engine.orbits.RootSymmetries;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SymmetryClausesTest {

    private static final long COVERS = RandomCovers.amount(20_000);

    private static final int MEMORY = 1 << 20;

    /** Asks for more solutions than two: each is one, and the end is not taken for a proof. */
    @Test
    void theEndAfterAnImageIsNotAProof() {
        int gaps = 0;
        for (long seed = 0; seed < COVERS; seed++) {
            PlainCover cover = SymmetricCovers.cover(seed);
            Set<List<Integer>> all = BruteForce.solutions(cover);
            SearchControl control = Requests.free();
            LearnSearch search = search(cover, control, (int) (seed % 3));
            Set<List<Integer>> found = new HashSet<>();
            while (search.advance()) {
                assertThat(found.add(Requests.options(search))).as("%d", seed).isTrue();
            }
            assertThat(all).as("%d %s", seed, cover).containsAll(found);
            assertThat(found.size() == all.size() || control.stopped() == StopReason.GAP)
                    .as("%d %s", seed, cover)
                    .isTrue();
            gaps += control.stopped() == StopReason.GAP ? 1 : 0;
        }
        assertThat(gaps).isPositive();
    }

    private static LearnSearch search(PlainCover cover, SearchControl control, int conflicts) {
        Problem problem = Problem.of(cover.cover().data(), StopCheck.NEVER);
        return new LearnSearch(
                new ItemLists(problem, StopCheck.NEVER),
                Requests.with(
                        Requests.of(SearchMode.FIRST, cover.givens()),
                        EarlySizes.after(conflicts).build()),
                control,
                MEMORY);
    }

    /** Tests that interchangeable things are recognized: all exchanges of neighbors, in the order of the options. */
    @Test
    void neighborsAreExchanged() {
        Cover<Integer> rooks = Cover.of(Integer.class, c -> {
            Items rows = c.items("row", 6);
            Items columns = c.items("column", 5).secondary();
            for (int k = 0; k < 30; k++) {
                c.option(k, rows.at(k / 5), columns.at(k % 5));
            }
        });
        Problem problem = Problem.of(rooks.data(), StopCheck.NEVER);
        RootSymmetries symmetries = RootSymmetries.of(problem, new Root(problem, Givens.NONE), StopCheck.NEVER);
        Exchanges exchanges = new Exchanges(symmetries.maps());
        assertThat(exchanges.others).isEmpty();
        List<Symmetry> expected = new ArrayList<>();
        for (int row = 0; row < 5; row++) {
            int from = row * 5;
            expected.add(map(30, k -> k / 5 == from / 5 ? k + 5 : k / 5 == from / 5 + 1 ? k - 5 : k));
        }
        for (int column = 0; column < 4; column++) {
            int from = column;
            expected.add(map(30, k -> k % 5 == from ? k + 1 : k % 5 == from + 1 ? k - 1 : k));
        }
        assertThat(exchanges.adjacent).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static Symmetry map(int options, IntUnaryOperator image) {
        int[] moved = IntStream.range(0, options)
                .filter(k -> image.applyAsInt(k) != k)
                .toArray();
        return new Symmetry(moved, IntStream.of(moved).map(image).toArray());
    }
}
