package dlx.modelers.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoardPictureTest {

    private static final List<CellValue> FILLED = IntStream.range(0, 16)
            .mapToObj(cell -> CellValues.of(4).at(cell, (cell / 4 * 2 + cell / 8 + cell) % 4 + 1))
            .toList();

    @Test
    void setsGivensApartFromWhatWasFound() {
        String svg = boxes().draw(BoardStyle.GRID, FILLED.subList(0, 3), FILLED).toString();
        assertThat(count(svg, "<text ")).isEqualTo(16);
        assertThat(count(svg, "font-weight=\"bold\"[^>]*fill=\"black\"")).isEqualTo(3);
        assertThat(count(svg, "font-weight=\"normal\"[^>]*fill=\"#1f4fb0\"")).isEqualTo(13);
        assertThat(count(svg, "<rect [^>]*width=\"1\"[^>]*fill=\"#dedede\"")).isEqualTo(3);
    }

    @Test
    void leavesOpenCellsEmpty() {
        String svg =
                boxes().draw(BoardStyle.GRID, FILLED.subList(0, 3), List.of()).toString();
        assertThat(count(svg, "<text ")).isEqualTo(3);
    }

    @Test
    void drawsThickLinesBetweenRegions() {
        String boxes = boxes().draw(BoardStyle.GRID, List.of(), FILLED).toString();
        assertThat(count(boxes, "stroke-width=\"0.02\"")).isEqualTo(6);
        assertThat(count(boxes, "stroke-width=\"0.08\"")).isEqualTo(6); // four around, two crossing
        String corner = "1000" + "0000".repeat(3);
        String odd = new BoardPicture(4, corner::charAt)
                .draw(BoardStyle.GRID, List.of(), FILLED)
                .toString();
        assertThat(odd).contains(thick(0, 1, 1, 1), thick(1, 0, 1, 1), thick(0, 0, 4, 0), thick(4, 0, 4, 4));
        assertThat(count(odd, "stroke-width=\"0.08\"")).isEqualTo(6);
    }

    @Test
    void shadesCellsAfterTheirGivens() {
        String svg = boxes().shade(List.of(0, 5), 0)
                .draw(BoardStyle.GRID, FILLED.subList(0, 1), FILLED)
                .toString();
        assertThat(count(svg, "<rect [^>]*fill=\"#cdebe4\"")).isEqualTo(2);
        assertThat(svg).contains("<rect x=\"0.13\" y=\"0.13\" width=\"0.74\" height=\"0.74\" fill=\"#dedede\"/>");
    }

    @Test
    void writesNotesSmall() {
        String svg =
                boxes().note(3, "10").draw(BoardStyle.GRID, List.of(), FILLED).toString();
        assertThat(count(svg, "font-size=\"0.25\"[^>]*>10</text>")).isEqualTo(1);
    }

    @Test
    void writesValuesAsTheBoardDoes() {
        assertThat(boxes().draw(BoardStyle.LETTERS, List.of(), FILLED).toString())
                .contains(">D</text>");
    }

    private static BoardPicture boxes() {
        return new BoardPicture(4, cell -> cell / 8 * 2 + cell % 4 / 2);
    }

    private static String thick(int x1, int y1, int x2, int y2) {
        return "<line x1=\"" + x1 + "\" y1=\"" + y1 + "\" x2=\"" + x2 + "\" y2=\"" + y2
                + "\" stroke=\"black\" stroke-width=\"0.08\"";
    }

    private static long count(String svg, String regex) {
        return Pattern.compile(regex).matcher(svg).results().count();
    }
}
