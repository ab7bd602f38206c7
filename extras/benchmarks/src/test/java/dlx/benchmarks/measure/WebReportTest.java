package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class WebReportTest {

    private static final Machine MACHINE = new Machine("Z80", 1, "64 KiB", "CP/M", "cc", "1 May 2026", "abc");

    @Test
    void tellsWhichGoalsAreReached() {
        WebReport report = new WebReport("JDK 17", MACHINE);
        report.add(List.of(
                WebFigure.atMost("page", 52.71, 100, " KB"),
                WebFigure.atLeast("frames", 43.2, 55, "/s"),
                WebFigure.spread("seek", 40, 50, "p95", 151.2, 150, " ms"),
                WebFigure.told("the same, gzipped", "2.6 KB")));
        report.missing("the page in a browser", "no chromium");
        report.load(24, 25.04);

        assertThat(report.toString())
                .contains(
                        "# The page, on JDK 17\n", "Z80", "24.0 ms for queens-12 before these runs, and 25.0 ms after")
                .contains(
                        "| page | 52.7 KB | 100 KB | reached |\n",
                        "| frames | 43.2/s | 55.0/s or more | **missed** |\n",
                        "| seek | 40.0 ms median, p95 151 ms | 50.0 ms median, p95 150 ms | **missed** |\n",
                        "| the same, gzipped | 2.6 KB |  |  |\n")
                .contains("Goals reached: 1 of 3; missed: frames; seek.\n")
                .endsWith("Not measured: the page in a browser: no chromium.\n");
    }

    @Test
    void judgesByTheDigitsThatAreShown() {
        assertThat(WebFigure.atMost("cover", 117.4, 117, " KB").isReached()).isTrue();
        assertThat(WebFigure.atMost("cover", 117.6, 117, " KB").isReached()).isFalse();
        assertThat(WebFigure.atMost("nothing", Double.NaN, 117, " KB").isReached())
                .isFalse();
        assertThat(WebFigure.atLeast("frames", 54.96, 55, "/s").isReached()).isTrue();
        assertThat(WebFigure.atLeast("frames", 54.94, 55, "/s").isReached()).isFalse();
    }

    @Test
    void readsWhatAProcessSays() {
        assertThat(WebRun.read("median 1.5\nmost 3.25\n")).isEqualTo(Map.of("median", 1.5, "most", 3.25));
        assertThatThrownBy(() -> WebRun.read("Exception in thread\n")).isInstanceOf(Trouble.class);
    }

    @Test
    void takesTheUpperEndOfTimes() {
        List<Double> hundred =
                DoubleStream.iterate(1, d -> d + 1).limit(100).boxed().toList();

        assertThat(WebBench.percentile95(hundred)).isEqualTo(95);
        assertThat(WebBench.percentile95(List.of(7.0))).isEqualTo(7);
    }

    @Test
    void findsTheMarkBeforeAnyStep() {
        WebSearch search = WebSearch.of(WebPuzzle.QUEENS_10, Long.MAX_VALUE);
        SplittableRandom random = new SplittableRandom(1);

        assertThat(search.steps()).isEqualTo(38_569);
        for (int i = 0; i < 1000; i++) {
            WebSearch.Place place = search.somewhere(random);
            assertThat(place.first() % 1024).isEqualTo(1);
            assertThat(place.first()).isBetween(1L, search.steps());
            assertThat(place.mark().step()).isLessThanOrEqualTo(place.first());
            assertThat(search.marks())
                    .noneMatch(mark -> mark.step() > place.mark().step() && mark.step() <= place.first());
        }
    }

    @Test
    void asksAsThePageAsks() {
        assertThat(WebPuzzle.QUEENS_6.request(1))
                .isEqualTo("{\"model\":\"queens\",\"text\":\"6\\n\\n\",\"settings\":{}}");
        assertThat(new WebSearch.Place(dlx.web.play.Mark.START, 1025).request())
                .isEqualTo("{\"strategy\":\"mrv\",\"first\":1025,\"count\":1024,\"mark\":{\"step\":1,\"nodes\":1,"
                        + "\"solutions\":0,\"dead\":0,\"choice\":0,\"path\":[],\"since\":[]}}");
    }
}
