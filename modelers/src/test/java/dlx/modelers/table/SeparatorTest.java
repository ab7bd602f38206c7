package dlx.modelers.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Line;
import dlx.api.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeparatorTest {

    private static final Separator COMMA = new Separator(',');

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "a,b,c|,", "a;b,c;d|;", "a;b,5|;",
                "'\"a;b;c\",d'|,", "'a\tb, c'|'\t'", ";|;",
            })
    void isWhatOccursMostOftenOutsideOfQuotes(String line, char mark) {
        assertThat(Separator.of(line(line))).contains(new Separator(mark));
    }

    @Test
    void isNotFoundInALineWithoutOne() {
        assertThat(Separator.of(line("1 2 3"))).isEmpty();
        assertThat(Separator.of(line("\"a,b\""))).isEmpty();
        assertThat(Separator.of(line(""))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "a,b|'[a][b]'", "' a , b '|'[a][b]'", "'\"a,b\",c'|'[a,b][c]'", "' \"a\"\"b\" ,c'|'[a\"b][c]'",
                "',a,,'|'[][a][][]'", "'\"\",\"\"\"\"'|'[][\"]'", "'a\"b\",c'|'[a\"b\"][c]'", "''|'[]'",
                "'\" a \"'|'[a]'",
            })
    void splitsRows(String line, String cells) {
        StringBuilder found = new StringBuilder();
        COMMA.split(line(line))
                .forEach(word -> found.append('[').append(word.text()).append(']'));
        assertThat(found).hasToString(cells);
    }

    @Test
    void knowsWhereCellsBegin() {
        assertThat(COMMA.split(line("ab, \"c\",,d"))).extracting(Word::column).containsExactly(1, 5, 9, 10);
        assertThat(new Separator('\t').split(line("a\t\t b")))
                .extracting(Word::text)
                .containsExactly("a", "", "b");
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> COMMA.split(line("a,\"b")))
                .hasMessage(
                        "t.csv:7:3: the quotes do not end in this line; expected a cell without a line break within it");
        assertThatThrownBy(() -> COMMA.split(line("a,\"b\" c")))
                .hasMessage("t.csv:7:7: 'c' comes after quotes that end; expected the end of the cell");
        assertThatThrownBy(() -> COMMA.split(line("a\u0007,b")))
                .hasMessage("t.csv:7:2: '\\u0007' is a control character; expected text that people see");
    }

    @Test
    void readsWhatItWrites() {
        String letters = "ab,;\"# \tc'=+-@1";
        for (int seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<String> cells = new ArrayList<>();
            for (int k = random.nextInt(5); k >= 0; k--) {
                StringBuilder cell = new StringBuilder();
                for (int length = random.nextInt(6); length > 0; length--) {
                    cell.append(letters.charAt(random.nextInt(letters.length())));
                }
                cells.add(cell.toString().strip());
            }
            Separator separator = new Separator(",;\t".charAt(random.nextInt(3)));
            String row = separator.row(cells);
            assertThat(row).endsWith("\n");
            assertThat(separator.split(line(row.substring(0, row.length() - 1))))
                    .as("seed %d: %s", seed, row)
                    .extracting(Word::text)
                    .isEqualTo(cells);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "=HYPERLINK(A1)|'=HYPERLINK(A1)", "@SUM(A1)|'@SUM(A1)", "+E|'+E", "-2+cmd|'-2+cmd", "+1-2|'+1-2",
                "=1,2|\"'=1,2\"", "'=1|''=1", "'a|'a", "'-1|'-1", "a=1|a=1",
                "E+|E+", "-|-", "-12.5|-12.5", "+3|+3",
            })
    void writesNoCellThatASpreadsheetComputes(String cell, String written) {
        assertThat(COMMA.row(List.of("a", cell))).isEqualTo("a," + written + "\n");
        assertThat(COMMA.split(line("a," + written))).extracting(Word::text).containsExactly("a", cell);
    }

    @Test
    void splitsOrRefusesAnyLine() {
        String letters = "a,;\"\t \u00e4";
        int refused = 0;
        for (int seed = 0; seed < 5_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            try {
                assertThat(COMMA.split(line(text.toString())))
                        .as("seed %d: %s", seed, text)
                        .isNotEmpty();
            } catch (dlx.api.PuzzleSyntaxException e) {
                refused++;
                assertThat(e.getMessage())
                        .as("seed %d: %s", seed, text)
                        .startsWith("t.csv:7:")
                        .contains("expected");
                assertThat(text.toString()).contains("\"");
            }
        }
        assertThat(refused).isPositive();
    }

    private static Line line(String text) {
        return new Line("t.csv", 7, text);
    }
}
