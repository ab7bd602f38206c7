package dlx.formats.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.text.Mutations;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Puzzles of our own, in links as SudokuPad writes them. */
class SudokuPadTest {

    private static final String REGIONS =
            "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";

    private static final String KILLER =
            "{\"id\":\"x\",\"cellSize\":50,\"cells\":[[{\"value\":\"1\"},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                    + "\"regions\":" + REGIONS
                    + ",\"cages\":[{\"cells\":[[0,1],[0,2]],\"value\":\"5\"},{\"value\":\"title: Ours\"}]}";

    /** The puzzle in the form of a link: short names, single quotes or none, and no empty cells. */
    private static final String ZIPPED = "{id:'x',cs:50,ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:" + REGIONS
            + ",ca:[{ce:[[0,1],[0,2]],v:5,c1:#0,c2:ffeedd},{v:'title: Ours'}]}";

    private static final Imported READ =
            new Imported("SudokuPad", "killer", "1...\n....\n....\n....\n\n.aa.\n....\n....\n....\na=5\n", List.of());

    private static Imported read(String text) {
        return ForeignFormats.read("<link>", text).orElseThrow();
    }

    private static String link(String zipped) {
        return "https://sudokupad.app/scl" + LzString.compress(zipped);
    }

    @Test
    void aKillerInItsOwnForm() {
        assertThat(read(KILLER)).isEqualTo(READ);
        assertThat(read(link(ZIPPED))).isEqualTo(READ);
        assertThat(read(link(KILLER))).isEqualTo(READ);
    }

    @Test
    void allItsAddresses() {
        String packed = "scl" + LzString.compress(ZIPPED);
        for (String address : List.of(
                "https://sudokupad.app/",
                "https://beta.sudokupad.app/",
                "https://sudokupad.app/sudoku/",
                "https://sudokupad.app/?puzzleid=",
                "https://app.crackingthecryptic.com/sudoku/",
                "https://app.crackingthecryptic.com/?puzzleid=",
                "sudokupad://puzzle/")) {
            assertThat(read(address + packed)).as(address).isEqualTo(READ);
        }
        assertThat(read("https://sudokupad.app/" + packed + "?setting-nogrid=1"))
                .isEqualTo(READ);
        assertThat(read("https://sudokupad.app/" + packed.replace("+", "%2B").replace("=", "%3D")))
                .isEqualTo(READ);
    }

    @Test
    void aPuzzleOfFPuzzles() {
        String json =
                "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
        for (String prefix : List.of("fpuz", "fpuzzles")) {
            assertThat(read("https://sudokupad.app/" + prefix + LzString.compress(json)))
                    .isEqualTo(new Imported("SudokuPad", "sudoku", "1...\n....\n....\n....\n", List.of()));
        }
    }

    @Test
    void withoutRegionsRowsAreRegions() {
        assertThat(read("{\"cells\":[[{\"value\":2}],[],[],[],[]]}"))
                .isEqualTo(new Imported(
                        "SudokuPad",
                        "jigsaw",
                        "2....\n.....\n.....\n.....\n.....\n\naaaaa\nbbbbb\nccccc\nddddd\neeeee\n",
                        List.of()));
    }

    @Test
    void whatNoModelKnowsIsTold() {
        Imported read = read(
                "{\"cells\":[[],[],[],[]],\"regions\":" + REGIONS
                        + ",\"lines\":[{},{}],\"arrows\":[{}],\"overlays\":[{}],\"cages\":[{\"cells\":[[0,0]],\"value\":\"odd\"},"
                        + "{\"cells\":[[0,0],[1,2]],\"unique\":true},{\"value\":\"rules: thermometers rise\"}],\"metadata\":{\"rules\":\"No knights\"}}");
        assertThat(read.model()).isEqualTo("sudoku-variants");
        assertThat(read.text()).isEqualTo("cage r1c1+r2c3\n....\n....\n....\n....\n");
        assertThat(read.lost())
                .containsExactlyInAnyOrder(
                        "1 cage whose sum or rule is not read",
                        "2 drawn lines",
                        "1 drawn arrow",
                        "1 drawn shape",
                        "rules given only in words: thermometers rise No knights");
    }

    @Test
    void errorsNameTheField() {
        assertFault(
                "https://sudokupad.app/d2ghFbQMmF",
                "'d2ghFbQMmF' names a puzzle that only the site holds; expected a link in which scl or fpuz and the puzzle itself follow");
        assertFault(
                "https://sudokupad.app/sclN4Ig",
                "cannot decompress the link; expected all of the link, as the site has written it");
        assertFault("{\"cells\":[[],[]]}", "cells has 2 rows; expected 4 to 25");
        assertFault(
                "{\"cells\":[[{},{},{},{},{}],[],[],[]]}",
                "cells[0] is [{},{},{},{},{}]; expected a square board: 4 cells, and not 5");
        assertFault(
                "{\"cells\":[[{\"value\":\"x\"}],[],[],[]]}",
                "cells[0][0].value is \"x\"; expected a whole number from 1 to 4");
        assertFault("{\"cells\":[[],[],[],[]],\"regions\":[[]]}", "regions has 1 of them; expected 4");
        assertFault(
                "{\"cells\":[[],[],[],[]],\"regions\":[[[9,0]],[],[],[]]}",
                "regions[0][0][0] is 9; expected a whole number from 0 to 3");
        assertFault(
                "{\"cells\":[[],[],[],[]],\"regions\":[[[0,0]],[],[],[]]}",
                "regions: r1c2 is in none of them; expected one");
        assertFault(
                "{\"cells\":[[],[],[],[]],\"regions\":[[[0,0]],[[1,1],[0,0]],[],[]]}",
                "regions: r1c1 is in two of them; expected one");
        assertFault(
                "{\"cells\":[[],[],[],[]]} {\"cells\":[]}",
                "more text follows the end of its JSON; expected one object alone");
        assertFault(
                "{\"cells\":[[],[],[],[]]}garbage", "more text follows the end of its JSON; expected one object alone");
        assertFault(
                "{\"cells\":[[],[],[],[]],\"cages\":[{\"cells\":[[1]]}]}",
                "cages[0].cells[0] is [1]; expected a row and a column");
    }

    private static void assertFault(String text, String problem) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<link>:1:1: SudokuPad: " + problem);
    }

    @Test
    void mutatedPuzzlesAreReadOrRefused() {
        Random random = new Random(36);
        for (int k = 0; k < 3000; k++) {
            Mutations.readOrRefuse(new SudokuPad(), link(Mutations.mutation(ZIPPED, random)));
        }
    }
}
