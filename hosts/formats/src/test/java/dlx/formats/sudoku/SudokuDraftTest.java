package dlx.formats.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SudokuDraftTest {

    /** The models reject such cages, so a text with them could not be read back. */
    @Test
    void cagesThatNoModelReadsAreLost() {
        SudokuDraft draft = new SudokuDraft(9);
        int[] ten = IntStream.range(0, 10).toArray();
        draft.cage(50, ten);
        draft.cage(46, 20, 21);
        draft.cage(45, 30, 31);
        draft.extraRegion(ten);

        ReadPuzzles imported = draft.finish(new ForeignText("a text", ""), "a program");

        assertThat(imported.lost())
                .anyMatch(lost -> lost.contains("cage of more cells than there are values"))
                .anyMatch(lost -> lost.contains("sum that no values have"))
                .anyMatch(lost -> lost.contains("extra region of more cells than there are values"));
        assertThat(imported.text())
                .contains("cage r3c3+r3c4\n", "cage r4c4+r4c5=45\n")
                .doesNotContain("regions", "r2c1");
    }
}
