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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "color=\"black\">1|color=\"red\">1|color: \"red\" is not read; expected \"black\" as above, because nonograms have"
                        + " one color",
                "type=\"rows\"|type=\"diagonals\"|clues: \"diagonals\" is not read; expected rows or columns",
                "<count>2<|<count>x<|count: \"x\" is not read; expected a length of up to three digits",
                "</clues>|</line>|XML: it is not well-formed after line 13; expected <puzzleset><puzzle>"
            })
    void saysWhatIsWrong(String part, String other, String problem) {
        assertThatThrownBy(() -> read(PUZZLE.replace(part, other))).hasMessage("file:1:1: webpbn: " + problem);
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
