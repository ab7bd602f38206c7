package dlx.modelers.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceShapeTest {

    @ParameterizedTest
    @CsvSource({
        "##/#., 4, 4, 12", "####, 2, 2, 3", "###/#.., 8, 4, 24", "##/##, 1, 1, 3",
        "#../#../###, 4, 4, 12", "####/.#.., 8, 4, 24", "###/#.#, 4, 4, 12", "###/##., 8, 4, 24",
        "###./..##, 8, 4, 24", ".#./###/.#., 1, 1, 3", "#../##./.##, 4, 4, 12", "##./.##, 4, 2, 12",
        ".##/##./.#., 8, 4, 24"
    })
    void hasEachOrientationOnce(String drawing, int twoSided, int oneSided, int solid) {
        PieceShape form = PieceShape.drawn(drawing);
        assertThat(form.orientations(Motion.ROTATIONS_AND_REFLECTIONS)).hasSize(twoSided);
        assertThat(form.orientations(Motion.ROTATIONS)).hasSize(oneSided);
        assertThat(form.orientations(Motion.SOLID_ROTATIONS)).hasSize(solid);
    }

    @Test
    void knowsLeftFromRightInSpace() {
        PieceShape left = PieceShape.drawn("##/#. .#/..");
        PieceShape right = PieceShape.drawn("##/#. ../#.");
        assertThat(left.orientations(Motion.SOLID_ROTATIONS)).hasSize(12).doesNotContain(right);
        assertThat(left.moved(Motion.REFLECT).orientations(Motion.SOLID_ROTATIONS))
                .contains(right);
    }

    @Test
    void orientationsDoNotDependOnTheOneThatWasDrawn() {
        List<PieceShape> forms = PieceShape.drawn("###./..##").orientations(Motion.ROTATIONS_AND_REFLECTIONS);
        assertThat(forms)
                .isSorted()
                .doesNotHaveDuplicates()
                .allSatisfy(form -> assertThat(form.orientations(Motion.ROTATIONS_AND_REFLECTIONS))
                        .isEqualTo(forms));
    }

    @Test
    void isTheSameWhereverItLies() {
        PieceShape form = new PieceShape(List.of(Cell.flat(7, 3), Cell.flat(6, 4), Cell.flat(6, 3)));
        assertThat(form).isEqualTo(PieceShape.drawn("##/#.")).hasToString("r1c1 r1c2 r2c1");
    }

    @Test
    void comparesFormsOfDifferentSizes() {
        assertThat(Stream.of("###", "##", "#", "#/#").map(PieceShape::drawn).sorted())
                .containsExactly(
                        PieceShape.drawn("#"),
                        PieceShape.drawn("##"),
                        PieceShape.drawn("###"),
                        PieceShape.drawn("#/#"));
    }
}
