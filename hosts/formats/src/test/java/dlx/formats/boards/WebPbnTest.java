package dlx.formats.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Mutations;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files in the form in which webpbn.com exports puzzles. */
class WebPbnTest {

    private static final String PUZZLE = """
            <?xml version="1.0"?>
            <!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">
            <puzzleset>
            <source>webpbn.com</source>
            <puzzle type="grid" defaultcolor="black">
            <title>T</title>
            <color name="white" char=".">fff</color>
            <color name="black" char="X">000</color>
            <clues type="columns">
            <line><count>2</count></line>
            <line></line>
            <line><count color="black">1</count><count>1</count></line>
            </clues>
            <clues type="rows">
            <line><count>1</count><count>1</count></line>
            <line><count>1</count></line>
            <line/>
            </clues>
            <solution type="goal"><image>|X.X|</image></solution>
            </puzzle>
            </puzzleset>
            """;
    private static final String CLUES = "columns\n2 \n0\n1 1 \nrows\n1 1 \n1 \n0\n";

    @Test
    void puzzlesAreNonograms() {
        assertThat(read(PUZZLE)).contains(new ReadPuzzles("webpbn", "nonogram", CLUES, List.of()));
        String two = PUZZLE.substring(PUZZLE.indexOf("<puzzle "), PUZZLE.indexOf("</puzzleset>"));
        assertThat(read(PUZZLE.replace("</puzzleset>", two + "</puzzleset>")))
                .contains(new ReadPuzzles("webpbn", "nonogram", CLUES + CLUES, List.of()));
    }

    @Test
    void severalColorsHaveLetters() {
        String colored = PUZZLE.replace(
                        "<color name=\"black\"", "<color name=\"blue\">00F</color>\n<color name=\"black\"")
                .replace("<count color=\"black\">1<", "<count color=\"blue\">1<");
        String clues = "color b #000\ncolor l #00F\ncolumns\n2b \n0\n1l 1b \nrows\n1b 1b \n1b \n0\n";
        String puzzle = colored.substring(colored.indexOf("<puzzle "), colored.indexOf("</puzzleset>"));
        assertThat(read(colored)).contains(new ReadPuzzles("webpbn", "nonogram", clues, List.of()));
        String black = PUZZLE.substring(PUZZLE.indexOf("<puzzle "), PUZZLE.indexOf("</puzzleset>"));
        assertThat(read(PUZZLE.replace("</puzzleset>", puzzle + black + "</puzzleset>")))
                .contains(new ReadPuzzles("webpbn", "nonogram", CLUES + clues + CLUES, List.of()));
        Mutations.areReadOrRefused(new WebPbn(), colored, 55);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<count color=\"black\">1|<count color=\"white\">1|12|7|color: \"zzz\" is not read; expected 3 or 6 hexadecimal"
                        + " digits",
                "type=\"rows\"|type=\"diagonals\"|14|1|clues: \"diagonals\" is not read; expected rows or columns",
                "<count>2<|<count>x<|10|7|count: \"x\" is not read; expected a length of up to three digits",
                "</clues>|</line>|13|3|XML: it is not well-formed here; expected <puzzleset><puzzle>"
            })
    void saysWhatIsWrong(String part, String other, int line, int column, String problem) {
        String wrong = PUZZLE.replace("fff", "zzz").replace(part, other);
        assertThatThrownBy(() -> read(wrong)).hasMessage("file:" + line + ":" + column + ": webpbn: " + problem);
        assertThatThrownBy(() -> read("\n\n" + wrong.replace(" SYSTEM ", "\nSYSTEM\n")))
                .hasMessage("file:" + (line + 4) + ":" + column + ": webpbn: " + problem);
    }

    @Test
    void readsOrRefusesMutations() {
        Mutations.areReadOrRefused(new WebPbn(), PUZZLE, 54);
        assertThat(Mutations.ofModels())
                .allSatisfy(text -> assertThat(read(text)).isEmpty());
    }

    private static Optional<ReadPuzzles> read(String text) {
        return new WebPbn().read(new ForeignText("file", text));
    }
}
