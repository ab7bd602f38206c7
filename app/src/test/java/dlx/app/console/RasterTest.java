package dlx.app.console;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.ModelException;
import dlx.api.Svg;
import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures in dots: two per pixel of the SVG, whose cells are 40 pixels wide, with a quarter of a cell around them. */
class RasterTest {

    private static final int CELL = 80;

    @TempDir
    Path folder;

    private static BufferedImage drawn(Svg svg) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Raster.png(svg)));
    }

    /** The color at a place of the picture, in cells. */
    private static String at(BufferedImage image, double x, double y) {
        int rgb = image.getRGB((int) ((x + 0.25) * CELL), (int) ((y + 0.25) * CELL));
        return String.format("#%06x", rgb & 0xffffff);
    }

    @Test
    void whatSvgDrawsIsDrawn() throws IOException {
        BufferedImage image = drawn(new Svg(6, 2)
                .titled("a title", "is not drawn")
                .box(0, 0, 1, 1, "#fb8072")
                .polygon("#369", 1, 0, 2, 0, 2, 1)
                .line(2, 0.5, 3, 0.5, 0.2, "black")
                .circle(3.5, 0.5, 0.4, "#b3de69")
                .dashes(4, 0.5, 6, 0.5, 0.1, "#c00000", 0.5, 0.5));
        assertThat(image.getWidth()).isEqualTo(6 * CELL + CELL / 2);
        assertThat(image.getHeight()).isEqualTo(2 * CELL + CELL / 2);
        assertThat(at(image, -0.1, -0.1)).isEqualTo("#ffffff");
        assertThat(at(image, 0.5, 0.5)).isEqualTo("#fb8072");
        assertThat(at(image, 1.9, 0.3)).as("inside the corner").isEqualTo("#336699");
        assertThat(at(image, 1.1, 0.7)).as("outside of it").isEqualTo("#ffffff");
        assertThat(at(image, 2.5, 0.5)).isEqualTo("#000000");
        assertThat(at(image, 2.5, 0.65)).isEqualTo("#ffffff");
        assertThat(at(image, 3.5, 0.5)).isEqualTo("#b3de69");
        assertThat(at(image, 3.9, 0.5)).as("the circle's line").isEqualTo("#000000");
        assertThat(at(image, 4.25, 0.5)).as("a dash").isEqualTo("#c00000");
        assertThat(at(image, 4.75, 0.5)).as("a gap").isEqualTo("#ffffff");
        assertThat(at(image, 3, 1.5)).isEqualTo("#ffffff");
    }

    @Test
    void theLastDotsAreWhite() throws IOException {
        for (double width : new double[] {1.0, 1.003, 1.013, 7.1, Tier.of(20, 1000)}) {
            BufferedImage image = drawn(new Svg(width, width));
            int last = image.getWidth() - 1;
            assertThat(image.getRGB(last, last)).as("width " + width).isEqualTo(0xffffffff);
            assertThat(image.getRGB(0, last)).as("width " + width).isEqualTo(0xffffffff);
        }
    }

    @Test
    void colorsHaveNamesOrNumbers() throws IOException {
        BufferedImage image = drawn(
                new Svg(3, 1).box(0, 0, 1, 1, "Teal").box(1, 0, 1, 1, "orange").box(2, 0, 1, 1, "#ABC"));
        assertThat(at(image, 0.5, 0.5)).isEqualTo("#008080");
        assertThat(at(image, 1.5, 0.5)).isEqualTo("#ffa500");
        assertThat(at(image, 2.5, 0.5)).isEqualTo("#aabbcc");
        assertThat(at(drawn(new Svg(1, 1).box(0, 0, 1, 1, "tomato")), 0.5, 0.5)).isEqualTo("#ff6347");
    }

    @Test
    void whatCannotBeDrawnIsTheModelsFault() {
        assertThatThrownBy(() -> drawn(new Svg(1, 1).line(0, 0, 1, 1, -3, "black")))
                .isInstanceOf(ModelException.class)
                .hasMessage("the picture cannot be drawn in dots (negative width)");
    }

    @Test
    void wordsAreCenteredAndBoldOnesHaveMoreInk() throws IOException {
        BufferedImage image =
                drawn(new Svg(2, 1).word(0.5, 0.5, 0.6, "#1f4fb0", "8").boldWord(1.5, 0.5, 0.6, "black", "8"));
        int[] ink = new int[2];
        int[] left = {CELL, CELL};
        int[] right = new int[2];
        for (int x = 0; x < 2 * CELL; x++) {
            for (int y = 0; y < CELL; y++) {
                if ((image.getRGB(x + CELL / 4, y + CELL / 4) & 0xff) < 200) {
                    int word = x / CELL;
                    ink[word]++;
                    left[word] = Math.min(left[word], x % CELL);
                    right[word] = Math.max(right[word], x % CELL);
                }
            }
        }
        assertThat(ink[0]).isPositive();
        assertThat(ink[1]).isGreaterThan(ink[0]);
        for (int word = 0; word < 2; word++) {
            assertThat(left[word] + right[word]).isBetween(CELL - 3, CELL + 3);
        }
    }

    @Test
    void whatIsTooLargeIsDrawnSmaller() throws IOException {
        BufferedImage image = drawn(new Svg(1000, 10).box(0, 0, 1000, 10, "#fb8072"));
        assertThat(image.getWidth()).isEqualTo(8000);
        assertThat(image.getHeight()).isBetween(80, 88);
    }

    @Test
    void aPictureGoesToAFile() throws IOException {
        Result result = dlx("8\n", "solve", "toy-queens", "--format", "png", "--output", folder.toString());
        Path file = folder.resolve("puzzle-1-solution-1.png");
        assertThat(result).isEqualTo(new Result(0, file + "\n", ""));
        assertThat(ImageIO.read(Files.newInputStream(file)).getWidth()).isGreaterThan(100);
    }

    @Test
    void aTerminalCannotShowIt() {
        Result result = cli().onTerminal().with("8\n").run("solve", "toy-queens", "--format", "png");
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .contains("--format png: a terminal cannot show it; expected --output DIR, or > FILE\n");
    }

    @Test
    void aPictureTellsWhatItShows() {
        String svg = dlx("4\n", "solve", "toy-queens", "--format", "svg").out();
        assertThat(svg.lines().skip(1).limit(2))
                .containsExactly(
                        "<title>Queens for tests: puzzle 1, solution 1</title>",
                        "<desc>.Q.. / ...Q / Q... / ..Q.</desc>");
    }
}
