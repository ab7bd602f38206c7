package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dlx.api.Cover;
import dlx.core.Pieces;
import dlx.core.Solver;
import dlx.core.engine.SearchMode;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.Piece;
import dlx.core.search.SearchQuestion;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreePieceTest {

    private record Both(Piece real, TreePiece played) {}

    @ParameterizedTest
    @CsvSource({"slots, 7, 0.001", "slots, 40, 0.1", "links, 15, 0.01"})
    void isWhatAPieceOfTheSearchIs(String engine, long budget, double most) {
        Cover<?> cover = ModelRegistry.load().get("domino").solverOf("4x6\n").cover();
        Pieces pieces = Pieces.of(Solver.of(cover).engine(engine).nodeLimit(budget), new SearchQuestion.Count());
        Subtree tree = tree(cover, engine);
        Deque<Both> open = new ArrayDeque<>(List.of(new Both(pieces.whole(), TreePiece.whole(tree))));
        long nodes = 0;
        long solutions = 0;
        for (int i = 0; !open.isEmpty(); i++) {
            Both one = open.remove();
            assertThat(one.played().weight()).isCloseTo(one.real().weight(), within(1e-12));
            List<Piece> real;
            List<TreePiece> played;
            Pieces.Cut cut = pieces.cut(one.real());
            if (i % 3 == 0 && !cut.pieces().equals(List.of(one.real()))) {
                real = cut.pieces();
                played = one.played().cut();
                nodes++;
            } else {
                Pieces.Result result = pieces.count(one.real(), most);
                TreePiece.Searched searched = one.played().search(budget, most);
                real = result.left();
                played = searched.left();
                nodes += searched.nodes();
                solutions += searched.solutions();
                assertThat(searched.nodes()).isEqualTo(result.tally().nodes());
            }
            assertThat(played).hasSameSizeAs(real);
            for (int p = 0; p < real.size(); p++) {
                open.add(new Both(real.get(p), played.get(p)));
            }
        }
        assertThat(solutions).isEqualTo(tree.solutions());
        assertThat(nodes).isEqualTo(tree.nodes()).isGreaterThan(200);
    }

    @Test
    void isLeftByItsSizeWhereNothingElseIsKnown() {
        TreePiece whole = TreePiece.whole(Subtree.of(List.of(Subtree.leaf(10, 0), Subtree.leaf(6, 0))));
        TreePiece.Searched searched = whole.search(8, 0.6);
        assertThat(searched.nodes()).isEqualTo(8);
        assertThat(searched.left()).hasSize(2);
        assertThat(searched.left().get(0).nodes()).isEqualTo(3);
        assertThat(searched.left().get(0).weight()).isCloseTo(0.15, within(1e-12));
        assertThat(searched.left().get(1).nodes()).isEqualTo(6);
        assertThat(searched.left().get(0).cut()).isEmpty();
    }

    private static Subtree tree(Cover<?> cover, String engine) {
        return new TreeRecorder(
                        TreeRecorder.walks(cover, engine, SearchMode.COUNT).get(), 1)
                .record();
    }
}
