package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files {@code .sdm} and {@code .ss}. */
class SudokuBoardsTest {

    private static final String BOARD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Optional<Imported> read(String text) {
        return ForeignFormats.readPlain("boards", text, Optional.empty());
    }

    private static Imported sudoku(String text) {
        return new Imported("sudoku boards", "sudoku", text, List.of());
    }

    private static String rows() {
        return BOARD.replaceAll("(.{9})", "$1\n");
    }

    @Test
    void aLineIsABoard() {
        assertThat(read(BOARD.replace('.', '0') + "\r\n")).contains(sudoku(rows()));
        assertThat(read("# two\n" + BOARD + "\n\n" + BOARD + "\n")).contains(sudoku(BOARD + "\n" + BOARD + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"|", " | ", "", "!"})
    void nineLinesWithBarsAreABoard(String bar) {
        String drawn = rows().replaceAll("(...)(...)(...)", "$1" + bar + "$2" + bar + "$3");
        assertThat(read(drawn)).contains(sudoku(rows()));
        List<String> lines = drawn.lines().toList();
        String bars = String.join("\n", lines.subList(0, 3)) + "\n---+---+---\n"
                + String.join("\n", lines.subList(3, 6)) + "\n*---+---*\n"
                + String.join("\n", lines.subList(6, 9)).replace('.', 'x');
        assertThat(read(bars)).contains(sudoku(rows()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "53..7....\n6..195...\n", "1 2 3 4 5 6 7 8\n", "a\nb\nc\nd\ne\nf\ng\nh\ni\n"})
    void othersAreNone(String text) {
        assertThat(ForeignFormats.readPlain("boards", text, Optional.of("sudoku"))
                        .filter(found -> found.program().equals("sudoku boards")))
                .isEmpty();
        assertThat(ForeignFormats.readPlain("boards", BOARD, Optional.of("matrix")))
                .isEmpty();
    }
}
