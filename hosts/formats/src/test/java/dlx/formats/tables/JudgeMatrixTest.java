package dlx.formats.tables;

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
import org.junit.jupiter.params.provider.CsvSource;

/** The samples of POJ 3740 and HUST 1017. */
class JudgeMatrixTest {

    private static final String CELLS = "3 3\n0 1 0\n0 0 1\n1 0 0\n4 4\n0 0 0 1\n1 0 0 0\n1 1 0 1\n0 1 0 0\n";
    private static final String LISTS = "6 7\n3 1 4 7\n2 1 4\n3 4 5 7\n3 3 5 6\n4 2 3 6 7\n2 2 7\n";

    @Test
    void cellsAreMatrices() {
        assertThat(read(CELLS)).contains(new ReadPuzzles("matrix", "matrix", CELLS, List.of()));
        assertThat(read("3 3\r\n0 1 0 0 0 1\r\n\r\n1 0 0\r\n").orElseThrow().text())
                .isEqualTo("3 3\n0 1 0\n0 0 1\n1 0 0\n");
    }

    @Test
    void listsAreSets() {
        String sets = "items 1 2 3 4 5 6 7\n1: 1 4 7\n2: 1 4\n3: 4 5 7\n4: 3 5 6\n5: 2 3 6 7\n6: 2 7\n";
        assertThat(read(LISTS)).contains(new ReadPuzzles("matrix", "sets", sets, List.of()));
        assertThat(read(LISTS + LISTS).orElseThrow().text()).isEqualTo(sets + sets);
        assertThat(read("2 3\n0\n3 1 2 3\n"))
                .contains(new ReadPuzzles(
                        "matrix", "sets", "items 1 2 3\n2: 1 2 3\n", List.of("1 row without a column")));
    }

    @Test
    void theModelOfRowsThatMayBeBothIsAskedFor() {
        String both = "2 2\n1 1\n1 1\n";
        assertThatThrownBy(() -> read(both))
                .hasMessage(
                        "judge:1:1: matrix: model: the rows may be cells or lists of columns; expected the one that is"
                                + " meant, as in --as matrix or --as sets");
        assertThat(read(both, "matrix").orElseThrow().text()).isEqualTo(both);
        assertThat(read(both, "sets").orElseThrow().text()).isEqualTo("items 1 2\n1: 1\n2: 1\n");
        assertThat(read(both, "sudoku")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 3/0 1 0/0 1|matrix beginning at number 1: 2 rows of 3 columns do not follow",
                "2 3/0 1 0/0 1 2|matrix beginning at number 1: 2 rows of 3 columns do not follow",
                "1 3/0 1 0/0 1 1|matrix beginning at number 6: the size is missing",
                "0 0|matrix beginning at number 1: the size is missing",
                "99999999999 99999999999/1|matrix beginning at number 1: 2147483647 rows of 2147483647 columns do not follow",
                "1 9999999/1 1|matrix beginning at number 1: 1 rows of 9999999 columns do not follow"
            })
    void saysWhatIsWrong(String text, String problem) {
        assertThatThrownBy(() -> read(text.replace('/', '\n')))
                .hasMessage("judge:1:1: matrix: " + problem
                        + "; expected rows and columns, then rows of cells 0 and 1, or of how many columns and which");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
        for (String text : List.of("0 1 1\n1 0 0\n", "3\t4\n2\t2\n", "3 -4\n2 2\n")) {
            assertThat(read(text)).isEmpty();
        }
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(text -> new JudgeMatrix().read(text, Optional.empty()), CELLS, 31);
        Mutations.areReadOrRefused(text -> new JudgeMatrix().read(text, Optional.empty()), LISTS, 32);
    }

    @Test
    void refusesHugeTextsInLinearTime() {
        Assertions.assertTimeout(Duration.ofMinutes(2), () -> {
            for (String part : List.of("1 ", "0\n", "1000000 ", "1 999999 0\n", "9 ")) {
                assertThatThrownBy(() -> read("2 1000001\n" + part.repeat(1 << 18)))
                        .hasMessageStartingWith("judge:1:1: matrix: ");
            }
            assertThatThrownBy(() -> read("1 999999\n0\n".repeat(1 << 18)))
                    .hasMessageStartingWith("judge:1:1: matrix: ");
        });
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new JudgeMatrix().read(new ForeignText("judge", text), Optional.empty());
    }

    private static Optional<ReadPuzzles> read(String text, String model) {
        return new JudgeMatrix().read(new ForeignText("judge", text), Optional.of(model));
    }
}
