package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzle is the example of "File Formats" on sudocue.net. */
class SadManTest {

    private static final String HEADERS = """
        #ARuud
        #DA random puzzle created by SudoCue
        #CJust start plugging in the numbers
        #B03-08-2006
        #SSudoCue
        #LEasy
        #Uhttp://www.sudocue.net/
        """;
    private static final String ROWS = """
        2..1.5..3
        .54...71.
        .1.2.3.8.
        6.28.73.4
        .........
        1.53.98.6
        .2.7.1.6.
        .81...24.
        7..4.2..1
        """;
    private static final String STATE = "[State]\n" + ROWS.replace(".54...71.", "354...71.");

    @ParameterizedTest
    @ValueSource(
            strings = {
                HEADERS + ROWS,
                "#A Ruud\n\n" + ROWS,
                "[Puzzle]\n" + ROWS,
                HEADERS + "[Puzzle]\n" + ROWS + "[Colours]\n1 2 3\n",
            })
    void readsPuzzles(String file) {
        assertThat(read(file)).contains(new ReadPuzzles("SadMan Sudoku", "sudoku", ROWS, List.of()));
    }

    @Test
    void tellsHowMuchWasEntered() {
        String puzzle = "[Puzzle]\r\n" + ROWS;
        assertThat(read(puzzle + STATE))
                .contains(new ReadPuzzles("SadMan Sudoku", "sudoku", ROWS, List.of("1 digit that was entered")));
        assertThat(read(puzzle + STATE.replace("1.53.98.6", "175349826"))
                        .orElseThrow()
                        .lost())
                .containsExactly("4 digits that were entered");
    }

    @Test
    void saysWhatIsWrong() {
        assertProblem("[Puzzle]\n" + ROWS.substring(10), "[Puzzle]: it has 8 rows; expected 9");
        assertProblem("[Puzzle]\n" + ROWS + ROWS, "[Puzzle]: it has 18 rows; expected 9");
        assertProblem("[Puzzle]\n" + ROWS + "[State]\n.........\n", "[State]: it has 1 row; expected 9");
        assertProblem(
                "[Puzzle]\n" + ROWS.replace(".54...71.", ".54...71"),
                "[Puzzle], row 2: it is \".54...71\"; expected nine cells: digits, '.' where one is free");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ROWS,
                "# A board\n" + ROWS,
                "#Comment\n" + ROWS,
                "#A Ruud\n" + ROWS + ROWS,
                "#A Ruud\nabcdefghi\n",
                "#A Ruud\n",
                "[State]\n" + ROWS
            })
    void leavesTextsAloneThatMayBeOthers(String text) {
        assertThat(read(text)).isEmpty();
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new SadMan(), HEADERS + "[Puzzle]\n" + ROWS + STATE, 6);
        Mutations.areReadOrRefused(new SadMan(), HEADERS + ROWS, 7);
    }

    @Test
    void readsLongTextsInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            assertProblem("[Puzzle]\n" + ROWS.repeat(10_000), "[Puzzle]: it has 90000 rows; expected 9");
            assertThat(read("#A" + "A".repeat(1 << 20) + "\n" + "#".repeat(1 << 20) + "\n" + ROWS))
                    .isEmpty();
            assertThat(read("[" + "a".repeat(1 << 20) + "\n")).isEmpty();
        });
    }

    private static Optional<ReadPuzzles> read(String file) {
        return new SadMan().read(new ForeignText("file", file));
    }

    private static void assertProblem(String file, String problem) {
        assertThatThrownBy(() -> read(file)).hasMessage("file:1:1: SadMan Sudoku: " + problem);
    }
}
