package dlx.modelers.soma;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.core.search.SearchReport;
import dlx.modelers.packing.Count;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SomaModelTest extends ExactCoverModelContract<Packing, Placement> {

    private static final String CUBE = "AAB PAB TTT\nABB PPV PTV\nLLL LZZ ZZV\n";
    private static final String BRICKS = "pieces\n## ##\n\nboard 2x2x2\n";

    private final LoadedModel<Packing, Placement> soma = LoadedModel.of(new SomaModel(), "test");

    @Override
    protected SomaModel model() {
        return new SomaModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "soma\n" + CUBE,
                1L,
                "soma 2x3x4",
                0L,
                "pieces\nF *\n## ##\n\nboard 2x2x2\n",
                3L,
                "pieces\nI *\n##\n\nboard 2x2x2\n",
                9L, // perfect matchings of a cube
                BRICKS,
                0L,
                "pieces\nA\n\nB\nBB\n\nF *\n# #\n\nboard 2x2x2\n",
                96L); // 24 places of B, 4 ways to fill the rest
    }

    @Test
    void countsTheCube() {
        SearchReport report = soma.solver(soma.puzzle("soma 3x3x3")).count();
        assertThat(report.solutions()).isEqualTo(11_520); // 240 times 48
    }

    @Test
    void describesSevenPiecesAndTwentySevenCells() {
        Cover<Placement> cover = soma.solverOf("soma 3x3x3").cover();
        assertThat(cover.itemCount()).isEqualTo(7 + 27);
        assertThat(cover.optionCount()).isEqualTo(688); // equals the corpus instance
        assertThat(cover.itemName(7 + 9)).isEqualTo("cell r1c1l2");
    }

    @Test
    void drawsLayersSideBySideAndReadsThemBack() {
        Packing packing = soma.puzzle("soma 3x3x3");
        String drawing = soma.render(
                packing, Solution.of(soma.solver(packing).solve().options().orElseThrow()));
        assertThat(drawing).isEqualTo(CUBE);
        Packing full = soma.puzzle("soma\n" + drawing);
        assertThat(full.givens())
                .extracting(Placement::piece)
                .containsExactlyInAnyOrder("A", "B", "L", "P", "T", "V", "Z");
        assertThat(model().shape(full)).contains(packing);
    }

    @Test
    void countsTheSameInABoxThatIsTurned() {
        assertThat(List.of("2x3x4", "4x2x3", "3x4x2"))
                .extracting(size ->
                        soma.solver(soma.puzzle("soma V * " + size)).count().solutions())
                .hasSize(3)
                .allMatch(count -> count.signum() > 0)
                .containsOnly(soma.solver(soma.puzzle("soma V * 2x4x3")).count().solutions());
    }

    @Test
    void readsPiecesLayerByLayer() {
        Packing packing = soma.puzzle("pieces\n## .#\n#. ..\n\nB 2x\n##\n\nboard\n.. ..\n.. ..\n");
        assertThat(packing.pieces()).extracting(Piece::name).containsExactly("A", "B");
        assertThat(packing.pieces()).extracting(Piece::copies).containsExactly(Count.of(1), Count.of(2));
        assertThat(packing.pieces().get(0))
                .isEqualTo(SomaPieces.KIT.sets().get("soma").get().get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Q\n## .#\n#. ..", "Q\n.. ..\n## .#\n#. ..", "Q\nQQ .Q\nQ. ..", "Q 1x\nQQ .Q\nQ. .."})
    void aLetterAloneNamesThePieceBelow(String drawn) {
        Packing packing = soma.puzzle("pieces\n" + drawn + "\n\nB 2x\n##\n\nboard 2x2x2");
        assertThat(packing.pieces()).extracting(Piece::name).containsExactly("Q", "B");
        assertThat(packing.pieces()).extracting(Piece::size).containsExactly(4, 2);
        assertThat(soma.puzzle("pieces\nQ\nQQ\n\nboard 2x2x2").pieces())
                .extracting(Piece::size)
                .containsExactly(3);
    }

    @Test
    void keepsLettersAndTellsSizes() {
        Packing packing = soma.puzzle("pieces\nQ\n## .#\n#. ..\n\nB 2x\n##\n\nboard 2x2x2");
        String drawing = soma.render(
                packing, Solution.of(soma.solver(packing).solve().options().orElseThrow()));
        assertThat(drawing.chars().filter(c -> c == 'Q')).hasSize(4);
        assertThat(drawing.chars().filter(c -> c == 'B' || c == 'b')).hasSize(4);
        assertThat(soma.solverOf("soma 2x3x3").cover().itemName(0))
                .isEqualTo(
                        "equal areas: 18 free cells for pieces of 27 cells: A 4 + B 4 + L 4 + P 4 + T 4 + V 3 + Z 4");
    }

    @Test
    void tellsRowsOfNarrowLayersFromComments() {
        String solid = "pieces\nI *\n# #\n\n# a comment\nboard\n# .\n# so is this\n. .\n. #\n";
        Packing packing = soma.puzzle(solid);
        String drawing = soma.render(
                packing, Solution.of(soma.solver(packing).solve().options().orElseThrow()));
        assertThat(drawing).isEqualTo("# B\nA B\nA #\n");
        Packing full = soma.puzzle("pieces\nI *\n# #\n\nboard\n" + drawing);
        assertThat(full.givens()).hasSize(2);
    }

    @Test
    void statesCopiesOfTwoPiecesAsMultiplicities() {
        // six 1x2x2 and three single cubes in 3x3x3; 8 solutions once an engine knows multiplicities
        Cover<Placement> cover =
                soma.solverOf("pieces\n6x\n##\n##\n\n3x\n#\n\nboard 3x3x3\n").cover();
        assertThat(List.of(cover.atLeast(0), cover.atMost(0), cover.atLeast(1), cover.atMost(1)))
                .containsExactly(6, 6, 3, 3);
    }

    @Test
    void drawsAPicture() {
        Packing packing = soma.puzzle("soma\n" + CUBE);
        String svg = model().picture(packing, Solution.of(packing.givens())).toString();
        assertThat(svg.split("</text>", -1))
                .as("letters, and the names of the layers; beside them the solid")
                .hasSize(27 + 3 + 1);
        assertThat(svg).startsWith("<svg").endsWith("</svg>\n").contains("width=\"636\" height=\"168.4\"");
    }
}
