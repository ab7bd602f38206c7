package dlx.formats.boards;

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

class EdgePiecesTest {

    private static final String DATA =
            "{\n \"n\": 2, \"m\": 3,\n \"pieces\": [[0,1,2,0], [0,3,4,1], [0,0,4,3], [2,1,0,0], [4,4,0,1], [3,3,0,4]]\n}\n";

    @Test
    void boardsAreTiles() {
        assertThat(read(DATA))
                .contains(new ReadPuzzles(
                        "XCSP3", "macmahon", "2 3\n0 1 2 0\n0 3 4 1\n0 0 4 3\n2 1 0 0\n4 4 0 1\n3 3 0 4\n", List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"n\": 2|\"n\": 3|pieces: there are 6; expected n * m = 9 of four colors each, 0 at the border",
                "[0,1,2,0]|[0,1,2]|pieces: there are 6; expected n * m = 6 of four colors each, 0 at the border",
                "[0,1,2,0]|[0,1,2,62]|pieces[0][3] is 62; expected a whole number from 0 to 61",
                "\"m\": 3|\"m\": 0|m is 0; expected a whole number from 1 to 1024",
                "]]|]|the content is not JSON; expected all of the link or file"
            })
    void saysWhatIsWrong(String part, String other, String problem) {
        assertThatThrownBy(() -> read(DATA.replace(part, other))).hasMessage("board:1:1: XCSP3: " + problem);
    }

    @Test
    void boardsWithoutBorderAreRejected() {
        assertThatThrownBy(() -> read("{\"n\":1,\"m\":1,\"pieces\":[[1,1,1,1]]}"))
                .hasMessage(
                        "board:1:1: XCSP3: pieces: there are 1; expected n * m = 1 of four colors each, 0 at the border");
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new EdgePieces(), DATA, 56);
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new EdgePieces().read(new ForeignText("board", text));
    }
}
