package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.api.PuzzleSyntaxException;
import dlx.modelers.grid.Judging;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SudokuJudgesTest {

    private static final String GIVEN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String DIGITS = GIVEN.replace('.', '0');
    private static final String NONE = "55" + ".".repeat(79);

    @ParameterizedTest
    @CsvSource({
        "P1784, p1784, sample", "P1784, p1784, pub01", "P1784, p1784, pub02",
        "P1784, p1784, pub03", "POJ2676, poj2676-p10481, sample", "POJ2676, poj2676-p10481, pub01",
        "P10481, poj2676-p10481, pub01", "POJ3074, poj3074-p10482, sample", "POJ3074, poj3074-p10482, pub01",
        "P10482, poj3074-p10482, pub01"
    })
    void answersTheSamples(String problem, String folder, String name) throws IOException {
        Path samples = samples(folder);
        String answer = Files.readString(samples.resolve(name + ".ans"));
        String printed = judge(problem, Files.readString(samples.resolve(name + ".in")));
        assertThat(printed.lines())
                .containsExactlyElementsOf(answer.lines().map(String::strip).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "POJ3076, poj3076-uva1309, sample", "POJ3076, poj3076-uva1309, pub01",
        "UVA1309, poj3076-uva1309, sample", "UVA1309, poj3076-uva1309, pub01",
        "SP1110, sp1110, sample", "SP1110, sp1110, pub01"
    })
    void answersTheSamplesByteForByte(String problem, String folder, String name) throws IOException {
        Path samples = samples(folder);
        assertThat(judge(problem, Files.readString(samples.resolve(name + ".in"))))
                .isEqualTo(Files.readString(samples.resolve(name + ".ans")));
    }

    @Test
    void readsSixteenLettersWithOrWithoutBlankLines() {
        String solved = sixteen();
        String given = solved.replace('A', '-');
        assertThat(judge("POJ3076", given + "\r\n\r\n" + given.strip())).isEqualTo(solved + "\n" + solved);
        assertThat(judge("UVA1309", given + given)).isEqualTo(solved + "\n" + solved);
        assertThat(judge("SP1110", "2\n\n" + given + "\n" + given)).isEqualTo(solved + "\n" + solved);
        assertThat(judge("SP1110", "0\n")).isEmpty();
        assertThat(judge("UVA1309", "")).isEmpty();
    }

    @Test
    void printsSixteenLettersWithoutSolutionAsTheyWereGiven() {
        String none = "AA" + "-".repeat(14) + "\n" + ("-".repeat(16) + "\n").repeat(15);
        assertThat(judge("POJ3076", none)).isEqualTo(none);
    }

    @Test
    void readsDigitsWhereverTheLinesEnd() {
        String words = DIGITS.replaceAll(".", "$0 ");
        String expected = lines(SOLVED).replaceAll("(\\d)(?=\\d)", "$1 ");
        assertThat(judge("P1784", words)).isEqualTo(expected);
        assertThat(judge("P1784", words.replace(" ", "\r\n\r\n"))).isEqualTo(expected);
    }

    @Test
    void readsBoardsWithoutTheClosingEnd() {
        assertThat(judge("POJ3074", GIVEN + "\n" + GIVEN)).isEqualTo(SOLVED + "\n" + SOLVED + "\n");
        assertThat(judge("P10482", GIVEN + "\nend\nnot read")).isEqualTo(SOLVED + "\n");
        assertThat(judge("P10482", "")).isEmpty();
    }

    @Test
    void readsBlankLinesBetweenGrids() {
        assertThat(judge("POJ2676", "2\r\n\r\n" + lines(DIGITS) + "\n" + lines(DIGITS)))
                .isEqualTo(lines(SOLVED).repeat(2));
        assertThat(judge("LC37", lines(GIVEN) + "\n" + lines(GIVEN)))
                .isEqualTo(lines(SOLVED).repeat(2));
        assertThat(judge("POJ2676", "0\n")).isEmpty();
    }

    @Test
    void printsABoardWithoutSolutionAsItWasGiven() {
        assertThat(judge("P10482", NONE)).isEqualTo(NONE + "\n");
        assertThat(judge("LC37", lines(NONE))).isEqualTo(lines(NONE));
        assertThat(judge("POJ2676", "1\n" + lines(NONE))).isEqualTo(lines(NONE.replace('.', '0')));
        assertThat(judge("P1784", NONE.replaceAll(".", "$0 "))).startsWith("5 5 0 0 0 0 0 0 0\n0 0 ");
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "POJ2676 | 2 | 1 | <text>:10:1: the text ends here; expected row 1 of board 2 of 2",
                "POJ2676 | 1 | 2 | <text>:11:1: the text continues; expected nothing after the board",
                "POJ2676 | x | 1 | <text>:1:1: 'x' is not the number of boards; expected a number from 0 to 2147483647"
            })
    void saysWhereTheNumberOfBoardsIsWrong(String problem, String head, int boards, String message) {
        StringBuilder printed = new StringBuilder();
        assertThatThrownBy(() -> judge(problem, head + "\n" + lines(DIGITS).repeat(boards), printed))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(message);
        assertThat(printed.toString()).isEqualTo(head.equals("x") ? "" : lines(SOLVED));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "POJ3074 | 53.. | <text>:1:5: the board has 4 cells; expected 81",
                "P10482  | 53@. | <text>:1:3: '@' is not a cell; expected a digit, a letter or '.'",
                "POJ2676 | 1    | <text>:1:1: the text ends here; expected row 1 of board 1 of 1",
                "LC37    | 53.. | <text>:1:5: the row has 4 cells; expected 9",
                "P1784   | 5 3 @ | <text>:1:5: '@' is not a cell; expected a number from 1 to 9, or '.' for an empty cell",
                "P1784   | 5 3 0 | <text>:1:1: the text ends here; expected a board of 81 digits",
                "POJ3076 | AB-  | <text>:1:4: the row has 3 cells; expected 16",
                "UVA1309 | A--------------A | <text>:1:1: the text ends here; expected row 2 of board 1",
                "SP1110  | 1    | <text>:1:1: the text ends here; expected row 1 of board 1 of 1"
            })
    void saysWhereABoardIsWrong(String problem, String text, String message) {
        assertThatThrownBy(() -> judge(problem, text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage(message);
    }

    @Test
    void takesLettersOnlyWhereTheJudgeWritesLetters() {
        assertThatThrownBy(() -> judge("POJ3076", sixteen().replaceFirst("D", "1")))
                .hasMessage("<text>:1:4: '1' is not a cell of a 16x16 board; expected one of ABCDEFGHIJKLMNOP or '.'");
    }

    @Test
    void saysWhatIsLeftAfterTheOnlyBoard() {
        assertThatThrownBy(() -> judge("P1784", DIGITS.replaceAll(".", "$0 ") + "\n\n1"))
                .hasMessage("<text>:3:1: the text continues; expected nothing after the board");
        assertThatThrownBy(() -> judge("P1784", DIGITS.replaceAll(".", "$0 ") + " 1"))
                .hasMessage("<text>:1:165: the line has 82 cells; expected at most 81");
    }

    private static String judge(String id, String input) {
        return Judging.judge(new SudokuModel(), id, input);
    }

    private static void judge(String id, String input, StringBuilder printed) {
        Judging.judge(new SudokuModel(), id, input, printed);
    }

    private static Path samples(String folder) {
        Path samples = Path.of("../../shared/data/judge").resolve(folder);
        assumeTrue(Files.exists(samples), () -> samples + " is not there");
        return samples;
    }

    /** A board that is filled by a rule: each row is the one above, moved on. */
    private static String sixteen() {
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < 16; row++) {
            for (int column = 0; column < 16; column++) {
                board.append((char) ('A' + (row % 4 * 4 + row / 4 + column) % 16));
            }
            board.append('\n');
        }
        return board.toString();
    }

    private static String lines(String board) {
        return board.replaceAll(".{9}", "$0\n");
    }
}
