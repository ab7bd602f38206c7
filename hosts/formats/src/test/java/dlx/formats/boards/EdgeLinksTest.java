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

class EdgeLinksTest {

    private static final String LINK =
            "https://e2.bucas.name/#puzzle=Small&board_w=3&board_h=2&board_edges=abcaadebaaedcbaaeeabddae&motifs_order=jblackwood";

    @Test
    void boardsAreTiles() {
        ReadPuzzles tiles = new ReadPuzzles(
                "e2.bucas.name",
                "macmahon",
                "2 3\n0 1 2 0\n0 3 4 1\n0 0 4 3\n2 1 0 0\n4 4 0 1\n3 3 0 4\n",
                List.of("the places of the tiles"));
        assertThat(read(LINK)).contains(tiles);
        assertThat(read(LINK.replace("https://", ""))).contains(tiles);
        assertThat(read(LINK.replace("/#", "/?"))).contains(tiles);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board_w=3|board_w=4|board_edges: it has 24 letters; expected 32, four for the tile in each cell",
                "adeb|aaaa|board_edges: a cell is empty; expected 24, four for the tile in each cell",
                "abca|ab+a|board: a part is missing; expected board_w, board_h up to 99, board_edges of letters",
                "board_h=2|x=2|board: a part is missing; expected board_w, board_h up to 99, board_edges of letters"
            })
    void saysWhatIsWrong(String part, String other, String problem) {
        assertThatThrownBy(() -> read(LINK.replace(part, other))).hasMessage("link:1:1: e2.bucas.name: " + problem);
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new EdgeLinks(), LINK, 55);
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
    }

    private static Optional<ReadPuzzles> read(String link) {
        return new EdgeLinks().read(new ForeignText("link", link));
    }
}
