package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files as versions 1 to 3 of OpenSudoku write them. */
class OpenSudokuTest {

    private static final String BOARD =
            "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
    private static final String HEAD = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n";

    @Test
    void readsManyGames() {
        String file = HEAD + "<opensudoku version=\"2\"><folder name=\"Easy &amp; fast\" created=\"1\">\n"
                + "<game created=\"1\" state=\"0\" time=\"0\" last_played=\"0\" data=\"" + BOARD
                + "\" note=\"none\"/>\n"
                + "<game data=\"" + BOARD.replace('5', '0') + "\"/></folder></opensudoku>\n";
        String dotted = BOARD.replace('0', '.');
        assertThat(read(file)).isEqualTo(imported(dotted + '\n' + dotted.replace('5', '.') + '\n', List.of()));
    }

    @Test
    void readsOneGame() {
        String file = "<opensudoku><name>n</name><author>a</author><game data=\"" + BOARD + "\" /></opensudoku>";
        assertThat(read(file)).isEqualTo(imported("""
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            """, List.of()));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = ' ',
            value = {
                "1 -|", "1 1,2,|", "2 0||",
                "3 17|", "4 0|17|", "5 0|17|3|",
            })
    void tellsHowMuchWasEntered(int version, String notes) {
        String attribute = version > 3 ? "cells_data" : "data";
        String file =
                "<opensudoku version=\"3\"><game " + attribute + "=\"" + kept(version, notes) + "\"/></opensudoku>";
        assertThat(read(file)).isEqualTo(imported(rows(), List.of("2 digits that were entered")));
    }

    @Test
    void tellsThatOneDigitWasEntered() {
        String data = kept(1, "-|").replaceFirst("4\\|-\\|1", "0|-|1");
        assertThat(read("<opensudoku><game data=\"" + data + "\"/></opensudoku>")
                        .lost())
                .containsExactly("1 digit that was entered");
    }

    @Test
    void saysWhatIsWrong() {
        assertProblem("<opensudoku/>", "game: missing; expected <game data=\"...\"/> at least once");
        assertProblem(
                "<opensudoku>\n<game data=\"" + BOARD + "\">\n</opensudoku>",
                "XML: it is not well-formed here; expected <game data=\"...\"/>");
        assertProblem(
                "<!DOCTYPE opensudoku [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<opensudoku/>",
                "DOCTYPE: such declarations are not read here; expected none");
        assertProblem(
                "<!-- <opensudoku --><!DOCTYPE opensudoku []><opensudoku/>",
                "DOCTYPE: such declarations are not read here; expected none");
        String expected = "; expected 81 digits, 0 where a cell is free";
        assertProblem(
                "<opensudoku><game data=\"" + BOARD + "\"/><game/></opensudoku>", "game 2: it has 0 cells" + expected);
        assertGame(BOARD + "1", "it has 82 cells" + expected);
        assertGame("x" + BOARD, "'x' at place 1 is not a cell" + expected);
        assertGame(kept(1, "-|") + "0|", "it has 244 fields; expected 3 for each of 81 cells");
        assertGame(
                kept(1, "-|").replaceFirst("\\|1\\|", "|2|"),
                "cell 3: it begins with \"4\" and ends with \"2\"; expected a digit, and 0 or 1");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(new OpenSudoku().read(new ForeignText("other", text)))
                        .isEmpty());
        for (String text : List.of("<a><opensudoku/></a>", "<!DOCTYPE html><html><opensudoku/></html>")) {
            assertThat(new OpenSudoku().read(new ForeignText("other", text))).isEmpty();
        }
    }

    @Test
    void readsOrRefusesMutations() {
        String games = "<game data=\"" + BOARD + "\"/><game data=\"" + kept(3, "0|") + "\"/>";
        Mutations.areReadOrRefused(new OpenSudoku(), HEAD + "<opensudoku>" + games + "</opensudoku>", 4);
        Mutations.areReadOrRefused(new OpenSudoku(), "<!DOCTYPE opensudoku><opensudoku><game/></opensudoku>", 5);
    }

    @Test
    void readsLongTextsInLinearTime() {
        String games = ("<game data=\"" + BOARD + "\"/>").repeat(20_000);
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            assertThat(read("<opensudoku>" + games + "</opensudoku>").text()).hasSize(20_000 * 82);
            assertGame("1".repeat(1 << 20), "it has 1048576 cells; expected 81 digits, 0 where a cell is free");
        });
    }

    /** The board as a game that is kept, with the digits 4 and 6 entered into the third and the fourth cell. */
    private static String kept(int version, String notes) {
        String cells = BOARD.chars()
                .mapToObj(digit -> (char) digit + "|" + notes + (digit == '0' ? "1|" : "0|"))
                .collect(Collectors.joining());
        String free = "0|" + notes + "1|";
        int at = cells.indexOf(free);
        return "version: " + version + "&#10;" + cells.substring(0, at) + '4'
                + cells.substring(at + 1, at + free.length()) + '6' + cells.substring(at + free.length() + 1);
    }

    private static String rows() {
        return BOARD.replace('0', '.').replaceAll(".{9}", "$0\n");
    }

    private static ReadPuzzles read(String file) {
        return new OpenSudoku().read(new ForeignText("file", file)).orElseThrow();
    }

    private static ReadPuzzles imported(String text, List<String> lost) {
        return new ReadPuzzles("OpenSudoku", "sudoku", text, lost);
    }

    private static void assertGame(String data, String problem) {
        assertProblem(
                "<opensudoku><game data=\"" + data + "\"/></opensudoku>",
                "game 1" + (problem.startsWith("cell ") ? ", " : ": ") + problem);
    }

    private static void assertProblem(String file, String problem) {
        assertThatThrownBy(() -> read(file))
                .hasMessageMatching("file:(1:1|3:3): OpenSudoku: " + Pattern.quote(problem));
    }
}
