package dlx.formats.links;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Puzzles of our own, in links as f-puzzles writes them. */
class FPuzzlesTest {

    private static final String BOARD =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    /** Returns a JSON grid in which the cell of a row and column has more members. */
    private static String grid(int n, String board, int row, int column, String more) {
        return IntStream.range(0, n)
                .mapToObj(r -> IntStream.range(0, n)
                        .mapToObj(c -> {
                            char value = board.charAt(r * n + c);
                            String given = value == '.' ? "" : "\"value\":" + value + ",\"given\":true";
                            String extra = r == row && c == column ? more : "";
                            return '{' + given + (given.isEmpty() || extra.isEmpty() ? "" : ",") + extra + '}';
                        })
                        .collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "\"grid\":[", "]"));
    }

    private static String grid(String board) {
        return grid((int) Math.sqrt(board.length()), board, -1, -1, "");
    }

    private static String link(String json) {
        return "https://www.f-puzzles.com/?load=" + LzString.compress(json);
    }

    private static Imported read(String text) {
        return ForeignFormats.read("<link>", text).orElseThrow();
    }

    private static String rows(String board) {
        int n = (int) Math.sqrt(board.length());
        return IntStream.range(0, n)
                .mapToObj(r -> board.substring(n * r, n * r + n) + '\n')
                .collect(Collectors.joining());
    }

    @Test
    void aSudoku() {
        String json = "{\"size\":9,\"title\":\"Ours\",\"author\":\"us\"," + grid(BOARD) + '}';
        Imported read = read(link(json));
        assertThat(read).isEqualTo(new Imported("f-puzzles", "sudoku", rows(BOARD), java.util.List.of()));
        assertThat(read(json)).as("its JSON in a file").isEqualTo(read);
        assertThat(read("http://f-puzzles.com/?foo=1&load="
                        + LzString.compress(json).replace("+", "%2B")))
                .isEqualTo(read);
    }

    @Test
    void aBoardOf16IsOneLine() {
        String board = ".".repeat(256);
        assertThat(read(link("{\"size\":16," + grid(board) + '}')).text()).isEqualTo(". ".repeat(255) + ".\n");
    }

    @Test
    void aKiller() {
        String killer = "{\"size\":4," + grid("1...............")
                + ",\"killercage\":[{\"cells\":[\"R1C2\",\"R1C3\"],\"value\":\"5\"},{\"cells\":[\"R2C1\",\"R3C1\",\"R2C1\"],\"value\":6}]}";
        assertThat(read(link(killer)))
                .isEqualTo(new Imported(
                        "f-puzzles",
                        "killer",
                        "1...\n....\n....\n....\n\n.aa.\nb...\nb...\n....\na=5 b=6\n",
                        java.util.List.of()));
    }

    @Test
    void aCageThatIsThereTwiceIsOne() {
        String cage = "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}";
        String board =
                "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"killercage\":[";
        assertThat(ForeignFormats.read("f.json", board + cage + "," + cage + "]}"))
                .isEqualTo(ForeignFormats.read("f.json", board + cage + "]}"));
    }

    @Test
    void cagesThatShareCellsAreToldByTheirCells() {
        String killer = "{\"size\":4," + grid("................")
                + ",\"killercage\":[{\"cells\":[\"R1C2\",\"R1C3\"],\"value\":\"5\"},{\"cells\":[\"R1C3\",\"R1C4\"],\"value\":\"6\"}]}";
        assertThat(read(link(killer)).text()).endsWith("\n....\n....\n....\n....\nr1c2+r1c3=5\nr1c3+r1c4=6\n");
    }

    @Test
    void aCageWithoutSumIsAVariant() {
        String json = "{\"size\":4," + grid("................")
                + ",\"killercage\":[{\"cells\":[\"R1C2\",\"R2C3\"]},{\"cells\":[\"R4C4\",\"R3C3\"],\"value\":\"<9\"}]}";
        Imported read = read(link(json));
        assertThat(read.model()).isEqualTo("sudoku-variants");
        assertThat(read.text()).isEqualTo("cage r1c2+r2c3\ncage r3c3+r4c4\n....\n....\n....\n....\n");
        assertThat(read.lost()).containsExactly("1 cage sum without a number");
    }

    @Test
    void rulesAddUp() {
        String cages =
                ",\"killercage\":[{\"cells\":[\"R1C3\",\"R1C2\"],\"value\":\"5\"},{\"cells\":[\"R4C4\",\"R3C3\"]}]";
        String json = "{\"size\":4,\"diagonal+\":true,\"diagonal-\":true," + grid("1...............") + cages + '}';
        assertThat(read(link(json)))
                .isEqualTo(new Imported(
                        "f-puzzles",
                        "sudoku-variants",
                        "diagonal\ncage r1c2+r1c3=5\ncage r3c3+r4c4\n1...\n....\n....\n....\n",
                        java.util.List.of()));
        String five = "{\"size\":5,\"diagonal-\":true,\"disjointgroups\":true," + grid(".".repeat(25)) + cages + '}';
        Imported jigsaw = read(link(five));
        assertThat(jigsaw.text())
                .isEqualTo("jigsaw\nregions\na....\n.a...\n..a..\n...a.\n....a\ncage r1c2+r1c3=5\ncage r3c3+r4c4\n"
                        + ".....\n".repeat(5) + "\naaaaa\nbbbbb\nccccc\nddddd\neeeee\n");
        assertThat(jigsaw.lost()).containsExactly("the rule disjoint, which is about boxes");
    }

    /** Tests published puzzles of other authors. */
    @Test
    void rulesAddUpInLinksOfTheSite() {
        Imported killer =
                read("https://f-puzzles.com/?load=N4IgzglgXgpiBcACAnAGkSA5gJwgEwUQG0jgBfdcyixK2muxhsgXXVOeq/u6er"
                        + "eJ8ewoaNbsxvTiOYCOUhTKlzJStUxXTV28YK37FGiQfUnyLASDwQAhpgD2AOxsAbANSEALtgCuMdFa2Ds4uALRevv4"
                        + "YANYQLi4w2ADGdnBIpCBJMPFghEQgAEoAjADCRSABxSUATCCWAG6ufoQgAMwgDJnZLrnphQCsJf0VGAWDAGx1rGRAA"
                        + "==");
        assertThat(killer.text()).isEqualTo("diagonal\ncage r1c1+r1c2=3\ncage r5c5+r5c6\n" + rows(".".repeat(81)));
        Imported jigsaw =
                read("https://f-puzzles.com/?load=N4IgzglgXgpiBcACAnAGkSA5gJwgEwUQG0jRsZMIB7AO0IAYBfdMi6upJlkcy2"
                        + "h5olZ8OiAIyDh7QhO69pSWUJ5t+iySpGEATBvlrEugLrpSmhYi7L9oq1IMBmPatFO5Lwm+sf17rb+9/Q2cg41N7WxC"
                        + "LO3NHKIMAFnjRJL8LJQidZKy0gzDiTM5sotzXYsRUwPTyjNjRAFZy3VKskwK6z3KvQsRujqRKnsH+ivLGlqRxqoNGt"
                        + "rMbQgA2cuWJ3vKAdk3y4YXJ8oAOQ8Y5ntXp0XOz7bXdn1G1qZ6jtaPTkauPm4vCLcexgGvY7vPaIT6g8H3P4/JDQnp"
                        + "wkYI0EvGGIFHPE5tEB4CAAQ0wtFxABsANSEAAu2AArjB0CAANYQIlEmDYADG+LgSDMbJgzLAhCIIAASmIAMJiEB00V"
                        + "i7QgLEAN2JNMIIAcIBOdJgAA9KbjQTy+USBdyReLJdLtLL5SdGEA==");
        assertThat(jigsaw.text())
                .startsWith("jigsaw\nregions\na........\n.a.......\n.........\n")
                .contains("regions\n........a\n.......a.\n......a..\n")
                .contains("\ncage r1c1+r1c2=3\n" + rows(".".repeat(81)) + "\n");
        assertThat(killer.lost()).isEmpty();
        assertThat(jigsaw.lost()).isEmpty();
    }

    @Test
    void sumsAreLostOnBoardsOfMoreThan16() {
        String cages = ",\"killercage\":[{\"cells\":[\"R1C3\",\"R1C2\"],\"value\":\"5\"}]";
        Imported read = read(link("{\"size\":20," + grid(".".repeat(400)) + cages + '}'));
        assertThat(read.model()).isEqualTo("sudoku-variants");
        assertThat(read.text()).startsWith("cage r1c2+r1c3\n");
        assertThat(read.lost()).containsExactly("1 sum of a cage");
    }

    @Test
    void diagonalsAndDisjointGroups() {
        String rest = grid(".".repeat(81));
        assertThat(read(link("{\"size\":9,\"diagonal+\":true,\"diagonal-\":true,\"disjointgroups\":true," + rest + '}'))
                        .text())
                .isEqualTo("diagonal\ndisjoint\n" + rows(".".repeat(81)));
        assertThat(read(link("{\"size\":4,\"diagonal-\":true," + grid("................") + '}'))
                        .text())
                .isEqualTo("regions\na...\n.a..\n..a.\n...a\n....\n....\n....\n....\n");
        assertThat(read(link("{\"size\":4,\"diagonal+\":true," + grid("................") + '}'))
                        .text())
                .startsWith("regions\n...a\n");
        assertThat(read(link("{\"size\":4,\"diagonal+\":false," + grid("................") + '}'))
                        .model())
                .isEqualTo("sudoku");
    }

    @Test
    void aJigsaw() {
        String json =
                ("{\"size\":4,'grid':[[{},{},{},{'region':0}],[{},{},{},{}],[{'region':0},{},{},{}],[{},{},{},{}]]}")
                        .replace('\'', '"');
        assertThatThrownBy(() -> read(link(json)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<link>:1:1: f-puzzles: grid: region 0 has 6 cells; expected 4");
        String even =
                ("{\"size\":4,'grid':[[{},{},{'region':0},{}],[{},{'region':1},{},{}],[{},{},{},{}],[{},{},{},{}]]}")
                        .replace('\'', '"');
        assertThat(read(link(even)))
                .isEqualTo(new Imported(
                        "f-puzzles",
                        "jigsaw",
                        "....\n....\n....\n....\n\naaab\nabbb\nccdd\nccdd\n",
                        java.util.List.of()));
    }

    @Test
    void sizesWithoutBoxesAreJigsaws() {
        assertThat(read(link("{\"size\":5," + grid(".".repeat(25)) + '}')).text())
                .endsWith("\naaaaa\nbbbbb\nccccc\nddddd\neeeee\n");
    }

    @Test
    void whatNoModelKnowsIsTold() {
        String json =
                "{\"size\":9,\"antiknight\":true,\"nonconsecutive\":false,\"arrow\":[{},{}],\"thermometer\":[{}],\"line\":[{}],"
                        + "\"ruleset\":\"Normal rules.\\n\\u001b[31m No repeats.\",\"even\":[],"
                        + grid(9, BOARD, 1, 0, "\"value\":7,\"givenPencilMarks\":[1,2]") + '}';
        Imported read = read(link(json));
        assertThat(read.text()).isEqualTo(rows(BOARD));
        assertThat(read.lost())
                .containsExactly(
                        "1 entered value beside the givens",
                        "1 cell with given pencil marks",
                        "2 arrow constraints",
                        "1 thermometer constraint",
                        "1 drawn line",
                        "the rule antiknight",
                        "rules given only in words: Normal rules. [31m No repeats.");
    }

    @Test
    void errorsNameTheField() {
        assertFault(
                "https://f-puzzles.com/?id=abc123",
                "id names a puzzle that only the site holds; expected a link with load=, from Export there");
        assertFault(
                "https://f-puzzles.com/?load=N4Ig",
                "cannot decompress the link; expected all of the link, as the site has written it");
        assertFault(link("[1,2]"), "the content is [1,2]; expected an object");
        assertFault(link("{\"size\":99,\"grid\":[]}"), "size is 99; expected a whole number from 4 to 25");
        assertFault(link("{\"size\":9,\"grid\":[[]]}"), "grid has 1 rows; expected as many as size says, from 4 to 25");
        assertFault(
                link("{\"size\":4," + grid(4, ".".repeat(16), 1, 2, "\"value\":7,\"given\":true") + '}'),
                "grid[1][2].value is 7; expected a whole number from 1 to 4");
        assertFault(
                link("{\"size\":4," + grid(4, ".".repeat(16), 1, 2, "\"region\":null") + '}'),
                "grid[1][2] is {\"region\":null}; expected cells that are all in a region");
        assertFault(link("{\"size\":4,\"grid\":[[],[],[],[]]}"), "grid[0] is []; expected 4 cells, and not 0");
        assertFault(
                link("{\"size\":4," + grid(".".repeat(16)) + ",\"killercage\":[{\"cells\":[\"R5C1\"]}]}"),
                "killercage[0].cells[0] is \"R5C1\"; expected a cell from R1C1 to R4C4");
        assertFault(
                link("{\"size\":4," + grid(".".repeat(16)) + ",\"killercage\":7}"), "killercage is 7; expected a list");
    }

    private static void assertFault(String text, String problem) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<link>:1:1: f-puzzles: " + problem);
    }

    @Test
    void otherTextsAreOfNobody() {
        assertThat(ForeignFormats.read("a", rows(BOARD))).isEmpty();
        assertThat(ForeignFormats.read("a", "https://example.org/?load=abc")).isEmpty();
        assertThat(ForeignFormats.read("a", "{\"name\":1}")).isEmpty();
        assertThat(ForeignFormats.read("a", "")).isEmpty();
    }

    @Test
    void mutatedPuzzlesAreReadOrRefused() {
        String json = "{\"size\":4,\"diagonal+\":true,\"arrow\":[{\"cells\":[\"R1C1\"]}],\"ruleset\":\"x\","
                + grid("1.2.3.4.........") + ",\"killercage\":[{\"cells\":[\"R1C2\",\"R1C3\"],\"value\":\"5\"}]}";
        Random random = new Random(35);
        for (int k = 0; k < 3000; k++) {
            Mutations.readOrRefuse(new FPuzzles(), Mutations.mutation(json, random));
        }
    }

    @Test
    void theLinksOfATextHaveOneSum() {
        String regions = IntStream.range(0, 600)
                .mapToObj(k -> "{\"cells\":[\"R%dC%d\",\"R25C25\"]}".formatted(k / 25 + 1, k % 25 + 1))
                .collect(Collectors.joining(","));
        String link = link("{\"size\":25," + grid(".".repeat(625)) + ",\"extraregion\":[" + regions + "]}") + '\n';
        int one = read(link).text().length();
        int few = ForeignText.LONGEST / one;
        assertThatThrownBy(() -> read(link.repeat(few + 1)))
                .hasMessageEndingWith("the puzzles so far become " + (few + 1L) * one
                        + " characters of text; expected at most 4000000");
    }
}
