package dlx.formats.pzpr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzles are those of the tests of pzpr.js: test/script/sudoku.js, fillomino.js, and so on. */
class PuzzLinkTest {

    private static final String SUDOKU = "https://puzz.link/p?sudoku/4/4/g1k23k3g";
    private static final String STAR_BATTLE = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";

    private static final String SHIKAKU = "https://puzz.link/p?shikaku/6/6/j3g56h6t6h23g5j";
    private static final String TENTS = "https://puzz.link/p?tents/5/5/2g0h1i1j82323";
    private static final String NONOGRAM = "https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h";
    private static final String KAKURO = "https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3";

    @Test
    void readsSudoku() {
        assertThat(read(SUDOKU)).isEqualTo(imported("sudoku", ".1..\n...2\n3...\n..3.\n"));
    }

    @Test
    void readsFillomino() {
        ReadPuzzles read = read("https://puzz.link/p?fillomino/6/6/h4j53g2k5233k2g14j3h");
        assertThat(read.model()).isEqualTo("fillomino");
        assertThat(read.text()).isEqualTo("..4...\n.53.2.\n....52\n33....\n.2.14.\n...3..\n");
        assertThat(read.lost())
                .containsExactly(
                        "on large boards, regions without a number that have more cells than the greatest number; --set largest=N allows them");
    }

    @Test
    void readsStarBattle() {
        assertThat(read(STAR_BATTLE))
                .isEqualTo(imported("star-battle", "1 star\naaabbb\nabbbcc\naddeec\nffddec\nfeeeec\nfccccc\n"));
    }

    @Test
    void readsShikaku() {
        assertThat(read(SHIKAKU)).isEqualTo(imported("rectangles", """
            . . . . 3 .
            5 6 . . 6 .
            . . . . . .
            . . . . . .
            . 6 . . 2 3
            . 5 . . . .
            """));
        assertThat(read("https://puzz.link/p?shikaku/20/14/.-18+118zzzzzzzzzzzzzw/")
                        .text())
                .startsWith("? 24 280" + " .".repeat(17) + "\n. .");
    }

    @Test
    void readsTents() {
        assertThat(read(TENTS)).isEqualTo(imported("tents", """
            2 . 0 . .
            1 ..T..
            . .....
            . .T..T
            . ...T.
            1 .T...
            """));
        assertThat(read("https://puzz.link/p?tents/20/20/-10.zx" + "h".repeat(10) + "z".repeat(12) + "l")
                        .text())
                .as("long gaps")
                .startsWith("16 . .");
    }

    @Test
    void readsNonograms() {
        assertThat(read(NONOGRAM)).isEqualTo(imported("nonogram", """
            width 6
            height 6

            rows
            2,1
            1,1
            1,2
            0
            1,1
            3

            columns
            2,1
            1,1,1
            1
            1,1,1
            2,1
            0
            """));
    }

    @Test
    void readsKakuro() {
        assertThat(read(KAKURO)).isEqualTo(imported("kakuro", """
            # # 12\\ 4\\ # #
            # 4\\8 . . 10\\ #
            \\10 . . . . 10\\
            \\3 . . 17\\3 . .
            # \\21 . . . .
            # # \\12 . . #
            """));
    }

    @Test
    void readsMoreStars() {
        assertThat(read("https://puzz.link/p?starbattle/2/2/2/0o").text()).isEqualTo("2 stars\naa\nbb\n");
    }

    @Test
    void readsNumbersOfTwoDigitsAndQuestionMarks() {
        assertThat(read("https://puzz.link/p?fillomino/3/2/a.-1fi").text()).isEqualTo("10 . 31\n. . .\n");
        assertThat(read("https://puzz.link/p?shikaku/4/1/-02+002h").text())
                .isEqualTo(read("https://puzz.link/p?shikaku/4/1/22h").text());
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
                "country/4/4/g1 | genre: \"country\" is not read here; expected sudoku, fillomino, starbattle, shikaku, tents,"
                        + " nonogram, kakuro, heyawake, slither, slitherlink, mashu, masyu, pearl, yajilin, yajirin, hitori, nurikabe,"
                        + " numlin, numberlink",
                "| genre: \"\" is not read here; expected sudoku, fillomino, starbattle, shikaku, tents,"
                        + " nonogram, kakuro, heyawake, slither, slitherlink, mashu, masyu, pearl, yajilin, yajirin, hitori, nurikabe,"
                        + " numlin, numberlink",
                "sudoku/v:/9/9/z | variant: \"v:\" is not read here; expected the width next",
                "sudoku | width: it is missing; expected 1 to 100",
                "sudoku/0/9/z | width: it is \"0\"; expected 1 to 100",
                "fillomino/4/101/z | height: it is \"101\"; expected 1 to 100",
                "fillomino/4/x/z | height: it is \"x\"; expected 1 to 100",
                "sudoku/9/4/z | size: it is 9x4; expected 4x4, 6x6, 9x9, 16x16 or 25x25",
                "sudoku/8/8/z | size: it is 8x8; expected 4x4, 6x6, 9x9, 16x16 or 25x25",
                "sudoku/4/4 | cells: they are missing; expected them after the size",
                "sudoku/4/4/g1k23k3g1 | cells: they continue with \"1\"; expected the end of the link",
                "sudoku/4/4/g1k23k3z | cells: there are 35; expected 16",
                "sudoku/4/4/g1k23k3g/1 | cells: \"1\" follows them; expected the end",
                "sudoku/4/4/g1k25k3g | cells, row 3, column 1: it is 5; expected 1 to 4",
                "sudoku/4/4/g1k20k3g | cells, row 3, column 1: it is 0; expected 1 to 4",
                "fillomino/1/2/1a | cells, row 2, column 1: it is 10; expected 1 to 9",
                "fillomino/2/1/1- | cells, row 1, column 2: \"-\" does not begin with a code; expected that of a number, '.' or a gap",
                "fillomino/2/1/A1 | cells, row 1, column 1: \"A1\" does not begin with a code; expected that of a number, '.' or a gap",
                "starbattle/6/5/1/0 | size: it is 6x5; expected as many rows as columns",
                "starbattle/6/6/0/0 | stars: it is \"0\"; expected 1 to 50",
                "starbattle/6/6/1 | borders: they are missing; expected them after the size",
                "starbattle/6/6/1/4ilbhgdnmhou0 | borders: they have 13 digits; expected 12",
                "starbattle/6/6/1/4ilbhgdnmhoz | borders: 'z' at place 12 is not a digit; expected 0 to 9 and a to v",
                "starbattle/6/6/1/4ilbhgdnmho0 | borders, row 2, column 5: a border has one region on both its sides;"
                        + " expected borders that close regions",
                "shikaku/2/1/g5 | cells, row 1, column 2: it is 5; expected 1 to 2",
                "shikaku/2/1/+12 | cells, row 1, column 1: \"+12\" does not begin with a code; expected that of a number, '.' or a gap",
                "tents/2/2 | counts: they are missing; expected them after the size",
                "tents/2/2/3jl | counts, number 1: it is 3; expected 0 to 2",
                "tents/2/2/1-1 | counts, number 2: \"-1\" does not begin with a code; expected that of a number, '.' or a gap",
                "tents/2/2/k | counts: there are 5; expected 4",
                "tents/2/2/j30 | trees: they continue with \"0\"; expected the end of the link",
                "tents/2/2/jA | trees, row 1, column 1: \"A\" does not begin with a code; expected that of 'T' or '.'",
                "nonogram/2/2/i1g | blocks: they continue with \"g\"; expected the end of the link",
                "nonogram/2/2/i. | blocks: a length is a question mark, which no model here reads; expected a number",
                "nonogram/2/2/i3 | blocks, number 4: it is 3; expected 0 to 2",
                "kakuro/2/2/n00000 | sums: they continue with \"0\"; expected the end of the link",
                "kakuro/2/2/o00 | cells: they continue after cell 4; expected the sums",
                "kakuro/2/2/1 | cells, row 1, column 1: a sum is missing; expected two",
                "kakuro/2/2/1! | cells, row 1, column 1: '!' is not a sum; expected '-', 0 to 9, a to j or A to Z",
                "kakuro/2/2/n0k00 | sums, above column 2: 'k' is not a sum; expected '-', 0 to 9, a to j or A to Z",
                "sudoku/4/4/=001 | cells, row 1, column 1: it is 4097; expected 1 to 4",
                "slither/2/1/4 | cells, row 1, column 1: \"4\" does not begin with a code; expected that of '.', or"
                        + " a number up to 3",
                "slither/2/1/3f | cells, row 1, column 2: \"f\" does not begin with a code;"
                        + " expected that of '.', or a number up to 3",
                "slither/2/1/333 | cells: they continue with \"3\"; expected the end of the link",
                "slither/f/2/1/33 | variant: \"f\" is not read here; expected the width next",
                "mashu/2/1/1 | cells: there are 3; expected 2",
                "yajilin/2/1/04 | cells, row 1, column 1: \"04\" does not begin with a code; expected that of '.',"
                        + " 'x', or a number up to 99 and one of <^v>",
                "hitori/2/1/3-s | cells, row 1, column 2: \"-s\" does not begin with a code; expected that of"
                        + " '.', or a number up to 999",
                "nurikabe/2/1/g0 | cells, row 1, column 2: \"0\" does not begin with a code; expected that of"
                        + " '.', '?', or a number up to 999",
                "numlin/2/1/. | cells, row 1, column 1: \".\" does not begin with a code; expected that of '.', or"
                        + " a number up to 999",
                "heyawake/2/1/g31 | rooms, number 1: it is 3; expected 0 to 2",
                "heyawake/2/1/g011 | rooms: they continue with \"1\"; expected the end of the link",
                "shikaku/100/100/@fff | cells, row 1, column 1: it is 12287; expected 1 to 10000"
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
        Mutations.areReadOrRefused(new PuzzLink(), SHIKAKU, 61);
        Mutations.areReadOrRefused(new PuzzLink(), TENTS, 62);
        Mutations.areReadOrRefused(new PuzzLink(), NONOGRAM, 63);
        Mutations.areReadOrRefused(new PuzzLink(), KAKURO, 64);
    }

    @Test
    void readsLongTextsInLinearTime() {
        for (String part : List.of("1", "z", "/", "-", "%31", "_edit")) {
            for (String genre :
                    List.of("sudoku", "shikaku", "tents", "nonogram", "kakuro", "slither", "yajilin", "heyawake")) {
                String link = "https://puzz.link/p?" + genre + "/9/9/" + part.repeat(1 << 18);
                Assertions.assertTimeout(Duration.ofMinutes(2), () -> Mutations.readOrRefuse(new PuzzLink(), link));
            }
        }
    }

    private static ReadPuzzles read(String link) {
        return new PuzzLink().read(new ForeignText("link", link)).orElseThrow();
    }

    private static ReadPuzzles imported(String model, String text) {
        return new ReadPuzzles("puzz.link", model, text, List.of());
    }
}
