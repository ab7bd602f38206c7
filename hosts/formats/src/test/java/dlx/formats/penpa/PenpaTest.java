package dlx.formats.penpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.PuzzleSyntaxException;
import dlx.formats.ForeignFormats;
import dlx.formats.Imported;
import dlx.formats.LinkProgram;
import dlx.formats.text.Mutations;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drawings of our own, in links as Penpa+ writes them. */
class PenpaTest {

    private static final String PAGE = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

    /** The thick lines of a board of 4x4: cells have the numbers 18 to 45, corners are 64 greater. */
    private static final String BOXES =
            "\"75,83\":2,\"83,91\":2,\"91,99\":2,\"99,107\":2," + "\"89,90\":2,\"90,91\":2,\"91,92\":2,\"92,93\":2";

    private static final String CELLS = "[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]";

    private static String text(String header, String drawing, String... more) {
        return header + "\n[0,0,0,0]\n{}\n" + drawing + "\n{}\n" + CELLS + String.join("", more);
    }

    private static String drawing(String members) {
        return "{zR:{z_:[]},zE:{" + BOXES + "}" + members + '}';
    }

    private static String plain(String members) {
        return text("sudoku,4,4,38,0,1,1,190,190,91,91,0,0,0,0,Title: ,Author: ,,,OFF,false", drawing(members));
    }

    private static Imported read(String text) {
        return ForeignFormats.read("<link>", PAGE + PenpaCode.write(text)).orElseThrow();
    }

    @Test
    void digitsOfTheBoardAreGivens() {
        Imported read =
                read(plain(",zN:{\"18\":[\"3\",1,\"1\"],\"45\":[[0,1,0,0,0,0,0,0,0,0],1,\"7\"],\"27\":[4,1,\"10\"]}"));
        assertThat(read).isEqualTo(new Imported("Penpa+", "sudoku", "3...\n.4..\n....\n...2\n", List.of()));
    }

    @Test
    void cagesHaveTheirSumsInACorner() {
        String cages = ",z6:[[18,19],[],[28,36]],z1:{\"328\":[\" 5\",1],\"368\":[\"x\",1],\"400\":[\"7\",1]}";
        Imported read = read(plain(cages));
        assertThat(read.model()).isEqualTo("sudoku-variants");
        assertThat(read.text())
                .isEqualTo("regions\n....\n..a.\n..a.\n....\ncage r1c1+r1c2=5\n....\n....\n....\n....\n");
        assertThat(read.lost()).containsExactlyInAnyOrder("1 cage sum without a number", "1 small number");
    }

    @Test
    void diagonalsAreDrawnOrTold() {
        String drawn = ",\"73,82\":12,\"82,91\":12,\"91,100\":12,\"100,109\":12";
        String falling =
                read(plain("").replace("\"92,93\":2", "\"92,93\":2" + drawn)).text();
        assertThat(falling).isEqualTo("regions\na...\n.a..\n..a.\n...a\n....\n....\n....\n....\n");
        String both = read(plain("").replace("91,91,0,0,0,0", "91,91,1,0,0,1")).text();
        assertThat(both).isEqualTo("diagonal\n....\n....\n....\n....\n");
        Imported part = read(plain("").replace("\"92,93\":2", "\"92,93\":2,\"73,82\":12,\"74,83\":3,\"74,75\":2"));
        assertThat(part.model()).isEqualTo("sudoku");
        assertThat(part.lost()).containsExactly("2 drawn lines");
    }

    @Test
    void whatNoModelKnowsIsTold() {
        Imported read = read(plain(
                        ",zN:{\"18\":[\"3\",2,\"1\"],\"19\":[\"x\",1,\"1\"],\"3\":[\"9\",1,\"1\"]},"
                                + "zY:{\"20\":[1,\"circle_L\",1]},zS:{\"18\":3,\"19\":3},zT:[[18,19],[]],z3:[[20,21]],zL:{\"18,19\":3}")
                .replace("Author: ,,,OFF", "Author: ,,Thermometers rise%2C%2Dtoo,OFF"));
        assertThat(read.lost())
                .containsExactly(
                        "2 other cell marks",
                        "1 outside number",
                        "1 drawn symbol",
                        "2 shaded cells",
                        "1 thermometer",
                        "1 arrow",
                        "1 drawn line",
                        "rules given only in words: Thermometers rise, too");
    }

    @Test
    void aSquareGridMayBeASudoku() {
        String square = plain(",zN:{\"18\":[\"3\",1,\"1\"]}").replace("sudoku,", "square,");
        assertThat(read(square).text()).isEqualTo("3...\n....\n....\n....\n");
        assertFault(
                plain("").replace("sudoku,", "square,"),
                "genre: the kind of puzzle is not given, and there are neither digits nor cages; expected a sudoku");
        String tagged = "\n[]\n\n\"x\"\n\"x\"\n[3,1,4]\n\n\"x\"\n0\n\n\n\n[\"thermo\",\"classic\"]\nfalse";
        assertThat(read(plain("").replace("sudoku,", "square,") + tagged).lost())
                .containsExactly("the rules of the genre thermo");
        assertFault(
                plain("") + tagged.replace("\"thermo\",\"classic\"", "\"starbattle\""),
                "genre: \"starbattle\" is not read here; expected a sudoku, slitherlink, masyu, yajilin, hitori, nurikabe,"
                        + " heyawake, numberlink");
    }

    /** The members are those that the page makes of links of puzz.link, and others, which are lost. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slitherlink | zN:{\"18\":[3,1,\"1\"],\"19\":[\"?\",1,\"1\"],\"20\":[4,1,\"1\"],\"2\":[1,1,\"1\"]}"
                        + " | 3.../..../..../.... | 1 other cell mark; 1 outside number; 8 drawn edges",
                "masyu | zY:{\"18\":[1,\"circle_L\",1],\"27\":[2,\"circle_M\",2],\"28\":[1,\"star\",1]}"
                        + " | o.../.*../..../.... | 1 drawn symbol; 8 drawn edges",
                "yajilin | zN:{\"18\":[\"2_2\",1,\"2\"],\"27\":[\"\",1,\"2\"],\"45\":[\"?_0\",1,\"2\"]},zS:{\"18\":3,\"27\":3}"
                        + " | 2> . . ./. x . ./. . . ./. . . x |",
                "hitori | zN:{\"18\":[\"12\",1,\"1\"],\"19\":[\"A\",1,\"1\"]},z1:{\"328\":[\"5\",1]}"
                        + " | 12 . . ./. . . ./. . . ./. . . . | 1 other cell mark; 8 drawn edges; 1 small number",
                "nurikabe | zN:{\"18\":[\"12\",1,\"1\"],\"45\":[\"?\",1,\"1\"]}"
                        + " | 12 . . ./. . . ./. . . ./. . . ? | 8 drawn edges",
                "heyawake | zN:{\"27\":[0,1,\"1\"],\"44\":[3,1,\"1\"],\"45\":[2,1,\"1\"]}"
                        + " | 1 1 2 2/1 1 2 2/3 3 4 4/3 3 4 4/1=0 4=2 | 1 other number of a room",
                "numberlink | zN:{\"18\":[\"?\",1,\"1\"],\"45\":[\"1\",1,\"1\"]}"
                        + " | . . . ./. . . ./. . . ./. . . 1 | 1 other cell mark; 8 drawn edges",
            })
    void tagsNameOtherModels(String model, String members, String text, String lost) {
        String tagged = "\n[]\n\n\"x\"\n\"x\"\n[3,1,4]\n\n\"x\"\n0\n\n\n\n[\"" + model + "\"]\nfalse";
        Imported read = read(plain("," + members).replace("sudoku,", "square,") + tagged);
        assertThat(read.model()).isEqualTo(model);
        assertThat(read.text()).isEqualTo(text.replace('/', '\n') + '\n');
        assertThat(String.join("; ", read.lost())).isEqualTo(lost == null ? "" : lost);
    }

    @Test
    void mutatedDrawingsOfLoopsAreReadOrRefused() {
        Random random = new Random(40);
        String yajilin =
                LinkProgram.PENPA.link("yajilin", Map.of(), ". 2< x\n. . 0^\n").link();
        String text =
                PenpaCode.read(yajilin.substring(yajilin.indexOf("p=") + 2)).orElseThrow();
        for (int k = 0; k < 300; k++) {
            String mutation = Mutations.mutation(text, random);
            try {
                read(mutation);
            } catch (PuzzleSyntaxException e) {
                assertThat(e.problem()).as("%d: %s", k, mutation).contains("; expected ");
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sudoku,4,4 | hex,4,4 | the grid is \"hex\"; expected \"sudoku\" or \"square\"",
                "sudoku,4,4 | 4,4,38 | the link is of an old version; expected one that the site has written again",
                "sudoku,4,4 | sudoku,4,x | rows: it is \"x\"; expected 1 to 100",
                "[18,1,1,1,5 | [18,1,1,5 | the board has 15 cells in 4 rows and 4 columns; expected a square from 4 to 25",
                "[18,1,1,1,5 | [18,1,1,5,{} | cells[4] is {}; expected a whole number from -20000 to 20000",
                "\"92,93\":2 | \"92,93\":3 | board: its thick lines make 3 regions; expected 4 regions of 4 cells, as of a sudoku",
                "\"92,93\":2 | \"92,93\":2},zN:{\"18\":7 | number.18 is 7; expected a list",
                "\"92,93\":2 | \"92,93\":2},z6:[[17]],zN:{ | killercages[0][0] is 17; expected a cell of the board",
                "{zR | {{zR | the content is not JSON; expected all of the link or file",
            })
    void errorsNameTheField(String found, String changed, String problem) {
        assertFault(plain("").replace(found, changed), problem);
    }

    private static void assertFault(String text, String problem) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<link>:1:1: Penpa+: " + problem);
    }

    @Test
    void aLinkThatCannotBeReadIsRefused() {
        String cut = "cannot decompress the link; expected all of the link, as the site has written it";
        String code = PenpaCode.write(plain(""));
        for (String link : List.of(PAGE, PAGE + code.substring(0, code.length() / 2), PAGE + "?", PAGE + "AAAA")) {
            assertThatThrownBy(() -> ForeignFormats.read("<link>", link))
                    .isInstanceOf(PuzzleSyntaxException.class)
                    .hasMessage("<link>:1:1: Penpa+: " + cut);
        }
        assertThatThrownBy(() -> ForeignFormats.read("<link>", PAGE.replace("&p=", "")))
                .hasMessage("<link>:1:1: Penpa+: the link does not have a p=; expected a link from Share there");
        String many = PenpaCode.write(
                "sudoku,9,9,38,0,1,1,418,418\n[0,0,0,0]\n[\"1\"]~\"sudoku\"~[]\n{}\n\n[1" + ",1".repeat(1 << 20) + "]");
        assertThatThrownBy(() -> ForeignFormats.read("<link>", PAGE + many))
                .hasMessageContaining("a list of at most 40000");
        String bomb = PenpaCode.write("a".repeat(1 << 23));
        assertThat(bomb).hasSizeLessThan(1 << 14);
        assertThatThrownBy(() -> ForeignFormats.read("<link>", PAGE + bomb)).hasMessageEndingWith(cut);
    }

    @Test
    void allItsAddresses() {
        String code = PenpaCode.write(plain(""));
        for (String link : List.of(
                "https://swaroopg92.github.io/penpa-edit/?m=solve&p=" + code + "&a=AAAA",
                "https://swaroopg92.github.io/penpa-edit/index.html#p=" + code,
                "https://opt-pan.github.io/penpa-edit/?p=" + code.replace("=", ""),
                PAGE + code.replace("+", "%2B").replace("/", "%2F"))) {
            assertThat(ForeignFormats.read("<link>", link)).as(link).contains(read(plain("")));
        }
    }

    /** The lines are those that the page has drawn around three rows of two cells. */
    @Test
    void cagesAreDrawnAsThePageDrawsThem() {
        assertThat(PenpaCage.lines(new PenpaPoints(9, 9), Set.of(54, 55, 67, 68, 80, 81)))
                .containsExactlyInAnyOrder(
                        "892,894",
                        "892,893",
                        "893,896",
                        "894,944",
                        "896,897",
                        "897,899",
                        "899,949",
                        "944,946",
                        "946,996",
                        "949,951",
                        "951,1001",
                        "996,998",
                        "998,999",
                        "999,1002",
                        "1001,1003",
                        "1002,1003");
    }

    /** The numbers are those of links that the page has written for its empty board of nine boxes. */
    @Test
    void pointsHaveTheNumbersOfThePage() {
        PenpaPoints nine = new PenpaPoints(9, 9);
        assertThat(nine.cell(0, 0)).isEqualTo(28);
        assertThat(nine.cell(1, 0)).isEqualTo(41);
        assertThat(nine.corner(0, 0)).isEqualTo(183);
        assertThat(List.of(nine.corner(0, 3), nine.corner(1, 3))).containsExactly(186, 199);
        assertThat(nine.center()).isEqualTo(84);
        assertThat(nine.quarter(54, 0)).isEqualTo(892);
        assertThat(new PenpaPoints(6, 6).center()).isEqualTo(100 + 44);
        assertThat(new PenpaPoints(6, 5).center()).isEqualTo(3 * 90 + 44);
        assertThat(new PenpaPoints(5, 6).center()).isEqualTo(2 * 90 + 40);
    }

    /** A link contains the text that the page writes for solvers: nineteen lines. */
    @Test
    void linksHaveTheLinesOfThePage() {
        String link = LinkProgram.PENPA
                .link("sudoku", Map.of(), "....\n.2..\n....\n....\n")
                .link();
        assertThat(link).startsWith("https://swaroopg92.github.io/penpa-edit/#m=solve&p=");
        String[] lines = PenpaCode.read(link.substring(link.indexOf("p=") + 2))
                .orElseThrow()
                .split("\n", -1);
        assertThat(lines).hasSize(19);
        assertThat(lines[0])
                .startsWith("sudoku,4,4,38,0,1,1,190,190,91,91,0,0,0,0,Title: Sudoku,Author: ,,Place the numbers");
        assertThat(lines[3])
                .startsWith("{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{\"27\":[\"2\",1,\"1\"]},z1:{},")
                .contains("\"83,91\":2");
        assertThat(lines[5]).isEqualTo(CELLS);
        assertThat(lines[11])
                .startsWith("{z9:zA,zG:[\"1\",\"2\",\"1\"],zQ:{zM:zS,")
                .endsWith(",\"sudoku\":[\"1\",9]}}");
        assertThat(lines[17]).isEqualTo("[\"classic\"]");
    }

    @Test
    void mutatedLinksAreReadOrRefused() {
        String link = LinkProgram.PENPA
                .link("killer", Map.of(), "aa..\nbb..\n....\n....\na=3 b=7\n")
                .link();
        Mutations.areReadOrRefused(new Penpa(), link, 37);
    }

    @Test
    void mutatedTextsAreReadOrRefused() {
        Random random = new Random(38);
        String text = plain(
                ",zN:{\"18\":[\"3\",1,\"1\"],\"19\":[[1,0],1,\"7\"]},z6:[[18,19]],z1:{\"328\":[\"5\",1]},zT:[[1]]");
        int read = 0;
        for (int k = 0; k < 500; k++) {
            String mutation = Mutations.mutation(text, random);
            try {
                read(mutation);
                read++;
            } catch (PuzzleSyntaxException e) {
                assertThat(e.problem()).as("%d: %s", k, mutation).contains("; expected ");
            }
        }
        assertThat(read).isPositive();
    }

    @Test
    void randomBytesAreReadOrRefused() {
        Random random = new Random(39);
        IntStream.range(0, 1000).forEach(k -> {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            String code = Base64.getEncoder().encodeToString(bytes);
            assertThat(PenpaCode.read(code)
                            .map(text -> text.getBytes(StandardCharsets.UTF_8).length)
                            .orElse(0))
                    .as(code)
                    .isLessThanOrEqualTo(1 << 22);
        });
    }
}
