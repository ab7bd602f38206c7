package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.benchmarks.measure.GrowthPicture.Point;
import dlx.benchmarks.measure.GrowthPicture.Series;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GrowthPictureTest {

    private static final Family FAMILY = new Family(
            "queens", "n queens", "n", Stream.of(6, 7, 8).map(n -> size(n)).toList());

    private static Family.Size size(int n) {
        return new Family.Size(n, n + " rows", List.of());
    }

    private static String draw(Series... series) {
        return new GrowthPicture(FAMILY, "CPU time", List.of(series)).draw().toString();
    }

    /** The circles of links: the one in the legend first, and then a point each. */
    private static List<double[]> circles(String svg) {
        return Pattern.compile("<circle cx=\"([0-9.]+)\" cy=\"([0-9.]+)\"")
                .matcher(svg)
                .results()
                .map(match -> new double[] {coordinate(match, 1), coordinate(match, 2)})
                .toList();
    }

    private static double coordinate(MatchResult match, int group) {
        return Double.parseDouble(match.group(group));
    }

    @Test
    void drawsTenfoldTimesAtEqualDistances() {
        String svg = draw(new Series("links", List.of(new Point(6, 0.1), new Point(7, 1), new Point(8, 10))));

        List<double[]> circles = circles(svg);
        assertThat(circles).hasSize(4);
        double up = circles.get(1)[1] - circles.get(2)[1];
        double right = circles.get(2)[0] - circles.get(1)[0];
        assertThat(up).isPositive().isCloseTo(circles.get(2)[1] - circles.get(3)[1], within());
        assertThat(right).isPositive().isCloseTo(circles.get(3)[0] - circles.get(2)[0], within());
    }

    private static org.assertj.core.data.Offset<Double> within() {
        return org.assertj.core.data.Offset.offset(0.002); // as exact as the picture writes
    }

    @Test
    void namesTheDecadesAroundTheTimesAndTheSizes() {
        String svg = draw(new Series("links", List.of(new Point(6, 0.02), new Point(8, 2500))));

        assertThat(svg).contains(">10 µs<", ">100 µs<", ">1 ms<", ">10 ms<", ">100 ms<", ">1 s<", ">10 s<");
        assertThat(svg).doesNotContain(">1 µs<", ">100 s<");
        assertThat(svg).contains(">6 rows<", ">7 rows<", ">8 rows<", ">n<", ">n queens<", ">CPU time<");
    }

    @Test
    void givesEachContestantAColorAndANameInTheLegend() {
        List<String> names = List.of("yardstick in C", "links", "slots", "masks", "memo, count", "prices", "bits");
        String svg = draw(names.stream()
                .map(name -> new Series(name, List.of(new Point(6, 1), new Point(7, 2))))
                .toArray(Series[]::new));

        assertThat(svg).contains(names.stream().map(name -> ">" + name + "<").toList());
        assertThat(names.stream().map(Style::of)).doesNotHaveDuplicates();
        assertThat(Stream.of(Style.values()).map(Style::color)).doesNotHaveDuplicates();
        assertThat(svg).contains(Stream.of(Style.values()).map(Style::color).toList());
    }

    @Test
    void drawsASinglePoint() {
        assertThat(circles(draw(new Series("links", List.of(new Point(7, 1)))))).hasSize(2);
    }
}
