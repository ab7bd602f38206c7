package dlx.web.elsewhere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.web.play.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a page without a server reads the same texts as a server, except XML. */
class OtherProgramsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h",
                "<https://puzz.link/p?sudoku/4/4/g1k23k3g>",
                "[a puzzle](https://puzz.link/p?sudoku/4/4/g1k23k3g)",
                "https://puzz.link/p?sudoku/4/4/g1k23k3g\nhttps://puzz.link/p?sudoku/4/4/g1k23k3g\n",
                "[Puzzle]\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
            })
    void readsWhatAServerReads(String text) {
        assertThat(OtherPrograms.withoutXml().read(text))
                .contains("\"program\"")
                .isEqualTo(OtherPrograms.all().read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"8", "a text without a program", "1 < 2"})
    void leavesOtherTextsToTheModel(String text) {
        assertThat(OtherPrograms.withoutXml().read(text)).isEqualTo("{}");
    }

    @Test
    void saysWhereXmlIsRead() {
        assertThatThrownBy(() -> OtherPrograms.withoutXml().read(" <opensudoku/>"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("this page cannot read XML; dlx serve and dlx import read");
    }
}
