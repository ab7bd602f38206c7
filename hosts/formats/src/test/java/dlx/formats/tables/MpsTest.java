package dlx.formats.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.Objective;
import dlx.formats.text.ReadPuzzles;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs as GLPK 5.0 and CBC 2.10.8 write them; the optima of the covers are tested by the app. */
class MpsTest {

    private static final String PARTITION = """
            * a comment
            NAME t
            ROWS
             N cost
             E a
             E b:c
            COLUMNS
             M1 'MARKER' 'INTORG'
             x cost 3 a 1
             y cost 2 b:c 1
             z cost 6 a 1
             z b:c 1
             M2 'MARKER' 'INTEND'
            RHS
             RHS a 1 b:c 1
            ENDATA
            """;

    @ParameterizedTest
    @ValueSource(strings = {"glpk-fixed.mps", "glpk-free.mps", "cbc.mps"})
    void rowsOfSeveralKindsBecomeItemsWithBounds(String file) throws IOException {
        assertThat(read(resource(file))).contains(new ReadPuzzles("MPS", "knuth", """
                a b 1:3|d | left c x1 x2 x3 x4 x5
                x1 a b d |5
                x2 b c |3
                x3 a c |4
                x4 b d |2
                x5 c d |6
                """, List.of()));
    }

    @Test
    void columnsThatPayHaveAnOptionToBeLeftOut() throws IOException {
        assertThat(read(resource("cbc-maximum.mps")))
                .contains(new ReadPuzzles(
                        "MPS",
                        "knuth",
                        """
                0:2|b 1:3|d 0:2|g x1 x2 x3 x4 x5 | left a c
                x1 a b d |0
                x1 left:out |50
                x2 b c g |0
                x2 left:out |35
                x3 a c |0
                x3 left:out |40
                x4 b d g |0
                x4 left:out |20
                x5 c d g |0
                x5 left:out |60
                """,
                        List.of(),
                        Optional.of(new Objective(new BigDecimal("-20.5"), new BigDecimal("0.1")))));
    }

    @Test
    void rowsOfOneKindBecomeSets() {
        String sets = "items a b_c\nx: a |3\ny: b_c |2\nz: a b_c |6\n";
        List<String> lost =
                List.of("1 name as it was: blanks, colons, bars and '#' became '_', numbers got a word in front");
        assertThat(read(PARTITION)).contains(new ReadPuzzles("MPS", "partition", sets, lost));
        assertThat(read(PARTITION.replace(" E", " G"))).contains(new ReadPuzzles("MPS", "set-cover", sets, lost));
    }

    /** The row of x is at most 1, and x is at least 2: the item x does not have an option. */
    @Test
    void columnsThatMustBeMoreThanOneLeaveNoSolution() {
        String text = read(PARTITION.replace("ENDATA", "BOUNDS\n LO B x 2\n UP B x 3\nENDATA"))
                .orElseThrow()
                .text();
        assertThat(text).isEqualTo("a b_c x | left y z\ny b_c |2\nz a b_c |6\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "z b:c 1|z b:c 2|12|the row \"b:c\" has the coefficient 2 of \"z\"; expected 1, because each row of a cover is"
                        + " a sum of columns",
                "z b:c 1|z a 1|12|\"a\" occurs twice in \"z\"; expected it once",
                "z b:c 1|z d 1|12|\"d\" is not a row; expected a name of ROWS",
                "z b:c 1|z b:c one|12|\"one\" is not a number; expected at most 30 digits and 18 decimals",
                "z b:c 1|z  b c 1|12|this line has 4 fields and is not one of the section \"COLUMNS\"; expected a type or a"
                        + " name first, then names without blanks and numbers",
                "E b:c|X b:c|6|this line has 2 fields and is not one of the section \"ROWS\"; expected a type or a name"
                        + " first, then names without blanks and numbers",
                "INTORG|SOSORG|8|\"'MARKER'\" is not a row; expected a name of ROWS",
                "ENDATA|SOS1|16|\"SOS1\" is not a section of a cover; expected NAME, OBJSENSE, ROWS, COLUMNS, RHS, RANGES,"
                        + " BOUNDS or ENDATA",
                "ENDATA|BOUNDS|16|the text ends in the section \"BOUNDS\"; expected COLUMNS, and ENDATA at the end",
                "ENDATA|BOUNDS/ SC B x 1/ENDATA|17|this is not a bound of a cover; expected UP, LO, FX, BV, LI, UI, FR, MI"
                        + " or PL, a name, a column of COLUMNS, a number",
                "ENDATA|BOUNDS/ MI B x/ENDATA|9|the column \"x\" is any number from -Infinity to 1.0; expected 0 or 1: an"
                        + " integer with the bound 1",
                "M1 'MARKER' 'INTORG'|x cost 3 a 1|8|\"cost\" occurs twice in \"x\"; expected it once",
                "ROWS|OBJSENSE/ BEST/ROWS|4|this line has 1 field and is not one of the section \"OBJSENSE\"; expected a type"
                        + " or a name first, then names without blanks and numbers"
            })
    void saysWhatIsWrong(String part, String other, int line, String problem) {
        int shown = part.startsWith("M1") ? 9 : line;
        assertThatThrownBy(() -> read(PARTITION.replace(part, other.replace('/', '\n'))))
                .hasMessage("file:" + shown + ":1: MPS: " + problem);
    }

    @Test
    void columnsOfAnyNumberAreRejected() {
        assertThatThrownBy(() -> read(PARTITION.replace(" M1 'MARKER' 'INTORG'\n", "")))
                .hasMessage("file:8:1: MPS: the column \"x\" is any number from 0.0 to Infinity; expected 0 or 1: an"
                        + " integer with the bound 1");
        assertThatThrownBy(() -> read(PARTITION.replace("ENDATA", "BOUNDS\n FX x 0\n FX y 0\n FX z 0\nENDATA")))
                .hasMessage("file:1:1: MPS: columns: none can be 1; expected one or more");
    }

    @Test
    void leavesOtherTextsAlone() {
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
        assertThat(read("NAME and ROWS\n")).isEmpty();
        assertThat(read("rows\n1\ncolumns\n1\n")).isEmpty();
    }

    @Test
    void readsOrRefusesMutations() throws IOException {
        Mutations.areReadOrRefused(new Mps(), PARTITION, 51);
        Mutations.areReadOrRefused(new Mps(), resource("glpk-free.mps"), 52);
        Mutations.areReadOrRefused(new Mps(), resource("cbc-maximum.mps"), 53);
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new Mps().read(new ForeignText("file", text));
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(MpsTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
