package dlx.formats.pzpr;

import static dlx.formats.LinkProgram.PUZZLINK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.text.CellBoard;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All values that the decoder of pzpr.js takes, in each genre, and bodies that end early. */
class PzprSweepTest {

    /** A link of each genre with a complete body. */
    private static final List<String> WHOLE = List.of(
            "sudoku/4/4/g1k23k3g",
            "starbattle/6/6/1/4ilbhgdnmhou",
            "shikaku/6/6/j3g56h6t6h23g5j",
            "tents/5/5/2g0h1i1j82323",
            "nonogram/6/6/12g1111h11112j12g11g21j11g3h",
            "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
            "fillomino/6/6/h4j53g2k5233k2g14j3h",
            "slither/5/5/cbcbcddad",
            "mashu/6/6/1063000i3000",
            "yajilin/b/4/4/32b0.710d14c2.b",
            "hitori/4/4/1-14114.3332142@13",
            "nurikabe/5/5/g5k2o.-1dj3g",
            "heyawake/6/6/lll155007rs12222j",
            "numlin/5/5/1j2h3m1h2j3");

    private static Imported read(String body) {
        return ForeignFormats.read("link", "https://puzz.link/p?" + body).orElseThrow();
    }

    /** A number as pzpr.js writes it: the function writeNumber16 of its Encode.js. */
    private static String number16(int number) {
        return number < 16
                ? String.format("%x", number)
                : number < 256
                        ? String.format("-%x", number)
                        : number < 4096
                                ? String.format("+%x", number)
                                : number < 8192
                                        ? String.format("=%03x", number - 4096)
                                        : String.format("@%03x", number - 8192);
    }

    @Test
    void allNumbersOfBoardsAreRead() {
        int[] numbers = IntStream.of(1, 4_090, 8_186, 9_995, 12_280)
                .flatMap(from -> IntStream.range(from, from + (from == 1 ? 300 : 8)))
                .toArray();
        for (int number : numbers) {
            String shikaku = "shikaku/100/100/" + number16(number);
            String sudoku = "sudoku/25/25/" + number16(number);
            String fillomino = "fillomino/10/10/" + number16(number);
            assertNumber(shikaku, number, 10_000);
            assertNumber(sudoku, number, 25);
            assertNumber(fillomino, number, 99);
        }
    }

    private static void assertNumber(String body, int number, int most) {
        if (number <= most) {
            assertThat(read(body).text()).startsWith(number + (number > 9 || body.startsWith("shikaku") ? " ." : "."));
        } else {
            assertThatThrownBy(() -> read(body))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessageEndingWith("row 1, column 1: it is " + number + "; expected 1 to " + most);
        }
    }

    @Test
    void allNumbersAroundBoardsAreRead() {
        for (int number = 0; number <= 300; number++) {
            String body = "tents/100/100/" + number16(number);
            String blocks = "nonogram/100/100/" + number16(number);
            if (number <= 100) {
                assertThat(read(body).text()).startsWith(number + " .");
                assertThat(read(blocks).text()).contains("columns\n" + number + '\n');
            } else {
                assertThatThrownBy(() -> read(body)).hasMessageEndingWith("it is " + number + "; expected 0 to 100");
                assertThatThrownBy(() -> read(blocks)).hasMessageEndingWith("it is " + number + "; expected 0 to 100");
            }
        }
    }

    /** A question mark is a value of each of them. */
    @ParameterizedTest
    @ValueSource(strings = {"sudoku/4/4/", "fillomino/4/4/", "shikaku/4/4/", "tents/4/4/"})
    void questionMarksAreRead(String start) {
        assertThatCode(() -> read(start + '.')).doesNotThrowAnyException();
    }

    /** The signs are those of the function decval in kakuro.js; any other sign, as '-', is not a sum. */
    @Test
    void allSumsOfKakuroAreRead() {
        String signs = "0123456789abcdefghijABCDEFGHIJKLMNOPQRSTUVWXYZ-";
        for (int k = 0; k < signs.length(); k++) {
            char sign = signs.charAt(k);
            String sum = sign == '-' || sign == '0' ? "" : String.valueOf(k);
            String black = sum.isEmpty() ? "#" : sum + '\\';
            assertThat(read("kakuro/2/2/" + sign + "-m").text()).isEqualTo(kakuro(black, "#", "#"));
            assertThat(read("kakuro/2/2/-" + sign + "m").text())
                    .isEqualTo(kakuro(sum.isEmpty() ? "#" : '\\' + sum, "#", "#"));
            assertThat(read("kakuro/2/2/--m" + sign).text()).isEqualTo(kakuro("#", black, "#"));
            assertThat(read("kakuro/2/2/--m-" + sign).text())
                    .isEqualTo(kakuro("#", "#", sum.isEmpty() ? "#" : '\\' + sum));
        }
    }

    /**
     * Returns a board with a black cell in the upper left, three white cells, and sums above the second column and to
     * the left of the second row.
     */
    private static String kakuro(String first, String above, String beside) {
        return "# # " + above + "\n# " + first + " .\n" + beside + " . .\n";
    }

    @Test
    void allTreesAndGapsOfTentsAreRead() {
        for (char sign = '0'; sign <= 'z'; sign = sign == '9' ? 'a' : (char) (sign + 1)) {
            int cells = sign <= 'h' ? Character.digit(sign, 36) : sign - 'i' + 1;
            String lawn = (sign <= 'h' ? "T" : "") + ".".repeat(cells) + "T";
            String rows = read("tents/6/6/r" + sign + '0').text().replaceAll("(?m)^\\. ", "");
            assertThat(rows.substring(rows.indexOf('\n')).replace("\n", ""))
                    .as("%s", sign)
                    .startsWith(lawn);
        }
    }

    @Test
    void allDigitsOfBordersAreRead() {
        for (int digit = 0; digit < 32; digit++) {
            String small = Integer.toString(digit, 32);
            String drawn = "starbattle/6/6/1/000000" + small + "vvvvv";
            assertThat(outcome(drawn))
                    .isEqualTo(outcome(drawn.toUpperCase(Locale.ROOT).replace("STARBATTLE", "starbattle")));
        }
    }

    private static String outcome(String body) {
        try {
            return read(body).text();
        } catch (PuzzleSyntaxException e) {
            return e.getMessage();
        }
    }

    /** The pages complete short bodies: cells are free, sums are missing, borders are not drawn. */
    @Test
    void bodiesThatEndEarlyAreFilledUp() {
        assertThat(read("sudoku/4/4/g1k23k"))
                .isEqualTo(new Imported(
                        "puzz.link",
                        "sudoku",
                        ".1..\n...2\n3...\n....\n",
                        List.of("cells that the link leaves out at its end (2), empty as on the page")));
        assertThat(read("kakuro/2/2/--m"))
                .isEqualTo(new Imported(
                        "puzz.link",
                        "kakuro",
                        kakuro("#", "#", "#"),
                        List.of("sums that the link leaves out at its end (2), empty as on the page")));
        assertThat(read("starbattle/2/2/2/0"))
                .isEqualTo(
                        new Imported(
                                "puzz.link",
                                "star-battle",
                                "2 stars\naa\naa\n",
                                List.of(
                                        "digits of its borders that the link leaves out at its end (1), empty as on the page")));
        assertThat(read("tents/2/2/1").text()).isEqualTo("1 .\n. ..\n. ..\n");
    }

    /**
     * Each beginning of a body is read, or rejected with a sentence, for example if a number is cut or borders do not
     * close a region.
     */
    @Test
    void eachBeginningOfABodyIsReadOrRefused() {
        for (String whole : WHOLE) {
            Imported all = read(whole);
            assertThat(all.lost()).as(whole).noneMatch(lost -> lost.contains("leaves out"));
            int body = whole.lastIndexOf('/') + 1;
            IntStream.range(body, whole.length()).forEach(end -> {
                try {
                    Imported read = read(whole.substring(0, end));
                    assertThat(read.model()).isEqualTo(all.model());
                    assertThat(read.lost()).as(whole.substring(0, end)).anyMatch(lost -> lost.contains("leaves out"));
                } catch (PuzzleSyntaxException e) {
                    assertThat(e)
                            .hasMessageMatching(".*(a border has one region|a sum is missing|does not begin with).*");
                }
            });
        }
    }

    /** A link with one character changed is read, or rejected with a sentence; the written link is the same puzzle. */
    @Test
    void eachAlteredLinkIsReadOrRefused() {
        int read = 0;
        for (String whole : WHOLE.subList(WHOLE.size() - CellBoard.MODELS.size(), WHOLE.size())) {
            for (int at = whole.lastIndexOf('/') + 1; at < whole.length(); at++) {
                for (char sign : "0123456789abcdefghijklmnopqrstuvwxyz-+.%@=AZ~".toCharArray()) {
                    String altered = whole.substring(0, at) + sign + whole.substring(at + 1);
                    try {
                        Imported puzzle = read(altered);
                        String again = PUZZLINK.link(puzzle.model(), Map.of(), puzzle.text())
                                .link();
                        assertThat(ForeignFormats.read(altered, again)
                                        .orElseThrow()
                                        .text())
                                .as(altered)
                                .isEqualTo(puzzle.text());
                        read++;
                    } catch (PuzzleSyntaxException e) {
                        assertThat(e).hasMessageContaining("; expected ");
                    }
                }
            }
        }
        assertThat(read).isGreaterThan(1000);
    }
}
