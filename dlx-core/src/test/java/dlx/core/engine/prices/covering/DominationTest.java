package dlx.core.engine.prices.covering;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Goal;
import dlx.core.covers.PlainCover;
import dlx.core.engine.Deadline;
import dlx.core.engine.SearchControl;
import dlx.core.engine.prices.WeighedCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the minimum number of queens that attack or occupy every cell of a board. */
class DominationTest {

    /** Minimum number of queens by the side of the board minus 1: OEIS A075458. */
    private static final long[] QUEENS = {1, 1, 1, 2, 3, 3, 4, 5};

    private static PlainCover queens(int n) {
        List<PlainCover.Option> options = new ArrayList<>();
        for (int queen = 0; queen < n * n; queen++) {
            int row = queen / n;
            int column = queen % n;
            List<Integer> seen = IntStream.range(0, n * n)
                    .filter(cell -> cell / n == row
                            || cell % n == column
                            || Math.abs(cell / n - row) == Math.abs(cell % n - column))
                    .boxed()
                    .toList();
            options.add(new PlainCover.Option(seen, 1));
        }
        return WeighedCovers.of(n * n, WeighedCovers.REPEATED, options);
    }

    /** Returns all rotations and reflections of the board except the identity. */
    private static List<int[]> symmetries(int n) {
        List<int[]> maps = new ArrayList<>();
        for (int s = 1; s < 8; s++) {
            int kind = s;
            maps.add(IntStream.range(0, n * n)
                    .map(cell -> {
                        int row = (kind & 1) == 0 ? cell / n : n - 1 - cell / n;
                        int column = (kind & 2) == 0 ? cell % n : n - 1 - cell % n;
                        return (kind & 4) == 0 ? row * n + column : column * n + row;
                    })
                    .toArray());
        }
        return maps;
    }

    private static CoveringSearch search(int n, List<int[]> symmetries, long nodes) {
        PlainCover cover = queens(n);
        return new CoveringSearch(
                new Covering(WeighedCovers.problem(cover), () -> {}),
                WeighedCovers.request(cover, new SearchQuestion.Best(Goal.LEAST, 1), symmetries, 1),
                new SearchControl(nodes, Deadline.of(new CancellationToken()), s -> {}, 1));
    }

    private static CoveringSearch solve(int n, List<int[]> symmetries) {
        CoveringSearch search = search(n, symmetries, Long.MAX_VALUE);
        assertThat(search.advance()).as("%s", n).isTrue();
        assertThat(search.score()).as("%s", n).isEqualTo(search.bound()).hasValue(search.length());
        return search;
    }

    @Test
    void findsTheKnownNumbersOfQueens() {
        for (int n = 1; n <= QUEENS.length; n++) {
            assertThat(solve(n, List.of()).score()).as("%s", n).isEqualTo(OptionalLong.of(QUEENS[n - 1]));
            assertThat(solve(n, symmetries(n)).score()).as("%s", n).isEqualTo(OptionalLong.of(QUEENS[n - 1]));
        }
    }

    @Test
    void theRootAloneHasASolutionAndABound() {
        CoveringSearch search = search(8, List.of(), 1);
        assertThat(search.advance()).isTrue();
        assertThat(search.nodes()).isEqualTo(1);
        assertThat(search.score().getAsLong()).isBetween(5L, 7L);
        assertThat(search.bound()).hasValue(3); // the linear program says 2.6
    }

    /** Without orbits it takes 1485 nodes. */
    @Test
    void symmetriesSaveNodes() {
        assertThat(solve(8, List.of()).nodes()).isLessThan(600);
    }
}
