package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of puzzles that are impossible by weights. */
class ColoringTest {

    private static final Pattern CELL = Pattern.compile(
            "<rect x=\"([^\"]*)\" y=\"([^\"]*)\"[^>]* fill=\"(#[0-9a-f]+)\"/>\n<text [^>]*>([^<]*)</text>");

    private static final String FOUR_BY_FOUR = "#...\n....\n....\n...#\n";

    private static Result svg(String puzzle, String model) {
        return dlx(puzzle, "explain", model, "--format", "svg");
    }

    /** The cells that are colored: {@code row,column figure}, and their colors. */
    private static List<String> cells(String svg, List<String> colors) {
        List<String> cells = new ArrayList<>();
        for (MatchResult cell : CELL.matcher(svg).results().toList()) {
            cells.add((int) Double.parseDouble(cell.group(2)) + "," + (int) Double.parseDouble(cell.group(1)) + " "
                    + cell.group(4));
            colors.add(cell.group(3));
        }
        return cells;
    }

    @Test
    void aBoardWithoutTwoCornersIsAChessboard() {
        Result result = svg(FOUR_BY_FOUR, "domino");
        List<String> colors = new ArrayList<>();
        List<String> cells = cells(result.out(), colors);

        assertThat(result.code()).isZero();
        assertThat(result.out()).contains("<title>No solution: weights");
        assertThat(cells).hasSize(14);
        assertThat(colors.stream().distinct()).hasSize(2);
        for (int k = 0; k < cells.size(); k++) {
            boolean isLikeFirst = parity(cells.get(k)) == parity(cells.get(0));
            assertThat(figure(cells.get(k)).equals(figure(cells.get(0))))
                    .as(cells.get(k))
                    .isEqualTo(isLikeFirst);
            assertThat(colors.get(k).equals(colors.get(0))).as(cells.get(k)).isEqualTo(isLikeFirst);
        }
    }

    private static int parity(String cell) {
        return (cell.charAt(0) + cell.charAt(2)) % 2;
    }

    private static String figure(String cell) {
        return cell.substring(4);
    }

    @Test
    void theLayersOfABoxAreColoredSideBySide() {
        String svg = svg("pieces\n*\n####\n####\n\nboard 6x6x6\n", "soma").out();
        List<String> cells = cells(svg, new ArrayList<>());

        assertThat(svg).contains(">layer 1<", ">layer 6<");
        assertThat(cells).hasSize(27).allMatch(cell -> cell.endsWith(" 1"));
        assertThat(cells.stream().map(cell -> cell.replaceAll(",.*", "")).distinct())
                .hasSize(3);
        assertThat(cells.stream().map(cell -> cell.replaceAll(".*,| .*", "")).distinct())
                .hasSize(9);
    }

    @Test
    void slotsAreColoredAndNumbersCounted() {
        String svg = svg("5\n", "langford").out();

        assertThat(cells(svg, new ArrayList<>())).hasSize(5).allMatch(cell -> cell.endsWith(" 1"));
        assertThat(svg).contains("beside it 2 items of weight 1 (number 2, number 4)");
    }

    @Test
    void aModelThatDrawsNothingGetsWords() {
        Result result = svg("items a b c\nP: a b\nQ: b c\nR: a c\n", "sets");

        assertThat(result.code()).isZero();
        assertThat(result.out()).startsWith("no solution");
        assertThat(result.err())
                .contains(
                        "puzzle 1: no picture, because the model sets does not draw the items of the coloring; written"
                                + " as text instead");
    }

    @Test
    void whatHasASolutionGetsWords() {
        Result result = svg("4\n", "langford");

        assertThat(result.code()).isZero();
        assertThat(result.out()).doesNotContain("<svg");
        assertThat(result.err())
                .contains("no picture, because no coloring proves that the puzzle is impossible;"
                        + " written as text instead");
    }

    @Test
    void picturesGoToAFolder(@TempDir Path folder) throws IOException {
        Result result = dlx("5\n6\n", "explain", "langford", "--format", "png", "--output", folder.toString());

        Path first = folder.resolve("puzzle-1-weights.png");
        assertThat(result.out()).isEqualTo(first + "\n" + folder.resolve("puzzle-2-weights.png") + "\n");
        assertThat(Files.readAllBytes(first)).startsWith(0x89, 'P', 'N', 'G');
    }

    @Test
    void aTraceOfWhatIsImpossibleEndsWithTheColoring(@TempDir Path folder) throws IOException {
        String[] frames = {"trace", "domino", "--steps", "3", "--format", "svg", "--output", folder.toString()};
        String out = dlx(FOUR_BY_FOUR, frames).out();

        assertThat(out).endsWith(folder.resolve("puzzle-1-weights.svg") + "\n");
        assertThat(cells(Files.readString(folder.resolve("puzzle-1-weights.svg")), new ArrayList<>()))
                .hasSize(14);
        assertThat(dlx("....\n", frames).out()).contains("frame-0001.svg").doesNotContain("weights");
    }

    @Test
    void aTraceAsTextEndsWithTheSentences() {
        String[] steps = {"trace", "domino", "--steps", "2"};

        assertThat(dlx(FOUR_BY_FOUR, steps).out())
                .endsWith(dlx(FOUR_BY_FOUR, "explain", "domino").out());
        assertThat(dlx("....\n", steps).out()).doesNotContain("no solution:");
    }

    @Test
    void standardOutputTakesOnePicture() {
        Result two = svg("5\n6\n", "langford");

        assertThat(two.code()).isEqualTo(2);
        assertThat(two.err())
                .contains("cannot write another picture for puzzle 2, because standard output takes one picture");
        assertThat(dlx("5\n", "explain", "langford", "--format", "options").code())
                .isEqualTo(2);
    }
}
