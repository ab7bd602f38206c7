package dlx.modelers.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableTest {

    @Test
    void readsRowsUpToABlankLine() {
        PuzzleText text = PuzzleText.of("a,b,,\n1\n# no row\n,,\n2,3,,\n\nnext\n");
        assertThat(rows(table(text))).containsExactly(List.of("1", ""), List.of("2", "3"));
        assertThat(text.skipBlank()).isTrue();
        assertThat(text.next("a line").text()).isEqualTo("next");
    }

    @Test
    void callsCellsAsSpreadsheetsDo() {
        Table table = table(PuzzleText.of("a" + ",b".repeat(30) + "\nx,y" + ",".repeat(25) + "z\n"));
        List<TableCell> row = table.next().orElseThrow();
        assertThat(row.get(1).wrong("is bad", "a good one"))
                .hasMessage("<text>:2:3: 'y' in column B (b) is bad; expected a good one");
        assertThat(row.get(26).wrong("is bad", "a good one"))
                .hasMessage("<text>:2:29: 'z' in column AA (b) is bad; expected a good one");
        assertThat(row.get(30).wrong("is bad", "a good one"))
                .hasMessage("<text>:2:30: column AE (b) is empty; expected a good one");
        assertThat(table.headers().get(0).wrong("is bad", "a good one"))
                .hasMessage("<text>:1:1: 'a' in column A is bad; expected a good one");
        assertThat(row.get(1).part("p").wrong("is bad", "a good one"))
                .hasMessageContaining("'p' in column B (b) is bad");
    }

    @Test
    void refusesWhatNoTableIs() {
        assertThatThrownBy(() -> rows(table(PuzzleText.of("a,b\n1,2,,3\n"))))
                .hasMessage(
                        "<text>:2:6: '3' in column D is under a column without a header; expected a word for this column in the first row"
                                + " of the table");
        assertThatThrownBy(() -> table(PuzzleText.of("a" + ",b".repeat(2_000) + "\n")))
                .hasMessageContaining("'b' in column BXY is one too many; expected at most 2000 columns");
        assertThatThrownBy(() -> rows(table(PuzzleText.of("a" + ",b".repeat(1_999) + "\n" + "x\n".repeat(501)))))
                .hasMessage("<text>:502:1: the table is too large; expected at most 1000000 cells");
    }

    private static Table table(PuzzleText text) {
        return new Table(text, text.next("a header"), new Separator(','));
    }

    private static List<List<String>> rows(Table table) {
        List<List<String>> rows = new ArrayList<>();
        for (Optional<List<TableCell>> row = table.next(); row.isPresent(); row = table.next()) {
            rows.add(row.get().stream().map(TableCell::text).toList());
        }
        return rows;
    }
}
