package dlx.modelers.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.PuzzleText;
import dlx.core.model.LoadedModel;
import dlx.modelers.grid.CellValue;
import dlx.modelers.grid.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests one board as pasted from pages, tables, mails, chats, programs and libraries of puzzles. Nearly all layouts are
 * read, and none as another board. A wrong board is worse than an error.
 */
class SixtyOneLayoutsTest {

    private static final String LINE = new SudokuModel().example().replace("\n", "");

    private final LoadedModel<SudokuBoard, CellValue> sudoku = LoadedModel.of(new SudokuModel(), "test");

    @Test
    void nearlyAllAreReadAndNoneAsAnotherBoard() {
        Map<String, String> layouts = Layouts.of("sixty-one-layouts.txt");
        assertThat(layouts).hasSize(61);
        List<String> expected = read(LINE).get(0);
        List<String> refused = new ArrayList<>();
        layouts.forEach((name, text) -> {
            List<List<String>> boards = read(text);
            if (boards.get(0).get(0).contains("expected")) {
                refused.add(name + ": " + boards.get(0).get(0));
                assertThat(boards).as(name).hasSize(1);
            } else {
                List<String> given = name.equals("HoDoKu, on the way") ? with(expected, "r1c3=4") : expected;
                assertThat(boards).as("%s:%n%s", name, text).containsExactly(given);
            }
        });
        assertThat(refused).as("refused").hasSizeLessThanOrEqualTo(1);
    }

    private static List<String> with(List<String> givens, String another) {
        List<String> all = new ArrayList<>(givens);
        all.add(another);
        all.sort(null);
        return all;
    }

    /** Returns the givens of each board, or the message of its rejection. */
    private List<List<String>> read(String text) {
        return Texts.answers(
                sudoku,
                PuzzleText.of(text),
                board -> board.givens().stream()
                        .map(CellValue::toString)
                        .sorted()
                        .toList(),
                e -> List.of(String.valueOf(e.getMessage())));
    }
}
