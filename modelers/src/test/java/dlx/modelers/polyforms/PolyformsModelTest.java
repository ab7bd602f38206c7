package dlx.modelers.polyforms;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Solution;
import dlx.core.model.LoadedModel;
import dlx.modelers.packing.Packing;
import dlx.modelers.packing.Piece;
import dlx.modelers.packing.Placement;
import dlx.testkit.ExactCoverModelContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolyformsModelTest extends ExactCoverModelContract<Packing, Placement> {

    private final LoadedModel<Packing, Placement> polyforms = LoadedModel.of(new PolyformsModel(), "test");

    @Override
    protected PolyformsModel model() {
        return new PolyformsModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                "triangle diamonds * hexagon 2", 20L, // MacMahon's boxes, OEIS A008793
                "triangle diamonds *\n...\nAA.\n", 1L,
                "hex pieces\nA 2x\n A\nA A\n\nboard\n. . .\n . . .\n", 1L,
                "hex dihexes * triangle 2", 0L,
                "hex dihexes * hexagon 2 holes 1", 20L,
                // a straight piece each way would cross in the middle
                "stick pieces\nI *\n+I+I+\n\nL *\n+L+\nL\n+\n\nboard\n  +\n  .\n+.+.+\n  .\n  +\n", 2L,
                "stick disticks 0..1x\n+.+.+\n.\n+\n", 0L,
                "hex dihexes 0..2x\n? ? ? ?\n", 5L);
    }

    @ParameterizedTest
    @CsvSource({ // OEIS A000228, A006535, A000577, A006534, A019988, A151537
        "hex monohexes, 1, 1",
        "hex dihexes, 1, 1",
        "hex trihexes, 3, 3",
        "hex tetrahexes, 7, 10",
        "hex pentahexes, 22, 33",
        "triangle moniamonds, 1, 1",
        "triangle diamonds, 1, 1",
        "triangle triamonds, 1, 1",
        "triangle tetriamonds, 3, 4",
        "triangle pentiamonds, 4, 6",
        "triangle hexiamonds, 12, 19",
        "triangle heptiamonds, 24, 43",
        "stick monosticks, 1, 1",
        "stick disticks, 2, 2",
        "stick tristicks, 5, 7",
        "stick tetrasticks, 16, 25",
    })
    void knowsEveryPolyform(String set, int free, int oneSided) {
        String[] words = set.split(" ");
        assertThat(polyforms.puzzle(set + " 1x1").pieces())
                .hasSize(free)
                .extracting(Piece::name)
                .doesNotHaveDuplicates();
        assertThat(polyforms
                        .puzzle(words[0] + " one-sided " + words[1] + " 1x1")
                        .pieces())
                .hasSize(oneSided);
        assertThat(polyforms.puzzle("stick pentasticks 1x1").pieces()).hasSize(55);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "triangle diamonds * hexagon 2",
                "triangle moniamonds * triangle 3",
                "hex dihexes * holes 1\n ? ?\n? ? ?\n ? ?\n",
                "stick one-sided disticks * 1x2 holes 1..7",
                "stick pieces\nA *\n+A+\n\nboard\n+ + +\n. ? .\n+.+.+\n",
                "hex pieces\nA *\n A\nA A\n\n1..2x\n# #\n\nboard hexagon 2 holes 0..2"
            })
    void writesWhatItReads(String text) {
        Packing packing = polyforms.puzzle(text);
        String written = model().write(packing, packing.givens()).orElseThrow();
        assertThat(polyforms.puzzle(written)).as(written).isEqualTo(packing);
    }

    @Test
    void drawsCellsWhereTheyLie() {
        assertThat(polyforms.render(polyforms.puzzle("hex monohexes * hexagon 2"), Solution.of(List.of())))
                .isEqualTo("  . .\n . . .\n  . .\n");
        assertThat(polyforms.render(polyforms.puzzle("triangle moniamonds * hexagon 1"), Solution.of(List.of())))
                .isEqualTo("...\n...\n");
        assertThat(polyforms.render(polyforms.puzzle("stick monosticks * 1x2"), Solution.of(List.of())))
                .isEqualTo("+.+.+\n. . .\n+.+.+\n");
    }
}
