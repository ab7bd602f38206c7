package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzle is "Fata Morgana" of Allan Barker, as the page links it. */
class SudokuWikiTest {

    private static final String PAGE = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    private static final String BOARD =
            "000000003001005600090040070000009050700050008050402000080020090003500100600000000";
    private static final String EXPECTED = "; expected 81 digits, 0 or '.' where a cell is free";

    @Test
    void readsBoards() {
        assertThat(new SudokuWiki().read(new ForeignText("link", PAGE + BOARD)))
                .contains(new ReadPuzzles("SudokuWiki", "sudoku", """
                    ........3
                    ..1..56..
                    .9..4..7.
                    .....9.5.
                    7...5...8
                    .5.4.2...
                    .8..2..9.
                    ..35..1..
                    6........
                    """, List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://sudokuwiki.org/Sudoku.htm?bd=" + BOARD,
                "https://www.sudokuwiki.org/sudoku.htm?x=1&bd=" + BOARD + "&y=2#top"
            })
    void readsOtherLinks(String link) {
        SudokuWiki format = new SudokuWiki();
        assertThat(format.read(new ForeignText("link", link)))
                .isEqualTo(format.read(new ForeignText("link", PAGE + BOARD.replace('0', '.'))))
                .isPresent();
    }

    @Test
    void saysWhatIsWrong() {
        assertProblem(
                PAGE + "S9B4s010g09",
                "bd: boards with candidates, which begin with \"S9\", are not read here" + EXPECTED);
        assertProblem(PAGE + BOARD.substring(1), "bd: it has 80 cells" + EXPECTED);
        assertProblem(PAGE + BOARD + '1', "bd: it has 82 cells" + EXPECTED);
        assertProblem(PAGE, "bd: it has 0 cells" + EXPECTED);
        assertProblem(PAGE + 'x' + BOARD.substring(1), "bd: 'x' at place 1 is not a cell" + EXPECTED);
        assertProblem(
                "https://www.sudokuwiki.org/killersudoku.htm?bd=" + BOARD,
                "page: \"killersudoku.htm\" is not read here; expected \"sudoku.htm\"");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(new SudokuWiki().read(new ForeignText("other", text)))
                        .isEmpty());
        assertThat(new SudokuWiki().read(new ForeignText("link", "https://www.sudokuwiki.org/sudoku.htm")))
                .isEmpty();
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new SudokuWiki(), PAGE + BOARD, 3);
    }

    @Test
    void readsLongTextsInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            assertProblem(PAGE + "1".repeat(1 << 20), "bd: it has 1048576 cells" + EXPECTED);
            String link = "https://www.sudokuwiki.org/sudoku.htm?" + "&b".repeat(1 << 20);
            assertThat(new SudokuWiki().read(new ForeignText("link", link))).isEmpty();
        });
    }

    private static void assertProblem(String link, String problem) {
        assertThatThrownBy(() -> new SudokuWiki().read(new ForeignText("link", link)))
                .hasMessage("link:1:1: SudokuWiki: " + problem);
    }
}
