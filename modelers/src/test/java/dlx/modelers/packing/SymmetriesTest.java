package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.ExactCoverModel;
import dlx.core.model.LoadedModel;
import dlx.modelers.beads.BeadsModel;
import dlx.modelers.polyomino.PolyominoModel;
import dlx.modelers.soma.SomaModel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetriesTest {

    @ParameterizedTest
    @CsvSource({
        "pentominoes 3x20, 3",
        "tetrominoes T * 4x4, 7",
        "one-sided tetrominoes 4x7, 3",
        "one-sided tetrominoes I L O S T 4x5, 1",
    })
    void areThoseOfTheBoardThatKeepThePieces(String puzzle, int others) {
        PolyominoModel model = new PolyominoModel();
        assertThat(model.symmetries(modeler(model).puzzle(puzzle))).hasSize(others);
    }

    @ParameterizedTest
    @CsvSource({
        "pentominoes 3x20, reflection left to right|reflection upside down|turn by 180°",
        "one-sided tetrominoes I L O S T 4x5, turn by 180°",
        "tetrominoes T * 4x4, reflection in the falling diagonal|reflection in the rising diagonal|reflection left to"
                + " right|reflection upside down|turn by 180°|turn by 270°|turn by 90°",
    })
    void haveTheNamesOfBoards(String puzzle, String names) {
        PolyominoModel model = new PolyominoModel();
        assertThat(model.symmetries(modeler(model).puzzle(puzzle)))
                .extracting(Object::toString)
                .containsExactlyInAnyOrder(names.split("\\|"));
    }

    @Test
    void aReflectionOfTheCubeSwapsTheHandedPieces() {
        SomaModel soma = new SomaModel();
        assertThat(soma.symmetries(modeler(soma).puzzle("soma 3x3x3"))).hasSize(47);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes 3x20, 2", "tetrominoes T * 4x4, 1"})
    void leaveThePublishedNumberOfPackings(String puzzle, long distinct) {
        assertThat(distinct(new PolyominoModel(), puzzle)).isEqualTo(distinct);
    }

    @Test
    void theSomaCubeHas240Packings() {
        assertThat(distinct(new SomaModel(), "soma 3x3x3")).isEqualTo(240);
    }

    @Tag("slow")
    @Test
    void theEmptyBeadBoardHasOneReflection() {
        assertThat(distinct(new BeadsModel(), emptyBeadBoard())).isEqualTo(16_144);
    }

    private static String emptyBeadBoard() {
        StringBuilder rows = new StringBuilder();
        for (int row = 1; row <= 10; row++) {
            rows.append(".".repeat(row)).append('\n');
        }
        return rows.toString();
    }

    private static <P, O> long distinct(ExactCoverModel<P, O> model, String text) {
        LoadedModel<P, O> modeler = modeler(model);
        P puzzle = modeler.puzzle(text);
        return modeler.solver(puzzle).toBuilder()
                .symmetries(modeler.symmetries(puzzle))
                .build()
                .count()
                .solutions()
                .longValueExact();
    }

    private static <P, O> LoadedModel<P, O> modeler(ExactCoverModel<P, O> model) {
        return LoadedModel.of(model, "test");
    }
}
