package dlx.formats.burr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names are those of the classes Pentominoes, Tetrominoes, SomaCubes and Tetracubes of Polyform Puzzler. */
class PolyformNamesTest {

    private static final String SETS =
            "; expected names of one of the sets of 1 to 5 cells, as F5 I5 or I4 L4, whose cells are as many as those of the"
                    + " board";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "V L T Z a b p 3x3x3|soma|soma V L T Z A B P 3x3x3",
                "V3 L4 T4 S4 A4 B4 P4 3x3x3|soma|soma V L T Z A B P 3x3x3",
                "V * 3x3x3|soma|soma V * 3x3x3",
                "F I L N P T U V W X Y Z 6x10|polyomino|pentominoes F I L N P T U V W X Y Z 6x10",
                "F5 P5 2x 3x5|polyomino|pentominoes F P 2x 3x5",
                "I4 L4 O4 S4 T4 4x5|polyomino|tetrominoes I L O S T 4x5",
                "I L 2x3|polyomino|trominoes I L 2x3",
                "I L O 3x4|polyomino|tetrominoes I L O 3x4",
                "I3 V3 2x3x1|-|-",
                "I3 V3 2x3|polyomino|trominoes I L 2x3",
                "I V 2x3|polyomino|trominoes I L 2x3",
                "O1 3x 1x3|polyomino|monominoes O 3x 1x3"
            })
    void namesBecomeTheSetsHere(String names, String model, String text) {
        if (model.equals("-")) {
            assertThatThrownBy(() -> read(names)).hasMessageContaining("not a piece of the Soma cube");
        } else {
            assertThat(read(names)).contains(new ReadPuzzles("Polyform Puzzler", model, text + '\n', List.of()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "F5 I4 3x3|pieces: they are of no one set that fills the board",
                "F5 I5 3x5|pieces: they are of no one set that fills the board",
                "A06 2x3|pieces: they are of no one set that fills the board",
            })
    void saysWhatIsWrong(String names, String problem) {
        assertThatThrownBy(() -> read(names)).hasMessage("names:1:1: Polyform Puzzler: " + problem + SETS);
    }

    @Test
    void saysWhichPieceIsNotOfTheSomaCube() {
        assertThatThrownBy(() -> read("V L25 3x3x3"))
                .hasMessage(
                        "names:1:1: Polyform Puzzler: piece: \"L25\" is not a piece of the Soma cube; expected V L T Z a b p, or"
                                + " the pieces drawn for the model soma");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"pentominoes 6x10", "soma V * 3x3x3", "3x3x3", "V L T", "V3x3", "2x V 3x3"})
    void textsOfTheModelsAreNone(String text) {
        assertThat(read(text)).isEmpty();
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(text -> new PolyformNames().read(text, Optional.empty()), "V L T Z a b p 3x3x3", 71);
        Mutations.areReadOrRefused(text -> new PolyformNames().read(text, Optional.empty()), "I4 L4 2x O4 T4 4x5", 72);
        assertThat(read("V ".repeat(1 << 20) + "3x3x3")).isEmpty();
    }

    private static Optional<ReadPuzzles> read(String names) {
        return new PolyformNames().read(new ForeignText("names", names), Optional.empty());
    }
}
