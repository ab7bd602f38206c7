package dlx.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzles are those of the tests of pzpr.js: test/script/sudoku.js, fillomino.js and starbattle.js. */
class PuzzLinkTest {

    private static final String SUDOKU = "https://puzz.link/p?sudoku/4/4/g1k23k3g";
    private static final String STAR_BATTLE = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";

    @Test
    void readsSudoku() {
        assertThat(read(SUDOKU)).isEqualTo(imported("sudoku", ".1..\n...2\n3...\n..3.\n"));
    }

    @Test
    void readsFillomino() {
        Imported read = read("https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h");
        assertThat(read.model()).isEqualTo("fillomino");
        assertThat(read.text()).isEqualTo("..4...\n.53.2.\n....52\n33....\n.2.14.\n...3..\n");
        assertThat(read.lost())
                .containsExactly("that regions without a number may have more cells than the greatest number: see the"
                        + " setting largest");
    }

    @Test
    void readsStarBattle() {
        assertThat(read(STAR_BATTLE))
                .isEqualTo(imported("star-battle", "1 star\naaabbb\nabbbcc\naddeec\nffddec\nfeeeec\nfccccc\n"));
    }

    @Test
    void readsMoreStars() {
        assertThat(read("https://puzz.link/p?starbattle/2/2/2/0o").text()).isEqualTo("2 stars\naa\nbb\n");
    }

    @Test
    void readsNumbersOfTwoDigitsAndQuestionMarks() {
        assertThat(read("https://puzz.link/p?fillomino/3/2/a.-1fi").text()).isEqualTo("10 . 31\n. . .\n");
        assertThat(read("https://puzz.link/p?sudoku/16/16/-10fzzzzzzzzzzzzt").text())
                .startsWith("16 15 . . . . . . . . . . . . . .\n. .");
    }

    @Test
    void writesBoardsOf16WithFewNumbersInOneLine() {
        assertThat(read("https://puzz.link/p?sudoku/16/16/1zzzzzzzzzzzzu").text())
                .isEqualTo('1' + ".".repeat(255) + '\n');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://pzv.jp/p.html?sudoku/4/4/g1k23k3g",
                "https://pzprxs.vercel.app/p?sudoku/4/4/g1k23k3g",
                "https://pzplus.tck.mn/p?sudoku/4/4/g1k23k3g",
                "http://indi.s58.xrea.com/pzpr/v3/p.html?v:sudoku/4/4/g1k23k3g",
                "HTTPS://www.puzz.link/p?sudoku_edit/4/4/g1k23k3g/#top",
                "https://puzz.link/p_edit?sudoku/4/4/g1k%323k3g"
            })
    void readsLinksOfOtherPages(String link) {
        assertThat(read(link)).isEqualTo(read(SUDOKU));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "slither/4/4/g1 | genre: \"slither\" is not read here; expected sudoku, fillomino or starbattle",
                "| genre: \"\" is not read here; expected sudoku, fillomino or starbattle",
                "sudoku/v:/9/9/z | variant: \"v:\" is not read here; expected the width next",
                "sudoku | width: it is missing; expected 1 to 100",
                "sudoku/0/9/z | width: it is \"0\"; expected 1 to 100",
                "fillomino/4/101/z | height: it is \"101\"; expected 1 to 100",
                "fillomino/4/x/z | height: it is \"x\"; expected 1 to 100",
                "sudoku/9/4/z | size: it is 9x4; expected 4x4, 6x6, 9x9, 16x16 or 25x25",
                "sudoku/8/8/z | size: it is 8x8; expected 4x4, 6x6, 9x9, 16x16 or 25x25",
                "sudoku/4/4 | cells: they are missing; expected them after the size",
                "sudoku/4/4/g1k23k3 | cells: there are 15; expected 16",
                "sudoku/4/4/g1k23k3g1 | cells: they go on after cell 16; expected the end of the link",
                "sudoku/4/4/g1k23k3z | cells: there are 35; expected 16",
                "sudoku/4/4/g1k23k3g/1 | cells: \"1\" follows them; expected the end",
                "sudoku/4/4/g1k25k3g | cells, row 3, column 1: the number is 5; expected 1 to 4",
                "sudoku/4/4/g1k20k3g | cells, row 3, column 1: the number is 0; expected 1 to 4",
                "fillomino/1/2/1a | cells, row 2, column 1: the number is 10; expected 1 to 9",
                "fillomino/2/1/1- | cells, row 1, column 2: the end is no number;"
                        + " expected 0 to 9 and a to f, '-' and two of them, '.', or g to z for a gap",
                "fillomino/2/1/A1 | cells, row 1, column 1: 'A' is no number;"
                        + " expected 0 to 9 and a to f, '-' and two of them, '.', or g to z for a gap",
                "starbattle/6/5/1/0 | size: it is 6x5; expected as many rows as columns",
                "starbattle/6/6/0/0 | stars: it is \"0\"; expected 1 to 50",
                "starbattle/6/6/1 | borders: they are missing; expected them after the size",
                "starbattle/6/6/1/4ilbhgdnmho | borders: they have 11 digits; expected 12",
                "starbattle/6/6/1/4ilbhgdnmhou0 | borders: they have 13 digits; expected 12",
                "starbattle/6/6/1/4ilbhgdnmhoz | borders: 'z' at place 12 is no digit; expected 0 to 9 and a to v",
                "starbattle/6/6/1/4ilbhgdnmho0 | borders, row 2, column 5: a border has one region on both its sides;"
                        + " expected borders that close regions"
            })
    void saysWhatIsWrong(String part, String problem) {
        assertThatThrownBy(() -> read("https://puzz.link/p?" + (part == null ? "" : part)))
                .hasMessage("link:1:1: puzz.link: " + problem);
    }

    @Test
    void refusesMoreRegionsThanMarks() {
        assertThatThrownBy(() -> read("https://puzz.link/p?starbattle/8/8/1/" + "v".repeat(24)))
                .hasMessage("link:1:1: puzz.link: borders: there are 64 regions; expected at most 62");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(new PuzzLink().read(new ForeignText("other", text)))
                        .isEmpty());
        assertThat(new PuzzLink().read(new ForeignText("list", "https://puzz.link/list.html")))
                .isEmpty();
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new PuzzLink(), SUDOKU, 1);
        Mutations.areReadOrRefused(new PuzzLink(), STAR_BATTLE, 2);
    }

    @Test
    void readsLongTextsInLinearTime() {
        for (String part : List.of("1", "z", "/", "-", "%31", "_edit")) {
            Assertions.assertTimeout(
                    Duration.ofSeconds(5),
                    () -> assertThatThrownBy(() -> read("https://puzz.link/p?sudoku/9/9/" + part.repeat(1 << 20)))
                            .hasMessageStartingWith("link:1:1: puzz.link: cells"));
        }
    }

    private static Imported read(String link) {
        return new PuzzLink().read(new ForeignText("link", link)).orElseThrow();
    }

    private static Imported imported(String model, String text) {
        return new Imported("puzz.link", model, text, List.of());
    }
}
