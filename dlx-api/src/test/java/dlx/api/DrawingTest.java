package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

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
}
