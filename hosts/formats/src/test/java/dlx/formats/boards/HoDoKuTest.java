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

/** The lines are those that HoDoKu's own classes try themselves with. */
class HoDoKuTest {

    private static final String GIVEN =
            ":0000:x:7.2.34.8.........2.8..51.74.......51..63.27..29.......14.76..2.8.........2.51.8.7:::";
    private static final String BEGUN = ":0803:14:6..+9+5..7...+9.2.....58.+31...+1+64+3+8+9+7+52...1"
            + "+7+59+46597+24+6..892+54+1+76+8+3...5+6+2.....68+93...::417"
            + " 427 437 489 499::";
    private static final String ELIMINATED =
            ":0300:4:135792..4.9.8315278725461...8.917.5....3.4.783.72.89.1...673.1....1297..7..485..6:"
                    + "653 472 473 277 483 683 388:481:c28 r68";
    private static final String EXPECTED =
            "; expected 81 cells: digits, '.' or 0 where one is free, \"+\" before a set digit";

    @Test
    void readsGivens() {
        assertThat(read(GIVEN)).contains(imported("""
            7.2.34.8.
            ........2
            .8..51.74
            .......51
            ..63.27..
            29.......
            14.76..2.
            8........
            .2.51.8.7
            """, List.of()));
    }

    @Test
    void tellsWhatWasSet() {
        assertThat(read(BEGUN)).contains(imported("""
            6......7.
            ....2....
            .58..1...
            ..4.....2
            ...1..9.6
            597.4...8
            92.4..6..
            ...5.....
            ..68.3...
            """, List.of("24 digits that were set")));
    }

    @Test
    void tellsWhatWasEliminated() {
        assertThat(read(ELIMINATED).orElseThrow().lost()).containsExactly("7 candidates that were eliminated");
        assertThat(read(":0000:x:+1" + ".".repeat(80) + ":211::").orElseThrow().lost())
                .containsExactly("1 digit that was set", "1 candidate that was eliminated");
    }

    @Test
    void readsManyLines() {
        String board = GIVEN.substring(8, 89);
        assertThat(read("# two of them\n" + GIVEN + "\n\n" + GIVEN.replace('.', '0') + '\n'))
                .contains(imported(board + '\n' + board + '\n', List.of()));
    }

    @Test
    void saysWhatIsWrong() {
        assertProblem(GIVEN.replace("x:7", "x:"), "line 1: it has 80 cells" + EXPECTED);
        assertProblem(
                GIVEN + '\n' + GIVEN.replace("x:7", "x:q"), "line 2, cells: 'q' at place 1 is not a cell" + EXPECTED);
        assertProblem(GIVEN.replace("x:7", "x:+."), "line 1, cells: '.' at place 2 is not a cell" + EXPECTED);
        assertProblem(GIVEN.replace("7:::", "+:::"), "line 1, cells: '+' at place 81 is not a cell" + EXPECTED);
        assertProblem(
                GIVEN + "\n12345", "line 2: \"12345\" is not a line of a HoDoKu library; expected :0000:x:CELLS:::");
        assertProblem(
                GIVEN.replace(":::", ":314 31::"),
                "line 1, candidates: \"31\" is not a candidate; expected a digit, its row and its column: 314");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
        assertThat(read("# :0000:x:\n")).isEmpty();
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new HoDoKu(), BEGUN, 8);
        Mutations.areReadOrRefused(new HoDoKu(), ELIMINATED + '\n' + GIVEN, 9);
    }

    @Test
    void readsLongTextsInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            assertThat(read((GIVEN + '\n').repeat(20_000)).orElseThrow().text()).hasSize(20_000 * 82);
            assertProblem(":0000:x:" + "1".repeat(1 << 20), "line 1: it has 1048576 cells" + EXPECTED);
            assertThat(read(":".repeat(1 << 20))).isEmpty();
        });
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new HoDoKu().read(new ForeignText("file", text));
    }

    private static ReadPuzzles imported(String text, List<String> lost) {
        return new ReadPuzzles("HoDoKu", "sudoku", text, lost);
    }

    private static void assertProblem(String text, String problem) {
        assertThatThrownBy(() -> read(text)).hasMessage("file:1:1: HoDoKu: " + problem);
    }
}
