package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DrawingTest {

    @Test
    void aGridIsALineARow() {
        char[][] board = Grid.filled(2, 3, '.');
        board[1][2] = 'Q';
        assertThat(Grid.text(board)).isEqualTo("...\n..Q\n");
        assertThat(Grid.filled(0, 3, '.')).isEmpty();
    }

    @Test
    void columnsAreAsWideAsTheLongestWord() {
        assertThat(Grid.columns(new String[][] {{"1", "22"}, {"333", "4"}})).isEqualTo("  1  22\n333   4\n");
    }

    @Test
    void aPictureIsWellFormedWhateverIsWrittenInIt() throws Exception {
        String svg = new Svg(2, 1)
                .box(0, 0, 1, 1, Svg.color(17))
                .line(0, 0, 2, 1, 0.1, "black")
                .circle(0.5, 0.5, 1 / 3.0, "none")
                .word(0.5, 0.5, 0.7, "black", "<&\"\u0001>")
                .boldWord(1.5, 0.5, 0.7, "black", "B")
                .toString();
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getElementsByTagName("text").item(0).getTextContent())
                .isEqualTo("<&\"?>");
        assertThat(document.getElementsByTagName("rect").getLength()).isEqualTo(2);
        assertThat(document.getDocumentElement().getAttribute("viewBox")).isEqualTo("-0.25 -0.25 2.5 1.5");
        assertThat(svg).contains("r=\"0.333\"");
    }

    @Test
    void aPolygonHasACornerForEachPairOfNumbers() {
        assertThat(new Svg(2, 1).polygon("none", 0, 0, 1.5, 0, 1 / 3.0, 1).toString())
                .contains("<polygon points=\"0,0 1.5,0 0.333,1\" fill=\"none\"/>\n");
        assertThatThrownBy(() -> new Svg(2, 1).polygon("none", 0, 0, 1, 1))
                .hasMessage("points: 4 numbers; expected x and y of three corners or more");
        assertThatThrownBy(() -> new Svg(2, 1).polygon("none", 0, 0, 1, 1, 2, 0, 3))
                .hasMessageStartingWith("points: 7 numbers;");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-5, -0.001, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aPictureHasASize(double size) {
        String expected = size + "; expected a number of cells, 0 or more";
        assertThatThrownBy(() -> new Svg(size, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("width: " + expected);
        assertThatThrownBy(() -> new Svg(1, size))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("height: " + expected);
        assertThat(new Svg(0, 0).width()).isZero();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void whatHasNoPlaceIsRefusedAndNothingOfItIsWritten(double number) {
        Svg svg = new Svg(2, 1);
        String before = svg.toString();
        List<ThrowingCallable> calls = List.of(
                () -> svg.box(0, number, 1, 1, "red"),
                () -> svg.polygon("red", 0, 0, 1, 1, 2, number),
                () -> svg.line(0, 0, 1, 1, number, "red"),
                () -> svg.dashes(0, 0, 1, 1, 1, "red", 1, number),
                () -> svg.circle(0, 0, number, "red"),
                () -> svg.word(number, 0, 1, "red", "word"),
                () -> svg.boldWord(0, 0, number, "red", "word"));
        assertThat(calls)
                .allSatisfy(call -> assertThatThrownBy(call)
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageMatching("[a-z]+: \\[.*" + number + ".*\\]; expected finite numbers"));
        assertThat(svg).hasToString(before);
    }

    @Test
    void rowsMayDifferInLength() {
        assertThat(Grid.text(new char[][] {{'a'}, {}, {'b', 'c'}})).isEqualTo("a\n\nbc\n");
        assertThat(Grid.columns(new String[][] {{"1"}, {}, {"22", "3"}})).isEqualTo(" 1\n\n22  3\n");
        assertThat(Grid.columns(new String[0][])).isEmpty();
    }

    @Test
    void aPictureHasAMargin() {
        assertThat(new Svg(2, 1))
                .hasToString("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"60\""
                        + " viewBox=\"-0.25 -0.25 2.5 1.5\">\n"
                        + "<rect x=\"-0.25\" y=\"-0.25\" width=\"2.5\" height=\"1.5\" fill=\"white\"/>\n</svg>\n");
    }

    @Test
    void numbersHaveThreeDigitsAtMost() {
        assertThat(new Svg(1, 1).box(-0.0001, 1 / 3.0, 12, 0.5, "red").toString())
                .contains("<rect x=\"0\" y=\"0.333\" width=\"12\" height=\"0.5\" fill=\"red\"/>");
    }

    /** A word hangs on its base line, a bit more than a third of its size below its middle. */
    @Test
    void wordsStandAroundTheirMiddle() {
        assertThat(new Svg(1, 1).word(0.5, 0.25, 0.5, "black", "x").toString())
                .contains("<text x=\"0.5\" y=\"0.43\" font-size=\"0.5\"");
    }

    @Test
    void colorsRepeat() {
        assertThat(Svg.color(0)).matches("#[0-9a-f]{6}");
        assertThat(java.util.stream.IntStream.range(0, 1000)
                        .mapToObj(Svg::color)
                        .distinct()
                        .count())
                .isBetween(10L, 100L);
    }

    /** XML has no place for these, not even as numbers. */
    @Test
    void charactersThatXmlDoesNotKnowBecomeQuestionMarks() {
        assertThat(new Svg(1, 1)
                        .word(0, 0, 1, "black", "a\u0000\u001b\ud83d\ufffe\uffffz\ud83d\ude00")
                        .toString())
                .contains(">a?????z\ud83d\ude00</text>");
    }

    @Test
    void aPictureHasATitleADescriptionAndBrokenLines() {
        Svg svg = new Svg(2, 1).dashes(0, 0, 2, 0, 0.07, "red", 0, 0.15).titled("a < b", "so & so\u0007");

        assertThat(svg.width()).isEqualTo(2);
        assertThat(svg.height()).isEqualTo(1);
        assertThat(svg.toString())
                .contains("\">\n<title>a &lt; b</title>\n<desc>so &amp; so?</desc>\n<rect")
                .contains("stroke-linecap=\"round\" stroke-dasharray=\"0 0.15\"/>\n</svg>");
    }

    @Test
    void anAreaIsABoxOfFiniteNumbers() {
        assertThat(Area.cell(2, 5)).isEqualTo(new Area(5, 2, 1, 1));
        assertThatThrownBy(() -> new Area(0, 0, 0, 1)).hasMessageContaining("0.0 x 1.0");
        assertThatThrownBy(() -> new Area(Double.NaN, 0, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Area(0, Double.POSITIVE_INFINITY, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
