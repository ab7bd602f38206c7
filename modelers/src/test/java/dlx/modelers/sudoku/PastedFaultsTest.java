package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import dlx.skips.Tier;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests pasted blocks that are rejected as a whole: a block is read as a board or not at all. */
class PastedFaultsTest {

    /** The example of the model: 30 givens. */
    private static final List<String> ROWS = new SudokuModel().example().lines().toList();

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    private List<SudokuBoard> read(String text) {
        return Texts.all(sudoku, PuzzleText.of(text));
    }

    private static String lines(List<String> rows) {
        return String.join("\n", rows) + "\n";
    }

    /** Returns the error of each puzzle of a text; empty for a board that was read. */
    private List<String> answers(String text) {
        return Texts.answers(sudoku, PuzzleText.of(text), board -> "", PuzzleSyntaxException::getMessage);
    }

    @Test
    void nothingIsAnsweredOfABlockWithARowTooMany() {
        assertThat(answers(lines(ROWS) + ROWS.get(0) + "\n\n" + lines(ROWS)))
                .containsExactly(
                        "<text>:10:1: this row is one too many for a 9x9 board; expected a blank line or the end", "");
        assertThat(answers(lines(ROWS) + lines(ROWS.subList(0, 8))))
                .containsExactly("<text>:17:1: the text ends here; expected row 9 of the 9x9 board");
    }

    @Test
    void theShortRowIsBlamedEvenIfItIsTheFirst() {
        String shortFirst = ROWS.get(0).substring(1) + "\n" + lines(ROWS.subList(1, 9));
        assertThat(answers(shortFirst)).containsExactly("<text>:1:9: the row has 8 cells; expected 9");
        String shortLast = lines(ROWS.subList(0, 8)) + ROWS.get(8).substring(1) + "\n";
        assertThat(answers(shortLast)).containsExactly("<text>:9:9: the row has 8 cells; expected 9");
        assertThat(answers(shortFirst.replaceAll("(.)(?=.)", "$1 ")))
                .containsExactly("<text>:1:16: the row has 8 cells; expected 9");
    }

    @Test
    void candidatesAreRefusedOnceAsWhatTheyAre() {
        String frame = "+-------------------+----------------+--------------+\n";
        String row = "| 5     3     124   | 26   7    2468 | 1489 1249 248 |\n";
        for (String between : List.of("", frame, "\n")) {
            String band = row + row + row;
            assertThat(answers(band + between + band + between + band + "\n" + lines(ROWS)))
                    .as(band + between)
                    .containsExactly("<text>:1:15: these are candidates; expected one value per cell", "");
        }
    }

    @Test
    void aLineWithTwoPuzzlesIsRefused() {
        String line = String.join("", ROWS);
        assertThat(answers(line + "," + line.replace('5', '6') + "\n"))
                .containsExactly(
                        "<text>:1:83: this line contains another board; expected one, with its solution perhaps");
    }

    @Timeout(300)
    @ParameterizedTest
    @ValueSource(strings = {"> ", "none,", "?bd=", ":", "'", " ", "1: ", "a "})
    void aLineLongerThanAnyBoardIsRefusedSoon(String part) {
        String text = part.repeat(Tier.of(200_000, 2_000_000) / part.length()) + "5\n";
        assertThatThrownBy(() -> read(text)).isInstanceOf(PuzzleSyntaxException.class);
        assertThatThrownBy(() -> read(lines(ROWS) + text)).isInstanceOf(PuzzleSyntaxException.class);
        String shorter = part.repeat(Tier.of(2_990, 9_990) / part.length()) + "5\n";
        assertThatThrownBy(() -> read(shorter)).isInstanceOf(PuzzleSyntaxException.class);
    }

    @Test
    void noRowHasLessThanNoCells() {
        assertThatThrownBy(() -> read("\t".repeat(50))).hasMessageContaining("the row has 0 cells");
        assertThatThrownBy(() -> read("\t\t\t\t\n1234\n")).hasMessageContaining("the row has 0 cells");
    }

    /**
     * In every layout, the message comes from the reader that got furthest and names the sign that all readers reject.
     */
    @Test
    void aSignThatNoReaderTakesIsNamedWhereItStands() {
        PastedBoardsTest.layouts().forEach((name, text) -> {
            for (int i = 0; i < text.length(); i++) {
                int begin = text.lastIndexOf('\n', i - 1) + 1;
                int line = 1
                        + (int) text.substring(0, i)
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                if (isCell(text, begin, i, line == 1)) {
                    String spoilt = text.substring(0, i) + "@" + text.substring(i + 1);
                    assertThat(answers(spoilt).get(0))
                            .as("%s:%n%s", name, spoilt)
                            .startsWith("<text>:" + line + ":" + (i - begin + 1) + ": '@' is not a cell; expected ");
                }
            }
        });
    }

    /** Returns true for a given, and false for a digit of a title, a size, a hash or a rating, or next to a frame. */
    private static boolean isCell(String text, int begin, int i, boolean first) {
        String line = text.substring(begin, text.indexOf('\n', begin));
        boolean isTitle = first
                && (line.startsWith("9")
                        || line.contains("Grid")
                        || line.contains(":\r")
                        || line.endsWith(":")
                        || line.contains("hard")
                        || line.contains("nudoku"));
        boolean isAside = line.startsWith("0000") && (i - begin < 13 || i > begin + 93)
                || line.contains("|  6 in") && i > begin + line.indexOf("|  6 in");
        return Character.isDigit(text.charAt(i)) && !isTitle && !isAside;
    }

    /** The board is one word among others. The message is about this word, and the lines below are read. */
    @Test
    void aBoardAmongOtherWordsIsBlamedForItsLength() {
        String board = String.join("", ROWS);
        String sizes = "expected 16, 36, 64, 81, 100, 144";
        for (String between : List.of(" ", ",", ";", "\t")) {
            String good = "0000183b305c" + between + board + between + "1.2\n";
            String bad = "0000183b305c" + between + board.substring(1) + between + "1.2\n";
            assertThat(answers(bad + good))
                    .as(bad)
                    .hasSize(2)
                    .satisfies(
                            all -> assertThat(all.get(0)).startsWith("<text>:1:94: the board has 80 cells; " + sizes))
                    .satisfies(all -> assertThat(all.get(1)).isEmpty());
            String title = "hash" + between + "board" + between + "rating\n";
            assertThat(answers(title + good + bad + good))
                    .as(title + good + bad)
                    .hasSize(3)
                    .satisfies(
                            all -> assertThat(all.get(1)).startsWith("<text>:3:94: the board has 80 cells; " + sizes));
        }
        String dotted =
                String.join(".", ROWS.stream().map(row -> row.replace('.', '0')).toList());
        assertThat(answers(dotted.replaceFirst("5", "") + "\n").get(0))
                .startsWith("<text>:1:89: the board has 88 cells");
        assertThat(answers(dotted.replaceFirst("5", "@") + "\n").get(0)).startsWith("<text>:1:1: '@' is not a cell");
    }

    @Test
    void whatStandsBesideAFrameThatIsTooShortIsNotBlamed() {
        String edge = "+-------+-------+-------+";
        String row = "| 5 3 . | . 7 . | . . . |";
        String text = edge + "  keys\n" + (row + "  h - Move left\n").repeat(3) + edge + "\n" + (row + "\n").repeat(3)
                + edge + "\n";
        assertThat(answers(text).get(0)).contains("expected row 7 of the 9x9 board");
    }
}
