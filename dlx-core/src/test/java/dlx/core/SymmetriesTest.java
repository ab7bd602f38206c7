package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.core.covers.KnownCovers;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.StopReason;
import dlx.core.search.Symmetries;
import dlx.core.search.Symmetry;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SymmetriesTest {

    private static final Solver<Integer> QUEENS = Solver.of(KnownCovers.queens(4));

    @Test
    void aBoardIsTurnedAndReflected() {
        Symmetries symmetries = QUEENS.symmetries();
        assertThat(symmetries.order()).isEqualTo(8);
        assertThat(symmetries.whole()).isTrue();
        assertThat(symmetries.orbits()).containsExactly(0, 1, 1, 0, 1, 5, 5, 1, 1, 5, 5, 1, 0, 1, 1, 0);
        for (Symmetry symmetry : symmetries.generators()) {
            List<List<Integer>> solutions = QUEENS.iterator().stream()
                    .map(solution -> solution.stream().sorted().toList())
                    .toList();
            assertThat(solutions)
                    .allSatisfy(solution -> assertThat(solution.stream()
                                    .map(symmetry::image)
                                    .sorted()
                                    .toList())
                            .isIn(solutions));
        }
    }

    @Test
    void givensAndForbiddenOptionsAreKept() {
        Solver<Integer> corner = QUEENS.toBuilder().given(Givens.of(0)).build();
        assertThat(corner.symmetries().order()).isEqualTo(2);
        Solver<Integer> edge =
                QUEENS.toBuilder().given(Givens.NONE.forbidden(1, 2)).build();
        assertThat(edge.symmetries().order()).isEqualTo(2);
        Solver<Integer> both =
                QUEENS.toBuilder().given(Givens.of(4).forbidden(1, 2)).build();
        assertThat(both.symmetries().order()).isEqualTo(1);
        assertThat(both.symmetries().generators()).isEmpty();
    }

    @Test
    void twinsAreExchanged() {
        Cover<String> cover = Cover.of(String.class, c -> {
            var item = c.item("a");
            c.option("one", item);
            c.option("two", item);
        });
        Symmetries symmetries = Solver.of(cover).symmetries();
        assertThat(symmetries.order()).isEqualTo(2);
        assertThat(symmetries.generators()).containsExactly(new Symmetry(new int[] {0, 1}, new int[] {1, 0}));
        assertThat(symmetries.generators()).hasToString("[(0 1)]");
    }

    @Test
    void aTokenEndsTheSearchForThem() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        Symmetries symmetries = QUEENS.toBuilder().token(token).build().symmetries();
        assertThat(symmetries.whole()).isFalse();
        assertThat(symmetries.order()).isEqualTo(1);
        assertThat(symmetries.orbits()).hasSize(16);
        assertThat(Solver.stopped(StopReason.TIME).symmetries().whole()).isFalse();
    }

    @Test
    void manyOptionsAreMovedByFewGenerators() {
        Symmetries symmetries = Solver.of(KnownCovers.rooks(25)).symmetries();
        BigInteger factorial =
                IntStream.rangeClosed(1, 25).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        assertThat(symmetries.order()).isEqualTo(factorial.pow(2).shiftLeft(1));
        assertThat(symmetries.generators()).hasSizeLessThan(60);
        assertThat(symmetries.orbits()).containsOnly(0);
    }

    @Test
    void aSymmetryIsAMapOneToOne() {
        Symmetry turn = new Symmetry(new int[] {1, 4, 7}, new int[] {4, 7, 1});
        assertThat(turn.image(4)).isEqualTo(7);
        assertThat(turn.image(5)).isEqualTo(5);
        assertThat(turn).hasToString("(1 4 7)");
        assertThat(turn).isEqualTo(new Symmetry(turn.moved(), new int[] {4, 7, 1}));
        assertThatThrownBy(() -> new Symmetry(new int[] {1, 4}, new int[] {4, 4}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("moved: [1, 4], images: [4, 4]; expected ascending numbers, and the same numbers in another"
                        + " order");
    }
}
