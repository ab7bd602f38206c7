package dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests links as copied by users, and several links together. */
class ForeignLinksTest {

    private static final String SMALL = "https://puzz.link/p?sudoku/4/4/g1k23k3g";

    private static Imported read(String text) {
        return ForeignFormats.read("links.txt", text).orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzz.link/p?sudoku/4/4/g1k23k3g",
                "\"https://puzz.link/p?sudoku/4/4/g1k23k3g\"",
                "<https://puzz.link/p?sudoku/4/4/g1k23k3g>",
                "(https://puzz.link/p?sudoku/4/4/g1k23k3g)",
                "[a sudoku](https://puzz.link/p?sudoku/4/4/g1k23k3g)",
                "  www.puzz.link/p?sudoku/4/4/g1k23k3g\r\n"
            })
    void areReadAsTheyWereCopied(String copied) {
        assertThat(read(copied)).isEqualTo(read(SMALL));
        assertThat(ForeignFormats.isLink(copied)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzz.link", "example.com/p?sudoku/4/4/g1k23k3g", "sudoku.txt", "<puzzle>", "\"a b\""})
    void othersAreNone(String word) {
        assertThat(ForeignFormats.isLink(word)).isFalse();
    }

    @Test
    void severalAreSeveralPuzzles() {
        String one = read(SMALL).text();
        assertThat(read(SMALL + "\r\n" + SMALL + "\n\n" + SMALL).text()).isEqualTo(one + "\n" + one + "\n" + one);
        assertThatThrownBy(() -> read(SMALL + "\nhttps://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h"))
                .hasMessageContaining("puzzles of the models sudoku and fillomino; expected links of one model");
        assertThat(ForeignFormats.read("links.txt", SMALL + "\nhttps://example.com/\n"))
                .isEmpty();
    }
}
